import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { actionInputs, readConfig } from '../../src/inputs/config.ts';
import { ACTION_INPUTS, repeatingOptions, terminalInputs } from '../../src/inputs/rows.ts';
import { read } from '../support/documents.ts';

const ACTION = parse(read('action.yml'));
const given = (inputs: Record<string, string>) =>
  readConfig(new Map(Object.entries(inputs)), ACTION_INPUTS);

test('defaults', () => {
  expect(given({ 'suite-file': ' s.yaml ', 'mcp-config': '' })).toEqual({
    config: {
      ...{ source: 'evals', mode: '', suiteFile: 's.yaml', suite: '', servers: [], leg: '' },
      ...{ mcpConfig: '.mcp.json', timeoutMinutes: 30, allowUntrustedServers: false },
      ...{ modelApiKeys: new Map(), modelBaseUrls: new Map(), githubToken: '' },
      ...{ command: '', results: '', testOutcome: 'unknown', ifNoFiles: 'error', suiteName: '' },
      ...{ baseUrl: '', reportTo: '', apiKey: '', project: '', gateFile: '' },
      baseline: { kind: 'auto' },
      ...{ artifactName: 'mcp-eval-report', failOn: ['failed', 'incomplete', 'invalid'] },
      ...{ annotations: true, comment: 'auto', commentKey: '', checkName: '', summary: true },
      ...{ reportPath: '', confirmCheckout: '' },
    },
    problems: [],
  });
});

const OF_TWO = new Map(Object.entries({ openai: 'k=', x: 'y' }));
test.each([
  ['min-pass-rate', '0', { minPassRate: 0 }],
  ['min-pass-rate', '99.5', { minPassRate: 99.5 }],
  ['min-case-pass-rate', '100', { minCasePassRate: 100 }],
  ['regression', 'inform', { regression: 'inform' }],
  ['max-total-tokens', '200000', { maxTotalTokens: 200_000 }],
  ['max-total-tokens', '+7.5%', { maxTotalTokens: '+7.5%' }],
  ['max-cost', '0.25', { maxCost: 0.25 }],
  ['gate-file', 'gates/evals.yml', { gateFile: 'gates/evals.yml' }],
  ['baseline', 'none', { baseline: { kind: 'none' } }],
  ['baseline', 'branch:v1/next', { baseline: { kind: 'branch', value: 'v1/next' } }],
  ['baseline', 'run: 123', { baseline: { kind: 'run', value: '123' } }],
  ['baseline', 'file:old/report.json', { baseline: { kind: 'file', value: 'old/report.json' } }],
  ['baseline', 'checkout:../main', { baseline: { kind: 'checkout', value: '../main' } }],
  ['artifact-name', 'evals', { artifactName: 'evals' }],
  ['artifact-name', 'never', { artifactName: null }],
  ['check-name', 'never', { checkName: '' }],
  ['check-name', 'github.com', { checkName: 'github.com' }],
  ['comment-key', 'none', { commentKey: 'none' }],
  ['comment-key', 'env.prod', { commentKey: 'env.prod' }],
  ['gate-file', 'a: b.yml', { gateFile: 'a: b.yml' }],
  ['baseline', 'branch:origin/x', { baseline: { kind: 'branch', value: 'origin/x' } }],
  ['matrix', 'null', { leg: '' }],
  ['matrix', '{"os":"a b","node":24,"on":{"b":1,"a":[2]}}', { leg: 'a b-24-{"a":[2],"b":1}' }],
  ['matrix', '[{"os":"a b"}, {"job-index":1,"job-total":3}]', { leg: 'a b' }],
  ['shard', '2/3', { shard: { part: 2, total: 3 } }],
  ['fail-on', 'invalid failed', { failOn: ['failed', 'invalid'] }],
  ['fail-on', 'never', { failOn: [] }],
  ['summary', 'False', { summary: false }],
  ['model-api-keys', ' OpenAI = k=\n\nx=y ', { modelApiKeys: OF_TWO }],
  ['model-api-keys', 'x=\ny=k', { modelApiKeys: new Map([['y', 'k']]) }],
  ['servers', 'a, b\n c d\na', { servers: ['a', 'b', 'c d'] }],
  ['iterations', '1000', { iterations: 1_000 }],
  ['concurrency', '1', { concurrency: 1 }],
  ['connect-timeout', '0.5', { connectTimeout: 0.5 }],
  ['timeout-minutes', '1.5', { timeoutMinutes: 1.5 }],
  ['allow-untrusted-servers', 'TRUE', { allowUntrustedServers: true }],
  ['mode', 'run', { mode: 'run', source: 'evals' }],
  ['model-base-urls', 'x=http://h/v1', { modelBaseUrls: new Map([['x', 'http://h/v1']]) }],
])('%s: %s', (name, value, config) => {
  expect(given({ 'suite-file': 's', [name]: value })).toMatchObject({ config, problems: [] });
});

