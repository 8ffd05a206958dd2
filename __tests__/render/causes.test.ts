/** What failures have in common, what is one cause, and which comes first. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { findNews } from '../../src/render/findings.ts';
import type { Failure } from '../../src/report/failure.ts';
import type { Outcome, ReportCase } from '../../src/report/report.ts';
import type { Comparison, ToolChange } from '../../src/report/verdict.ts';
import { CHANGED, comparisonWith, pairOf } from '../support/comparisons.ts';
import { FAILURES, failureOf } from '../support/failures.ts';
import { failingCase, iterationWith, reportOf, verdictOf } from '../support/reports.ts';
import { resultsOf, testOf } from '../support/results.ts';

const from = (title: string, members: object) => ({ ...failureOf(title), ...members }) as Failure;
const casesOf = (...failures: Failure[][]) =>
  failures.map((all, at) => failingCase(`case ${at}`, ...all));
function causesIn(cases: ReportCase[], value: Outcome = 'failed', comparison?: Comparison) {
  const report = reportOf(cases);
  report.suite.file = 'evals/a.yaml';
  return findNews(report, { ...verdictOf(value), comparison: comparison ?? null }).causes;
}
const sentencesOf = (...failures: Failure[]) =>
  causesIn(casesOf(...failures.map((one) => [one]))).map(({ sentence }) => sentence);

const [assertion, error] = ['a missed assertion', 'a tool error'];
const [missing, crash] = ['a missing tool', 'a crash'];
const says = (message: string, more: object = {}): [string, object] => {
  return [error, { code: null, message, ...more }];
};
const REFUSED = 'connect ECONNREFUSED';
test.each<[string, string, ...[string, object?][]]>([
  ['lines', 'Server `s` has no tool `get`.', [missing, { line: 5 }], [missing, { line: 9 }]],
  [
    'what is expected and there',
    'The result of `t` does not contain "a b": "x", and 1 like it',
    [assertion, { expected: 'a b', observed: 'x' }],
    [assertion, { expected: 'c', observed: 'y z' }],
  ],
  [
    'what is there',
    'The result of `t` does not contain "5": "6", and 1 like it',
    [assertion, {}],
    [assertion, { observed: 'y, and z' }],
  ],
  [
    'quoted texts, numbers and addresses in messages',
    "Server `s` returned an error for tool `t`: can't find 'a b' of row 5 at http://a/1, and 1 like it",
    says("can't find 'a b' of row 5 at http://a/1"),
    says("can't find 'c' of row 17 at http://b"),
  ],
  [
    ...(['the tools before a dead backend', `2 tools of \`s\` fail: ${REFUSED}`] as const),
    ...['a', 'b'].map((tool) => says(REFUSED, { tool })),
  ],
  ['attempts', 'Server `s` crashed at its start (exit code 1).', [crash, { attempts: 3 }], [crash]],
  [
    'ways not to start',
    'Server `s` crashed at its start (exit code 2).',
    [crash, { exitCode: 2 }],
    [crash, { reason: 'timeout', phase: 'list' }],
  ],
  [
    'tools that crash a server',
    'Server `s` crashed during a call of `a` (exit code 1), and 1 like it',
    [crash, { phase: 'call', tool: 'a' }],
    [crash, { phase: 'call', tool: 'b', exitCode: 3 }],
  ],
])('%s do not make two causes', (_name, sentence, ...failures) => {
  const found = sentencesOf(...failures.map(([title, more]) => from(title, more ?? {})));
  expect(found).toEqual([sentence]);
});

test.each([
  ['open /tmp/a/b.txt', 'open /tmp/c.txt', 'open C:\\Users\\x\\f.txt'],
  ['no “a”', 'no ‘b’', 'no «c»', 'no "d"', 'no `e`'],
  ['ENOTFOUND api.example.com', 'ENOTFOUND mail.example.org'],
  ['user joe@a.b', 'user ann@c.d'],
  ['AssertionError: timed out after 1007 ms', 'AssertionError: timed out after 998 ms'],
  ['assert <Client at 0x7fa1>', 'assert <Client at 0x7fb2>'],
  ['Unexpected token at position 7', 'Unexpected token at position 8'],
  ['EOF from 10.0.0.1:30001', 'EOF from 10.0.0.2:30002', 'EOF from fe80::ab:1'],
  ['late: Mon, 03 Feb 2025 10:00:00 GMT', 'late: Tue, 11 Mar 2025 23:59:59 GMT'],
  ['id abcdefab-cdef-4bcd-efab-cdefabcdefab', 'id 12345678-cdef-abcd-efab-cdefabcdefab'],
])('%j and the like are one cause', (...messages) => {
  expect(sentencesOf(...messages.map((message) => from('a test', { message })))).toHaveLength(1);
});

test.each<[string, string, object, object?]>([
  ['statuses', 'a test', { message: 'status code 404' }, { message: 'status code 500' }],
  ['quoted values', 'a test', { message: 'expected "a" here' }, { message: 'expected "b" here' }],
  ['conditions', assertion, { type: 'jsonPath', condition: 'min' }],
  ['tools', assertion, { tool: 'u' }],
  ['servers', crash, { server: 'z' }],
  ['tools that refuse', error, { tool: 'u' }],
  ['messages', error, { code: null, message: 'yes' }, { code: null }],
  ['tools that are not called', assertion, CALL('b'), CALL('a')],
  ['mistakes in lists', crash, { reason: 'malformed', detail: 'b' }, { reason: 'malformed' }],
  ['numbers alone', error, { code: null, message: '5' }, { code: null, message: '6' }],
  ['models', 'a model: outage', { model: 'n' }],
  ['limits', 'the limit, waiting for a server', { waitedFor: 'model' }],
  ['values of a test', 'a test', { message: 'expected 5' }, { message: 'expected 6' }],
])('other %s are another cause', (_name, title, more, members = {}) => {
  expect(sentencesOf(from(title, members), from(title, { ...members, ...more }))).toHaveLength(2);
});

function CALL(tool: string) {
  return { type: 'toolCalledWith', server: null, tool: null, expected: `${tool} {"n":1}` };
}

test('the gravest failure of an iteration is its cause, and each case is there once', () => {
  const notCalled = from(assertion, { type: 'toolCalledAtLeastOnce', tool: null });
  const all = ['a model: outage', missing, error, 'the limit, waiting for a server'].map(failureOf);
  for (const [at, failure] of [failureOf(crash), ...all].entries()) {
    const others = [notCalled, ...all.slice(at)];
    expect(causesIn(casesOf(others.concat(failure)))).toMatchObject([{ failure, cases: [{}] }]);
  }
  const [one] = casesOf([from(missing, { line: 7 })]);
  one?.iterations.push(...[1, 2].map(() => ({ ...one.iterations[0], id: 'x' }) as never));
  one?.iterations.push(iterationWith());
  const place = { file: 'evals/a.yaml', line: 7 };
  const cases = [{ title: 'case 0', ...place, after: { passed: 1, total: 4 }, before: null }];
  expect(causesIn(one === undefined ? [] : [one])).toMatchObject([{ cases }]);
});

test('a failure of the run has no case, and one of a test has its file', () => {
  const report = reportOf(casesOf([failureOf(crash)]), { failures: [failureOf('a deadline')] });
  const [cut, started] = findNews(report, verdictOf('incomplete')).causes;
  expect([cut, started]).toMatchObject([{ cases: [{}] }, { cases: [] }]);
  const { causes } = findNews(resultsOf([testOf('a', 3), testOf('b', 7)]), verdictOf('failed'));
  const places = [3, 7].map((line) => ({ file: 'a.test.ts', line }));
  expect(causes).toMatchObject([{ sentence: 'no', cases: places }]);
});

const change = (what: ToolChange['what'], members: Partial<ToolChange> = {}): ToolChange => {
  return { ...CHANGED, what, ...members };
};
const ZONE = change('parameter-required', { parameter: 'zone' });
const RENAMED = change('parameter-renamed', { parameter: 'region', newName: 'zone' });
const GONE = change('tool-removed', { tool: 'get' });
test.each<[ToolChange, string, object, string | null]>([
  [ZONE, error, { message: 'no' }, '`t` now needs `zone`'],
  [ZONE, error, { code: null, message: "'zone' is required" }, '`t` now needs `zone`'],
  [ZONE, error, { code: null, message: 'zones are closed' }, null],
  [ZONE, error, { server: 'other' }, null],
  [ZONE, 'arguments of a call', {}, '`t` now needs `zone`'],
  [ZONE, crash, { phase: 'call', tool: 't' }, null],
  [GONE, missing, {}, '`get` was removed'],
  [RENAMED, error, { message: 'region?' }, '`region` of `t` is now `zone`'],
])('%j: %s with %j', (one, title, members, sentence) => {
  const comparison = comparisonWith({ toolChanges: [one] });
  const [cause] = causesIn(casesOf([from(title, members)]), 'failed', comparison);
  if (sentence === null) expect(cause?.sentence).toMatch(/^Server/);
  else expect(cause).toMatchObject({ sentence, advice: expect.stringMatching(/callers|Restore/) });
});

test('all refusals by a changed tool are one cause', () => {
  const refusals = ['zone', 'units'].map((name) => [from(error, { message: `${name}: no` })]);
  const comparison = comparisonWith({ toolChanges: [ZONE, { ...ZONE, parameter: 'units' }] });
  expect(causesIn(casesOf(...refusals), 'failed', comparison)).toHaveLength(1);
});

test('what several servers lack has no case, and none like it', () => {
  const report = reportOf([]);
  report.failures = [1, 2].map((exitCode) => from(crash, { exitCode }));
  const [cause, ...others] = findNews(report, verdictOf('failed')).causes;
  expect(cause?.sentence).toBe('Server `s` crashed at its start (exit code 1).');
  expect(others).toEqual([]);
});

test('what decides comes first, then new causes, then those with most cases', () => {
  const tools = 'a b b b c c'.split(' ').map((tool) => [from(error, { tool })]);
  const cases = casesOf(...tools, [failureOf('a model: outage')], [from(missing, {})]);
  for (const one of cases) one.identity = one.title;
  const comparison = comparisonWith({ regressed: [pairOf('case 0')] });
  const causes = causesIn(cases, 'failed', comparison);
  const order = causes.map(({ failure }) => ('tool' in failure ? failure.tool : failure.kind));
  expect(order).toEqual(['get', 'a', 'b', 'c', 'model']);
  expect(causes.map(({ isNew }) => isNew)).toEqual([false, true, false, false, false]);
  expect(causes.map(({ isDeciding }) => isDeciding)).toEqual([true, true, true, true, false]);
  expect(causes[1]?.cases).toMatchObject([{ before: { passed: 5, total: 5 } }]);
  expect(causesIn(cases, 'incomplete', comparison)[0]?.failure.kind).toBe('model');
});

const lines = (count: number) => Array.from({ length: count }, (_, at) => `line ${at}`).join('\n');
test.each<[string, object, string | null]>([
  [assertion, {}, '- 5\n+ 6'],
  [assertion, { expected: 'a\nb\nc\nd\ne', observed: 'a\nb\nc\nX\ne' }, '- d\n+ X'],
  [assertion, { observed: null }, '- 5\n+ (nothing)'],
  [assertion, { type: 'toolNeverCalled', expected: 'say', observed: 'say {}' }, '+ say {}'],
  [assertion, { type: 'expectError', condition: 'any', expected: '' }, '+ 6'],
  ['arguments of a call', {}, '- $.a: a number\n+ $.a: "x"'],
  [error, { message: 'no\u001b[1m\nway' }, 'no\nway'],
  [crash, { stderr: lines(40) }, lines(40).slice(lines(10).length + 1)],
  [crash, {}, null],
  ['a setup command that fails', { output: 'x' }, 'x'],
  [missing, {}, null],
  // Its sentence has it.
  ['the service: 401', { message: 'no evals' }, null],
])('evidence of %s with %j', (title, more, text) => {
  const [cause] = causesIn(casesOf([from(title, more)]));
  expect(cause?.evidence?.text ?? null).toBe(text);
});

test('evidence has at most 30 lines and 4,000 characters', () => {
  const huge = [lines(9_000), 'x'.repeat(19_000), `${'y'.repeat(900)}\n`.repeat(20)];
  const titles = [crash, error, assertion, 'a test'];
  for (const text of huge) {
    const members = { stderr: text, message: text, details: text, expected: text, observed: '' };
    for (const title of titles) {
      const [cause] = causesIn(casesOf([from(title, members)]));
      const shown = cause?.evidence?.text ?? '';
      expect(shown.length).toBeGreaterThan(100);
      expect(shown.length).toBeLessThanOrEqual(4_000);
      expect(shown.split('\n').length).toBeLessThanOrEqual(30);
    }
  }
});

const anyFailure = fc.constantFrom(...FAILURES).map(({ failure }) => failure);
test('each failed case is in a cause, and the order of cases does not matter', () => {
  const cases = fc.array(fc.array(anyFailure, { maxLength: 3 }), { minLength: 1, maxLength: 12 });
  const property = fc.property(cases, fc.nat(), (failures, seed) => {
    const all = casesOf(...failures);
    for (const one of all) for (const iteration of one.iterations) iteration.outcome = 'failed';
    const causes = causesIn(all);
    const named = new Set(causes.flatMap(({ cases: own }) => own.map(({ title }) => title)));
    expect(named.size).toBe(all.length);
    const at = seed % all.length;
    expect(causesIn([...all.slice(at), ...all.slice(0, at)].reverse())).toEqual(causes);
  });
  fc.assert(property, { numRuns: 40 });
});

test('a backend that several tools lack, and cases that pass at times, have advice', () => {
  const refused = { code: null, message: 'connect ECONNREFUSED ::1:5' };
  const tools = ['a', 'b'].map((tool) => [from(error, { ...refused, tool })]);
  expect(causesIn(casesOf(...tools))).toMatchObject([{ advice: expect.stringMatching(/^Start/) }]);
  const [one, ...others] = casesOf([failureOf(assertion)]);
  if (one === undefined) throw new Error('no case');
  one.identity = 'case 0';
  one.iterations.push(iterationWith());
  const pair = { ...pairOf('case 0'), after: { passed: 1, total: 2 } };
  const [cause] = causesIn([one, ...others], 'failed', comparisonWith({ regressed: [pair] }));
  expect(cause).toMatchObject({ isNew: true, advice: expect.stringMatching(/^Run the job again/) });
  const edited = comparisonWith({ changed: [pair] });
  expect(causesIn([one], 'failed', edited)).toMatchObject([{ isNew: false, advice: '' }]);
});

test('the news of a test is below its heading', () => {
  const trace = 'Traceback (most recent call last):\n  File "a.py"\nKeyError: x\n';
  const texts = [{ message: 'Error:', details: 'Error:\n  no way\n' }, { message: trace }];
  const found = sentencesOf(...texts.map((one) => from('a test', one)));
  expect(found.toSorted()).toEqual(['Error: no way', 'KeyError: x']);
});

test('causes of equal weight are in the order of titles, by their numbers', () => {
  const all = [10, 9, 1].map((at) => testOf(`case ${at}`, null));
  for (const [at, one] of all.entries()) {
    const failures = [from(error, { tool: `${at}` })];
    one.iterations = [iterationWith({ outcome: 'failed', failures })];
  }
  const titles = causesIn(all).map(({ cases }) => cases[0]?.title);
  expect(titles).toEqual(['case 1', 'case 9', 'case 10']);
});

test('ten thousand failures', () => {
  const messages = Array.from({ length: 10_000 }, (_, at) => `row ${at} of "x${at}"`);
  const alike = messages.map((message) => [from(error, { code: null, message })]);
  expect(causesIn(casesOf(...alike))).toMatchObject([{ cases: { length: 10_000 } }]);
  const other = alike.map((_, at) => [from(error, { tool: `t${at}` })]);
  expect(causesIn(casesOf(...other))).toHaveLength(10_000);
});
