import { errorCode } from '../../../lib/errors.ts';
import type { Reading } from './reading.ts';

/** An XML declaration counts if it stands within this many bytes. */
const HEAD_BYTES = 1_024;
const DECLARATION = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/;
/** A declaration that can be read byte by byte is in none of these. */
const WIDE = /^(?:utf-?(?:16|32)|ucs|iso-10646-ucs)/;

/**
 * Decodes a file by its byte order mark, its zero bytes or its XML declaration, which its first
 * bytes hold, else as UTF-8. Bytes that do not fit become U+FFFD, with a warning. Takes the bytes
 * one chunk after another, and nothing at the end.
 */
export function createDecoder(head: Uint8Array, reading: Reading): (bytes?: Uint8Array) => string {
  const encoding = encodingOf(head, reading);
  const lenient = new TextDecoder(encoding);
  // Finds out whether there is something to warn of, at a hundredth of the cost of reading.
  const strict = new TextDecoder(encoding, { fatal: true });
  let isSound = true;
  return (bytes) => {
    const options = { stream: bytes !== undefined };
    try {
      if (isSound) strict.decode(bytes, options);
    } catch (error) {
      if (errorCode(error) !== 'ERR_ENCODING_INVALID_ENCODED_DATA') throw error;
      reading.warn('encoding', { detail: encoding });
      isSound = false;
    }
    return lenient.decode(bytes, options);
  };
}

function encodingOf(head: Uint8Array, reading: Reading): string {
  const [first = 0, second = 0] = head;
  const hasZero = head.length > 1 && (first === 0) !== (second === 0);
  if ((first === 0xff && second === 0xfe) || (hasZero && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || hasZero) return 'utf-16be';
  const start = Buffer.from(head.subarray(0, HEAD_BYTES)).toString('latin1');
  const label = DECLARATION.exec(start)?.[1]?.toLowerCase() ?? 'utf-8';
  try {
    if (!WIDE.test(label)) return new TextDecoder(label).encoding;
  } catch (error) {
    if (errorCode(error) !== 'ERR_ENCODING_NOT_SUPPORTED') throw error;
  }
  reading.warn('unknown-encoding', { detail: label });
  return 'utf-8';
}