test.each([
  ['model-api-keys', 'x=y\nkey', { code: 'line', line: 2, isRepeated: false }],
  ['model-api-keys', 'x=y\nX=z', { code: 'line', line: 2, isRepeated: true }],
  ['model-api-keys', 'OPENAI_API_KEY=k', { code: 'line', line: 1, isRepeated: false }],
  ['check-name', 'false', { code: 'value', known: ['never'] }],
  ['model-base-urls', 'x=h/v1', { code: 'address', reason: 'form' }],
  ['model-base-urls', 'x=http://u:p@h', { code: 'address', reason: 'credentials' }],
  ['min-pass-rate', '0.9', { code: 'value', nearest: '90' }],
  ['min-pass-rate', '101', { code: 'range', max: 100, value: '"101"' }],
  ['min-pass-rate', '9O', { code: 'type', expected: 'number', observed: '"9O"' }],
  ['min-pass-rate', 'sk_Ab12cd34ef56gh78', { code: 'type', observed: '"***"' }],
  ['iterations', '0', { code: 'range', min: 1, max: 1_000, value: '"0"' }],
  ['iterations', 'sk_Ab12cd34ef56gh78', { code: 'range', value: '"***"' }],
  ['concurrency', '1.5', { code: 'range', max: 100 }],
  ['connect-timeout', '-1', { code: 'range', min: 0.1 }],
  ['max-total-tokens', '-1', { code: 'range', min: 1 }],
  ['timeout-minutes', '361', { code: 'range', max: 360 }],
  ['mode', 'rum', { code: 'not-found', nearest: 'run' }],
  ['mode', 'doctr', { code: 'not-found', what: 'mode', nearest: 'doctor' }],
  ['mode', 'doctor', { code: 'conflict', key: 'suite-file', other: 'mode: doctor' }],
  ['shard', '3/2', { code: 'value', value: '3/2', known: ['1/2 … 2/2'] }],
  ['shard', '2/1', { code: 'value', known: ['1/3 … 3/3'] }],
  ['shard', '1/257', { code: 'value' }],
  ['shard', '01/2', { code: 'value' }],
  ['shard', 'matrix', { code: 'no-matrix' }],
  ['ietrations', '1', { code: 'not-found', nearest: 'iterations' }],
  ['fail-on', 'failed, error', { code: 'value', value: 'error' }],
  ['fail-on', 'never, failed', { code: 'conflict', key: 'never', other: 'failed' }],
  ['fail-on', ',', { code: 'value', value: ',' }],
  ['regression', 'gates', { code: 'value', nearest: 'gate' }],
  ['max-total-tokens', '+10', { code: 'value', nearest: '+10%' }],
  ['max-total-tokens', '9007199254740993', { code: 'type' }],
  ['max-cost', '-1', { code: 'range', min: 0, value: '"-1"' }],
  ['baseline', 'main', { code: 'value' }],
  ['baseline', 'branch:', { code: 'value' }],
  ['baseline', 'a/b.json', { code: 'value', known: ['file:a/b.json'] }],
  ['baseline', 'run:abc', { code: 'value', value: 'run:abc' }],
  ['merge-retries', 'true', { code: 'setting', name: 'merge-retries' }],
  ['summary', 'sk-proj-Ab12cd34ef56gh', { code: 'value', value: '***' }],
  ['summary', 'yes', { code: 'value' }],
  ['min_passrate', '1', { code: 'not-found', nearest: 'min-pass-rate' }],
  ['base-url', 'Embedded', { code: 'value', nearest: 'embedded' }],
  ['base-url', 'x', { code: 'address', reason: 'service' }],
  ['baseline', 'branch:refs/heads/main', { code: 'value', known: ['branch:main'] }],
  ['comment-key', 'github.job', { code: 'value', nearest: `\${{ github.job }}` }],
  ['artifact-name', 'none', { code: 'value', known: ['never'] }],
])('%s: %p is refused', (name, value, data) => {
  const { problems } = given({ 'suite-file': 's', [name]: value });
  expect(problems).toEqual([expect.objectContaining({ data: expect.objectContaining(data) })]);
});

