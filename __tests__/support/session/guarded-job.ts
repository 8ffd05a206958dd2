import { systemClock } from '../../../src/ports/clock.ts';
import { commitSource } from '../../../src/publish/github/commits/commit-source.ts';
import { createRedactor } from '../../../src/redaction/redactor.ts';
import {
  CodeOriginError,
  refuseUntrustedCode,
} from '../../../src/session/code-origin/untrusted-code.ts';
import type { BaseCheckout } from '../../../src/session/workspace/base-checkout.ts';
import { ConfigurationError } from '../../../src/trouble/errors.ts';
import { recordedLogger } from '../github/rig.ts';
import { FORK, ForkedRepository, HOME } from './forked-repository.ts';
import { type RepositoryServer, startRepositoryServer } from './repository-server.ts';

export const ownRepo = { id: 1, full_name: HOME, default_branch: 'main' };
export const forkRepo = { id: 2, full_name: FORK };

/** A job of the repository, as the guard on code of forks sees it. */
export interface GuardedJob {
  event: string;
  ref?: string;
  sha?: string;
  payload?: unknown;
  env?: Record<string, string>;
  inputs?: Partial<Parameters<typeof refuseUntrustedCode>[0]>;
  /** Of the suite. */
  commands?: (string | string[])[];
  /** Run beside the head. */
  base?: BaseCheckout;
  token?: string | undefined;
  apiUrl?: string;
}

export const EMBEDDED = {
  kind: 'embedded',
  mcpConfigFile: '.mcp.json',
  modelBaseUrls: {},
  serverSandbox: 'off',
} as const;
export const REMOTE = {
  kind: 'remote',
  baseUrl: 'https://evals.example.test/api/v1',
  apiKey: 'sk_1',
} as const;

/** A repository with a fork, and a GitHub that has both, for jobs that the guard looks at. */
export class GuardedRepository {
  readonly repository: ForkedRepository;
  readonly github: RepositoryServer;

  private constructor(repository: ForkedRepository, github: RepositoryServer) {
    this.repository = repository;
    this.github = github;
  }

  static async start(files: Readonly<Record<string, string>>): Promise<GuardedRepository> {
    const repository = new ForkedRepository(files);
    return new GuardedRepository(repository, await startRepositoryServer(repository));
  }

  /** As it was at the start. */
  reset(): void {
    this.github.requests.length = 0;
    this.github.fault = null;
  }

  async close(): Promise<void> {
    await this.github.close();
    await this.repository.remove();
  }

  /** What came of a job whose workspace is this; empty where its servers would start. */
  async refusalOf(workspace: string, job: GuardedJob): Promise<string> {
    const logger = recordedLogger();
    const signal = new AbortController().signal;
    const inputs = {
      service: EMBEDDED,
      suite: { kind: 'file', file: 'evals/suite.yaml' },
      models: { apiKeys: {}, emptyKeys: [] },
      allowUntrustedServers: false,
      timeouts: { evalsMs: 60_000 },
      ...job.inputs,
    } as const;
    const [owner = '', repo = ''] = HOME.split('/');
    const api = { apiUrl: job.apiUrl ?? this.github.url, repository: { owner, repo } };
    const token = 'token' in job ? job.token : 'ghs_1';
    try {
      const context = {
        environment: {
          GITHUB_ACTIONS: 'true',
          GITHUB_REPOSITORY: HOME,
          GITHUB_EVENT_NAME: job.event,
          GITHUB_REF: job.ref ?? 'refs/heads/main',
          GITHUB_SHA: job.sha ?? this.repository.commits.main,
          ...job.env,
        },
        workspace,
        payload: job.payload ?? { repository: ownRepo },
        logger,
        commits: commitSource({
          ...{ ...api, token, clock: systemClock, logger, signal },
          secrets: createRedactor(['ghs_1']),
        }),
      };
      await refuseUntrustedCode(inputs, context, { commands: job.commands ?? [], base: job.base });
      return '';
    } catch (error) {
      if (error instanceof ConfigurationError) return error.message;
      if (error instanceof CodeOriginError) return `incomplete: ${error.message}`;
      throw error;
    }
  }
}
