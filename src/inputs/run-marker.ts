import { TRUSTED_EVENTS } from '../github/workflow-runs.ts';
import type { Origin } from '../report/baseline.ts';
import type { Job } from './job.ts';

/** Longer notes are of others. */
const MAX_LENGTH = 20_000;
const MARKER = /\[mcp-eval-gate ([^\s[\]]+) ([^[\]\n]*)\]$/;

/** Writes what the notes of an upload say about its origin: `[mcp-eval-gate owner/name run=1 …]`. */
export function writeMarker({ event }: Job, { branch, commit, key }: Origin): string {
  const { repository, name, runId: run, attempt, job, step, pull } = event;
  const values = { run, attempt, job, step, event: name, branch, commit, pull, key };
  const words = new URLSearchParams();
  for (const [word, value] of Object.entries(values)) {
    if (value !== null) words.set(word, `${value}`);
  }
  // Blanks in values are plus signs.
  const text = `${words}`.replaceAll('&', ' ');
  return `[mcp-eval-gate ${repository} ${text}]`;
}

export type RunMarker = NonNullable<ReturnType<typeof readMarker>>;

/** Reads the marker at the end of notes; null if there is none. Its texts are foreign. */
export function readMarker(notes: string | null | undefined) {
  if (!notes || notes.length > MAX_LENGTH) return null;
  const [, repository, text = ''] = MARKER.exec(notes) ?? [];
  if (repository === undefined) return null;
  const words = new URLSearchParams(text.replaceAll(' ', '&'));
  const read = (word: string) => words.get(word);
  return {
    repository,
    event: read('event') ?? '',
    /** NaN if it is not known. */
    workflowRun: Number(read('run') ?? Number.NaN),
    attempt: `${read('run')}.${read('attempt')}`,
    branch: read('branch'),
    commit: read('commit'),
    pull: read('pull'),
    key: read('key'),
  };
}

/** Whether a run is of code of this repository, and of no change to it. A terminal has none. */
export function isTrusted({ repository, event, pull }: RunMarker, job: Job | null): boolean {
  const isOwn = job === null || repository === job.event.repository;
  return isOwn && pull === null && TRUSTED_EVENTS.includes(event);
}
