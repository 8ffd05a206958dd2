import { afterEach, describe, expect, it } from '@jest/globals';
import {
  readApiKey,
  readInputs,
  readInputWarnings,
  readPublishing,
  readSecrets,
} from '../../src/inputs/inputs.ts';
import { ConfigurationError } from '../../src/trouble/errors.ts';

type Inputs = Record<string, string>;

const REMOTE: Inputs = {
  'base-url': 'https://evals.example.test/api/v1/',
  'api-key': 'sk_0123456789',
  suite: 'smoke',
};
const EMBEDDED: Inputs = { 'suite-file': 'evals/smoke.yaml' };

/** Nothing is said of how the run is carried out. */
const UNSAID = {
  ...{ concurrency: undefined, isolation: undefined, connectTimeoutMs: undefined },
  ...{ toolTimeoutMs: undefined, iterationTimeoutMs: undefined, maxTurns: undefined },
};

const untouched = { ...process.env };

function give(inputs: Inputs): void {
  for (const [name, value] of Object.entries(inputs)) {
    process.env[`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`] = value;
  }
}

function problemsOf(inputs: Inputs): { where: string; message: string; example?: string }[] {
  give(inputs);
  try {
    readInputs();
  } catch (error) {
    if (error instanceof ConfigurationError) return [...error.problems];
    throw error;
  }
  return [];
}

afterEach(() => {
  process.env = { ...untouched };
});