const results = { results: 'a.xml' };
const suite = { 'suite-file': 's.yaml' };
const hosted = { 'base-url': 'https://x.test', 'api-key': 'sk_x' };
const needs = (key: string, ...other: string[]) => ({ code: 'needs', key, other });
const conflict = (key: string, other: string) => ({ code: 'conflict', key, other });
/** What only the embedded service has. */
const ofOurs = (...keys: string[]) => keys.map((key) => conflict(key, 'base-url'));
const CHECKOUT = { baseline: 'checkout:b', 'confirm-checkout': 'b' };
const OF_CHECKOUT = 'baseline: checkout:b';
const ADDRESSES = ['base-url', 'report-to'];
const RUN_NEEDS = needs('mode: run', 'suite-file', 'suite');
const STEP_NEEDS = needs('step', 'suite-file', 'suite', 'command', 'results');
const COLLECTS = { mode: 'collect', comment: 'always' };
const EXPRESSION = 'steps.a-b.outcome';
const OUTCOME = `\${{ ${EXPRESSION} }}`;
const CONCLUSION = 'steps.a-b.conclusion';
const TYPE = { code: 'type' };
const MODES: [inputs: Record<string, string>, source: string, ...problems: object[]][] = [
  [{}, 'evals', STEP_NEEDS],
  [{ mode: 'run' }, 'evals', RUN_NEEDS],
  [{ mode: 'publsh' }, 'evals', { code: 'not-found' }],
  [{ mode: 'ingest' }, 'results', needs('mode: ingest', 'results')],
  [{ mode: 'command' }, 'command', needs('mode: command', 'command')],
  [{ command: 'x', 'timeout-minutes': '5', 'max-cost': '1' }, 'command'],
  [{ command: 'x', ...results }, 'command', conflict('results', 'command')],
  [{ command: 'x', ...suite }, 'evals', conflict('command', 'suite-file')],
  [{ command: 'x', iterations: '2' }, 'command', conflict('iterations', 'command')],
  [{ command: 'x', ...hosted }, 'command', conflict('command', 'base-url')],
  [{ ...suite, 'report-to': 'https://x.test', 'api-key': 'sk_x', project: 'p' }, 'evals'],
  [{ command: 'x', 'report-to': 'https://x.test' }, 'command'],
  [{ ...suite, 'report-to': 'x', 'api-key': 'sk_x' }, 'evals', { code: 'address' }],
  [{ ...suite, ...hosted, 'report-to': 'https://y.test' }, 'evals', ...ofOurs('report-to')],
  [{ ...results, 'report-to': 'https://x.test' }, 'results', conflict('report-to', 'results')],
  [{ results: ' ', 'api-key': 'k' }, 'evals', STEP_NEEDS, needs('api-key', ...ADDRESSES)],
  [{ ...suite, ...results }, 'evals', conflict('results', 'suite-file')],
  [{ ...suite, project: 'p' }, 'evals', needs('project', ...ADDRESSES)],
  [{ ...suite, ...hosted, suite: 'x' }, 'evals', conflict('suite', 'suite-file')],
  [{ ...suite, suite: 'x', mode: 'run' }, 'evals', conflict('suite', 'suite-file')],
  [{ suite: 'x' }, 'evals', needs('suite', 'base-url')],
  [{ suite: 'x', ...hosted, project: 'p' }, 'evals'],
  [{ ...suite, ...hosted, servers: 'a', iterations: '10', 'model-api-keys': 'x=k' }, 'evals'],
  [{ ...results, baseline: 'checkout:b' }, 'results', conflict('baseline: checkout:b', 'results')],
  [{ ...suite, ...hosted, ...CHECKOUT }, 'evals', ...ofOurs(OF_CHECKOUT, 'confirm-checkout')],
  [{ ...suite, ...hosted, iterations: '11' }, 'evals', { code: 'range', what: 'hosted', max: 10 }],
  [
    { ...suite, ...hosted, 'mcp-config': 'x', 'model-base-urls': 'x=http://h', concurrency: '2' },
    'evals',
    ...ofOurs('mcp-config', 'concurrency', 'model-base-urls'),
  ],
  [
    { ...suite, ...hosted, 'connect-timeout': '2', concurrency: '2' },
    'evals',
    ...ofOurs('concurrency', 'connect-timeout'),
  ],
  [{ ...suite, ...hosted, 'mcp-config': '.mcp.json', 'allow-untrusted-servers': 'false' }, 'evals'],
  [{ ...suite, 'base-url': 'https://x.test' }, 'evals', { code: 'missing', key: 'api-key' }],
  [{ ...suite, 'base-url': 'http://x', 'api-key': 'x' }, 'evals', TYPE, TYPE],
  [{ ...results, 'base-url': 'https://x.test' }, 'results'],
  [{ ...results, 'base-url': 'http://x' }, 'results', TYPE],
  [{ ...results, ...hosted, mode: 'ingest', project: 'p' }, 'results'],
  [{ ...results, mode: 'run', ...suite }, 'evals', conflict('results', 'mode: run')],
  [{ ...results, mode: 'run' }, 'evals', conflict('results', 'mode: run')],
  [{ ...suite, ...results, mode: 'ingest' }, 'results', conflict('suite-file', 'mode: ingest')],
  [{ ...results, 'mcp-config': 'x' }, 'results', conflict('mcp-config', 'results')],
  [{ ...results, 'api-key': 'sk_x' }, 'results', needs('api-key', ...ADDRESSES)],
  [
    { ...results, 'max-cost': '1', 'max-total-tokens': '+5%', 'gate-file': 'x' },
    'results',
    ...['max-total-tokens', 'max-cost'].map((key) => conflict(key, 'results')),
  ],
  [{ ...suite, 'test-outcome': 'success' }, 'evals', conflict('test-outcome', 'suite-file')],
  [{ ...results, 'mcp-config': '.mcp.json', 'timeout-minutes': '30' }, 'results'],
  [{ ...suite, 'base-url': '', 'if-no-files': 'error' }, 'evals'],
  [{ ...results, 'if-no-files': '', 'suite-name': '', baseline: '' }, 'results'],
  [{ ...results, 'test-outcome': '' }, 'results', { code: 'no-step' }],
  [{ mode: 'collect' }, 'evals', STEP_NEEDS],
  [{ ...results, ...COLLECTS }, 'results', conflict('comment', 'mode: collect')],
  [{ mode: 'publish', 'report-path': 'legs' }, 'collected'],
  [{ mode: 'publish', ...suite }, 'collected', conflict('suite-file', 'mode: publish')],
  [{ mode: 'publish', 'base-url': 'http://h' }, 'collected', conflict('base-url', 'mode: publish')],
  [{ ...suite, 'report-path': 'legs' }, 'evals', conflict('report-path', 'suite-file')],
  [{ ...results, 'test-outcome': EXPRESSION }, 'results', { code: 'value', known: [OUTCOME] }],
  [{ ...results, 'test-outcome': CONCLUSION }, 'results', { code: 'value', known: [OUTCOME] }],
  [{ ...results, 'test-outcome': 'failed' }, 'results', { code: 'value' }],
];
test.each(MODES)('mode and service: %j: %s', (inputs, source, ...expected) => {
  const { config, problems } = given(inputs);
  expect(config.source).toBe(source);
  expect(problems).toEqual(
    expected.map((data) => expect.objectContaining({ data: expect.objectContaining(data) })),
  );
});

