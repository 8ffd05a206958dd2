import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Variables } from '../../../lib/variables.ts';

/**
 * The variable with the key that encrypts stored tokens: 32 bytes in Base64, as
 * `openssl rand -base64 32` makes them. It replaces the file `<database>.key`.
 */
export const KEY_VARIABLE = 'MCP_EVAL_GATE_KEY';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A key is not 32 bytes in Base64. */
export class KeyError extends Error {
  /** The variable or the file that holds it. */
  readonly source: string;

  constructor(source: string) {
    super(`no encryption key in ${source}`);
    this.source = source;
  }
}

export type Sealer = ReturnType<typeof sealerOf>;

/** Encrypts what is stored of tokens, with AES-256-GCM. */
const sealerOf = (key: Buffer) => ({
  /** Encrypts a JSON value for an owner. The result is Base64. */
  seal: (owner: string, value: unknown): string => {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(owner));
    const content = Buffer.concat([cipher.update(JSON.stringify(value)), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), content]).toString('base64');
  },
  /** Decrypts a value; null if it has another key or owner, or is damaged. */
  open: <Value>(owner: string, sealed: string): Value | null => {
    const bytes = Buffer.from(sealed, 'base64');
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
    try {
      const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
      const content = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
      return JSON.parse(Buffer.concat([content, decipher.final()]).toString());
    } catch {
      return null;
    }
  },
});

/**
 * Opens the key for the tokens in a database: from the environment, else from `<database>.key`,
 * which is created if it is missing. A database in memory gets a random key.
 *
 * @throws KeyError; an error of the system if the file cannot be read or created
 */
export function openSealer(databaseFile: string | null, environment: Variables): Sealer {
  const { [KEY_VARIABLE]: given = '' } = environment;
  if (given !== '') return sealerOf(parseKey(given, KEY_VARIABLE));
  if (databaseFile === null) return sealerOf(randomBytes(KEY_BYTES));
  const file = `${databaseFile}.key`;
  if (!existsSync(file)) createKeyFile(file);
  return sealerOf(parseKey(readFileSync(file, 'utf8'), file));
}

function parseKey(text: string, source: string): Buffer {
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length !== KEY_BYTES) throw new KeyError(source);
  return key;
}

/** Creates the file complete. The lock of the database keeps other services away. */
function createKeyFile(file: string): void {
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, randomBytes(KEY_BYTES).toString('base64'), { flag: 'wx', mode: 0o600 });
  renameSync(draft, file);
}
