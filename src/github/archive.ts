import { inflateRawSync } from 'node:zlib';
import { errorCode } from '../lib/errors.ts';
import { GitHubError } from './client.ts';

const MAX_FILES = 1_000;
const MAX_BYTES = 64 * 2 ** 20;
/** What a place outside of the archive, and data that is not deflated, make Node throw. */
const DAMAGE = /^(?:ERR_OUT_OF_RANGE|ERR_BUFFER_OUT_OF_BOUNDS|Z_\w+)$/;

/**
 * Reads one file of a zip by its central directory: libraries unpack more than that says. Throws
 * GitHubError: `malformed` for a damaged archive or one without the file; `too-large`.
 */
export function readArchivedFile(archive: Uint8Array, name: string, maxBytes = MAX_BYTES): Buffer {
  const zip = Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength);
  try {
    const end = zip.lastIndexOf('PK\x05\x06');
    // Archives in the format for more than 65,534 files give 65,535 here.
    const files = end < 0 ? 0 : zip.readUInt16LE(end + 10);
    if (files > MAX_FILES) throw new GitHubError('too-large');
    let at = zip.readUInt32LE(end + 16);
    for (let index = 0; index < files; index += 1) {
      const endOfName = at + 46 + zip.readUInt16LE(at + 28);
      if (zip.toString('utf8', at + 46, endOfName) === name) return unpack(zip, at, maxBytes);
      at = endOfName + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
    }
  } catch (error) {
    const code = errorCode(error) ?? '';
    if (code === 'ERR_BUFFER_TOO_LARGE') throw new GitHubError('too-large');
    if (!DAMAGE.test(code)) throw error;
  }
  throw new GitHubError('malformed');
}

/** @param at place of the file in the directory */
function unpack(zip: Buffer, at: number, maxBytes: number): Buffer {
  const local = zip.readUInt32LE(at + 42);
  const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
  const packed = zip.subarray(start, start + zip.readUInt32LE(at + 20));
  const isDeflated = zip.readUInt16LE(at + 10) === 8;
  if (isDeflated) return inflateRawSync(packed, { maxOutputLength: maxBytes });
  if (packed.length > maxBytes) throw new GitHubError('too-large');
  return packed;
}