test('all problems at once; what people see falls back to its default', () => {
  const wrong = { comment: 'off', 'fail-on': 'x', iterations: 'x' };
  const { config, problems } = given({ ...wrong, annotations: 'no', summry: 'true' });
  const places = ['', '', ...Object.keys(wrong), 'annotations'];
  expect(problems.map(({ place }) => place.source).sort()).toEqual(places.sort());
  const { comment, annotations, failOn } = config;
  expect([comment, annotations, failOn.length]).toEqual(['auto', true, 3]);
});

test('a job that collects judges for itself, and has the part that its matrix says', () => {
  const matrix = '[{"n":1}, {"job-index":1,"job-total":3}]';
  expect(given({ mode: 'collect', ...suite, shard: 'matrix', matrix })).toMatchObject({
    config: { comment: 'never', checkName: '', failOn: [], shard: { part: 2, total: 3 } },
    problems: [],
  });
});

test('commands have the inputs of their source, and publish nothing', () => {
  const [run, ingest] = [terminalInputs('evals'), terminalInputs('results')];
  const shared = run.filter((name) => ingest.includes(name));
  const settings = ['min-pass-rate', 'min-case-pass-rate', 'regression'];
  const service = ['base-url', 'api-key', 'project'];
  expect(shared).toEqual([...service, ...settings, 'gate-file', 'baseline']);
  const surfaces = ['summary', 'annotations', 'comment', 'comment-key', 'check-name'];
  const publishing = ['fail-on', 'artifact-name', 'matrix', 'github-token'];
  const ofJobs = ['mode', 'command', 'allow-untrusted-servers', ...publishing];
  const ofServers = [...terminalInputs('doctor'), ...terminalInputs('diff')];
  const all = new Set([...run, ...ingest, ...ofServers, ...surfaces, ...ofJobs, 'report-path']);
  expect([...all].sort()).toEqual(ACTION_INPUTS.toSorted());
});

