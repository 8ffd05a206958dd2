import { basename, dirname } from 'node:path';
import * as z from 'zod';
import { parseJson } from '../lib/text.ts';
import type { Variables } from '../lib/variables.ts';
import { readWorkspaceFile } from '../lib/workspace-file.ts';

/** The event that started the job, and the code that it is about. Null is what it does not say. */
export interface JobEvent {
  name: string;
  /** Such as `acme/servers`. */
  repository: string;
  repositoryId: number | null;
  /** Path of the workflow file in this repository. */
  workflow: string | null;
  job: string;
  /** Id of the step, or a name with an ordinal suffix. */
  step: string;
  runId: number | null;
  attempt: number;
  /** The commit under test. */
  commit: string;
  /** Whose code the job is about. `unknown`: the event starts jobs about any code. */
  code: 'own' | 'fork' | 'unknown';
  /** The commit of the branch or tag of this repository that the workflow runs for. */
  tip: string | null;
  /** Number of the pull request that the event is of. A workflow run is of none that can be trusted. */
  pull: number | null;
  /** Where the code is from of the run that `workflow_run` is about. Label: such as `acme:fix`. */
  runHead: { repositoryId: number; label: string } | null;
  /** The run that `workflow_run` is about, and the path of its workflow file. */
  followed: { id: number; attempt: number; workflow: string | null } | null;
  /** Whether GitHub hands out no token that writes: the event is about a pull request of a fork. */
  isReadOnly: boolean;
  /** Whose events GitHub gives no secrets to; null: there may be some. */
  secretless: 'fork' | 'dependabot' | null;
  /** The branch of this repository that the commit belongs to. */
  branch: string | null;
  /** What the commit is compared with. Without a commit: the tip of the branch. */
  base: { commit: string | null; branch: string } | null;
  /** Where the policy that counts is read. `unknown`: the event does not name the base of a change. */
  policyBase: { at: 'commit'; sha: string } | { at: 'checkout' } | { at: 'unknown' };
}

/** Their commit is of this repository. A dispatch can check out anything. */
const OWN_EVENTS = ['push', 'schedule', 'merge_group', 'release'];
/** Of runs by these, the head is all the code. Others run for a branch, and may be about a fork. */
const RUNS_OF_HEAD = [...OWN_EVENTS, 'pull_request', 'workflow_dispatch'];
const WORKFLOW_REF = /^([^/@]+\/[^/@]+)\/(\.github\/workflows\/[^/@]+)@/;
const MAX_PAYLOAD_BYTES = 16 * 2 ** 20;

/** A part of another shape counts as absent. */
const part = <Shape extends z.ZodType>(shape: Shape) => shape.nullish().catch(null);
/** Zeros stand for no commit. */
const sha = z.string().regex(/^(?!0+$)(?:[0-9a-f]{40}|[0-9a-f]{64})$/);
const owner = part(z.object({ login: z.string() }));
const repository = part(z.object({ id: z.number(), owner }));
const end = z.object({ sha, ref: z.string(), repo: repository });
const pull = z.object({ number: part(z.int()), head: end, base: end });
const payloadShape = z.object({
  repository: part(z.object({ id: z.number(), default_branch: z.string() })),
  before: part(sha),
  pull_request: part(pull),
  merge_group: part(z.object({ head_sha: sha, base_sha: sha, base_ref: z.string() })),
  workflow_run: part(
    z.object({
      id: part(z.int()),
      run_attempt: part(z.int()),
      path: part(z.string()),
      event: part(z.string()),
      head_sha: sha,
      head_branch: part(z.string()),
      head_repository: repository,
      pull_requests: part(z.array(pull)),
    }),
  ),
  issue: part(z.object({ number: part(z.int()), pull_request: part(z.object({})) })),
});
type Payload = z.output<typeof payloadShape>;

/** Reads the payload of the event; null if there is none. */
export async function readPayload(variables: Variables): Promise<unknown> {
  const path = variables['GITHUB_EVENT_PATH'];
  if (!path) return null;
  const text = await readWorkspaceFile(dirname(path), basename(path), MAX_PAYLOAD_BYTES);
  return typeof text === 'string' ? (parseJson(text) ?? null) : null;
}

