import { describe, expect, it } from '@jest/globals';
import { countsOf, read } from '../../../../support/results/reading.ts';

const PASSED = { ancestorTitles: [], title: 'ok', status: 'passed', failureMessages: [] };
const PENDING = { ...PASSED, title: 'waits', status: 'pending' };
const FAILED = { ...PASSED, title: 'bad', status: 'failed', failureMessages: ['Error: no'] };

type Head = Record<string, unknown>;

function vitest(tests: object[], head: Head = {}, file: Head = {}): string {
  const only = {
    name: 'a.test.ts',
    status: 'passed',
    message: '',
    ...file,
    assertionResults: tests,
  };
  return JSON.stringify({ numTotalTests: tests.length, ...head, testResults: [only] });
}

function jest(tests: object[], head: Head = {}, file: Head = {}): string {
  return vitest(tests, { numRuntimeErrorTestSuites: 0, numTodoTests: 0, ...head }, file);
}

/** What `onRunComplete` hands a reporter, where `success` is not set yet. */
function dumped(tests: object[], head: Head = {}): string {
  return JSON.stringify({
    ...{ numTotalTests: tests.length, numFailedTests: 0, numTotalTestSuites: 1, success: false },
    ...{ numRuntimeErrorTestSuites: 0, numTodoTests: 0, wasInterrupted: false, ...head },
    testResults: [{ testFilePath: 'a.test.js', failureMessage: null, testResults: tests }],
  });
}

describe('failures that the head of a report tells and its list does not', () => {
  it.each([
    ['Jest, success', jest([PASSED], { success: false }), /^says success: false/],
    ['Vitest, success', vitest([PASSED], { success: false }), /^says success: false/],
    [
      'Jest, numFailedTests',
      jest([PASSED], { numFailedTests: 2 }),
      /^declares 2 failures but lists no failed case$/,
    ],
    [
      'Vitest, numFailedTests',
      vitest([PASSED], { numFailedTests: 1 }),
      /^declares 1 failure but lists no failed case$/,
    ],
    [
      'numFailedTests beside one that is listed',
      jest([FAILED], { numFailedTests: 2 }),
      /^declares 2 failures but lists 1$/,
    ],
    [
      'numTotalTests of Jest',
      jest([], { numTotalTests: 3, numPendingTests: 1 }),
      /^declares 3 tests but lists no individual cases$/,
    ],
    [
      'numTotalTests of Vitest',
      vitest([], { numTotalTests: 3, numTodoTests: 1 }),
      /^declares 3 tests but lists no individual cases$/,
    ],
    [
      'numFailedTestSuites of Jest',
      jest([PASSED], { numFailedTestSuites: 1 }),
      /^declares 1 failed test file but lists none$/,
    ],
    [
      'numFailedTestSuites of Jest beside one that is listed',
      jest([FAILED], { numFailedTests: 1, numFailedTestSuites: 2 }),
      /^declares 2 failed test files but lists 1$/,
    ],
    [
      'numRuntimeErrorTestSuites',
      jest([PASSED], { numRuntimeErrorTestSuites: 1 }),
      /^declares 1 failed test file but lists none$/,
    ],
    [
      'numFailedTestSuites of Vitest',
      vitest([PASSED], { numFailedTestSuites: 3 }),
      /^declares failed suites but lists nothing that failed$/,
    ],
    ['a dump that lacks a test', dumped([PASSED], { numTotalTests: 2 }), /^says success: false/],
    [
      'a dump with a snapshot that failed',
      dumped([PASSED], { snapshot: { failure: true } }),
      /^says success: false/,
    ],
    ['a dump with a failure', dumped([PASSED], { numFailedTests: 1 }), /^declares 1 failure/],
  ])('%s is a problem', async (_, content, message) => {
    const { summary } = await read(content);
    expect(summary.errors).toMatchObject([{ message: expect.stringMatching(message) }]);
  });

  it.each([
    ['a dump of onRunComplete with every test', dumped([PASSED, PENDING])],
    [
      'describe blocks that Vitest counts',
      vitest([FAILED], { numFailedTests: 1, numFailedTestSuites: 4 }),
    ],
    [
      'a file that broke',
      jest(
        [],
        { success: false, numFailedTestSuites: 1, numRuntimeErrorTestSuites: 1 },
        { status: 'failed' },
      ),
    ],
  ])('%s is none', async (_, content) => {
    expect((await read(content)).summary.errors).toEqual([]);
  });

  it('a file that says it crashed has failed', async () => {
    expect(countsOf(await read(vitest([PASSED], {}, { status: 'crashed' })))).toMatchObject({
      error: 1,
    });
  });
});

describe('tests without an outcome', () => {
  it('pending of Vitest is a problem, that of Jest a skip', async () => {
    const reading = await read(vitest([PASSED, PENDING], { success: true }));
    expect(countsOf(reading)).toMatchObject({ tests: 1, passed: 1, skipped: 0 });
    expect(reading.summary.errors).toMatchObject([
      { message: expect.stringContaining('is pending, so it never ended') },
    ]);
    const skipped = await read(jest([PASSED, PENDING], { success: true }));
    expect(countsOf(skipped)).toMatchObject({ tests: 2, passed: 1, skipped: 1 });
    expect(skipped.summary.errors).toEqual([]);
  });

  it.each(['zorp', 'constructor', 'run', 'queued'])('%j is a problem', async (status) => {
    const reading = await read(jest([PASSED, { ...PASSED, status }]));
    expect(countsOf(reading)).toMatchObject({ tests: 1, passed: 1 });
    expect(reading.summary.errors).toMatchObject([
      { message: expect.stringContaining(`says "status: ${status}"`) },
    ]);
  });

  it('an unknown word with a failure has failed', async () => {
    const { cases } = await read(jest([{ ...FAILED, status: 'zorp' }]));
    expect(cases).toMatchObject([{ status: 'failed', message: 'Error: no' }]);
  });
});

describe('several reports in one file', () => {
  const one = (name: string) => jest([{ ...PASSED, title: name }]);

  it.each(['', '\n', '\n\n  '])('are read and told, parted by %j', async (between) => {
    const reading = await read(one('a') + between + one('b'));
    expect(countsOf(reading)).toMatchObject({ tests: 2, passed: 2 });
    expect(reading.summary).toMatchObject({
      errors: [],
      warnings: ['has 2 JSON reports; read them all'],
    });
  });

  it('one that cannot be told from noise is a problem', async () => {
    const { summary } = await read(`${one('a')}\n{"success":false,"testResults":[]}`);
    expect(summary.errors).toMatchObject([{ message: expect.stringContaining('one more report') }]);
  });

  it('bad ones are told by their number, and their places are right', async () => {
    const { summary } = await read(`\n\n  log\n${'{"numTotal":x}\n'.repeat(50)}`);
    expect(summary.errors).toHaveLength(11);
    expect(summary.errors[0]).toMatchObject({ line: 4, column: 1 });
    expect(summary.errors[9]).toMatchObject({ line: 13, column: 1 });
    expect(summary.errors[10]?.message).toBe('has 40 JSON documents more that cannot be read');
  });
});
