import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach } from '@jest/globals';
import type { RunReport } from '../../../src/model/run-report.ts';
import {
  type IngestDependencies,
  type IngestedResults,
  type IngestOptions,
  ingestToService,
} from '../../../src/results/ingest-to-service.ts';
import { RecordingLogger } from '../client/recording-logger.ts';
import { FaultServer } from '../fault-server.ts';
import { type ServiceFixture, startFixture } from '../service/service-fixture.ts';
import { readStoredRuns, type StoredRun } from '../service/stored-runs.ts';
import { ingestDependencies, ingestOptions } from './ingest-defaults.ts';

export const ENVIRONMENT = {
  GITHUB_REPOSITORY: 'octo/demo',
  GITHUB_RUN_ID: '77',
  GITHUB_RUN_ATTEMPT: '1',
  GITHUB_JOB: 'test',
  GITHUB_REF_NAME: 'main',
  GITHUB_SERVER_URL: 'https://github.com',
};

/** Retries without delay worth mentioning, on real time. */
export const QUICK_RETRIES = {
  maxAttempts: 6,
  backoff: { firstMs: 1, growth: 2, longestMs: 2, jitter: 1 },
  budgetMs: 60_000,
};

type RigDependencies = Partial<IngestDependencies> & { timeoutMs?: number; apiKey?: string };

export interface ResultFileName {
  path: string;
  name: string;
}

/**
 * The embedded service, a folder of result files, and the command that brings one to the other
 * through a proxy, to which faults may be added.
 */
export class IngestRig {
  readonly proxy: FaultServer;
  readonly logger = new RecordingLogger();
  readonly folder = mkdtempSync(join(tmpdir(), 'ingest-'));
  readonly apiKey: string;
  readonly #fixture: ServiceFixture;

  constructor(fixture: ServiceFixture, proxy: FaultServer) {
    this.#fixture = fixture;
    this.proxy = proxy;
    this.apiKey = fixture.api.key;
  }

  /** Address of the service itself, past the proxy. */
  get serviceUrl(): string {
    return this.#fixture.service.baseUrl;
  }

  get databasePath(): string {
    return this.#fixture.databasePath;
  }

  /** What follows `eval-ingest/` in the requests that passed the proxy, in order. */
  get ingestCalls(): string[] {
    return this.proxy.requests.flatMap(({ path }) => /eval-ingest\/(.+)$/.exec(path)?.[1] ?? []);
  }

  /** Writes a result file and returns what names it. */
  file(name: string, content: string | Buffer): ResultFileName {
    const path = join(this.folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    return { path, name };
  }

  async ingest(
    inputs: Partial<IngestOptions> & Pick<IngestOptions, 'files'>,
    dependencies: RigDependencies = {},
  ): Promise<RunReport> {
    const { report, refusal } = await this.ingestWithRefusal(inputs, dependencies);
    if (refusal !== null) throw refusal;
    return report;
  }

  ingestWithRefusal(
    inputs: Partial<IngestOptions> & Pick<IngestOptions, 'files'>,
    dependencies: RigDependencies = {},
  ): Promise<IngestedResults> {
    return ingestToService(
      ingestOptions(inputs),
      ingestDependencies({
        baseUrl: this.proxy.baseUrl,
        apiKey: this.apiKey,
        environment: ENVIRONMENT,
        workspace: this.folder,
        commitSha: 'c0ffee',
        logger: this.logger,
        retryPolicy: QUICK_RETRIES,
        timeoutMs: 60_000,
        ...dependencies,
      }),
    );
  }

  /** All runs of the service, the oldest first. */
  runs(): Promise<StoredRun[]> {
    return readStoredRuns({ baseUrl: this.serviceUrl, apiKey: this.apiKey });
  }

  /** Status and number of rows of every run. */
  async runSizes(): Promise<[string, number][]> {
    return (await this.runs()).map(({ status, rows }) => [status, rows.length]);
  }

  async close(): Promise<void> {
    await this.proxy.stop();
    await this.#fixture.close();
    await rm(this.folder, { recursive: true, force: true });
  }
}

const open: IngestRig[] = [];

/** Rigs a test made are closed after it. */
export function closeRigsAfterEach(): void {
  afterEach(async () => {
    await Promise.all(open.splice(0).map((rig) => rig.close()));
  });
}

export async function startRig(): Promise<IngestRig> {
  const fixture = await startFixture();
  const rig = new IngestRig(fixture, await FaultServer.start(fixture.service.baseUrl));
  open.push(rig);
  return rig;
}

/** Reads tell no identities of rows from now on, as the documented API does not promise them. */
export function hideIdentities({ proxy }: IngestRig): void {
  const change = ({ items, ...page }: Record<string, unknown>) => ({
    ...page,
    items: Array.isArray(items)
      ? items.map(({ externalIterationId, externalCaseId, metadata, ...row }) => row)
      : items,
  });
  proxy.add({ method: 'GET', path: /\/iterations/, fault: { kind: 'rewrite', change } });
}

export function attempt(number: number): Pick<IngestDependencies, 'environment'> {
  return { environment: { ...ENVIRONMENT, GITHUB_RUN_ATTEMPT: String(number) } };
}
