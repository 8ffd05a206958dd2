import { describe, expect, it } from '@jest/globals';
import { countsOf, read } from '../../../../support/results/reading.ts';

interface ReportFile {
  name?: string;
  status?: string;
  message?: string;
  tests?: Record<string, unknown>[];
}

function test(status: string, more: Record<string, unknown> = {}): Record<string, unknown> {
  return { ancestorTitles: ['outer'], title: `is ${status}`, status, failureMessages: [], ...more };
}

function vitest(files: ReportFile[], head: Record<string, unknown> = {}): string {
  return JSON.stringify({
    ...head,
    testResults: files.map(
      ({ name = 'a.test.ts', status = 'passed', message = '', tests = [] }) => ({
        name,
        status,
        message,
        assertionResults: tests,
      }),
    ),
    coverageMap: { huge: {} },
  });
}

function jest(files: ReportFile[], head: Record<string, unknown> = {}): string {
  return vitest(files, {
    numRuntimeErrorTestSuites: 0,
    numTodoTests: 0,
    wasInterrupted: false,
    ...head,
  });
}

describe('statuses', () => {
  it.each([
    ['passed', 'passed'],
    ['failed', 'failed'],
    ['pending', 'skipped'],
    ['skipped', 'skipped'],
    ['todo', 'skipped'],
    ['disabled', 'skipped'],
    ['focused', 'passed'],
    ['timedOut', 'error'],
    ['interrupted', 'error'],
  ])('%s is %s', async (status, expected) => {
    const { cases } = await read(jest([{ tests: [test(status)] }]));
    expect(cases).toMatchObject([{ status: expected, suitePath: ['a.test.ts', 'outer'] }]);
  });

  it('does not take todo entries for tests where Jest did not', async () => {
    const tests = [test('passed'), test('todo')];
    const { cases } = await read(jest([{ tests }], { numTodoTests: undefined }));
    expect(cases).toMatchObject([{ status: 'passed' }]);
  });

  it('describes a failure without colours, and its place', async () => {
    const failed = test('failed', {
      failureMessages: ['\u001b[31mError: no\u001b[39m\n\nExpected: 1\n    at a.test.ts:3:1'],
      location: { line: 3, column: 1 },
      duration: 12.5,
    });
    const { cases } = await read(vitest([{ name: '/repo/t/a.test.ts', tests: [failed] }]), {
      workspace: '/repo',
    });
    expect(cases).toMatchObject([
      { message: 'Error: no\n\nExpected: 1', file: 't/a.test.ts', line: 3, durationMs: 12.5 },
    ]);
    expect(cases[0]?.details).toBe('Error: no\n\nExpected: 1\n    at a.test.ts:3:1');
  });

  it.each([
    ['-1', null],
    ['1e308', null],
    ['1e400', null],
    ['1.5', 1.5],
  ])('a duration of %s ms is %j', async (written, durationMs) => {
    const text = jest([{ tests: [test('passed', { duration: 777 })] }]);
    expect((await read(text.replace('777', written))).cases).toMatchObject([{ durationMs }]);
  });

  it('tells a hook of a Vitest file that threw beside a failed test, which Jest tells by its tests', async () => {
    const broken = { status: 'failed', message: 'teardown broke', tests: [test('failed')] };
    const head = { success: false, numTotalTests: 1, numFailedTests: 1 };
    const reading = await read(vitest([broken], head));
    expect(countsOf(reading)).toMatchObject({ tests: 1, failed: 1, error: 1 });
    expect(reading.cases[1]).toMatchObject({ synthesized: true, message: 'teardown broke' });
    expect(reading.summary.warnings).toEqual([]);
    expect(countsOf(await read(jest([broken], head)))).toMatchObject({ failed: 1, error: 0 });
  });

  it('tells retries of Jest as flaky, with attempts', async () => {
    const tests = [
      test('passed', { invocations: 2, retryReasons: ['x'] }),
      test('failed', { invocations: 3 }),
      test('passed', { invocations: 1, retryReasons: [] }),
    ];
    const reading = await read(jest([{ tests }]));
    expect(reading.cases.map(({ flaky, attempts }) => [flaky, attempts])).toEqual([
      [true, 2],
      [false, 3],
      [false, 1],
    ]);
    expect(countsOf(reading)).toMatchObject({ flaky: 1, passed: 2, failed: 1 });
  });
});