test('another run at a terminal has the inputs that are not usual, and no keys', () => {
  const given = {
    'suite-file': 's.yaml',
    'mcp-config': '.mcp.json',
    iterations: '3',
    servers: 'a',
  };
  const others = { 'api-key': 'k', 'model-api-keys': 'x=k', baseline: 'run:5', summary: 'false' };
  const options = repeatingOptions(new Map(Object.entries({ ...given, ...others })));
  expect(options).toEqual(['--servers=a', '--iterations=3']);
});

test('the runner passes inputs as variables', () => {
  const inputs = actionInputs({ 'INPUT_SUITE-FILE': 's', PATH: '/bin', INPUT_SUMMARY: 'true' });
  expect(Object.fromEntries(inputs)).toEqual({ 'suite-file': 's', summary: 'true' });
});

test('action.yml has what the runner takes: texts, and expressions that it fills in', () => {
  const inputs: Record<string, unknown>[] = Object.values(ACTION.inputs);
  for (const { description, default: otherwise = '' } of inputs) {
    expect([typeof description, typeof otherwise]).toEqual(['string', 'string']);
  }
  expect(Object.keys(ACTION.inputs)).toEqual(ACTION_INPUTS);
  expect(ACTION.inputs.matrix.default).toBe(`[\${{ toJSON(matrix) }}, \${{ toJSON(strategy) }}]`);
  const { using, main, post } = ACTION.runs;
  expect([using, main, post]).toEqual(['node24', 'dist/index.js', 'dist/post.js']);
  expect(Object.keys(ACTION.outputs)).toHaveLength(14);
});
