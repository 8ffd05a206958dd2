import { expect, test } from '@jest/globals';
import { readJsonReport } from '../../../src/sources/results/read/json-report.ts';
import { newRoom, Reading } from '../../../src/sources/results/read/reading.ts';

type Members = Record<string, unknown>;

const OK = { ancestorTitles: ['outer'], title: 'ok', status: 'passed', failureMessages: [] };
const BAD = { ...OK, title: 'bad', status: 'failed', failureMessages: ['Error: no'] };
const as = (status: unknown, more: Members = {}) => ({ ...OK, status, ...more });

function vitest(tests: unknown, head: Members = {}, file: Members = {}): string {
  const only = { name: 'a.test.ts', status: 'passed', message: '', assertionResults: tests };
  const numTotalTests = Array.isArray(tests) ? tests.length : 0;
  return JSON.stringify({ numTotalTests, ...head, testResults: [{ ...only, ...file }] });
}

const jest = (tests: unknown, head: Members = {}, file: Members = {}) =>
  vitest(tests, { numRuntimeErrorTestSuites: 0, numTodoTests: 0, ...head }, file);

/** What reporters of Jest get. */
function aggregated(files: Members[], head: Members = {}): string {
  const known = { numTotalTestSuites: files.length, success: false, wasInterrupted: false };
  return JSON.stringify({ ...known, numTodoTests: 0, ...head, testResults: files });
}

const dump = (tests: unknown[], head: Members = {}) =>
  aggregated([{ testFilePath: 'a.js', failureMessage: null, testResults: tests }], {
    numTotalTests: tests.length,
    ...head,
  });

function read(text: string, workspace = '/repo') {
  const reading = new Reading(newRoom());
  readJsonReport(text, workspace, reading);
  const { cases, troubles, warnings } = reading;
  const reasons = [troubles, warnings].map((list) => list.map(({ reason }) => reason));
  return { cases, troubles, reasons };
}

test.each<[string, unknown, outcome: string | undefined, ofVitest?: string | null]>([
  ['passed', OK, 'passed'],
  ['failed', BAD, 'failed'],
  ['pending', as('pending'), 'skipped', null],
  ['todo', as('todo'), 'skipped'],
  ['focused', as('focused'), 'passed'],
  ['focused with messages', as('focused', { failureMessages: ['no'] }), 'failed'],
  ['another word for an error', as('interrupted'), 'error'],
  ['another word for a pass', as('run'), undefined],
  ['an unknown word', as('queued'), undefined],
  ['an unknown word with messages', as('zorp', { failureMessages: ['no'] }), 'failed'],
  ['a number', as(1), undefined],
])('outcome of a test: %s', (_, one, outcome, ofVitest = outcome ?? null) => {
  const ofJest = outcome ?? null;
  const texts = { [jest([one])]: ofJest, [vitest([one])]: ofVitest };
  for (const [text, expected] of Object.entries(texts)) {
    const { cases, reasons } = read(text);
    expect(cases.map((entry) => entry.outcome)).toEqual(expected === null ? [] : [expected]);
    expect(reasons[0]).toEqual(expected === null ? ['undecided'] : []);
  }
});

test('what is known of a test: a failure, its place and its time', () => {
  const details = 'Error: no\n\nExpected: 1\n    at a.test.ts:3:1';
  const location = { line: 3, column: 1 };
  const more = { failureMessages: [details], location, duration: 0.1 + 0.2 };
  const { cases } = read(vitest([as('failed', more)], {}, { name: '/repo/t/a.test.ts' }));
  const place = { suites: ['t/a.test.ts', 'outer'], file: 't/a.test.ts', line: 3 };
  const texts = { name: 'ok', message: 'Error: no\n\nExpected: 1', details };
  expect(cases).toMatchObject([{ ...place, ...texts, durationMs: 0.3 }]);
});

