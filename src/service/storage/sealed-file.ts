import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Where a text is, and what proves that it is the one that was written. Kept in memory. */
export interface SealedPlace {
  offset: number;
  /** In bytes. */
  length: number;
  /** Counts what was ever written, so that no nonce is used twice. */
  nonce: number;
  tag: Uint8Array;
}

/** What was read is not what was written: somebody else has written to the file. */
export class BrokenSealError extends Error {
  override readonly name = 'BrokenSealError';
}

/** Texts too large for memory, in a file that nobody can read or change unnoticed. */
export interface SealedFile {
  /** `owner` names what the text belongs to; it is read for no other. */
  append(owner: string, text: string): SealedPlace;
  /** @throws BrokenSealError */
  read(owner: string, place: SealedPlace): string;
  close(): void;
}

/**
 * Makes the file in a folder of its own below `parent`. Key, places and tags never leave this
 * process, so a text that was altered, moved, replaced by an older one, cut or removed is known by
 * that. The file has no name while it is used; who knows its process still gets at it by /proc.
 */
export function createSealedFile(parent: string): SealedFile {
  const folder = mkdtempSync(join(parent, 'evals-'));
  const file = openSync(join(folder, 'traces'), 'wx+', 0o600);
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  const removed = withoutName(remove);
  const key = randomBytes(KEY_BYTES);
  let end = 0;
  let written = 0;

  return {
    append(owner, text) {
      const nonce = written;
      written += 1;
      const cipher = createCipheriv(CIPHER, key, nonceOf(nonce)).setAAD(Buffer.from(owner));
      const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      const place = { offset: end, length: bytes.length, nonce, tag: cipher.getAuthTag() };
      // What a full disk cut short is written over by the next one.
      writeAll(file, bytes, end);
      end += bytes.length;
      return place;
    },
    read(owner, { offset, length, nonce, tag }) {
      const bytes = Buffer.alloc(length);
      if (readAll(file, bytes, offset) < length) throw new BrokenSealError('It was cut short.');
      const decipher = createDecipheriv(CIPHER, key, nonceOf(nonce), { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(owner))
        .setAuthTag(tag);
      const text = decipher.update(bytes);
      try {
        return Buffer.concat([text, decipher.final()]).toString('utf8');
      } catch (error) {
        throw new BrokenSealError('It is not what was written.', { cause: error });
      }
    },
    close() {
      closeSync(file);
      if (!removed) remove();
    },
  };
}

/** False where the system keeps the name of a file that is open, as Windows may. */
function withoutName(remove: () => void): boolean {
  try {
    remove();
    return true;
  } catch {
    return false;
  }
}

function nonceOf(count: number): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeBigUInt64BE(BigInt(count), NONCE_BYTES - 8);
  return nonce;
}

function writeAll(file: number, bytes: Buffer, offset: number): void {
  let done = 0;
  while (done < bytes.length) {
    done += writeSync(file, bytes, done, bytes.length - done, offset + done);
  }
}

/** Returns how many bytes there were. */
function readAll(file: number, bytes: Buffer, offset: number): number {
  let done = 0;
  while (done < bytes.length) {
    const count = readSync(file, bytes, done, bytes.length - done, offset + done);
    if (count === 0) break;
    done += count;
  }
  return done;
}
