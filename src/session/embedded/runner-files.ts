import { dirname, join } from 'node:path';
import type { Environment } from '../environment.ts';

/** Variables that name a file in which a step tells the runner something, or is told. */
const FILE_VARIABLES = [
  'GITHUB_ENV',
  'GITHUB_EVENT_PATH',
  'GITHUB_OUTPUT',
  'GITHUB_PATH',
  'GITHUB_STATE',
  'GITHUB_STEP_SUMMARY',
];

/** By these a runner of one's own logs in. Source: files of `config.sh` of actions/runner. */
const RUNNER_CREDENTIALS = ['.credentials', '.credentials_rsaparams', '.runner', '_diag'];

/**
 * Where the runner keeps what steps tell it, what happened, the checkouts of actions and its own
 * credentials: of no use to a server under test but to attack the job. Some may not exist.
 */
export function runnerFiles(environment: Environment, temporaryFolder: string): string[] {
  const files = FILE_VARIABLES.flatMap((name) => environment[name] || []);
  const { RUNNER_TEMP: temp, RUNNER_WORKSPACE: workspace } = environment;
  const work = workspace ? dirname(workspace) : null;
  const found = [
    temporaryFolder,
    ...(temp ? [temp] : []),
    ...files.map((file) => dirname(file)),
    ...(work === null ? [] : [work]),
    ...(work === null ? [] : RUNNER_CREDENTIALS.map((name) => join(dirname(work), name))),
  ];
  return [...new Set(found)];
}
