import { afterAll, afterEach, beforeAll, beforeEach, expect } from '@jest/globals';
import type { OpenedPullRequest } from './emulated-github.ts';
import { type GitHubRig, startGitHubRig } from './rig.ts';

type Rig = Omit<GitHubRig, 'close'>;

/**
 * A rig for all tests of the calling suite, without faults at the start of each. In the end none of
 * their requests may have broken GitHub's OpenAPI description.
 */
export function rigOfSuite(): Rig {
  let started: GitHubRig | null = null;
  const rig = () => started ?? raise('The rig runs only while tests do.');
  beforeAll(async () => {
    started = await startGitHubRig();
  });
  afterEach(async () => {
    rig().actions.forget();
    await rig().gateway.forget();
  });
  afterAll(async () => {
    const violations = rig().gateway.takeViolations();
    await rig().close();
    expect(violations).toEqual([]);
  });
  return {
    get github() {
      return rig().github;
    },
    get actions() {
      return rig().actions;
    },
    get gateway() {
      return rig().gateway;
    },
  };
}

/** A pull request of its own for each test of the calling suite. */
export function pullRequestOfTest(rig: Rig): Readonly<OpenedPullRequest> {
  let opened: OpenedPullRequest | null = null;
  let branches = 0;
  const pullRequest = () => opened ?? raise('A pull request is open only while a test runs.');
  beforeEach(async () => {
    branches += 1;
    opened = await rig.github.openPullRequest(`branch-${branches}`);
  });
  return {
    get number() {
      return pullRequest().number;
    },
    get branch() {
      return pullRequest().branch;
    },
    get headSha() {
      return pullRequest().headSha;
    },
    get olderSha() {
      return pullRequest().olderSha;
    },
  };
}

function raise(message: string): never {
  throw new Error(message);
}
