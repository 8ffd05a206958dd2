import { basename, dirname, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { secretsOfVariable } from '../lib/redaction/known-secrets.ts';
import { readWorkspaceFile } from '../lib/workspace-file.ts';
import { placeOfFile } from '../report/place.ts';
import type { Problem } from '../report/problem.ts';
import type { Environment } from '../session/environment.ts';
import { text } from './options.ts';

/** The option of commands that start servers. */
export const dotenv = text()
  .optional()
  .describe('File of variables. A variable that is set already wins.');

/** Adds the variables of a file, which may be outside the workspace. Its secrets are redacted. */
export async function withDotenv(
  environment: Environment,
  path: string | undefined,
): Promise<{ environment: Environment } | { problems: Problem[] }> {
  if (path === undefined) return { environment };
  const { workspace, redactor, variables } = environment;
  const full = resolve(workspace, path);
  const content = await readWorkspaceFile(dirname(full), basename(full));
  if (typeof content !== 'string') {
    const { reason, near } = content;
    return { problems: [{ place: placeOfFile(path), data: { code: 'unreadable', reason, near } }] };
  }
  const added = parseEnv(content);
  for (const [name, value = ''] of Object.entries(added)) {
    redactor.add(name, secretsOfVariable(name, value));
  }
  return { environment: { ...environment, variables: { ...added, ...variables } } };
}