describe('readInputs', () => {
  it('fills the defaults of the embedded service', () => {
    give(EMBEDDED);
    expect(readInputs()).toEqual({
      mode: 'run',
      service: {
        kind: 'embedded',
        mcpConfigFile: '.mcp.json',
        modelBaseUrls: {},
        serverSandbox: 'off',
      },
      allowUntrustedServers: false,
      reportTo: null,
      suite: { kind: 'file', file: 'evals/smoke.yaml' },
      run: {
        ...{ project: undefined, servers: [], iterations: undefined, notes: undefined },
        rerun: 'new',
        ...{ checkArguments: 'refuse', confirmServers: [] },
        ...{ shard: null, shardDurations: undefined },
      },
      execution: UNSAID,
      models: { apiKeys: {}, emptyKeys: [] },
      policy: { minPassRatePercent: undefined, minPassRateByModelPercent: undefined },
      baseline: { kind: 'auto' },
      policyFiles: { gateFile: undefined, quarantineFile: '.github/eval-quarantine.yml' },
      timeouts: { evalsMs: 1_800_000 },
      publishing: readPublishing(),
    });
  });

  it('reads every input of a remote service', () => {
    give({
      ...REMOTE,
      project: 'Web',
      servers: 'weather, search\nmaps',
      'model-api-keys': 'Anthropic = a=b\nopenai=c',
      iterations: '3',
      rerun: 'reuse',
      notes: 'nightly',
      'min-pass-rate': '92.5',
      'timeout-minutes': '0.5',
      'github-token': 'ghs_1',
    });
    expect(readInputs()).toEqual({
      mode: 'run',
      service: {
        kind: 'remote',
        baseUrl: 'https://evals.example.test/api/v1',
        apiKey: 'sk_0123456789',
      },
      suite: { kind: 'saved', suite: 'smoke' },
      run: {
        project: 'Web',
        servers: ['weather', 'search', 'maps'],
        iterations: 3,
        notes: 'nightly',
        rerun: 'reuse',
        ...{ checkArguments: 'refuse', confirmServers: [] },
        ...{ shard: null, shardDurations: undefined },
      },
      execution: UNSAID,
      models: { apiKeys: { anthropic: 'a=b', openai: 'c' }, emptyKeys: [] },
      allowUntrustedServers: false,
      reportTo: null,
      policy: { minPassRatePercent: 92.5, minPassRateByModelPercent: undefined },
      baseline: { kind: 'auto' },
      policyFiles: { gateFile: undefined, quarantineFile: '.github/eval-quarantine.yml' },
      timeouts: { evalsMs: 30_000 },
      publishing: readPublishing(),
    });
  });

  it('reads a key that is empty as none, and as no secret', () => {
    give({ ...EMBEDDED, 'model-api-keys': 'OpenAI =\nanthropic=a-key' });
    expect(readInputs()).toMatchObject({
      models: { apiKeys: { anthropic: 'a-key' }, emptyKeys: ['openai'] },
    });
    expect(readSecrets()).toEqual([{ name: 'model-api-keys', value: 'a-key' }]);
  });

  it('takes an empty input for one left out', () => {
    give({ ...EMBEDDED, 'timeout-minutes': '', 'base-url': ' ', suite: '', 'mcp-config': '' });
    expect(readInputs()).toMatchObject({
      timeouts: { evalsMs: 1_800_000 },
      service: { kind: 'embedded' },
    });
  });

  it.each<[name: string, inputs: Inputs, where: string, message: RegExp]>([
    ['an unknown mode', { ...EMBEDDED, mode: 'dance' }, 'mode', /`run`.*`calibrate`\.$/],
    // Of what belongs to a mode, nothing is known before the mode is.
    ['a misspelt mode', { mode: 'Docter', servers: 'a' }, 'mode', / Did you mean `doctor`\?$/],
    [
      'no suite',
      {},
      'suite-file',
      /^is missing; give `suite-file` to run a suite, or `results` to judge result files\.$/,
    ],
    ['no suite, remote', { ...REMOTE, suite: '' }, 'suite-file', /`suite-file` or `suite`/],
    [
      'two suite files',
      { 'suite-file': 'a.yaml\n b.yaml' },
      'suite-file',
      /^takes one file, not 2: a\.yaml and b\.yaml\. Give each suite a step/,
    ],
    [
      'a sandbox that there is not',
      { ...EMBEDDED, 'server-sandbox': 'docker' },
      'server-sandbox',
      /must be one of `bwrap`, `user`, `off`/,
    ],
    [
      'a sandbox for servers that somebody else starts',
      { ...REMOTE, 'server-sandbox': 'bwrap' },
      'server-sandbox',
      /embedded service only/,
    ],
    ['two suites', { ...REMOTE, 'suite-file': 'a.yaml' }, 'suite', /not both/],
    ['a saved suite, embedded', { suite: 'smoke' }, 'suite', /starts empty/],
    ['no key', { ...REMOTE, 'api-key': '' }, 'api-key', /is missing/],
    ['a malformed key', { ...REMOTE, 'api-key': 'pk_1' }, 'api-key', /begins with `sk_`/],
    ['a key nobody asks for', { ...EMBEDDED, 'api-key': 'sk_1' }, 'api-key', /without `base-url`/],
    ['no URL', { ...REMOTE, 'base-url': 'evals' }, 'base-url', /http or https URL/],
    [
      'a plain address',
      { ...REMOTE, 'base-url': 'http://a.test/api/v1' },
      'base-url',
      /in the clear/,
    ],
    ['no version', { ...REMOTE, 'base-url': 'https://a.test' }, 'base-url', /version path/],
    ['a password', { ...REMOTE, 'base-url': 'https://u:p@a.test/v1' }, 'base-url', /user name/],
    ['a query', { ...REMOTE, 'base-url': 'https://a.test/v1?x=1' }, 'base-url', /query/],
    ['no iterations', { ...EMBEDDED, iterations: '0' }, 'iterations', /from 1 to 1000/],
    [
      'more iterations than a hosted service takes',
      { ...REMOTE, iterations: '11' },
      'iterations',
      /more than the 10 that a hosted/,
    ],
    ['half an iteration', { ...EMBEDDED, iterations: '1.5' }, 'iterations', /whole number/],
    ['iterations in words', { ...EMBEDDED, iterations: '2x' }, 'iterations', /not `2x`/],
    ['too high a rate', { ...EMBEDDED, 'min-pass-rate': '101' }, 'min-pass-rate', /0 to 100/],
    ['a rate with a sign', { ...EMBEDDED, 'min-pass-rate': '90%' }, 'min-pass-rate', /0 to 100/],
    ...(
      [
        ['0.9', '90'],
        ['0.29', '29'],
        ['1', '100'],
        ['0.001', '0.1'],
      ] as const
    ).map(([given, meant]): [string, Inputs, string, RegExp] => [
      `the fraction ${given} for a percentage`,
      { ...EMBEDDED, 'min-pass-rate': given },
      'min-pass-rate',
      new RegExp(`^is in percent: ${meant}, not ${given}\\.$`),
    ]),
    ['no time', { ...EMBEDDED, 'timeout-minutes': '0' }, 'timeout-minutes', /more than 0/],
    ['six hours', { ...EMBEDDED, 'timeout-minutes': '360' }, 'timeout-minutes', /less than 360/],
    ['a stray verdict', { ...EMBEDDED, 'fail-on': 'failed,red' }, 'fail-on', /`never` alone/],
    ['never and more', { ...EMBEDDED, 'fail-on': 'never,failed' }, 'fail-on', /`never` alone/],
    ['failing on success', { ...EMBEDDED, 'fail-on': 'passed' }, 'fail-on', /must name any of/],
    ['no boolean', { ...EMBEDDED, summary: 'yes' }, 'summary', /`true` or `false`/],
    [
      'addresses of models, remote',
      { ...REMOTE, 'model-base-urls': 'a=http://127.0.0.1:1/v1' },
      'model-base-urls',
      /embedded service only/,
    ],
    [
      'an unknown provider',
      { ...EMBEDDED, 'model-api-keys': 'acme=k' },
      'model-api-keys',
      /`acme` is unknown/,
    ],
    [
      'a model address that is none',
      { ...EMBEDDED, 'model-base-urls': 'acme=ftp://a' },
      'model-base-urls',
      /line 1 \(`acme`\) must be an http/,
    ],
  ])('refuses %s', (_name, inputs, where, message) => {
    expect(problemsOf(inputs)).toEqual([
      { where, message: expect.stringMatching(message), example: expect.any(String) },
    ]);
  });

  it.each([
    ['0', 0],
    ['1.01', 1.01],
    ['100', 100],
  ])('takes a rate of %s percent', (given, percent) => {
    give({ ...EMBEDDED, 'min-pass-rate': given });
    expect(readInputs()).toMatchObject({ policy: { minPassRatePercent: percent } });
  });

  it('knows a provider whose address is given', () => {
    give({
      ...EMBEDDED,
      'model-api-keys': 'Acme=k',
      'model-base-urls': 'acme=https://models.example.test/v1/',
    });
    expect(readInputs()).toMatchObject({
      models: { apiKeys: { acme: 'k' } },
      service: { modelBaseUrls: { acme: 'https://models.example.test/v1' } },
    });
  });

  it('tells every problem at once', () => {
    const problems = problemsOf({
      'base-url': 'nowhere',
      iterations: '1001',
      'min-pass-rate': '-1',
      'model-api-keys': 'one\nopenai=k\nopenai=l',
      'fail-on': 'x',
      summary: '1',
    });
    expect(problems.map(({ where }) => where)).toEqual([
      'base-url',
      'min-pass-rate',
      'model-api-keys',
      'model-api-keys',
      'iterations',
      'fail-on',
      'summary',
      'api-key',
      'suite-file',
    ]);
  });

  it('tells a misspelt name that the verdict hangs on, and not that the right one is missing', () => {
    expect(problemsOf({ suite_file: 'evals/smoke.yaml', 'min pass rate': '90' })).toEqual([
      expect.objectContaining({
        where: 'suite_file',
        message: expect.stringContaining('Did you mean `suite-file`?'),
      }),
      expect.objectContaining({ where: 'min_pass_rate' }),
    ]);
    expect(readInputWarnings()).toEqual([]);
  });

  it('only warns of a misspelt name that the verdict does not hang on', () => {
    give({ ...EMBEDDED, check_name: 'Evals' });
    expect(readInputs()).toMatchObject({ mode: 'run' });
    expect(readInputWarnings()).toEqual([
      'check_name: is no input of this action and has no effect. Did you mean `check-name`?',
    ]);
  });

  it('never repeats a secret in a problem', () => {
    const problems = problemsOf({
      ...EMBEDDED,
      'api-key': 'pk_topsecret',
      'model-api-keys': 'topsecret\nopenai=\nQ2FzZVRvcHNlY3JldENhc2VUb3BzZWNyZXRDYXNl=topsecret==',
    });
    expect(problems.length).toBeGreaterThanOrEqual(4);
    expect(JSON.stringify(problems)).not.toMatch(/topsecret|Q2Fz/i);
  });
});