describe('what goes wrong outside tests', () => {
  it.each<[string, ReportFile, string]>([
    [
      'a file that failed to load',
      { status: 'failed', message: '  ● Test suite failed to run\n\n    Cannot find module' },
      'Cannot find module',
    ],
    [
      'a hook that threw',
      { status: 'failed', message: 'setup broke', tests: [test('skipped'), test('skipped')] },
      'setup broke',
    ],
  ])('%s is an error beside the tests', async (_, file, message) => {
    const reading = await read(vitest([file], { success: false }));
    expect(countsOf(reading)).toMatchObject({ tests: file.tests?.length ?? 0, error: 1 });
    expect(reading.cases.at(-1)).toMatchObject({ synthesized: true, status: 'error', message });
    expect(reading.summary.errors).toEqual([]);
  });

  it('a failed file with a failed test needs no error of its own', async () => {
    const reading = await read(jest([{ status: 'failed', message: 'x', tests: [test('failed')] }]));
    expect(countsOf(reading)).toMatchObject({ failed: 1, error: 0 });
  });

  it.each([
    [
      'success: false with nothing failed',
      vitest([{ tests: [test('passed')] }], { success: false }),
      /success: false/,
    ],
    [
      'an interrupted run',
      jest([{ tests: [test('passed')] }], { wasInterrupted: true }),
      /interrupted/,
    ],
    [
      'declared failures that are not listed',
      jest([], { numTotalTests: 1, numFailedTests: 1 }),
      /declares 1 failure/,
    ],
    [
      'entries that are no tests',
      '{"testResults":[{"assertionResults":[7]}]}',
      /is damaged: testResults\.0/,
    ],
  ])('%s is an error of the file', async (_, content, message) => {
    const { summary } = await read(content);
    expect(summary.errors).toMatchObject([{ message: expect.stringMatching(message) }]);
  });

  it('warns of declared totals that disagree, of no tests and of duplicates', async () => {
    const { summary } = await read(
      jest([{ tests: [test('passed'), test('passed')] }], { numTotalTests: 5, numFailedTests: 0 }),
    );
    expect(summary.warnings).toEqual([
      'declares 5 tests but lists 2',
      "lists 1 repeat of another case's suite, class and name",
    ]);
    expect((await read(jest([]))).summary.warnings).toEqual(['has 0 tests to count']);
  });
});

describe('a head that declares no test', () => {
  it('takes what is listed as passed for no evidence, but for its time', async () => {
    const reading = await read(
      jest([{ tests: [test('passed', { duration: 7 })] }], { numTotalTests: 0 }),
    );
    expect(countsOf(reading)).toMatchObject({ tests: 0, passed: 0 });
    expect(reading.summary.durationMs).toBe(7);
    expect(reading.summary.warnings).toEqual([
      'declares 0 tests but lists 1 as passed, which are left out',
      'has 0 tests to count',
    ]);
  });

  it('hides no failure', async () => {
    const reading = await read(
      jest([{ tests: [test('passed'), test('failed')] }], { numTotalTests: 0 }),
    );
    expect(countsOf(reading)).toMatchObject({ tests: 1, passed: 0, failed: 1 });
  });
});

describe('shapes', () => {
  it('reads the aggregated result that Jest hands to processors', async () => {
    const reading = await read(
      JSON.stringify({
        numTotalTests: 1,
        numRuntimeErrorTestSuites: 1,
        testResults: [
          { testFilePath: 'a.js', failureMessage: null, testResults: [test('passed')] },
          { testFilePath: 'b.js', testExecError: { message: 'syntax' }, testResults: [] },
        ],
      }),
    );
    expect(reading.summary).toMatchObject({ format: 'jest', dialect: 'jest-aggregated-result' });
    expect(countsOf(reading)).toMatchObject({ tests: 1, passed: 1, error: 1 });
    expect(reading.cases[1]).toMatchObject({ file: 'b.js', message: 'syntax' });
  });

  it('reads every report between console lines', async () => {
    const one = jest([{ tests: [test('passed')] }], { numTotalTests: 1 });
    const numbered = one.replace(/^\{/, '{"numPassedTests":1,');
    const reading = await read(`[dotenv] {ready}\n${numbered}\nnext package\n${numbered}\nbye`);
    expect(countsOf(reading)).toMatchObject({ tests: 2, passed: 2 });
    expect(reading.summary.warnings).toEqual([
      expect.stringMatching(/characters of console output/),
      'has 2 JSON reports; read them all',
      expect.stringMatching(/^lists 1 repeat /),
    ]);
  });

  it('reads a report with texts of any size between console lines', async () => {
    const long = test('failed', { failureMessages: ['x'.repeat(20_000_000)] });
    const reading = await read(`noise\n{"numTotalTests":1,${jest([{ tests: [long] }]).slice(1)}`);
    expect(countsOf(reading)).toMatchObject({ tests: 1, failed: 1 });
    expect(reading.summary.errors).toEqual([]);
  });

  it('cleans the paths of test files as it cleans names', async () => {
    const { cases } = await read(
      jest([{ name: '\u001b[31mt/a\u0000.test.ts\u001b[39m', tests: [test('passed')] }]),
    );
    expect(cases).toMatchObject([{ file: 't/a\ufffd.test.ts' }]);
    expect(cases[0]?.suitePath[0]).toBe('t/a\ufffd.test.ts');
  });

  it('keeps the test files before a cut, and is not green', async () => {
    const whole = jest([
      { name: 'a', tests: [test('passed')] },
      { name: 'b', tests: [test('passed')] },
    ]);
    const numbered = whole.replace(/^\{/, '{"numPassedTests":2,');
    const { cases, summary } = await read(numbered.slice(0, numbered.indexOf('"b"')));
    expect(cases.map(({ file }) => file)).toEqual(['a']);
    expect(summary.errors).toMatchObject([
      { line: 1, message: 'ends in the middle of the JSON report', casesReadBefore: 1 },
    ]);
  });

  it('refuses a report over the size cap', async () => {
    const { summary } = await read(jest([{ tests: [test('passed')] }]), { maxJsonLength: 50 });
    expect(summary).toMatchObject({
      tests: 0,
      errors: [{ message: expect.stringMatching(/50 characters/) }],
    });
  });
});
