import { expect, test } from '@jest/globals';
import { readConfig } from '../../src/inputs/config.ts';
import { parseGateFile, settingProblems } from '../../src/inputs/gate-file.ts';
import { ACTION_INPUTS } from '../../src/inputs/rows.ts';
import { policy } from '../../src/report/policy.ts';
import type { Problem } from '../../src/report/problem.ts';

const WHOLE = `
min-pass-rate: 90
pass-rate-confidence: 99
min-pass-rate-by-model: { openai/gpt-5-mini: 70 }
min-case-pass-rate:
  all: 60
  cases: { 'the weather in Oslo': 100, constructor: 50 }
  tags: { slow: 50 }
  models: { openai/gpt-5-mini: 40 }
regression: gate
regression-confidence: 99
min-effect: 0.5
confirm: auto
max-confirm-iterations: 100
max-total-tokens: 200000
max-p95-latency-ms: +10%
max-tool-calls: 0
max-duration-minutes: 12.5
max-cost: 7.5
prices:
  anthropic/claude-haiku-4.5: { input: 1, output: 5 }
on-missing-baseline: incomplete
fail-on-change: any
baseline-max-age-days: 14
allow-removed: true
expected-tests: 10
merge-retries: true
quarantine:
  - { case: a, reason: flaky, owner: me, expires: 2030-01-31 }
`;

test('a file can have all settings', async () => {
  const { policy: read, written, problems } = await parseGateFile(WHOLE, 'g.yml');
  expect(problems).toEqual([]);
  expect([...written.keys()].sort()).toEqual(Object.keys(policy.shape).sort());
  expect(read).toMatchObject({ 'min-effect': 0.5, 'max-p95-latency-ms': '+10%' });
  expect(read['min-case-pass-rate']).toMatchObject({ cases: { constructor: 50 } });
  expect(read.quarantine).toMatchObject([{ case: 'a', expires: '2030-01-31' }]);
});

test.each(['', '# nothing yet', '{}', '---\n'])('%j sets nothing', async (text) => {
  expect(await parseGateFile(text, 'g.yml')).toMatchObject({ policy: {}, problems: [] });
});

/** Line, column, code, and the name, limit or type that readers see. */
const seen = ({ place: { line, column, source }, data }: Problem) => {
  const { nearest, other, expected, max, min, key, isExclusive } = { ...Object(data) };
  const bound = isExclusive && (max === null ? 'above' : 'below');
  const word = [bound, nearest, other, expected, max, min, key].find((one) => one ?? false);
  return [line === null ? source : `${line}:${column}`, data.code, String([word].flat()[0])];
};

type Row = [text: string, ...problems: [place: string, code: string, word: string][]];
const lacking = (...keys: string[]) =>
  keys.map((key): [string, string, string] => ['1:14', 'missing', key]);