describe('readPublishing', () => {
  it.each<[inputs: Inputs, failOn: string[], summary: boolean]>([
    [{}, ['failed', 'incomplete', 'invalid'], true],
    [{ 'fail-on': 'never', summary: 'False' }, [], false],
    [{ 'fail-on': 'invalid\nfailed' }, ['failed', 'invalid'], true],
    [{ 'fail-on': 'nonsense', summary: 'nonsense' }, ['failed', 'incomplete', 'invalid'], true],
  ])('reads %j', (inputs, failOn, summary) => {
    give(inputs);
    expect(readPublishing()).toMatchObject({ failOn, summary });
  });
});

describe('readSecrets', () => {
  it('names every secret, whether or not it can be read as what it should be', () => {
    const bare = 'Zm9vYmFyZm9vYmFyZm9vYmFyZm9vYmFyZm9v==';
    give({
      ...REMOTE,
      'api-key': 'sk_first\nsecond line',
      'github-token': 'ghs_token',
      'model-api-keys': `anthropic=key-a\nkey-without-provider\nopenai=\n${bare}`,
      iterations: 'many',
    });
    expect(() => readInputs()).toThrow(ConfigurationError);
    const named = readSecrets().map(({ name, value }) => `${name} ${value}`);
    expect(named.toSorted()).toEqual([
      'api-key sk_first\nsecond line',
      'github-token ghs_token',
      `model-api-keys ${bare}`,
      'model-api-keys key-a',
      'model-api-keys key-without-provider',
    ]);
  });
});

describe('readApiKey', () => {
  it('reads the key alone', () => {
    give({ 'api-key': 'sk_1' });
    expect(readApiKey()).toBe('sk_1');
    give({ 'api-key': '' });
    expect(readApiKey()).toBeUndefined();
  });
});
