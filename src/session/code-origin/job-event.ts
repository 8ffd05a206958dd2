import { z } from 'zod';
import type { Environment } from '../environment.ts';

/** What the event of a job says of whose code the job is about. */
export interface JobEvent {
  name: string;
  /** `owner/name`. */
  repository: string;
  /** Commits of this repository's own branches, tags and pull requests, lower case. */
  ownCommits: ReadonlySet<string>;
  /** Commits that the event names as those of an open pull request of a fork. */
  forkCommits: ReadonlySet<string>;
  /** The fork that the event is about: its name, or that it is gone. */
  fork: string | null;
  /** GitHub gives this job no secrets, and a token that may only read. */
  withoutSecrets: boolean;
  /** GitHub may give it secrets all the same, where the repository is set so. */
  secretsForForks: boolean;
  /** Nobody but who may write to the repository has a part in it. */
  ownAlone: boolean;
  /** Own branches where a commit may be. */
  branches: string[];
  pullRequests: number[];
}

const repositorySchema = z.looseObject({
  id: z.number().nullish(),
  full_name: z.string(),
  private: z.boolean().nullish(),
  default_branch: z.string().nullish(),
});
const headSchema = z.looseObject({
  sha: z.string().nullish(),
  ref: z.string().nullish(),
  repo: repositorySchema.nullish(),
});

/** The parts of the payloads that tell whose code is under test. */
const payloadSchema = z.looseObject({
  repository: repositorySchema.nullish(),
  pull_request: z
    .looseObject({
      number: z.number().nullish(),
      merged: z.boolean().nullish(),
      merge_commit_sha: z.string().nullish(),
      head: headSchema.nullish(),
      base: headSchema.nullish(),
    })
    .nullish(),
  issue: z
    .looseObject({ number: z.number().nullish(), pull_request: z.looseObject({}).nullish() })
    .nullish(),
  workflow_run: z
    .looseObject({
      event: z.string().nullish(),
      head_sha: z.string().nullish(),
      head_branch: z.string().nullish(),
      head_repository: repositorySchema.nullish(),
    })
    .nullish(),
});

type Payload = z.infer<typeof payloadSchema>;
type Repository = z.infer<typeof repositorySchema>;

/** Events of a pull request that GitHub gives no secrets where it comes from a fork. */
const PULL_REQUEST_EVENTS = ['pull_request', 'pull_request_review', 'pull_request_review_comment'];

/** Events that only those who may write to a repository cause, and that name no other code. */
const OWN_EVENTS = ['push', 'schedule', 'merge_group', 'release'];

/**
 * Events whose `GITHUB_SHA` is the last commit of a branch or a tag of the repository, by GitHub's
 * "Events that trigger workflows". Not among them: `deployment`, `deployment_status` and
 * `registry_package`, whose commit may be any that the repository resolves.
 */
const EVENTS_OF_A_REF = [
  ...OWN_EVENTS,
  'branch_protection_rule',
  'check_run',
  'check_suite',
  'create',
  'delete',
  'discussion',
  'discussion_comment',
  'fork',
  'gollum',
  'image_version',
  'issue_comment',
  'issues',
  'label',
  'milestone',
  'page_build',
  'public',
  'pull_request_target',
  'repository_dispatch',
  'status',
  'watch',
  'workflow_dispatch',
  'workflow_run',
];

/** Events whose runs are of a commit of the branch that they name. */
const RUNS_OF_A_BRANCH = ['push', 'pull_request', 'schedule', 'workflow_dispatch', 'merge_group'];

/**
 * Reads the event of a job of GitHub Actions.
 * @returns null outside of it, where no event and no token comes from GitHub.
 */