test.each<Row>([
  ['min-pass-rate: 90%', ['1:1', 'value', '90']],
  ['\n  min-pass-rate: 101', ['2:3', 'range', '100']],
  ['min-pass-rate: "90"', ['1:1', 'type', 'number']],
  ['min-pass-rate: -1', ['1:1', 'range', '100']],
  ['max-p95-latency-ms: fast', ['1:1', 'type', 'growth']],
  ['max-total-tokens: 10k', ['1:1', 'type', 'growth']],
  ['min-effect: 5%', ['1:1', 'value', '5']],
  ['pass-rate-confidence: 0.95', ['1:1', 'value', '95']],
  ['pass-rate-confidence: 100', ['1:1', 'range', 'below']],
  ['regression-confidence: 40', ['1:1', 'range', '50']],
  ['max-confirm-iterations: 19', ['1:1', 'range', '20']],
  ['regression: gates', ['1:1', 'value', 'gate']],
  ['max-total-tokens: 1.5', ['1:1', 'type', 'int']],
  ['max-total-tokens: 0', ['1:1', 'range', '1']],
  ['max-total-tokens: 10%', ['1:1', 'value', '+10%']],
  ['max-total-tokens: +10', ['1:1', 'value', '+10%']],
  ['{ "max-total-tokens": "+10" }', ['1:3', 'value', '+10%']],
  ['max-p95-latency-ms: + 10 %', ['1:1', 'value', '+10%']],
  ['max-p95-latency-ms: -1', ['1:1', 'range', 'above']],
  ['max-tool-calls: true', ['1:1', 'type', 'number']],
  ['max-tool-calls: 0.5', ['1:1', 'type', 'int']],
  ['max-cost: +10%', ['1:1', 'type', 'number']],
  ['prices: { a/b: { input: 1 } }', ['1:11', 'missing', 'output']],
  ['prices: [1]', ['1:1', 'type', 'record']],
  ['min-case-pass-rate: { cases: { a: 0.5 } }', ['1:32', 'value', '50']],
  ['min-case-pass-rate:\n  cases:\n    a: 200', ['3:5', 'range', '100']],
  ['min-case-pass-rate: { cases: 5 }', ['1:23', 'type', 'record']],
  ['min-pass-rate-by-model: { a/b: 0.5 }', ['1:27', 'value', '50']],
  ['on-missing-baseline: pass', ['1:1', 'value', 'undefined']],
  ['baseline-max-age-days: 0', ['1:1', 'range', 'above']],
  ['allow-removed: yes', ['1:1', 'type', 'boolean']],
  ['quarantine: [{ case: a, reason: r, owner: o, expires: soon }]', ['1:46', 'type', 'date']],
  ['quarantine: [{ case: a }]', ...lacking('reason', 'owner', 'expires')],
  ['prices: { gpt-5: { input: 1, output: 1 } }', ['1:11', 'type', 'model']],
  ['min-pass-rate-by-model: { gpt-5: 90, a/b: 1 }', ['1:27', 'type', 'model']],
  ['min-case-pass-rate: { models: { gpt-5: 90 } }', ['1:33', 'type', 'model']],
  // Values under misspelt keys.
  ['min-pass-rat: 0.9', ['1:1', 'unknown-key', 'min-pass-rate'], ['1:1', 'value', '90']],
  ['alow-removed: yes', ['1:1', 'unknown-key', 'allow-removed'], ['1:1', 'type', 'boolean']],
  [
    'min-case-pass-rate: { case: { a: -1 } }',
    ['1:23', 'unknown-key', 'cases'],
    ['1:31', 'range', '100'],
  ],
  [
    'quarantin: [{ cse: 5, reason: r, owner: o, expires: soon }]',
    ['1:1', 'unknown-key', 'quarantine'],
    ['1:15', 'unknown-key', 'case'],
    ['1:15', 'type', 'string'],
    ['1:44', 'type', 'date'],
  ],
  ['min_pass_rate: 90', ['1:1', 'unknown-key', 'min-pass-rate']],
  ['fail-on: never', ['1:1', 'unknown-key', 'fail-on']],
  ['min-pass-rate: 90\nmin-pass-rate: 80', ['2:1', 'repeated', 'undefined']],
  ['- min-pass-rate: 90', ['1:1', 'type', 'object']],
  ['a: [', ['1:5', 'syntax', 'undefined']],
  [
    'min-pass-rate: 0.9\nregression: block\nbudget: 3\nmin-effect: 200',
    ['1:1', 'value', '90'],
    ['2:1', 'value', 'undefined'],
    ['3:1', 'unknown-key', 'budget'],
    ['4:1', 'range', '100'],
  ],
])('%j', async (text, ...expected) => {
  const { problems, policy: read } = await parseGateFile(text, 'g.yml');
  expect(problems.map(seen)).toEqual(expected);
  expect(read).toEqual({});
});

test('a file that nests too deep is refused early', async () => {
  const { problems } = await parseGateFile('['.repeat(100_000), 'g.yml');
  expect(problems).toMatchObject([{ data: { code: 'syntax' } }]);
});

