import { createCipheriv, createDecipheriv, createHash, randomBytes, randomUUID } from 'node:crypto';
import {
  chmodSync,
  linkSync,
  mkdirSync,
  readFileSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** A file that others may read is none for a key. */
const OF_OTHERS = 0o077;

/** The keys that tokens are encrypted with cannot be used. */
export class EncryptionKeyError extends Error {
  override readonly name = 'EncryptionKeyError';
}

/** What was sealed cannot be read: its key is not here, or it is not what was written. */
export class SealError extends Error {
  override readonly name = 'SealError';
}

/** A text that only the key of that id opens. */
export interface SealedText {
  keyId: string;
  /** A nonce, the proof of the text, and the text. */
  sealed: Uint8Array;
}

/** Where the keys are: those that were given, else a file that is made once one is needed. */
export type KeySource =
  | { keys: readonly Buffer[] }
  | { path: string }
  /** For what ends with this process. */
  | { keys: 'random' };

/**
 * Reads keys that are written in Base64, one after the other. The first one encrypts, all decrypt:
 * a new key is put before the old one, which goes once all is encrypted anew.
 *
 * @throws EncryptionKeyError, which quotes nothing
 */
export function parseKeys(text: string, origin: string): Buffer[] {
  const words = text.split(/[\s,]/).filter((word) => word !== '');
  if (words.length === 0) throw new EncryptionKeyError(`${origin} has no key.`);
  return words.map((word, index) => {
    const key = Buffer.from(word, 'base64');
    const isBase64 = /^[A-Za-z0-9+/_-]+={0,2}$/.test(word);
    if (isBase64 && key.length === KEY_BYTES) return key;
    throw new EncryptionKeyError(
      `${origin}: key ${index + 1} is not ${KEY_BYTES} bytes in Base64, as \`openssl rand -base64 ${KEY_BYTES}\` makes them.`,
    );
  });
}

const idOf = (key: Buffer): string =>
  createHash('sha256').update('key id').update(key).digest('hex').slice(0, 16);

/** Encrypts what is stored of tokens, by AES-256-GCM. */
export class KeyRing {
  readonly #source: KeySource;
  #keys: ReadonlyMap<string, Buffer> | null = null;

  /** @throws EncryptionKeyError where there is a file of keys that cannot be used */
  constructor(source: KeySource) {
    this.#source = source;
    const keys = 'path' in source ? readKeyFile(source.path) : keysOf(source);
    if (keys !== null) this.#take(keys);
  }

  /** @param owner what the text belongs to: it is opened for no other */
  seal(owner: string, text: string): SealedText {
    const [[keyId, key] = []] = this.#ring();
    if (keyId === undefined || key === undefined) throw new EncryptionKeyError('There is no key.');
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(owner));
    const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return { keyId, sealed: Buffer.concat([nonce, cipher.getAuthTag(), bytes]) };
  }

  /** @throws SealError */
  open(owner: string, { keyId, sealed }: SealedText): string {
    const key = this.#keys?.get(keyId) ?? this.#keyOfFile(keyId);
    if (key === undefined) {
      throw new SealError(
        `they are encrypted with the key ${keyId}, which the service does not have`,
      );
    }
    const bytes = Buffer.from(sealed);
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
    try {
      const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(owner))
        .setAuthTag(tag);
      const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    } catch (error) {
      throw new SealError('what is stored of them is not what was written', { cause: error });
    }
  }

  /** A key that another service, or who looks after this one, has put into the file meanwhile. */
  #keyOfFile(keyId: string): Buffer | undefined {
    const keys = 'path' in this.#source ? readKeyFile(this.#source.path) : null;
    if (!keys?.some((key) => idOf(key) === keyId)) return undefined;
    return this.#take(keys).get(keyId);
  }

  #ring(): ReadonlyMap<string, Buffer> {
    if (this.#keys !== null) return this.#keys;
    const { path } = this.#source as Extract<KeySource, { path: string }>;
    // Another service on this database may have made it meanwhile.
    return this.#take(readKeyFile(path) ?? makeKeyFile(path));
  }

  #take(keys: readonly Buffer[]): ReadonlyMap<string, Buffer> {
    this.#keys = new Map(keys.map((key) => [idOf(key), key]));
    return this.#keys;
  }
}

const keysOf = ({ keys }: Exclude<KeySource, { path: string }>): readonly Buffer[] =>
  keys === 'random' ? [randomBytes(KEY_BYTES)] : keys;

/** Null: there is no such file. */
function readKeyFile(path: string): Buffer[] | null {
  try {
    if (process.platform !== 'win32' && (statSync(path).mode & OF_OTHERS) !== 0) {
      throw new EncryptionKeyError(
        `${path} holds keys, and others may read it: take that from them with \`chmod 600\`.`,
      );
    }
    return parseKeys(readFileSync(path, 'utf8'), path);
  } catch (error) {
    if (error instanceof EncryptionKeyError) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return null;
    throw new EncryptionKeyError(`Cannot read the keys in ${path}: ${message}`);
  }
}

/** Whole from its first moment on; where another process is faster, its key is the one. */
function makeKeyFile(path: string): Buffer[] {
  const draft = `${path}.${randomUUID()}`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(draft, `${randomBytes(KEY_BYTES).toString('base64')}\n`, {
      flag: 'wx',
      mode: 0o600,
    });
    // Whatever this process masks of modes.
    chmodSync(draft, 0o600);
    try {
      linkSync(draft, path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      unlinkSync(draft);
    }
  } catch (error) {
    const { message } = error as NodeJS.ErrnoException;
    throw new EncryptionKeyError(`Cannot make the key ${path}: ${message}`);
  }
  const keys = readKeyFile(path);
  if (keys === null) throw new EncryptionKeyError(`The key ${path} is gone.`);
  return keys;
}
