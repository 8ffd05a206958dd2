import { open } from 'node:fs/promises';
import { TEXT_LIMIT } from '../../lib/limits.ts';
import type { Redactor } from '../../lib/redaction/redactor.ts';
import { clean, decode } from '../../lib/text.ts';
import { resultsFailure } from '../../report/failure.ts';
import { FailureError } from '../../report/failure-error.ts';
import type { RunReport } from '../../report/report.ts';
import type { Environment } from '../../session/environment.ts';
import type { Connection } from '../../session/hosted.ts';
import { MESSAGES } from '../../words/messages.ts';
import type { FoundFile } from '../results/discover.ts';
import { READ_FLAGS } from '../results/read/read-file.ts';

const MAX_BYTES = 16 * 2 ** 20;
/** For all files. Each takes two requests of the rate. */
const LIMIT_MS = 30_000;
/** What does not stand for itself in XML. Without its end it goes on to that of the text. */
const MARKUP = /<!--.*?(?:-->|$)|<\?.*?(?:\?>|$)|<!\[CDATA\[(.*?)(?:\]\]>|$)|&#(x?[\da-f]+);/gis;

/**
 * Uploads files as they are, one after another. Skips those that hold a secret, are too large or have
 * changed, with a warning. Other trouble ends it. Throws like the client.
 */
export async function uploadFiles(
  { warnings }: RunReport,
  files: readonly FoundFile[],
  { client, projectId }: Connection,
  { redactor, signal, logger }: Environment,
): Promise<void> {
  const limit = AbortSignal.timeout(LIMIT_MS);
  const ends = AbortSignal.any([signal, limit]);
  let sent = 0;
  for (const file of files) {
    const content = await contentOf(file, redactor);
    if (typeof content === 'string') {
      warnings.push(resultsFailure(content, { file: redactor.text(file.path, TEXT_LIMIT) }));
      continue;
    }
    const type = /^\s*</.test(decode(content.subarray(0, 100))) ? 'xml' : 'json';
    await client.uploadFile(projectId, content, `application/${type}`, ends).catch((error) => {
      const data = { declared: files.length, listed: files.length - sent };
      throw error === limit.reason ? new FailureError(resultsFailure('late', data)) : error;
    });
    sent += 1;
    const line = MESSAGES.uploaded(sent, files.length, 'result file');
    logger.progress(line, sent === files.length);
  }
}

/** Content of a file that is as it was when it was read, else why it is not sent. */
async function contentOf({ real, modifiedAt, size }: FoundFile, redactor: Redactor) {
  // Whatever the system says, the file was there.
  const file = await open(real, READ_FLAGS).catch(() => null);
  try {
    const stats = await file?.stat();
    const isSame = stats?.isFile() && stats.mtimeMs === modifiedAt && stats.size === size;
    if (!file || !isSame) return 'changed';
    if (size > MAX_BYTES) return 'large';
    const content = await file.readFile();
    // Cleaning removes the zero bytes of UTF-16.
    return hasSecret(clean(decode(content)), redactor) ? 'secret' : content;
  } finally {
    await file?.close();
  }
}

/** Whether a secret stands in a text, or in what readers of XML or JSON make of it. */
function hasSecret(text: string, redactor: Redactor): boolean {
  const xml = text.replace(MARKUP, (_, data = '', code = '') =>
    code === '' ? data : String.fromCodePoint(Math.min(Number(`0${code}`) || 0, 0x10ffff)),
  );
  const json = text.replace(/\\u([\da-f]{4})/gi, (_, code) =>
    String.fromCharCode(Number(`0x${code}`)),
  );
  return [text, xml, json].some((one) => redactor.finds(one));
}