export function readJobEvent(environment: Environment, payload: unknown): JobEvent | null {
  const repository = environment['GITHUB_REPOSITORY'] ?? '';
  if (environment['GITHUB_ACTIONS'] !== 'true' || repository === '') return null;
  const name = environment['GITHUB_EVENT_NAME'] ?? '';
  const parsed = payloadSchema.safeParse(payload);
  const told: Payload = parsed.success ? parsed.data : {};
  const event = { ...told, repository: told.repository ?? { full_name: repository } };
  const fork = forkOf(event);
  const ofPullRequest = PULL_REQUEST_EVENTS.includes(name);
  const ofOwnHead = ofPullRequest && fork === null && hasHead(event);
  return {
    name,
    repository,
    ownCommits: commitSet(ownCommits(name, environment, event, ofOwnHead)),
    forkCommits: commitSet(fork === null ? [] : forkCommits(event)),
    fork,
    withoutSecrets: ofPullRequest && !ofOwnHead,
    secretsForForks: event.repository?.private !== false,
    ownAlone: OWN_EVENTS.includes(name) || ofOwnHead,
    branches: branchesOf(environment, event),
    pullRequests: pullRequestsOf(environment, event),
  };
}

function ownCommits(
  name: string,
  environment: Environment,
  { pull_request: pull, workflow_run: run, repository }: Payload,
  ofOwnHead: boolean,
): unknown[] {
  const sha = environment['GITHUB_SHA'];
  const ofRef =
    EVENTS_OF_A_REF.includes(name) && /^refs\/(heads|tags)\//.test(environment['GITHUB_REF'] ?? '');
  const headIsOwn = isSame(pull?.head?.repo, repository);
  const runIsOwn =
    isSame(run?.head_repository, repository) && RUNS_OF_A_BRANCH.includes(run?.event ?? '');
  return [
    ...(ofRef || ofOwnHead ? [sha] : []),
    ...(isSame(pull?.base?.repo, repository) ? [pull?.base?.sha] : []),
    ...(headIsOwn ? [pull?.head?.sha, pull?.merge_commit_sha] : []),
    ...(runIsOwn ? [run?.head_sha] : []),
  ];
}

/** A pull request that was merged may be part of a branch by now. */
function forkCommits({ pull_request: pull }: Payload): unknown[] {
  return pull?.merged === true ? [] : [pull?.head?.sha, pull?.merge_commit_sha];
}

function commitSet(commits: readonly unknown[]): Set<string> {
  return new Set(
    commits.flatMap((sha) =>
      typeof sha === 'string' && /^[0-9a-f]{40,64}$/i.test(sha) ? sha.toLowerCase() : [],
    ),
  );
}

/** The fork whose pull request or run the event is about; null where it is about none. */
function forkOf({ pull_request: pull, workflow_run: run, repository }: Payload): string | null {
  if (!pull && !run) return null;
  const head = pull ? pull.head?.repo : run?.head_repository;
  if (isSame(head, repository)) return null;
  return head?.full_name ?? 'that is gone';
}

function hasHead({ pull_request: pull }: Payload): boolean {
  return pull?.head?.repo !== undefined && pull.head.repo !== null;
}

/** Names change and may be taken by others then, ids stay; names differ in case and are the same. */
function isSame(one: Repository | null | undefined, other: Repository | null | undefined): boolean {
  if (!one || !other) return false;
  if (typeof one.id === 'number' && typeof other.id === 'number') return one.id === other.id;
  return one.full_name.toLowerCase() === other.full_name.toLowerCase();
}

function branchesOf(
  environment: Environment,
  { repository, pull_request: pull, workflow_run: run }: Payload,
): string[] {
  const current = /^refs\/heads\/(.+)$/.exec(environment['GITHUB_REF'] ?? '')?.[1];
  const found = [repository?.default_branch, current, pull?.base?.ref, run?.head_branch];
  return [...new Set(found.flatMap((branch) => branch ?? []))];
}

function pullRequestsOf(
  environment: Environment,
  { pull_request: pull, issue }: Payload,
): number[] {
  const current = /^refs\/pull\/([1-9]\d{0,8})\//.exec(environment['GITHUB_REF'] ?? '')?.[1];
  const found = [
    pull?.number,
    issue?.pull_request ? issue.number : null,
    current === undefined ? null : Number(current),
  ];
  return [...new Set(found.flatMap((number) => number ?? []))];
}
