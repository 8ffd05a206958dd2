import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { actionInputs, readConfig } from '../../src/inputs/config.ts';
import { ACTION_INPUTS, INPUTS, terminalInputs } from '../../src/inputs/rows.ts';
import { emptyReport } from '../../src/report/empty-report.ts';
import { outputsOf } from '../../src/surfaces/outputs.ts';
import { verdictOf } from '../support/reports.ts';

const ACTION = parse(readFileSync(join(import.meta.dirname, '../../action.yml'), 'utf8'));
const given = (inputs: Record<string, string>) =>
  readConfig(new Map(Object.entries(inputs)), ACTION_INPUTS);

test('defaults', () => {
  expect(given({ 'suite-file': ' s.yaml ', 'mcp-config': '' })).toEqual({
    config: {
      suiteFile: 's.yaml',
      mcpConfig: '.mcp.json',
      modelApiKeys: new Map(),
      modelBaseUrls: new Map(),
      results: '',
      testOutcome: 'unknown',
      ifNoFiles: 'error',
      suiteName: '',
      baseUrl: '',
      apiKey: '',
      project: '',
      gateFile: '',
      baseline: { kind: 'auto' },
      artifactName: 'mcp-eval-report',
      leg: '',
      githubToken: '',
      failOn: ['failed', 'incomplete', 'invalid'],
      annotations: true,
      comment: 'auto',
      commentKey: '',
      checkName: '',
      summary: true,
    },
    problems: [],
  });
});

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
  ['artifact-name', 'evals', { artifactName: 'evals' }],
  ['artifact-name', 'never', { artifactName: null }],
  ['matrix', 'null', { leg: '' }],
  ['matrix', '{"os":"a b","node":24,"on":{"b":1,"a":[2]}}', { leg: 'a b-24-{"a":[2],"b":1}' }],
  ['fail-on', 'invalid failed', { failOn: ['failed', 'invalid'] }],
  ['fail-on', 'never', { failOn: [] }],
  ['summary', 'False', { summary: false }],
  [
    'model-api-keys',
    ' OpenAI = k=\n\nx=y ',
    { modelApiKeys: new Map(Object.entries({ openai: 'k=', x: 'y' })) },
  ],
  ['model-base-urls', 'x=http://h/v1', { modelBaseUrls: new Map([['x', 'http://h/v1']]) }],
])('%s: %s', (name, value, config) => {
  expect(given({ 'suite-file': 's', [name]: value })).toMatchObject({ config, problems: [] });
});

test.each([
  ['model-api-keys', 'x=y\nkey', { code: 'line', line: 2, isRepeated: false }],
  ['model-api-keys', 'x=y\nX=z', { code: 'line', line: 2, isRepeated: true }],
  ['model-base-urls', 'x=h/v1', { code: 'address', reason: 'form' }],
  ['model-base-urls', 'x=http://u:p@h', { code: 'address', reason: 'credentials' }],
  ['min-pass-rate', '0.9', { code: 'value', nearest: '90' }],
  ['min-pass-rate', '101', { code: 'range', max: 100 }],
  ['min-pass-rate', '9O', { code: 'type', expected: 'number' }],
  ['fail-on', 'failed, error', { code: 'value', value: 'error' }],
  ['fail-on', 'never, failed', { code: 'value', value: 'never' }],
  ['fail-on', ',', { code: 'value', value: ',' }],
  ['regression', 'gates', { code: 'value', nearest: 'gate' }],
  ['max-total-tokens', '+10', { code: 'value', nearest: '+10%' }],
  ['max-total-tokens', '9007199254740993', { code: 'type' }],
  ['max-cost', '-1', { code: 'type' }],
  ['baseline', 'main', { code: 'value' }],
  ['baseline', 'branch:', { code: 'value' }],
  ['baseline', 'run:abc', { code: 'value', value: 'run:abc' }],
  ['merge-retries', 'true', { code: 'moved', key: 'merge-retries' }],
  ['summary', 'sk-proj-Ab12cd34ef56gh', { code: 'value', value: '***' }],
  ['summary', 'yes', { code: 'value' }],
  ['min_passrate', '1', { code: 'unknown-key', nearest: 'min-pass-rate' }],
])('%s: %p is refused', (name, value, data) => {
  const { problems } = given({ 'suite-file': 's', [name]: value });
  expect(problems).toEqual([expect.objectContaining({ data: expect.objectContaining(data) })]);
});

