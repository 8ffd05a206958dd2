import { realpath } from 'node:fs/promises';
import { isAbsolute, join, relative, sep } from 'node:path';
import type { CommitFile, CommitSource } from '../../model/commit-origin.ts';
import { errorCode } from '../../trouble/errors.ts';
import { type Checkout, findCheckouts } from './checkouts.ts';
import type { JobEvent } from './job-event.ts';
import { findStrayFile, isStray } from './stray-files.ts';

/** Why code is not known as this repository's own. */
export interface Doubt {
  /** The code, as the begin of a sentence. */
  code: string;
  reason: string;
  /** What would help beside what always does. */
  advice?: string;
  /** Asking again later may help. */
  passing?: boolean;
}

/** What a run names of the workspace. */
export interface NamedCode {
  /** Text of the servers' configuration; empty where there is none. */
  configuration: string;
  places: string[];
  words: string[];
  /** Code beside what is named can be started as well. */
  starts: boolean;
}

interface Judging {
  workspace: string;
  commits: CommitSource;
  timeoutMs: number;
}

/**
 * What of the named code is not known as this repository's own: by what the event says, by what
 * GitHub says of commits, and, in a job about a fork, by what lies in the checkouts.
 */
export async function doubtsOf(
  code: NamedCode,
  event: JobEvent,
  context: Judging,
): Promise<Doubt[]> {
  const { workspace } = context;
  const { checkouts, outside, elsewhere } = await findCheckouts(workspace, code);
  const isOfFork = ({ folder }: Checkout) => event.fork !== null && !isAbsolute(folder);
  const relevant = checkouts
    .filter(({ named }) => named || code.starts)
    // Beyond the workspace is what programs come from, such as a checkout of nvm: in a job of our
    // own alone GitHub is not asked whose that is.
    .filter(({ folder }) => !(event.ownAlone && isAbsolute(folder)))
    // An artifact of a fork may bring a `.git` that says anything, to be passed over.
    .map((checkout) => (isOfFork(checkout) ? { ...checkout, named: true } : checkout));
  const doubts: Doubt[] = [];
  let asked = false;
  for (const checkout of relevant) {
    const offline = judgeByEvent(checkout, event);
    asked ||= offline === null;
    const doubt =
      (offline === 'own' ? null : (offline ?? (await judgeByLookup(checkout, event, context)))) ??
      (isOfFork(checkout) ? await judgeFiles(checkout, checkouts, code, context) : null);
    if (doubt !== null) doubts.push(doubt);
  }
  if (asked && doubts.length === 0) {
    // It took a while, in which a process of an earlier step could have changed what is there.
    const { checkouts: now } = await findCheckouts(workspace, code);
    if (JSON.stringify(now) !== JSON.stringify(checkouts)) {
      doubts.push({ code: 'What is checked out', reason: 'changed while it was looked at' });
    }
  }
  // Of an own push or pull request nothing of others is there, even where git left no trace.
  if (event.ownAlone) return doubts;
  // Nor does a dispatch of the very commit that is checked out bring any.
  const sure = event.name === 'workflow_dispatch' && relevant.length > 0 && !asked;
  return [...doubts, ...[...outside, ...(sure ? [] : elsewhere)].map(doubtOutside)];
}

/**
 * A job that is about a fork may have its artifacts: what lies in an own checkout there counts as own
 * only as far as GitHub has it of that commit.
 */
async function judgeFiles(
  { folder, path, head }: Checkout,
  all: readonly Checkout[],
  { places, starts }: NamedCode,
  { workspace, commits, timeoutMs }: Judging,
): Promise<Doubt | null> {
  if (head.kind === 'unknown') return null;
  const code = codeAt(folder, head.sha);
  const answer = await commits.filesOf(head.sha, timeoutMs);
  if (answer.kind === 'too-many') {
    return {
      code,
      reason: 'has more files than GitHub lists: an artifact of the fork may be among them',
    };
  }
  if (answer.kind !== 'files') return unasked(code, answer);
  const others = new Set(all.map((other) => other.path).filter((other) => other !== path));
  const root = await realpath(workspace);
  const stray = starts
    ? await findStrayFile(path, answer.files, others)
    : await firstStray(
        path,
        answer.files,
        places.map((place) => join(root, relative(workspace, place))),
      );
  if (stray === null) return null;
  return {
    code,
    reason: `has \`${stray}\`, which is not as that commit has it and may be an artifact of the fork`,
    advice: 'leave the checkout as it is, without artifacts and builds',
  };
}

