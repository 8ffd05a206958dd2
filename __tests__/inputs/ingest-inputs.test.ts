import { afterEach, describe, expect, it } from '@jest/globals';
import { readInputs, readPublishing } from '../../src/inputs/inputs.ts';
import { ConfigurationError } from '../../src/trouble/errors.ts';

type Inputs = Record<string, string>;

const RESULTS: Inputs = { results: 'reports/*.xml\n!reports/old.xml' };
const REMOTE: Inputs = {
  ...RESULTS,
  'base-url': 'https://evals.example.test/api/v1',
  'api-key': 'sk_0123456789',
};
/** What the runner gives where the workflow says nothing. */
const DEFAULTS: Inputs = {
  'base-url': 'embedded',
  'mcp-config': '.mcp.json',
  'allow-untrusted-servers': 'false',
  'server-sandbox': 'off',
  format: 'auto',
  'merge-retries': 'false',
  'if-no-files': 'error',
  'test-outcome': 'unknown',
  finalize: 'auto',
  'upload-artifacts': 'true',
  'timeout-minutes': '30',
};

const untouched = { ...process.env };

function read(inputs: Inputs): ReturnType<typeof readInputs> {
  for (const [name, value] of Object.entries(inputs)) {
    process.env[`INPUT_${name.toUpperCase()}`] = value;
  }
  return readInputs();
}

function problemsOf(inputs: Inputs): string[] {
  try {
    read(inputs);
  } catch (error) {
    if (error instanceof ConfigurationError) {
      return error.problems.map(({ where, message }) => `${where}: ${message}`);
    }
    throw error;
  }
  return [];
}

afterEach(() => {
  process.env = { ...untouched };
});

