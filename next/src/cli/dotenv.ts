import { basename, dirname, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { secretsOfVariable } from '../lib/redaction/known-secrets.ts';
import { readWorkspaceFile } from '../lib/workspace-file.ts';
import { unreadable } from '../report/place.ts';
import type { Problem } from '../report/problem.ts';
import type { Environment } from '../session/environment.ts';

/** Adds the variables of the file that the option names. It may be outside the workspace. */
export async function withDotenv(
  environment: Environment,
  { dotenv: path }: { dotenv?: unknown },
): Promise<{ environment: Environment } | { problems: Problem[] }> {
  if (typeof path !== 'string') return { environment };
  const { workspace, redactor, variables } = environment;
  const full = resolve(workspace, path);
  const content = await readWorkspaceFile(dirname(full), basename(full));
  if (typeof content !== 'string') return unreadable(path, content);
  const added = parseEnv(content);
  for (const [name, value = ''] of Object.entries(added)) {
    redactor.add(name, secretsOfVariable(name, value));
  }
  return { environment: { ...environment, variables: { ...added, ...variables } } };
}
