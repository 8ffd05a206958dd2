import { createHash } from 'node:crypto';

/** Longer ones would burden the index they are looked up in, and some databases refuse them. */
const MAX_LENGTH = 512;

const HASHED = 'sha256:';

/**
 * What an id that a reporter made up is stored and looked up as: itself, or its hash where it is
 * long. An id that looks like a hash is hashed too, so that no two ids are stored alike.
 */
export function storedId(id: string): string {
  if (id.length <= MAX_LENGTH && !id.startsWith(HASHED)) return id;
  return `${HASHED}${createHash('sha256').update(id).digest('hex')}`;
}