test.each<[Members, Members]>([
  [{ title: '', fullName: 'full' }, { name: 'full' }],
  [{ ancestorTitles: undefined }, { suites: ['a.test.ts'] }],
  [{ location: { line: 0 } }, { line: null }],
  [{ duration: '12' }, { durationMs: null }],
  [{ failureMessages: [] }, { message: '', details: '' }],
  [{ status: 'timedOut', failureMessages: [] }, { message: 'timedOut' }],
  [{ failureMessages: ['  at a.js'] }, { message: 'at a.js', details: '' }],
  [{ failureMessages: ['one', 'two'] }, { message: 'one\n\ntwo' }],
  [{ invocations: 2, retryReasons: ['x'] }, { attempts: 2 }],
  [{ retryReasons: ['x', 'y'] }, { attempts: 3 }],
  [{ invocations: -1, retryReasons: null }, { attempts: 1 }],
])('what is known of a test: %j', (more, expected) => {
  expect(read(jest([{ ...BAD, ...more }])).cases).toMatchObject([expected]);
});

test.each([
  ['/repo/a.js', '/repo', 'a.js'],
  ['/repository/a.js', '/repo', '/repository/a.js'],
  ['C:\\repo\\t\\a.js', 'C:\\repo', 't/a.js'],
  ['', '/repo', null],
])('what is known of a test: path %j in %s', (name, workspace, file) => {
  expect(read(jest([OK], {}, { name }), workspace).cases).toMatchObject([{ file }]);
});

test.each(['\n', ' ', ' \n\t', '   at', '\n   ●', '\u001b[', 'x'])(
  'megabytes of %j in messages',
  (unit) => {
    const text = `x${unit.repeat(2 ** 20)}y`;
    const one = as('failed', { failureMessages: [text] });
    const { cases } = read(vitest([one], {}, { status: 'failed', message: text }));
    expect(cases.map(({ outcome }) => outcome)).toEqual(['failed', 'error']);
    for (const { message, details } of cases) {
      expect(message.length).toBeGreaterThan(0);
      expect(Math.max(message.length, details.length)).toBeLessThanOrEqual(64 * 1024);
    }
  },
);

const failed = { status: 'failed', message: 'broke' };
const toRun = 'test file failed to run';
const outside = 'test file failed outside its tests';
const green = { success: true, numFailedTests: 0, numFailedTestSuites: 0 };
const bullet = '  \u001b[1m● \u001b[22mTest suite failed to run\n\n    Cannot find module\n at x';
test.each<[string, text: string, name: string | null, message: string]>([
  ['without tests', vitest([], {}, failed), toRun, 'broke'],
  ['of Jest', jest([], {}, { ...failed, message: bullet }), toRun, 'Cannot find module'],
  ['by a hook', vitest([as('skipped')], {}, failed), outside, 'broke'],
  ['in another word', vitest([OK], {}, { status: 'crashed' }), outside, ''],
  ['beside a test, of Vitest', vitest([BAD], {}, failed), outside, 'broke'],
  ['beside a test, of Jest', jest([BAD], {}, failed), null, ''],
  ['for a test', vitest([BAD], {}, { status: 'failed' }), null, ''],
  ['for a skip, in 2022', vitest([OK, as('skipped')], green, { status: 'failed' }), null, ''],
  ['in 2022, with a message', vitest([OK], green, failed), outside, 'broke'],
  ['of Jest in a green run', jest([OK], green, { status: 'failed' }), outside, ''],
  ['testExecError', aggregated([{ testExecError: { message: 'x' }, testResults: [] }]), toRun, 'x'],
  ['text', aggregated([{ testExecError: 'x', testResults: [] }]), toRun, 'x'],
  ['numFailingTests', aggregated([{ numFailingTests: 1, testResults: [] }]), toRun, ''],
  ['failureMessage', aggregated([{ failureMessage: 'x', testResults: [OK] }]), outside, 'x'],
])('a test file that failed: %s', (_, text, name, message) => {
  const { cases, troubles } = read(text);
  const made = cases.filter(({ isTest }) => !isTest);
  expect(troubles).toEqual([]);
  expect(made).toMatchObject(name === null ? [] : [{ name, message, outcome: 'error' }]);
});

