import { z } from 'zod';
import { withoutTrailing } from '../text/without-trailing.ts';

/** Environment of the job, as the runner sets it. */
export type Environment = Readonly<Record<string, string | undefined>>;

export interface Repository {
  owner: string;
  repo: string;
}

export interface EventPullRequest {
  number: number;
  /** Null where the event names the pull request but not its head, as `issue_comment` does. */
  headSha: string | null;
  fromFork: boolean;
}

/** Commit and origin a `workflow_run` event claims; checked against the API before use. */
export interface TriggeringRun {
  headSha: string;
  headBranch: string | null;
  /** `owner/name` of the repository the commit was pushed to; null where it is gone. */
  headRepository: string | null;
}

/** The event that started the job, as plain data. */
export interface EventContext {
  eventName: string;
  actor: string;
  repository: Repository;
  /** The commit whose code the results are about. */
  sha: string;
  /** The repository's own branch that it is of; null where that is none, or not known. */
  branch: string | null;
  runId: number;
  runAttempt: number;
  job: string;
  /** Text of the matrix leg such as `os: linux, node: 24`; null outside a matrix. */
  matrixLeg: string | null;
  pullRequest: EventPullRequest | null;
  triggeringRun: TriggeringRun | null;
  apiUrl: string;
  serverUrl: string;
  isGhes: boolean;
}

const repositoryName = z.object({ full_name: z.string() }).nullish();

const payloadSchema = z.object({
  pull_request: z
    .object({
      number: z.number().int(),
      head: z.object({ sha: z.string(), ref: z.string().nullish(), repo: repositoryName }),
      base: z.object({ repo: repositoryName }).optional(),
    })
    .optional(),
  issue: z.object({ number: z.number().int(), pull_request: z.object({}).nullish() }).optional(),
  workflow_run: z
    .object({
      head_sha: z.string(),
      head_branch: z.string().nullish(),
      head_repository: repositoryName,
    })
    .optional(),
  merge_group: z.object({ head_sha: z.string() }).optional(),
});

type Payload = z.infer<typeof payloadSchema>;

/**
 * Reads `GITHUB_*` variables and the event's payload. `matrixJson` is the expression
 * `toJSON(matrix)`, which no variable carries. A payload of an unknown shape counts as empty, for
 * events differ and none of them is needed to gate.
 */
export function readEventContext(
  env: Environment,
  payload: unknown,
  matrixJson = '',
): EventContext {
  const parsed = payloadSchema.safeParse(payload);
  const event: Payload = parsed.success ? parsed.data : {};
  const [owner = '', repo = ''] = (env['GITHUB_REPOSITORY'] ?? '').split('/');
  const serverUrl = withoutTrailing(env['GITHUB_SERVER_URL'] || 'https://github.com', '/');
  return {
    eventName: env['GITHUB_EVENT_NAME'] ?? '',
    actor: env['GITHUB_ACTOR'] ?? '',
    repository: { owner, repo },
    sha: commitUnderTest(event) ?? env['GITHUB_SHA'] ?? '',
    branch: branchUnderTest(event, env),
    runId: positiveInteger(env['GITHUB_RUN_ID']) ?? 0,
    runAttempt: positiveInteger(env['GITHUB_RUN_ATTEMPT']) ?? 1,
    job: env['GITHUB_JOB'] ?? '',
    matrixLeg: describeMatrixLeg(matrixJson),
    pullRequest: pullRequestOf(event, `${owner}/${repo}`),
    triggeringRun: triggeringRunOf(event),
    apiUrl: withoutTrailing(env['GITHUB_API_URL'] || 'https://api.github.com', '/'),
    serverUrl,
    isGhes: isEnterpriseServer(serverUrl),
  };
}

/** `GITHUB_SHA` is a merge commit or the default branch for these events: the payload knows. */
function commitUnderTest(event: Payload): string | undefined {
  return (
    event.pull_request?.head.sha ?? event.workflow_run?.head_sha ?? event.merge_group?.head_sha
  );
}

/** A fork may have a branch of any name. */
function branchUnderTest(event: Payload, env: Environment): string | null {
  const repository = env['GITHUB_REPOSITORY'];
  const { pull_request: pull, workflow_run: run } = event;
  const head = pull?.head ?? (run && { ref: run.head_branch, repo: run.head_repository });
  if (head) return head.repo?.full_name === repository ? (head.ref ?? null) : null;
  return env['GITHUB_REF_TYPE'] === 'branch' ? (env['GITHUB_REF_NAME'] ?? null) : null;
}

function pullRequestOf(event: Payload, repository: string): EventPullRequest | null {
  if (event.pull_request) {
    const { number, head, base } = event.pull_request;
    const home = base?.repo?.full_name ?? repository;
    // A fork that was deleted leaves no repository behind: still not ours.
    return { number, headSha: head.sha, fromFork: head.repo?.full_name !== home };
  }
  if (event.issue?.pull_request) {
    return { number: event.issue.number, headSha: null, fromFork: false };
  }
  return null;
}

function triggeringRunOf({ workflow_run: run }: Payload): TriggeringRun | null {
  if (!run) return null;
  return {
    headSha: run.head_sha,
    headBranch: run.head_branch ?? null,
    headRepository: run.head_repository?.full_name ?? null,
  };
}

function describeMatrixLeg(matrixJson: string): string | null {
  const matrix = parsed(matrixJson || 'null');
  if (matrix === null) return null;
  // Written by hand rather than by toJSON: any text tells one leg from another.
  if (typeof matrix !== 'object') return matrixJson.trim() || null;
  const parts = Object.entries(matrix).map(([name, value]) => `${name}: ${plainText(value)}`);
  return parts.length === 0 ? null : parts.join(', ');
}

/** Undefined where it is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function plainText(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function positiveInteger(text: string | undefined): number | null {
  return text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

/** The rule of the artifact client: github.com, *.ghe.com and *.localhost have the service. */
function isEnterpriseServer(serverUrl: string): boolean {
  const hostname = URL.parse(serverUrl)?.hostname;
  if (hostname === undefined) return true;
  return !(hostname === 'github.com' || /\.(ghe\.com|localhost)$/.test(hostname));
}