/** The first of these files that is stray, as it is written or where links lead, in the checkout. */
async function firstStray(
  checkout: string,
  files: ReadonlyMap<string, CommitFile>,
  paths: readonly string[],
): Promise<string | null> {
  for (const path of (await Promise.all(paths.map(withTarget))).flat()) {
    const inside = relative(checkout, path).replaceAll(sep, '/');
    if (inside.startsWith('../')) continue;
    if (await isStray(path, files.get(inside))) return inside;
  }
  return null;
}

async function withTarget(path: string): Promise<string[]> {
  try {
    return [path, await realpath(path)];
  } catch (error) {
    // What leads nowhere is told of where it is read.
    if (errorCode(error) === undefined) throw error;
    return [path];
  }
}

function doubtOutside(place: string): Doubt {
  return {
    code: `\`${place}\``,
    reason: 'is in no git checkout, so that nobody can tell whose it is',
    advice:
      'have `actions/checkout` find git, without which it downloads files alone, and take nothing ' +
      "of a fork's artifact",
  };
}

/** By what the event says alone, which needs no request; null where that does not tell. */
function judgeByEvent({ folder, named, head }: Checkout, event: JobEvent): 'own' | Doubt | null {
  const code = nameOf(folder);
  if (head.kind === 'unknown') {
    if (!named && event.ownAlone) return 'own';
    return { code, reason: `cannot be told by its commit: ${head.reason}` };
  }
  if (event.ownCommits.has(head.sha)) return 'own';
  if (!event.forkCommits.has(head.sha)) return null;
  return { code: codeAt(folder, head.sha), reason: `is code of the fork ${event.fork}` };
}

async function judgeByLookup(
  { folder, named, head }: Checkout,
  event: JobEvent,
  { commits, timeoutMs }: Judging,
): Promise<Doubt | null> {
  if (head.kind === 'unknown') return null;
  const origin = await commits.lookUp({
    sha: head.sha,
    timeoutMs,
    branches: [...new Set([...event.branches, ...head.branches])],
    pullRequests: [...new Set([...event.pullRequests, ...head.pullRequests])],
  });
  // What is beside an own push or pull request is refused where it is known as a fork's.
  if (!named && event.ownAlone && origin.kind !== 'not-own') return null;
  const code = codeAt(folder, head.sha);
  switch (origin.kind) {
    case 'own':
      return null;
    case 'not-own':
      return { code, reason: `is not known as this repository's own: ${origin.reason}` };
    case 'absent':
      // Another project beside what the run names is no fork's code.
      return named
        ? {
            code,
            reason: `is not known as this repository's own: ${event.repository} lacks it, as what a step committed`,
          }
        : null;
    case 'refused':
      return unasked(code, origin);
    case 'unreachable':
      return unasked(code, origin);
  }
}

function unasked(
  code: string,
  { kind, reason }: { kind: 'refused' | 'unreachable'; reason: string },
): Doubt {
  const doubt = { code, reason: `could not be looked up: ${reason}` };
  return kind === 'unreachable'
    ? { ...doubt, passing: true }
    : { ...doubt, advice: 'give the job `contents: read` and `pull-requests: read`' };
}

const nameOf = (folder: string) =>
  folder === '.' ? 'The checkout in the workspace' : `The checkout in \`${folder}\``;

const codeAt = (folder: string, sha: string) => `${nameOf(folder)}, at commit ${sha.slice(0, 12)},`;
