/** Reports of earlier runs, and the job that looks for them. */
import type { Step } from '../../src/baseline/artifacts.ts';
import { readEvent } from '../../src/github/event.ts';
import type { Job } from '../../src/inputs/job.ts';
import type { RunReport } from '../../src/report/report.ts';
import { reportFileOf } from '../../src/surfaces/report-file.ts';
import { folderWith } from './folder.ts';
import { openEmulated } from './github/client.ts';
import { type GitHubEmulator, REPOSITORY_ID, TOKEN } from './github/emulator.ts';
import { environmentIn } from './program.ts';
import { caseOf, reportOf, verdictOf } from './reports.ts';

export const STEP: Step = { stem: 'mcp-eval-report.evals', key: 'key', source: 'evals' };
/** Where a report says that it comes from, which need not be true. */
export const CLAIM = { commit: 'lie', branch: 'lie', createdAtMs: 5, run: '9', key: STEP.key };

/** The text of a `report.json`. */
export function storedText(report: Partial<RunReport> = {}, members: object = {}): string {
  const file = reportFileOf(reportOf([caseOf('a', 'pf')], report), verdictOf('failed'), CLAIM);
  return JSON.stringify({ ...file, ...members });
}

type End = { sha: string; ref: string };

/** The payload of a pull request into this repository, from it if not said otherwise. */
export const pullPayload = (head: End, base: End, from = REPOSITORY_ID) => ({
  repository: { id: REPOSITORY_ID, default_branch: 'main' },
  pull_request: {
    head: { ...head, repo: { id: from } },
    base: { ...base, repo: { id: REPOSITORY_ID } },
  },
});

/** Variables of the runner. The workflow runs on an event. */
export const jobVariables = (github: GitHubEmulator, event: string, commit: string) => ({
  ...github.variables,
  GITHUB_EVENT_NAME: event,
  GITHUB_WORKFLOW_REF: 'acme/weather-mcp/.github/workflows/evals.yml@refs/heads/main',
  GITHUB_JOB: 'evals',
  GITHUB_ACTION: 'gate',
  GITHUB_RUN_ID: '9000',
  GITHUB_SHA: commit,
  GITHUB_REF: 'refs/heads/main',
  GITHUB_REF_TYPE: 'branch',
  GITHUB_REF_NAME: 'main',
});

/** Variables of the runner, with a file that has the payload of the event. */
export const eventVariables = (...[github, event, commit, payload]: Event) => ({
  ...jobVariables(github, event, commit),
  GITHUB_EVENT_PATH: `${folderWith({ 'event.json': JSON.stringify(payload) })}/event.json`,
});
type Event = [...Parameters<typeof jobVariables>, payload: object];

/** A job. Its requests wait for no second attempt, and have so many milliseconds together. */
export function searchOf(
  github: GitHubEmulator,
  workspace: string,
  { event, commit, payload, token = TOKEN, limitMs, server }: SearchSeed,
) {
  const variables = { ...jobVariables(github, event, commit), GITHUB_SERVER_URL: server };
  const environment = environmentIn(workspace, [], variables);
  const job: Job = {
    event: readEvent(variables, payload),
    openGitHub: (usualMs) => openEmulated(github, { token, limitMs: limitMs ?? usualMs }),
  };
  return { job, step: STEP, environment };
}
export interface SearchSeed {
  event: string;
  commit: string;
  payload: object;
  token?: string | undefined;
  limitMs?: number | undefined;
  server?: string | undefined;
}
