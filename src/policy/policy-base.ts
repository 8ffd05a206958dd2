import { z } from 'zod';

type Environment = Readonly<Record<string, string | undefined>>;

/** Whose gate counts. */
export type PolicyBase =
  /** What is checked out: no code is held against a gate that somebody else wrote. */
  | { kind: 'checkout' }
  /** What this commit has, which those who may merge have agreed to. */
  | { kind: 'commit'; sha: string }
  /** The code of a change is judged, and the event does not tell what it is a change of. */
  | { kind: 'unknown'; event: string };

const commit = z.looseObject({ sha: z.string().nullish() }).nullish();
const payloadSchema = z.looseObject({
  pull_request: z.looseObject({ base: commit }).nullish(),
  issue: z.looseObject({ pull_request: z.looseObject({}).nullish() }).nullish(),
  merge_group: z.looseObject({ base_sha: z.string().nullish() }).nullish(),
});

const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

/**
 * Whose gate counts, by the event of the job. That of a pull request names the tip of the branch
 * that it goes into, and so does that of a merge queue; where the event leads from somebody's code to
 * a workflow of the default branch, as of a comment or of another run, it is the tip of that branch,
 * which `GITHUB_SHA` is then. Not the commit that the change branched off: its author chose that.
 */
export function policyBase(environment: Environment, payload: unknown): PolicyBase {
  const event = environment['GITHUB_EVENT_NAME'] ?? '';
  const parsed = payloadSchema.safeParse(payload);
  const { pull_request: pull, issue, merge_group: group } = parsed.data ?? {};
  if (pull || event.startsWith('pull_request')) return at(pull?.base?.sha, event);
  if (group || event === 'merge_group') return at(group?.base_sha, event);
  const ofDefaultBranch = event === 'workflow_run' || issue?.pull_request != null;
  return ofDefaultBranch ? at(environment['GITHUB_SHA'], event) : { kind: 'checkout' };
}

function at(sha: string | null | undefined, event: string): PolicyBase {
  return sha && COMMIT.test(sha) ? { kind: 'commit', sha } : { kind: 'unknown', event };
}
