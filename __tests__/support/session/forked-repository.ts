import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The repository as its API names it, and the fork of it. */
export const HOME = 'acme/weather-mcp';
export const FORK = 'mallory/weather-mcp';

export interface PullRequest {
  number: number;
  head: { sha: string; ref: string; repo: string | null };
  mergeSha: string;
}

const ENVIRONMENT = {
  PATH: process.env['PATH'] ?? '',
  HOME: '/nonexistent',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'ada',
  GIT_AUTHOR_EMAIL: 'ada@example.test',
  GIT_COMMITTER_NAME: 'ada',
  GIT_COMMITTER_EMAIL: 'ada@example.test',
};

export function git(folder: string, ...args: string[]): string {
  const settings = ['-c', 'init.defaultBranch=main', '-c', 'protocol.file.allow=always'];
  return execFileSync('git', [...settings, ...args], {
    cwd: folder,
    env: ENVIRONMENT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();
}

/**
 * A repository with a fork, as GitHub stores them: one heap of objects, in which every commit of the
 * fork resolves, and below `refs/pull` what pull requests have.
 */
export class ForkedRepository {
  readonly root = realpathSync(mkdtempSync(join(tmpdir(), 'forked-repository-')));
  readonly bare = join(this.root, 'store.git');
  readonly pulls = new Map<number, PullRequest>();
  readonly #work = join(this.root, 'work');
  #checkouts = 0;

  /** Commits by what they are. */
  readonly commits: Readonly<Record<CommitName, string>>;

  constructor(files: Readonly<Record<string, string>> = {}) {
    git(this.root, 'init', '-q', '--bare', this.bare);
    git(this.root, 'init', '-q', this.#work);
    git(this.#work, 'remote', 'add', 'origin', this.bare);
    this.#write({ 'README.md': 'A server of the weather.', ...files });
    const older = this.#commit('older');
    const merged = this.#branch('of-the-fork', older, 'merged later');
    const oldMain = this.#branch('main', older, 'main');
    git(this.#work, 'merge', '-q', '--no-ff', '-m', 'merge of a fork', merged);
    const main = this.#head();
    const behind = this.#branch('release', older, 'behind');
    const release = this.#commit('release');
    const feature = this.#branch('feature', oldMain, 'feature');
    const featureMerge = this.#merge(main, feature);
    const fork = this.#branch('fork-change', main, 'code of a fork');
    const forkMerge = this.#merge(main, fork);
    const forkOnly = this.#branch('fork-alone', main, 'of no pull request');
    const rewritten = this.#branch('rewritten', older, 'before the force push');
    const rewrittenHead = this.#branch('rewritten-2', older, 'after the force push');
    const tagged = this.#branch('gone', older, 'tagged');
    const gone = this.#branch('gone-2', older, 'of a fork that is gone');
    git(this.#work, 'checkout', '-q', '--orphan', 'pages');
    const pages = this.#commit('pages, of a history of their own');
    git(this.#work, 'tag', '-a', '-m', 'first', 'v1', tagged);
    this.#publish({
      'refs/heads/main': main,
      'refs/heads/release': release,
      'refs/heads/feature': feature,
      'refs/heads/gh-pages': pages,
      'refs/heads/rewritten': rewrittenHead,
      'refs/tags/v1': 'v1',
      'refs/hidden/rewritten': rewritten,
      'refs/hidden/fork-alone': forkOnly,
    });
    this.#open({ number: 1, sha: feature, ref: 'feature', repo: HOME, mergeSha: featureMerge });
    this.#open({ number: 2, sha: fork, ref: 'main', repo: FORK, mergeSha: forkMerge });
    this.#open({ number: 3, sha: gone, ref: 'change', repo: null, mergeSha: gone });
    this.#open({ number: 4, sha: merged, ref: 'change', repo: FORK, mergeSha: main });
    this.commits = {
      ...{ main, older, behind, release, feature, featureMerge, fork, forkMerge, forkOnly },
      ...{ merged, rewritten, tagged, gone },
    };
  }

  /** Checks a commit out as actions/checkout does, into a new folder or the one given. */
  checkout(commit: CommitName, folder = this.newFolder(), ...options: string[]): string {
    mkdirSync(folder, { recursive: true });
    git(folder, 'init', '-q');
    git(folder, 'remote', 'add', 'origin', `https://github.com/${HOME}`);
    git(folder, 'fetch', '-q', '--no-tags', ...options, this.bare, this.commits[commit]);
    const pull = { featureMerge: 1, forkMerge: 2 }[commit as string];
    if (pull !== undefined)
      git(folder, 'update-ref', `refs/remotes/pull/${pull}/merge`, 'FETCH_HEAD');
    git(folder, 'checkout', '-q', '--detach', 'FETCH_HEAD');
    return folder;
  }

  newFolder(): string {
    this.#checkouts += 1;
    const folder = join(this.root, `checkout-${this.#checkouts}`);
    mkdirSync(folder);
    return folder;
  }

  remove(): Promise<void> {
    return rm(this.root, { recursive: true, force: true });
  }

  #write(files: Readonly<Record<string, string>>): void {
    for (const [path, text] of Object.entries(files)) {
      const file = join(this.#work, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    git(this.#work, 'add', '--all', '--force');
  }

  #commit(message: string): string {
    git(this.#work, 'commit', '-q', '--allow-empty', '-m', message);
    return this.#head();
  }

  #branch(name: string, from: string, message: string): string {
    git(this.#work, 'checkout', '-q', '-B', name, from);
    return this.#commit(message);
  }

  #merge(base: string, head: string): string {
    git(this.#work, 'checkout', '-q', '--detach', base);
    git(this.#work, 'merge', '-q', '--no-ff', '-m', 'test merge', head);
    return this.#head();
  }

  #head(): string {
    return git(this.#work, 'rev-parse', 'HEAD');
  }

  #publish(refs: Readonly<Record<string, string>>): void {
    const specs = Object.entries(refs).map(([ref, sha]) => `${sha}:${ref}`);
    git(this.#work, 'push', '-q', '--force', 'origin', ...specs);
  }

  #open(pull: { number: number; sha: string; ref: string; repo: string | null; mergeSha: string }) {
    const { number, sha, ref, repo, mergeSha } = pull;
    this.pulls.set(number, { number, head: { sha, ref, repo }, mergeSha });
    this.#publish({
      [`refs/pull/${number}/head`]: sha,
      [`refs/pull/${number}/merge`]: mergeSha,
    });
  }
}

export type CommitName =
  /** Head of the default branch. */
  | 'main'
  | 'older'
  /** Of the branch `release`, whose head is `release`. */
  | 'behind'
  | 'release'
  /** Pull request 1, of an own branch. */
  | 'feature'
  | 'featureMerge'
  /** Pull request 2, of the fork's branch `main`; its parent is the own `main`. */
  | 'fork'
  | 'forkMerge'
  /** Pushed to the fork and proposed nowhere. */
  | 'forkOnly'
  /** Pull request 4, of the fork, merged into `main`. */
  | 'merged'
  /** What the own branch `rewritten` had before it was forced elsewhere. */
  | 'rewritten'
  /** At the tag `v1` and no branch. */
  | 'tagged'
  /** Pull request 3, whose fork is gone. */
  | 'gone';