const early = { numTotalTestSuites: 1, success: false };
const before24 = { numTotalTests: 1, numTodoTests: undefined };
const noted = [as('passed', { failureMessages: ['no'] })];
test.each<[string, text: string, troubles: string[], warnings?: string[], tests?: number]>([
  ['success of Jest', jest([OK], { success: false }), ['unexplained']],
  ['more failures', jest([BAD], { numFailedTests: 2 }), ['failures']],
  ['more failed files', jest([BAD], { numFailedTestSuites: 2 }), ['unexplained']],
  ['files that broke', jest([OK], { numRuntimeErrorTestSuites: 1 }), ['unexplained']],
  ['failed suites of Vitest', vitest([OK], { numFailedTestSuites: 3 }), ['unexplained']],
  ['`describe` blocks', vitest([BAD], { numFailedTestSuites: 4, numTotalTestSuites: 9 }), []],
  ['tests', jest([OK], { numTotalTests: 2 }), ['tests']],
  ['tests, some skipped', vitest([], { numTotalTests: 3, numTodoTests: 1 }), ['tests']],
  ['skips that are not listed', vitest([OK], { numTotalTests: 3, numPendingTests: 2 }), []],
  ['files', jest([OK], { numTotalTestSuites: 2 }), ['files']],
  ['word of a file', vitest([OK], {}, { status: 'zorp' }), ['undecided']],
  ['interrupted', jest([OK], { wasInterrupted: true }), ['interrupted']],
  ['interrupted, red', jest([BAD], { wasInterrupted: true }), [], ['interrupted']],
  ['fewer tests than listed', jest([OK, BAD], { numTotalTests: 1, numFailedTests: 0 }), []],
  ['no test: a pass is left out', jest([OK, BAD], { numTotalTests: 0 }), [], ['not-counted'], 1],
  ['no `todo`, which Jest did not count', jest([OK, as('todo')], before24), [], [], 1],
  ['a pass with messages', jest(noted), [], ['passed-with-messages']],
  ['a pass with messages, of Vitest', vitest(noted), []],
  ['an early dump', dump([OK, as('pending')], early), []],
  ['an early dump that lacks a test', dump([OK], { numTotalTests: 2 }), ['tests', 'unexplained']],
  ['with a bad snapshot', dump([OK], { snapshot: { failure: true } }), ['unexplained']],
  ['two documents', jest([OK]) + jest([OK]), [], ['several-documents'], 2],
  ['another format', '{"stats":{},"passes":[]}', ['foreign'], [], 0],
  ['a list', `[${jest([OK])}]`, ['foreign'], [], 0],
  ['a cut', jest([OK, BAD], { numFailedTests: 9 }).slice(0, -1), ['damaged'], [], 2],
  ['a cut in its head', '{"numTotalTests": 1, "openHandles":[{}', ['damaged'], [], 0],
])('what a report says against itself: %s', (_, text, troubles, warnings = [], tests) => {
  const { cases, reasons } = read(text);
  expect(reasons).toEqual([troubles, warnings]);
  if (tests !== undefined) expect(cases).toHaveLength(tests);
});

test.each<[string, detail: string]>([
  [jest([OK], { numTotalTests: 1.5 }), 'numTotalTests'],
  [jest([OK], { success: 'false' }), 'success'],
  [jest([OK], {}, { status: 7 }), 'status'],
  [jest([as('passed', { failureMessages: 'no' })]), 'failureMessages'],
  [jest([OK, 7], { numTotalTests: 1 }), 'assertionResults'],
  [jest(undefined), 'assertionResults'],
  ['{"openHandles":[],"testResults":{}}', 'testResults'],
  ['{"testResults":[null]}', 'testResults'],
])('a wrong type is trouble: %s', (text, detail) => {
  expect(read(text).troubles).toMatchObject([{ reason: 'type', detail }]);
});
