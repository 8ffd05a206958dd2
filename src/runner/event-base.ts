import { z } from 'zod';
import type { Environment } from './event-context.ts';

/** What the commit of an event is held against. */
export interface EventBase {
  branch: string;
  /** A commit or branch that it shares history with; null where it is itself of the branch. */
  base: string | null;
}

const branchPoint = z.object({ ref: z.string(), sha: z.string() });
const payloadSchema = z.object({
  pull_request: z.object({ base: branchPoint }).optional(),
  merge_group: z.object({ base_ref: z.string(), base_sha: z.string() }).optional(),
  repository: z.object({ default_branch: z.string().nullish() }).optional(),
});

const triggeringSchema = z.object({
  repository: z.object({ id: z.number() }).optional(),
  workflow_run: z.object({
    id: z.number(),
    workflow_id: z.number(),
    event: z.string(),
    head_sha: z.string(),
    head_branch: z.string().nullish(),
    head_repository: z.object({ full_name: z.string() }).nullish(),
    pull_requests: z
      .array(
        z.object({
          head: z.object({ sha: z.string() }),
          base: branchPoint.extend({ repo: z.object({ id: z.number() }) }),
        }),
      )
      .nullish(),
  }),
});
type Triggering = z.infer<typeof triggeringSchema>;
/** `octo/servers/.github/workflows/evals.yml@refs/heads/main`. */
const WORKFLOW_REF = /^([^/@]+\/[^/@]+)\/\.github\/workflows\/([^/@]+)@/;

const BRANCH_EVENTS = ['push', 'schedule', 'workflow_dispatch'];

/**
 * The branch that a pull request or a merge group is to go to; of what is on the default branch,
 * that branch; of all else, the default branch. Null where the event tells none.
 */
export function readEventBase(env: Environment, payload: unknown): EventBase | null {
  const parsed = payloadSchema.safeParse(payload);
  const event: z.infer<typeof payloadSchema> = parsed.success ? parsed.data : {};
  if (event.pull_request) {
    const { ref, sha } = event.pull_request.base;
    return { branch: ref, base: sha };
  }
  if (event.merge_group) {
    const { base_ref: ref, base_sha: base } = event.merge_group;
    return { branch: ref.replace(/^refs\/heads\//, ''), base };
  }
  const standard = event.repository?.default_branch ?? null;
  const triggering = triggeringSchema.safeParse(payload);
  const pulled = triggering.success ? baseOfPullRequest(triggering.data) : null;
  if (pulled !== null) return pulled;
  const own = triggering.success ? pushedBranch(triggering.data, env) : ownBranch(env);
  if (own !== null && (standard === null || standard === own)) return { branch: own, base: null };
  return standard === null ? null : { branch: standard, base: standard };
}

function ownBranch(env: Environment): string | null {
  const isBranch = env['GITHUB_REF_TYPE'] === 'branch';
  const onBranch = BRANCH_EVENTS.includes(env['GITHUB_EVENT_NAME'] ?? '') && isBranch;
  return onBranch ? (env['GITHUB_REF_NAME'] ?? null) : null;
}

/** Of the run that started this one; a fork may have a branch of any name. */
function pushedBranch({ workflow_run: run }: Triggering, env: Environment): string | null {
  const isHome = run.head_repository?.full_name === env['GITHUB_REPOSITORY'];
  return isHome && BRANCH_EVENTS.includes(run.event) ? (run.head_branch ?? null) : null;
}

/** GitHub lists no pull requests of forks, and may list those that go to another repository. */
function baseOfPullRequest({ workflow_run: run, repository }: Triggering): EventBase | null {
  const [only, another] = (run.pull_requests ?? []).filter(
    ({ head, base }) => head.sha === run.head_sha && base.repo.id === repository?.id,
  );
  if (only === undefined || another !== undefined) return null;
  return { branch: only.base.ref, base: only.base.sha };
}

/** A run of a workflow, whose results are held against those of earlier ones. */
export interface OwnRun {
  /** File name of the workflow, or its id. */
  workflow: string;
  id: number;
  /** Whether that run started this one, which publishes what it left. */
  isTriggering: boolean;
}

/**
 * The run that results are of: the job's own, or for a `workflow_run` the one that started it.
 * Null where there is none, or its workflow is another repository's.
 */
export function readOwnRun(env: Environment, payload: unknown): OwnRun | null {
  const parsed = triggeringSchema.safeParse(payload);
  if (parsed.success) {
    const { id, workflow_id: workflow } = parsed.data.workflow_run;
    return { workflow: String(workflow), id, isTriggering: true };
  }
  const [, path, file] = WORKFLOW_REF.exec(env['GITHUB_WORKFLOW_REF'] ?? '') ?? [];
  const id = Number(env['GITHUB_RUN_ID']);
  if (file === undefined || path !== env['GITHUB_REPOSITORY']) return null;
  return Number.isSafeInteger(id) && id > 0 ? { workflow: file, id, isTriggering: false } : null;
}
