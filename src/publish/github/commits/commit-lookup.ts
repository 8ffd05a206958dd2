import { z } from 'zod';
import type { CommitOrigin, CommitQuestion } from '../../../model/commit-origin.ts';
import type { Repository } from '../../../runner/event-context.ts';
import type { GitHubClient } from '../api/api.ts';
import { classifyFailure, type FailureKind } from '../api/api-failure.ts';
import { type CommitFailure, failureOf, NO_ANSWER } from './commit-failure.ts';

/** Own branches that a commit is held against. */
const MAX_BRANCHES = 12;
const PAGE = 100;

const pointer = z.object({ name: z.string(), commit: z.object({ sha: z.string() }) });
const branchRef = z.object({ ref: z.string(), object: z.object({ sha: z.string() }) });
const comparison = z.object({
  status: z.string(),
  merge_base_commit: z.object({ sha: z.string() }),
});
const pullRequest = z.object({
  number: z.number(),
  head: z.object({ sha: z.string(), repo: z.object({ id: z.number() }).nullish() }),
  base: z.object({ repo: z.object({ id: z.number(), full_name: z.string() }) }),
  merge_commit_sha: z.string().nullish(),
});

type PullRequest = z.infer<typeof pullRequest>;

/**
 * Whether a commit is the repository's own: at or behind one of its branches, at one of its tags, or
 * the head or merge commit of a pull request from the repository to itself. That GitHub resolves a
 * commit proves nothing, for it does so with those of every fork. One commit's questions, in the
 * order in which most are answered by the first.
 */
export class CommitLookup {
  readonly #client: GitHubClient;
  readonly #repository: Repository;
  readonly #question: CommitQuestion;
  readonly #failures: CommitFailure[] = [];
  #absent = false;

  constructor(client: GitHubClient, repository: Repository, question: CommitQuestion) {
    this.#client = client;
    this.#repository = repository;
    this.#question = question;
  }