/** Reads the variables of the runner and the payload of the event, null if there is none. */
export function readEvent(variables: Variables, payload: unknown): JobEvent {
  const read = (name: string) => variables[`GITHUB_${name}`] ?? '';
  const event: Payload = payloadShape.safeParse(payload).data ?? {};
  const { pull_request: pull, workflow_run: run, merge_group: group, issue } = event;
  const name = read('EVENT_NAME');
  const id = event.repository?.id ?? idOf(read('REPOSITORY_ID'));
  const refBranch = (read('REF_TYPE') === 'branch' && read('REF_NAME')) || null;
  const [, home, workflow = null] = WORKFLOW_REF.exec(read('WORKFLOW_REF')) ?? [];
  // A fork that was deleted has no repository.
  const { head_repository: from, head_branch: ref } = run ?? {};
  const ownHead = { sha: group?.head_sha ?? read('SHA'), ref: refBranch, repo: { id } };
  const head = pull?.head ?? (run && { sha: run.head_sha, ref, repo: from }) ?? ownHead;
  const isOwn = pull || run || OWN_EVENTS.includes(name) ? head.repo?.id === id : null;
  const isOfHead = isOwn !== null && (!run || RUNS_OF_HEAD.includes(run.event ?? ''));
  const branch = isOwn === false ? null : (head.ref ?? null);
  const base = baseOf(event, id);
  const target = event.repository?.default_branch ?? branch;
  // A push to the default branch compares with what it found there.
  const before = name === 'push' && refBranch === target ? (event.before ?? null) : null;
  const targetBase = target === null ? null : { commit: before, branch: target };
  const isReadOnly = isOwn === false && /^pull_request(?!_target)/.test(name);
  const path = run?.path?.replace(/@.*/s, '') ?? null;
  return {
    name,
    repository: read('REPOSITORY'),
    repositoryId: id,
    workflow: home === read('REPOSITORY') ? workflow : null,
    job: read('JOB'),
    step: read('ACTION'),
    runId: idOf(read('RUN_ID')),
    attempt: idOf(read('RUN_ATTEMPT')) ?? 1,
    commit: head.sha,
    code: isOwn === false ? 'fork' : isOfHead ? 'own' : 'unknown',
    tip: /^refs\/(?:heads|tags)\//.test(read('REF')) ? read('SHA') : null,
    pull: (issue?.pull_request ? issue : pull)?.number ?? null,
    runHead: from && ref ? { repositoryId: from.id, label: `${from.owner?.login}:${ref}` } : null,
    followed: run?.id ? { id: run.id, attempt: run.run_attempt ?? 1, workflow: path } : null,
    isReadOnly,
    secretless: isReadOnly ? 'fork' : read('ACTOR') === 'dependabot[bot]' ? 'dependabot' : null,
    branch,
    base: base ? { commit: base.sha, branch: base.ref } : targetBase,
    policyBase: policyBaseOf(name, event, read('SHA')),
  };
}

function baseOf(event: Payload, id: number | null) {
  const { pull_request: pull, merge_group: group, workflow_run: run } = event;
  if (pull) return pull.base;
  if (group) return { sha: group.base_sha, ref: group.base_ref.replace(/^refs\/heads\//, '') };
  // GitHub lists no pull requests of forks, and may list those that go to another repository.
  const [only, another] = (run?.pull_requests ?? []).filter(
    ({ head, base }) => head.sha === run?.head_sha && base.repo?.id === id,
  );
  return another === undefined ? only?.base : undefined;
}

/**
 * The commit that a change goes into, not the one that it branched off, which its author chose. Runs
 * and comments lead from foreign code to a workflow of the default branch, whose tip is `GITHUB_SHA`.
 */
function policyBaseOf(name: string, event: Payload, tip: string): JobEvent['policyBase'] {
  const { pull_request: pull, merge_group: group, issue } = event;
  const isDirect = pull || group || /^(?:pull_request|merge_group)/.test(name);
  if (!isDirect && name !== 'workflow_run' && !issue?.pull_request) return { at: 'checkout' };
  const commit = isDirect ? (pull?.base.sha ?? group?.base_sha) : sha.safeParse(tip).data;
  return commit === undefined ? { at: 'unknown' } : { at: 'commit', sha: commit };
}

/** An id or number of GitHub; null for another text. */
export function idOf(text: string): number | null {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
