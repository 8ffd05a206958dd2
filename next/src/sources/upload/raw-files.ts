import { readFile, stat } from 'node:fs/promises';
import { ServiceError } from '../../api/client/service-error.ts';
import { TEXT_LIMIT } from '../../lib/limits.ts';
import { decode } from '../../lib/text.ts';
import type { RunReport } from '../../report/report.ts';
import type { Environment } from '../../session/environment.ts';
import type { Connection } from '../../session/hosted.ts';
import { resultsFailure } from '../results/read/reading.ts';

const MAX_BYTES = 16 * 2 ** 20;
/** For all files. */
const LIMIT_MS = 5 * 60_000;

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
  { redactor, signal }: Environment,
): Promise<void> {
  const limit = AbortSignal.timeout(LIMIT_MS);
  const ends = AbortSignal.any([signal, limit]);
  for (const [name, path] of files) {
    const content = (await stat(path)).size > MAX_BYTES ? null : await readFile(path);
    // Cleaning removes the zero bytes of UTF-16, so that secrets show in it too.
    const isSecret = content !== null && redactor.finds(decode(content));
    if (content === null || isSecret) {
      const file = redactor.text(name, TEXT_LIMIT);
      warnings.push(resultsFailure(isSecret ? 'secret' : 'too-large', { file }));
      continue;
    }
    const type = /^\s*</.test(decode(content.subarray(0, 100))) ? 'xml' : 'json';
    await client.uploadFile(projectId, content, `application/${type}`, ends).catch((error) => {
      throw error === limit.reason ? new ServiceError('createUploadUrl', 'timeout') : error;
    });
  }
}