  async run(): Promise<CommitOrigin> {
    const steps = [
      () => this.#headOfBranch(),
      () => this.#namedPullRequests(),
      () => this.#pullRequestsOfCommit(),
      () => this.#branches(),
      () => this.#tags(),
    ];
    for (const step of steps) {
      const by = await step();
      if (by !== null) return { kind: 'own', by };
      if (this.#absent) return { kind: 'absent' };
      // Who is not answered at all is not asked on and on.
      const unreachable = this.#failures.find(({ kind }) => kind === 'unreachable');
      if (unreachable !== undefined) return unreachable;
    }
    const [refused] = this.#failures;
    if (refused !== undefined) return refused;
    return {
      kind: 'not-own',
      reason: 'no branch, no tag and no pull request of its own has it, as with commits of forks',
    };
  }

  async #headOfBranch(): Promise<string | null> {
    const branches = await this.#ask(z.array(pointer), () =>
      this.#client.request('GET /repos/{owner}/{repo}/commits/{commit_sha}/branches-where-head', {
        ...this.#repository,
        commit_sha: this.#question.sha,
      }),
    );
    return this.#pointing(branches, 'branch');
  }

  async #namedPullRequests(): Promise<string | null> {
    for (const number of this.#question.pullRequests) {
      const pull = await this.#ask(pullRequest, () =>
        this.#client.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', {
          ...this.#repository,
          pull_number: number,
        }),
      );
      if (pull !== null && this.#isOwnPull(pull)) return `pull request #${number}`;
    }
    return null;
  }

  async #pullRequestsOfCommit(): Promise<string | null> {
    const pulls = await this.#ask(z.array(pullRequest), () =>
      this.#client.request('GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls', {
        ...this.#repository,
        commit_sha: this.#question.sha,
        per_page: PAGE,
      }),
    );
    const own = pulls?.find((pull) => this.#isOwnPull(pull));
    return own === undefined ? null : `pull request #${own.number}`;
  }

  /** The branches that are named first, and then others, as many as are worth the requests. */
  async #branches(): Promise<string | null> {
    const branches = await this.#ask(z.array(pointer), () =>
      this.#client.request('GET /repos/{owner}/{repo}/branches', {
        ...this.#repository,
        per_page: PAGE,
      }),
    );
    if (branches === null) return null;
    const heads = new Map(branches.map(({ name, commit }) => [name, commit.sha]));
    for (const name of this.#question.branches) {
      if (heads.has(name)) continue;
      const head = await this.#headOf(name);
      if (head !== null) heads.set(name, head);
    }
    const named = this.#question.branches.filter((name) => heads.has(name));
    const order = [...new Set([...named, ...heads.keys()])].slice(0, MAX_BRANCHES);
    for (const name of order) {
      if (await this.#isBehind(heads.get(name) ?? '')) return `branch ${name}`;
    }
    return null;
  }

  async #tags(): Promise<string | null> {
    const tags = await this.#ask(z.array(pointer), () =>
      this.#client.request('GET /repos/{owner}/{repo}/tags', {
        ...this.#repository,
        per_page: PAGE,
      }),
    );
    return this.#pointing(tags, 'tag');
  }

  /** Asked as a ref: where a name may be anything, it could be a commit or a branch of a fork. */
  async #headOf(name: string): Promise<string | null> {
    if (!isBranchName(name)) return null;
    const send = () =>
      this.#client.request('GET /repos/{owner}/{repo}/git/ref/{ref}', {
        ...this.#repository,
        ref: `heads/${name}`,
      });
    // Whoever made the checkout chose the name: there need be no such branch.
    const found = await this.#ask(branchRef, send, 'not-found');
    return found?.ref === `refs/heads/${name}` ? found.object.sha : null;
  }

  /** By the head's commit, so that no name has to be resolved. Page 2 has no list of files. */
  async #isBehind(head: string): Promise<boolean> {
    const send = () =>
      this.#client.request('GET /repos/{owner}/{repo}/compare/{basehead}', {
        ...this.#repository,
        basehead: `${head}...${this.#question.sha}`,
        per_page: 1,
        page: 2,
      });
    // A branch may share no history with the others, as those of web pages do.
    const answer = await this.#ask(comparison, send, 'not-found');
    if (answer === null || !['behind', 'identical'].includes(answer.status)) return false;
    return this.#isIt(answer.merge_base_commit.sha);
  }

  #pointing(pointers: z.infer<typeof pointer>[] | null, kind: string): string | null {
    const own = pointers?.find(({ commit }) => this.#isIt(commit.sha));
    return own === undefined ? null : `${kind} ${own.name}`;
  }

  #isIt(sha: string | null | undefined): boolean {
    return sha?.toLowerCase() === this.#question.sha;
  }

  #isOwnPull({ head, base, merge_commit_sha }: PullRequest): boolean {
    const { owner, repo } = this.#repository;
    // What is found by its commit may be a pull request from one branch of a fork to another.
    const ofThis = base.repo.full_name.toLowerCase() === `${owner}/${repo}`.toLowerCase();
    const own = ofThis && head.repo?.id === base.repo.id;
    return own && (this.#isIt(head.sha) || this.#isIt(merge_commit_sha));
  }

  /** An answer; null where there is none, which is noted unless it may be so. */
  async #ask<Shape extends z.ZodType>(
    shape: Shape,
    send: () => Promise<{ data: unknown }>,
    allowed?: FailureKind,
  ): Promise<z.infer<Shape> | null> {
    let data: unknown;
    try {
      ({ data } = await send());
    } catch (error) {
      if (classifyFailure(error, 0).kind !== allowed) this.#note(error);
      return null;
    }
    const parsed = shape.safeParse(data);
    if (parsed.success) return parsed.data;
    this.#failures.push(NO_ANSWER);
    return null;
  }

  #note(error: unknown): void {
    const { status, message } = classifyFailure(error, 0);
    if (status === 422 && /no commit found/i.test(message)) this.#absent = true;
    else this.#failures.push(failureOf(error));
  }
}

function isBranchName(name: string): boolean {
  return name !== '' && !name.includes('..') && name.length <= 255;
}