type Rule = [file: string, inputs: Record<string, string>, ...problems: [string, string, string][]];
const [ALL_PASS, OF_CASES] = [{ 'min-pass-rate': '100' }, { 'min-case-pass-rate': '90' }];
test.each<Rule>([
  ['regression: off\nmin-effect: 5', {}, ['2:1', 'conflict', 'regression: off']],
  ['min-effect: 5', { regression: 'off' }, ['1:1', 'conflict', 'regression: off']],
  ['regression-confidence: 99\nregression: off', {}, ['1:1', 'conflict', 'regression: off']],
  ['confirm: never\nmax-confirm-iterations: 20', {}, ['2:1', 'conflict', 'confirm: never']],
  ['max-cost: 3', {}, ['1:1', 'needs', 'prices']],
  ['{}', { 'max-cost': '3' }, ['max-cost', 'needs', 'prices']],
  ['prices: { a/b: { input: 1, output: 1 } }', { 'max-cost': '3' }],
  ['prices: { a/b: { input: 1, output: 1 } }', {}],
  ['max-cost: 3\npricse: {}', {}],
  ['regression: strict\nmin-effect: 5', {}, ['2:1', 'conflict', 'regression: strict']],
  ['max-cost: 3\nbudget: {}', {}, ['1:1', 'needs', 'prices']],
  ['regression: off\nmin-efect: 5', {}, ['2:1', 'conflict', 'regression: off']],
  ['prices: [', { 'max-cost': '3' }],
  ['pass-rate-confidence: 99', {}, ['1:1', 'needs', 'min-pass-rate']],
  ['pass-rate-confidence: 99\nmin-case-pass-rate: 80', {}, ['1:1', 'needs', 'min-pass-rate']],
  ['pass-rate-confidence: 99', ALL_PASS, ['1:1', 'conflict', 'min-pass-rate: 100']],
  ['min-pass-rate-by-model: {}', {}, ['1:1', 'needs', 'provider/model']],
  ['min-case-pass-rate: {}', {}, ['1:1', 'needs', 'all']],
  ['min-case-pass-rate: { cases: {} }', {}, ['1:1', 'needs', 'all']],
  ['min-case-pass-rate: { cases: { toString: 5 } }', {}],
  ['pass-rate-confidence: 99', { 'min-pass-rate': '90' }],
  ['regression: gate', { baseline: 'none' }, ['1:1', 'conflict', 'baseline: none']],
  ['{}', { baseline: 'none', regression: 'strict' }, ['regression', 'conflict', 'baseline: none']],
  ['regression: inform', { baseline: 'none' }],
  ['on-missing-baseline: incomplete', { baseline: 'none' }, ['1:1', 'conflict', 'baseline: none']],
  ['baseline-max-age-days: 3', { baseline: 'none' }, ['1:1', 'conflict', 'baseline: none']],
  ['max-total-tokens: +10%', { baseline: 'none' }, ['1:1', 'conflict', 'baseline: none']],
  ['max-total-tokens: 10', { baseline: 'none' }],
  ['min-pass-rate: 90', { 'min-pass-rate': '80' }, ['1:1', 'two-values', 'min-pass-rate']],
  ['min-pass-rate: 90', { 'min-pass-rate': '90.0' }],
  ['min-case-pass-rate: { all: 90 }', OF_CASES, ['1:1', 'two-values', 'min-case-pass-rate']],
  // One file serves a step of evals and one of results.
  ['expected-tests: 3\nmerge-retries: true', {}],
  ['max-tool-calls: 3\nexpected-tests: 3', { 'suite-file': '', results: 'a.xml' }],
  [
    'regression: off\nmin-effect: 1\nmax-cost: 1',
    { baseline: 'none', 'max-total-tokens': '+1%' },
    ['2:1', 'conflict', 'regression: off'],
    ['max-total-tokens', 'conflict', 'baseline: none'],
    ['3:1', 'needs', 'prices'],
  ],
])('without effect: %j, %j', async (text, inputs, ...expected) => {
  const given = new Map(Object.entries({ 'suite-file': 's.yaml', ...inputs }));
  const { config, problems } = readConfig(given, ACTION_INPUTS);
  expect(problems).toEqual([]);
  const file = await parseGateFile(text, 'g.yml');
  expect(settingProblems(config, file).map(seen)).toEqual(expected);
});