const results = { results: 'a.xml' };
const suite = { 'suite-file': 's.yaml' };
const needs = (key: string, other: string) => ({ code: 'needs', key, other: [other] });
test.each<[string, Record<string, string>, object[]]>([
  ['no source', {}, [{ code: 'needs', key: 'step', other: ['suite-file', 'results'] }]],
  ['blanks', { results: ' ', 'api-key': 'k' }, [{ code: 'needs', key: 'step' }]],
  ['both', { ...suite, ...results, project: 'p' }, [{ code: 'conflict', key: 'results' }]],
  ['defaults of the other', { ...results, 'mcp-config': '.mcp.json' }, []],
  ['nothing for the other', { ...suite, 'base-url': '', 'if-no-files': 'error' }, []],
  ['a list of servers', { ...results, 'mcp-config': 'x' }, [needs('mcp-config', 'suite-file')]],
  [
    'a service for a suite',
    { ...suite, 'base-url': 'https://x.test', 'api-key': 'sk_x' },
    [needs('base-url', 'results'), needs('api-key', 'results')],
  ],
  [
    'a key without a service',
    { ...results, 'api-key': 'sk_x', project: 'p' },
    [needs('api-key', 'base-url'), needs('project', 'base-url')],
  ],
  ['a key with a service', { ...results, 'api-key': 'sk_x', 'base-url': 'https://x.test' }, []],
  ['an outcome for a suite', { ...suite, 'test-outcome': 'success' }, [{ code: 'needs' }]],
  ['a step that is not there', { ...results, 'test-outcome': '' }, [{ code: 'no-step' }]],
  ['another outcome', { ...results, 'test-outcome': 'failed' }, [{ code: 'value' }]],
  ['nothing', { ...results, 'if-no-files': '', 'suite-name': '', baseline: '' }, []],
])('sources: %s', (_name, inputs, expected) => {
  const { problems } = given(inputs);
  expect(problems).toEqual(
    expected.map((data) => expect.objectContaining({ data: expect.objectContaining(data) })),
  );
});

test('commands have the inputs of their source, and publish nothing', () => {
  const [run, ingest] = [terminalInputs('evals'), terminalInputs('results')];
  const shared = run.filter((name) => ingest.includes(name));
  const settings = ['min-pass-rate', 'min-case-pass-rate', 'regression', 'max-total-tokens'];
  expect(shared).toEqual([...settings, 'max-cost', 'gate-file', 'baseline']);
  const surfaces = ['summary', 'annotations', 'comment', 'comment-key', 'check-name'];
  const publishing = ['fail-on', 'artifact-name', 'matrix', 'github-token'];
  const all = new Set([...run, ...ingest, ...surfaces, ...publishing]);
  expect([...all].sort()).toEqual(ACTION_INPUTS.toSorted());
});

test('the runner passes inputs as variables', () => {
  const inputs = actionInputs({ 'INPUT_SUITE-FILE': 's', PATH: '/bin', INPUT_SUMMARY: 'true' });
  expect([...inputs]).toEqual([
    ['suite-file', 's'],
    ['summary', 'true'],
  ]);
});

const NO_COUNTS = { passed: 0, failed: 0, missing: 0 };

test('action.yml has these inputs and outputs', () => {
  // What the runner fills in.
  const expressions = new Map([
    ['matrix', 'toJSON(matrix)'],
    ['github-token', 'github.token'],
  ]);
  const rows = Object.values(INPUTS).map(({ name, description, ...row }) => {
    const expression = expressions.get(name);
    const otherwise = expression === undefined ? row.default : `\${{ ${expression} }}`;
    return [name, otherwise === '' ? { description } : { description, default: otherwise }];
  });
  expect(ACTION.inputs).toEqual(Object.fromEntries(rows));
  const outputs = outputsOf(emptyReport('evals', 's'), verdictOf('passed'), NO_COUNTS, {});
  expect(Object.keys(ACTION.outputs)).toEqual(Object.keys(outputs));
  expect(Object.keys(outputs)).toHaveLength(14);
});
