import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { errorCode } from '../../../lib/errors.ts';
import { utf16Of } from '../../../lib/text.ts';
import { detectFormat } from './detect.ts';
import { readJsonReport } from './json-report.ts';
import { JunitReader } from './junit-reader.ts';
import { type Reading, StopReading } from './reading.ts';
import { readXml } from './xml-stream.ts';

/** Bytes of a file. */
export const MAX_BYTES = 256 * 2 ** 20;
/** UTF-16 units. */
const MAX_JSON = 128 * 2 ** 20;
/** What precedes a report has to fit into the first chunk. */
const CHUNK_BYTES = 64 * 2 ** 10;
/** An XML declaration counts if it stands within this many bytes. */
const HEAD_BYTES = 1_024;
const DECLARATION = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/;
/** A declaration that can be read byte by byte is in none of these. */
const WIDE = /^(?:utf-?(?:16|32)|ucs|iso-10646-ucs)/;

/** A file that has become a link is not followed, and a pipe does not wait for its writer. */
export const READ_FLAGS = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/**
 * Reads one result file: bytes, text, events, cases. All that is wrong with it is in the reading.
 * Throws the reason of the signal.
 */
export async function readResultFile(
  path: string,
  workspace: string,
  reading: Reading,
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted();
  let file: FileHandle | null = null;
  try {
    file = await open(path, READ_FLAGS);
    const stats = await file.stat();
    if (!stats.isFile()) reading.trouble('unreadable', { detail: 'not a file' });
    else if (stats.size > MAX_BYTES) reading.trouble('too-large');
    else await readText(textOf(file, reading, signal), workspace, reading);
  } catch (error) {
    if (error instanceof StopReading) return;
    const isSystem = Error.isError(error) && 'syscall' in error;
    if (signal.aborted || !isSystem) throw error;
    reading.trouble('unreadable', { detail: errorCode(error) ?? '' });
  } finally {
    await file?.close();
  }
}

/** Decoded text without blank chunks at its start. */
async function* textOf(
  file: FileHandle,
  reading: Reading,
  signal: AbortSignal,
): AsyncGenerator<string, undefined> {
  let decode: ReturnType<typeof createDecoder> | null = null;
  let isBlank = true;
  for await (const bytes of file.createReadStream({ highWaterMark: CHUNK_BYTES })) {
    signal.throwIfAborted();
    decode ??= createDecoder(bytes, reading);
    const text = decode(bytes);
    isBlank &&= text.trimStart() === '';
    if (!isBlank) yield text;
  }
  if (decode !== null) yield decode();
}

async function readText(
  texts: AsyncGenerator<string, undefined>,
  workspace: string,
  reading: Reading,
): Promise<void> {
  const { value: head = '' } = await texts.next();
  const format = detectFormat(head);
  if (format === 'xml') await readXml(joined(head, texts), new JunitReader(reading), reading);
  else if (format === 'empty') reading.trouble('empty');
  else if (format !== 'json') reading.trouble('foreign', { detail: format.foreign });
  else {
    const text = (await Array.fromAsync(joined(head, texts))).join('');
    if (text.length > MAX_JSON) reading.trouble('too-large');
    else readJsonReport(text, workspace, reading);
  }
}

async function* joined(head: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield head;
  yield* rest;
}

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
  const utf16 = utf16Of(head);
  if (utf16 !== undefined) return utf16;
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
