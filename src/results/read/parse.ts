import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { isAbsolute, relative, sep } from 'node:path';
import type { ResultFormat } from '../../model/choices/ingest-choices.ts';
import { ExpectedError, errorCode, whyUnread } from '../../trouble/errors.ts';
import { createDecoder } from './decode.ts';
import { detectFormat } from './detect.ts';
import { openReader } from './formats/formats.ts';
import type { CaseSink, FileSummary, Position, ReportReader } from './parsed-case.ts';
import { createTally, type FileTally } from './tally/tally.ts';

export interface ParseOptions {
  /** The name that the summary and its errors give the file. */
  file: string;
  format?: 'auto' | ResultFormat;
  /** That cases of the file which are equal in all that tells tests apart are attempts of one. */
  mergeRetries?: boolean;
  /** Absolute path of the checkout, that paths of test files are made relative to. */
  workspace?: string;
  /** Most characters of a JSON report. */
  maxJsonLength?: number;
  signal?: AbortSignal;
}

const READ_BYTES = 64 * 1024;

/** The operating system would not give the file. */
class UnreadableFile extends ExpectedError {
  override readonly name = 'UnreadableFile';
  override readonly nature = 'damaged-file';
}

/**
 * Reads one result file and hands its cases to `sink` one by one. Whatever is wrong with the file
 * is in `errors` of the summary; it throws only what `sink` throws, or the signal's reason.
 */
export async function parseResultFile(
  path: string,
  options: ParseOptions,
  sink: CaseSink,
): Promise<FileSummary> {
  return await parseResultBytes(readChunks(path), options, sink);
}

/** As `parseResultFile`, of bytes that come in chunks cut anywhere. */
export async function parseResultBytes(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  options: ParseOptions,
  sink: CaseSink,
): Promise<FileSummary> {
  const tally = createTally(options.file, sink, { mergeRetries: options.mergeRetries ?? false });
  const decoder = createDecoder(tally.warn);
  const content = createContentReader(tally, options);
  try {
    for await (const chunk of chunks) {
      options.signal?.throwIfAborted();
      if (!content.write(decoder.write(chunk))) break;
    }
    content.write(decoder.end());
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    tally.fail(error.message);
    return tally.finish();
  }
  content.end();
  return tally.finish();
}

/** What was found to be a file in the workspace is no link now, and no pipe to wait for. */
const AS_FOUND = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** Chunks of a file, each good until the next is asked for; that one is already being read. */
async function* readChunks(path: string): AsyncGenerator<Uint8Array> {
  let handle: FileHandle | null = null;
  let next: Promise<Uint8Array> | null = null;
  try {
    handle = await open(path, AS_FOUND);
    let [free, filling] = [Buffer.allocUnsafe(READ_BYTES), Buffer.allocUnsafe(READ_BYTES)];
    next = readInto(handle, filling);
    for (;;) {
      const chunk = await next;
      if (chunk.length === 0) return;
      [free, filling] = [filling, free];
      next = readInto(handle, filling);
      yield chunk;
    }
  } catch (error) {
    throw new UnreadableFile(`cannot be read: ${whyUnreadable(error)}`);
  } finally {
    await Promise.allSettled([next]);
    await handle?.close();
  }
}

/** A link within the workspace was followed when the file was found: one that is left has no end. */
function whyUnreadable(error: unknown): string {
  const isLink = errorCode(error) === 'ELOOP';
  return isLink ? 'it is a link that leads to no file of the workspace' : whyUnread(error);
}

async function readInto(handle: FileHandle, buffer: Buffer): Promise<Uint8Array> {
  const { bytesRead } = await handle.read(buffer, 0, buffer.length);
  return buffer.subarray(0, bytesRead);
}

/**
 * Holds back the beginning of the text until the format is known, then reads it as that. Blanks
 * before it are let go as they come: there may be megabytes of them.
 */
function createContentReader(
  tally: FileTally,
  { format = 'auto', workspace, maxJsonLength }: ParseOptions,
): ReportReader {
  const start = { line: 1, column: 1 };
  let head = '';
  let reader: ReportReader | null = null;
  let stopped = false;

  function choose(whole: boolean): void {
    const detection = detectFormat(head, whole);
    if (detection === null) return;
    reader = openReader(detection, tally, {
      asked: format === 'auto' ? undefined : format,
      relativePath: (path) => relativeTo(workspace, path),
      ...{ start, maxJsonLength },
    });
    if (reader === null || !reader.write(head)) stopped = true;
    head = '';
  }

  function takeHead(text: string): void {
    const added = head === '' ? text.trimStart() : text;
    if (head === '') passBlanks(start, text.slice(0, text.length - added.length));
    head += added;
    if (head !== '') choose(false);
  }

  return {
    write(text) {
      if (stopped) return false;
      if (reader) stopped = !reader.write(text);
      else takeHead(text);
      return !stopped;
    },
    end() {
      if (reader === null && !stopped) choose(true);
      reader?.end();
    },
  };
}

function passBlanks(position: Position, blanks: string): void {
  const lastBreak = blanks.lastIndexOf('\n');
  if (lastBreak >= 0) position.column = 1;
  position.column += blanks.length - lastBreak - 1;
  for (let at = blanks.indexOf('\n'); at >= 0; at = blanks.indexOf('\n', at + 1)) {
    position.line += 1;
  }
}

/** Path with forward slashes, relative where it lies in the workspace, else as it came. */
function relativeTo(workspace: string | undefined, path: string): string {
  if (workspace === undefined || !isAbsolute(path)) return path.replaceAll('\\', '/');
  const inside = relative(workspace, path);
  const leads = inside === '..' || inside.startsWith(`..${sep}`) || isAbsolute(inside);
  return (leads ? path : inside).replaceAll('\\', '/');
}
