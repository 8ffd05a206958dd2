import { readFile, stat } from 'node:fs/promises';
import { ServiceError } from '../../api/client/service-error.ts';
import { decode } from '../../lib/text.ts';
import type { ResultsFailure } from '../../report/failure.ts';
import type { RunReport } from '../../report/report.ts';
import type { Environment } from '../../session/environment.ts';
import type { Connection } from '../../session/hosted.ts';

const MAX_BYTES = 16 * 2 ** 20;
/** No file begins later. */
const LIMIT_MS = 5 * 60_000;

/** What is not uploaded, and why. `file` is empty for the results. */
export function uploadWarning(
  reason: ResultsFailure['reason'],
  file: string,
  detail = '',
): ResultsFailure {
  const none = { line: null, declared: null, listed: null, more: 0 };
  return { kind: 'results', reason, file, detail, ...none };
}

/**
 * Uploads files as they are, one after another. Skips those that hold a secret or are too large, with
 * a warning. Other trouble ends it. Throws like the client.
 *
 * @param files absolute paths by names
 */
export async function uploadFiles(
  { warnings }: RunReport,
  files: ReadonlyMap<string, string>,
  { client, projectId }: Connection,
  { redactor, signal, now }: Environment,
): Promise<void> {
  const endAt = now() + LIMIT_MS;
  for (const [name, path] of files) {
    if (now() > endAt) throw new ServiceError('createUploadUrl', 'timeout');
    const { size } = await stat(path);
    const content = size > MAX_BYTES ? null : await readFile(path);
    if (content === null) warnings.push(uploadWarning('too-large', name));
    // Cleaning removes the zero bytes of UTF-16, so that secrets show in it too.
    else if (redactor.finds(decode(content))) warnings.push(uploadWarning('secret', name));
    else {
      const type = /^\s*</.test(decode(content.subarray(0, 100))) ? 'xml' : 'json';
      await client.uploadFile(projectId, content, `application/${type}`, signal);
    }
  }
}
