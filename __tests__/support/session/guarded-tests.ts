import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import type { ForkedRepository } from './forked-repository.ts';
import { jobOf } from './guarded-events.ts';
import { type GuardedJob, GuardedRepository } from './guarded-job.ts';
import type { RepositoryServer } from './repository-server.ts';

export const SERVERS = { library: { command: 'node', args: ['server.js'] } };

/** What the tests of a file ask of the repository that they share, afresh for each. */
export interface GuardedTests {
  readonly repository: ForkedRepository;
  readonly github: RepositoryServer;
  readonly commits: ForkedRepository['commits'];
  jobOf(event: string): GuardedJob;
  refusalOf(workspace: string, job: GuardedJob): Promise<string>;
}

/** A repository with one server, which is started from a script in it, for the tests of a file. */
export function guardEachTest(): GuardedTests {
  let guarded: GuardedRepository;
  beforeAll(async () => {
    guarded = await GuardedRepository.start({
      '.mcp.json': JSON.stringify({ mcpServers: SERVERS }),
      'server.js': '',
      'evals/suite.yaml': 'name: smoke',
    });
  });
  beforeEach(() => guarded.reset());
  afterAll(() => guarded.close());
  return {
    get repository() {
      return guarded.repository;
    },
    get github() {
      return guarded.github;
    },
    get commits() {
      return guarded.repository.commits;
    },
    jobOf: (event) => jobOf(event, guarded.repository.commits),
    refusalOf: (workspace, job) => guarded.refusalOf(workspace, job),
  };
}
