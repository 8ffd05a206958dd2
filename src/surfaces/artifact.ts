import { dirname } from 'node:path';
import { artifactName, storesArtifacts } from '../github/artifact-name.ts';
import { messageOf } from '../lib/errors.ts';
import { within } from '../lib/sleep.ts';
import type { Variables } from '../lib/variables.ts';

/** Steps of one job can have the same name. */
const MAX_ORDINAL = 5;
const LIMIT_MS = 60_000;
const GITHUB = 'https://github.com';

/** Whether this is a runner of a GitHub that stores artifacts. */
export function canUpload(variables: Variables): boolean {
  const { ACTIONS_RUNTIME_TOKEN: token, ACTIONS_RESULTS_URL: results } = variables;
  return Boolean(token && results) && storesArtifacts(variables);
}

/**
 * Uploads the files of a report as an artifact of the run. Rejects if that fails, or takes too long
 * and may go on.
 *
 * @param paths of files of one folder
 * @param stem of the name
 * @param variables those of the process, which the client of the service reads
 * @returns address of the artifact
 */
export async function uploadReport(
  paths: string[],
  stem: string,
  variables: Variables,
  limitMs = LIMIT_MS,
): Promise<string> {
  const attempt = Number(variables['GITHUB_RUN_ATTEMPT'] ?? 1);
  const id = await within(uploadUnderFreeName(paths, stem, attempt), limitMs);
  const { GITHUB_SERVER_URL: server = GITHUB, GITHUB_REPOSITORY: repository } = variables;
  return `${server}/${repository}/actions/runs/${variables['GITHUB_RUN_ID']}/artifacts/${id}`;
}

async function uploadUnderFreeName(paths: string[], stem: string, attempt: number) {
  const { DefaultArtifactClient } = await import('@actions/artifact');
  const client = new DefaultArtifactClient();
  for (let ordinal = 1; ; ordinal += 1) {
    const name = artifactName(stem, attempt, ordinal);
    try {
      const { id } = await client.uploadArtifact(name, paths, dirname(paths[0] ?? ''));
      return id ?? 0;
    } catch (error) {
      // A redirection of the store has no message.
      const message = messageOf(error) || `HTTP ${Object(error).statusCode}`;
      const isTaken = /\b409\b|already exists/i.test(message);
      if (!isTaken || ordinal === MAX_ORDINAL) throw new Error(message, { cause: error });
    }
  }
}
