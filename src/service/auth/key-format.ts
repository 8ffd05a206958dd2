import { createHash, randomBytes } from 'node:crypto';
import { KEY_PREFIX } from '../../contract/limits.ts';

const SECRET_BYTES = 32;
const VISIBLE_CHARACTERS = KEY_PREFIX.length + 6;

/** A new API key. It exists in full only here and with whoever it is shown to. */
export function generateKey(): string {
  return `${KEY_PREFIX}${randomBytes(SECRET_BYTES).toString('base64url')}`;
}

/**
 * What is stored of a key and looked up by. The key has 256 random bits, so a plain hash cannot be
 * turned back, and a lookup by hash tells nothing through its timing.
 */
export function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** The beginning of a key, by which its owner recognises it in a list. */
export function visiblePrefix(key: string): string {
  return key.slice(0, VISIBLE_CHARACTERS);
}
