import { type GitHub, type GitHubOptions, openGitHub } from '../github/client.ts';
import { type JobEvent, readEvent, readPayload } from '../github/event.ts';
import { withHead } from '../github/pull-request.ts';
import type { Origin } from '../report/baseline.ts';
import { digestOf } from '../report/identity.ts';

const HEAD_LIMIT_MS = 20_000;

/** A job of GitHub. A terminal has none. */
export interface Job {
  event: JobEvent;
  /** Opens GitHub for one purpose within a time; null without a token or a repository. */
  openGitHub: (limitMs: number) => GitHub | null;
}

/** Reads the event that started the job. */
export async function openJob(
  token: string,
  { variables, signal, redactor, now }: Omit<GitHubOptions, 'token' | 'limitMs'>,
): Promise<Job> {
  const event = readEvent(variables, await readPayload(variables));
  const options = { token, variables, signal, redactor, now };
  const open: Job['openGitHub'] = (limitMs) => openGitHub({ ...options, limitMs });
  return { event: await withHead(open(HEAD_LIMIT_MS), event), openGitHub: open };
}

/** Where the results of a job, or of a leg of its matrix, come from. */
export function originOf(job: Job | null, leg: string, createdAtMs: number): Origin {
  if (job === null) return { commit: null, branch: null, createdAtMs, run: null, key: null };
  const { commit, branch, runId, workflow, job: name, step } = job.event;
  const run = runId === null ? null : String(runId);
  const key = digestOf(workflow ?? '', name, leg, step);
  return { commit: commit || null, branch, createdAtMs, run, key };
}

/** Writes what the notes of a run say about its origin: `[mcp-eval-gate owner/name run=1 …]`. */
export function writeMarker({ event }: Job, { branch, commit, key }: Origin): string {
  const { repository, name, runId: run, attempt, job, step, pull } = event;
  const values = { run, attempt, job, step, event: name, branch, commit, pull, key };
  const words = new URLSearchParams();
  for (const [word, value] of Object.entries(values)) {
    if (value !== null) words.set(word, `${value}`);
  }
  // Blanks in values are plus signs.
  return `[mcp-eval-gate ${repository} ${`${words}`.replaceAll('&', ' ')}]`;
}