describe('inputs of mode `ingest`', () => {
  it('are implied by results, and need no service', () => {
    expect(read({ ...DEFAULTS, ...RESULTS })).toEqual({
      mode: 'ingest',
      service: null,
      policy: {},
      baseline: { kind: 'auto' },
      policyFiles: { quarantineFile: '.github/eval-quarantine.yml' },
      timeouts: { evalsMs: 1_800_000 },
      publishing: readPublishing(),
      results: {
        globs: RESULTS['results'],
        format: 'auto',
        mergeRetries: false,
        ifNoFiles: 'error',
        testOutcome: 'unknown',
      },
      run: {
        project: undefined,
        notes: undefined,
        suiteName: undefined,
        externalRunId: undefined,
        shard: null,
        finalize: 'auto',
        uploadArtifacts: true,
      },
    });
  });

  it('are all read', () => {
    const inputs = read({
      ...REMOTE,
      mode: 'ingest',
      project: 'Web',
      format: 'vitest',
      'merge-retries': 'true',
      'if-no-files': 'warn',
      'test-outcome': 'failure',
      'suite-name': 'unit',
      'external-run-id': 'nightly',
      shard: '2/5',
      finalize: 'true',
      'upload-artifacts': 'false',
      'min-pass-rate': '90',
    });
    expect(inputs).toMatchObject({
      service: { kind: 'remote', baseUrl: 'https://evals.example.test/api/v1' },
      results: {
        format: 'vitest',
        mergeRetries: true,
        ifNoFiles: 'warn',
        testOutcome: 'failure',
      },
      run: {
        project: 'Web',
        suiteName: 'unit',
        externalRunId: 'nightly',
        shard: { index: 2, total: 5 },
        finalize: 'always',
        uploadArtifacts: false,
      },
      policy: { minPassRatePercent: 90 },
      policyFiles: { quarantineFile: '.github/eval-quarantine.yml' },
    });
  });

  it.each([
    ['{"fail-fast":true,"job-index":1,"job-total":5,"max-parallel":5}', { index: 2, total: 5 }],
    ['{"job-index":0,"job-total":1}', { index: 1, total: 1 }],
  ])('take the shard from the place in the matrix: %s', (strategy, shard) => {
    expect(read({ ...REMOTE, shard: 'matrix', strategy })).toMatchObject({ run: { shard } });
  });

  it.each(['', 'null', '{', '{"job-index":0,"job-total":0}', '{"job-index":"1"}'])(
    'cannot take the shard from the strategy %j',
    (strategy) => {
      expect(problemsOf({ ...REMOTE, shard: 'matrix', strategy })).toEqual([
        expect.stringMatching(/^shard: must be .*`matrix`/),
      ]);
    },
  );

  it('need no results in the job that only ends the run', () => {
    const { results: _, ...remote } = REMOTE;
    expect(read({ ...remote, mode: 'ingest', shard: 'all/5' })).toMatchObject({
      results: { globs: '' },
      run: { shard: { index: null, total: 5 } },
    });
  });

  it.each<[name: string, inputs: Inputs, problem: RegExp]>([
    ['no results', { mode: 'ingest' }, /^results: is missing/],
    ['an unknown format', { ...RESULTS, format: 'trx' }, /^format: .*`junit`/],
    ['an unknown choice', { ...RESULTS, 'if-no-files': 'shrug' }, /^if-no-files: .*`ignore`/],
    [
      'an endless run id',
      { ...REMOTE, 'external-run-id': 'x'.repeat(251) },
      /^external-run-id: .* 250 characters/,
    ],
    ['an unknown end', { ...REMOTE, finalize: 'never' }, /^finalize: .*`true`, `false`/],
    ['a shard of none', { ...REMOTE, shard: '6/5' }, /^shard: must be the number/],
    ['a shard without a service', { ...RESULTS, shard: '1/2' }, /^shard: .*`base-url`/],
    [
      'a run id without a service',
      { ...RESULTS, 'external-run-id': 'x' },
      /^external-run-id: .*`base-url`/,
    ],
    ['a project without a service', { ...RESULTS, project: 'Web' }, /^project: .*`base-url`/],
    ['notes without a service', { ...RESULTS, notes: 'nightly' }, /^notes: .*`base-url`/],
    ['an end without a service', { ...RESULTS, finalize: 'false' }, /^finalize: .*`base-url`/],
    ['an unknown outcome', { ...RESULTS, 'test-outcome': 'failed' }, /^test-outcome: .*failure/],
    [
      'an outcome of no step',
      { ...RESULTS, 'test-outcome': '' },
      /^test-outcome: is empty: .*`id`/,
    ],
    [
      'an outcome where no tests run',
      { ...REMOTE, results: '', mode: 'ingest', shard: 'all/5', 'test-outcome': 'failure' },
      /^test-outcome: .*runs none/,
    ],
    ['a suite file', { ...RESULTS, 'suite-file': 'a.yaml' }, /^suite-file: belongs to mode `run`/],
    ['a saved suite', { ...REMOTE, suite: 'smoke' }, /^suite: belongs to mode `run`/],
    [
      'servers',
      { ...RESULTS, servers: 'a' },
      /^servers: belongs to the modes `run`, `doctor` and `diff`; remove it/,
    ],
    ['iterations', { ...RESULTS, iterations: '2' }, /^iterations: belongs to mode `run`/],
    ['model keys', { ...RESULTS, 'model-api-keys': 'openai=k' }, /^model-api-keys: belongs/],
    ['a server file', { ...RESULTS, 'mcp-config': 'other.json' }, /^mcp-config: belongs/],
  ])('are refused with %s', (_name, inputs, problem) => {
    expect(problemsOf({ ...DEFAULTS, ...inputs })).toEqual([expect.stringMatching(problem)]);
  });

  it('are out of place in mode `run`', () => {
    const inputs = {
      ...RESULTS,
      mode: 'run',
      'suite-file': 'a.yaml',
      format: 'jest',
    };
    expect(problemsOf({ ...DEFAULTS, ...inputs })).toEqual([
      expect.stringMatching(/^results: belongs to mode `ingest`/),
      expect.stringMatching(/^format: belongs to mode `ingest`/),
    ]);
  });
});
