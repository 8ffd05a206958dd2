import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PolicySettings } from '../../../src/inputs/policy.ts';
import { DEFAULT_QUARANTINE_FILE } from '../../../src/inputs/table/policy.ts';
import type { BaselineSource } from '../../../src/model/baseline.ts';
import {
  type PolicyContext,
  type PolicyInForce,
  readPolicy,
} from '../../../src/policy/policy-in-force.ts';
import { systemClock } from '../../../src/ports/clock.ts';
import { commitSource } from '../../../src/publish/github/commits/commit-source.ts';
import { createRedactor } from '../../../src/redaction/redactor.ts';
import { ExpectedError, errorMessage } from '../../../src/trouble/errors.ts';
import { recordedLogger } from '../github/rig.ts';
import { ForkedRepository, HOME } from '../session/forked-repository.ts';
import { type RepositoryServer, startRepositoryServer } from '../session/repository-server.ts';

export const GATE = '.github/gate.yml';
export const QUARANTINE = DEFAULT_QUARANTINE_FILE;

/** A line of a quarantine file. */
export const entry = (name: string, expires = '2030-01-31') =>
  `- { case: '${name}', reason: flaky, owner: ada, expires: ${expires} }\n`;

/** A job of a change, where not said otherwise. */
export interface ChangeJob {
  event?: string;
  payload?: unknown;
  inputs?: PolicySettings;
  baseline?: BaselineSource;
  gateFile?: string | undefined;
  quarantineFile?: string;
  workspace?: string;
  token?: string | undefined;
}

const FILES = {
  [GATE]: 'min-pass-rate: 90\nregression: gate\nmin-case-pass-rate: { cases: { a: 80 } }\n',
  [QUARANTINE]: entry('a') + entry('b'),
  'broken.yml': 'min-pass-rate: 0.9\n',
  'folder/file.yml': '',
  'large.yml': `# ${'x'.repeat(1024 * 1024)}`,
};

/** A repository with a gate, and a GitHub that has it, for jobs that judge changes of it. */
export class GatedRepository {
  readonly repository: ForkedRepository;
  readonly github: RepositoryServer;

  private constructor(repository: ForkedRepository, github: RepositoryServer) {
    this.repository = repository;
    this.github = github;
  }

  /** @param files that every commit of it has. */
  static async start(files: Readonly<Record<string, string>> = FILES): Promise<GatedRepository> {
    const repository = new ForkedRepository(files);
    return new GatedRepository(repository, await startRepositoryServer(repository));
  }

  /** As it was at the start. */
  reset(): void {
    this.github.fault = null;
    this.github.requests.length = 0;
  }

  async close(): Promise<void> {
    await this.github.close();
    await this.repository.remove();
  }

  /** A checkout of a pull request, with files otherwise than its base has them; null for none. */
  changed(files: Readonly<Record<string, string | null>> = {}): string {
    const workspace = this.repository.checkout('featureMerge');
    for (const [path, text] of Object.entries(files)) {
      const place = join(workspace, path);
      mkdirSync(dirname(place), { recursive: true });
      if (text === null) rmSync(place, { recursive: true });
      else writeFileSync(place, text);
    }
    return workspace;
  }

  policyOf(job: ChangeJob = {}): Promise<PolicyInForce> {
    const gateFile = 'gateFile' in job ? job.gateFile : GATE;
    return readPolicy(
      {
        policy: job.inputs ?? {},
        policyFiles: { gateFile, quarantineFile: job.quarantineFile ?? QUARANTINE },
        baseline: job.baseline ?? { kind: 'file', path: 'baseline' },
      },
      this.contextOf(job),
    );
  }

  /** What files of a policy are read with in a job. */
  contextOf(job: ChangeJob = {}): PolicyContext {
    const { main } = this.repository.commits;
    const { event = 'pull_request', workspace = this.changed() } = job;
    const { payload = { pull_request: { base: { sha: main } } } } = job;
    const [owner = '', repo = ''] = HOME.split('/');
    const commits = commitSource({
      ...{ clock: systemClock, logger: recordedLogger(), secrets: createRedactor([]) },
      ...{ apiUrl: this.github.url, repository: { owner, repo } },
      token: 'token' in job ? job.token : 'token',
      signal: new AbortController().signal,
    });
    return {
      environment: { GITHUB_EVENT_NAME: event, GITHUB_SHA: main },
      ...{ payload, workspace, commits },
    };
  }

  /** What is told of a job that comes to no policy, behind its kind. */
  async troubleOf(job: ChangeJob): Promise<string> {
    try {
      await this.policyOf(job);
    } catch (error) {
      if (error instanceof ExpectedError) return `${error.name}: ${errorMessage(error)}`;
      throw error;
    }
    return '';
  }
}
