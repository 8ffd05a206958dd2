import type { IngestConfig, PublishingConfig, RunConfig } from '../../src/inputs/config.ts';

/** As where the workflow says nothing of it. */
const PUBLISHING: PublishingConfig = {
  collectsOnly: false,
  subject: '',
  failOn: ['failed', 'incomplete', 'invalid'],
  summary: true,
  comment: 'auto',
  commentKey: undefined,
  prNumber: undefined,
  annotations: true,
  checkName: undefined,
  incompleteConclusion: undefined,
  artifactName: 'mcp-eval-report',
  matrix: 'null',
  githubToken: undefined,
};

const ANY_MODE = {
  policy: { minPassRatePercent: undefined },
  publishing: PUBLISHING,
  timeouts: { evalsMs: 60_000 },
};

/** Mode `run` of a saved suite. */
export function runConfig(
  service: RunConfig['service'],
  suite: string,
  more: Partial<RunConfig> = {},
): RunConfig {
  return {
    mode: 'run',
    ...ANY_MODE,
    service,
    suite: { kind: 'saved', suite },
    run: { project: undefined, servers: [], iterations: undefined, notes: undefined },
    models: { apiKeys: {}, emptyKeys: [] },
    allowUntrustedServers: false,
    ...more,
  };
}

/** Mode `ingest` of one suite's files, judged in place where no service is given. */
export function ingestConfig(
  results: Partial<IngestConfig['results']> & { globs: string },
  {
    run = {},
    ...more
  }: Partial<Omit<IngestConfig, 'results' | 'run'>> & { run?: Partial<IngestConfig['run']> } = {},
): IngestConfig {
  return {
    mode: 'ingest',
    ...ANY_MODE,
    service: null,
    results: {
      format: 'auto',
      mergeRetries: false,
      ifNoFiles: 'error',
      testOutcome: 'unknown',
      ...results,
    },
    run: {
      project: undefined,
      notes: undefined,
      suiteName: 'unit',
      externalRunId: undefined,
      shard: null,
      finalize: 'auto',
      uploadArtifacts: true,
      ...run,
    },
    ...more,
  };
}
