import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { errorCode } from '../../../lib/errors.ts';
import { createDecoder } from './decode.ts';
import { detectFormat } from './detect.ts';
import { readJsonReport } from './json-report.ts';
import { createJunitReader } from './junit-reader.ts';
import type { Reading } from './reading.ts';
import { readXml } from './xml-stream.ts';

/** Bytes of a file. */
export const MAX_BYTES = 256 * 2 ** 20;
/** UTF-16 units. */
const MAX_JSON = 128 * 2 ** 20;
const READ_BYTES = 512 * 2 ** 10;
/** What precedes a report has to fit into the first chunk. */
const CHUNK_BYTES = 64 * 2 ** 10;

/** A file that has become a link is not followed, and a pipe does not wait for its writer. */
export const READ_FLAGS = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/**
 * Reads one result file: bytes, text, events, cases. All that is wrong with it is in the reading.
 *
 * @param path absolute
 * @param workspace absolute path of the checkout
 * @throws the reason of the signal
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
    const isSystem = Error.isError(error) && 'syscall' in error;
    if (signal.aborted || !isSystem) throw error;
    reading.trouble('unreadable', { detail: errorCode(error) ?? '' });
  } finally {
    await file?.close();
  }
}

async function* textOf(
  file: FileHandle,
  reading: Reading,
  signal: AbortSignal,
): AsyncGenerator<string, undefined> {
  const buffer = Buffer.allocUnsafe(READ_BYTES);
  let decode: ReturnType<typeof createDecoder> | null = null;
  for (;;) {
    const { bytesRead } = await file.read(buffer);
    signal.throwIfAborted();
    if (bytesRead === 0) break;
    for (let at = 0; at < bytesRead; at += CHUNK_BYTES) {
      const chunk = buffer.subarray(at, Math.min(at + CHUNK_BYTES, bytesRead));
      decode ??= createDecoder(chunk, reading);
      yield decode(chunk);
    }
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
  if (format === 'xml') await readXml(joined(head, texts), createJunitReader(reading), reading);
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
