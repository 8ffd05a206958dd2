import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ActionResult, runAction } from '../../support/runner/action-runner.ts';
import { EvalWorkspace } from '../../support/runner/eval-workspace.ts';

const PASSED = '<testcase classname="c" name="ok"/>';
const NULS = '\0'.repeat(64);

function suite(content: string, attributes = ''): string {
  return `<?xml version="1.0"?><testsuites><testsuite name="s" ${attributes}>${content}</testsuite></testsuites>`;
}

function report(head: object, statuses: string[], file: object = {}): string {
  const assertionResults = statuses.map((status) => ({ title: status, status }));
  const testResults = [{ name: 'a.test.ts', status: 'passed', ...file, assertionResults }];
  return JSON.stringify({ numTotalTests: statuses.length, ...head, testResults });
}

const jest = (head: object, statuses: string[]) =>
  report({ numRuntimeErrorTestSuites: 0, numTodoTests: 0, ...head }, statuses);

/** What says more than it lists. Every file lists a passing test, so that it could be green. */
const INCOMPLETE = {
  'newman-request-error': suite(`${PASSED}<testsuite name="r" tests="0" failures="0" errors="1"/>`),
  'karma-load-error': `<testsuites><testsuite name="Chrome" tests="0" errors="2" failures="0"/><testsuite name="Firefox">${PASSED}</testsuite></testsuites>`,
  'root-failures': `<testsuites failures="1"><testsuite name="s">${PASSED}</testsuite></testsuites>`,
  'suite-outcome': suite(PASSED, 'success="false"'),
  'unknown-word': suite(`${PASSED}<testcase name="b" status="zorp"/>`),
  'pytest-interrupted': suite(`${PASSED}<testcase time="0.000" />`, 'tests="1"'),
  'nul-block': suite(`${PASSED}${NULS}<testcase name="c"/>`, 'tests="3" failures="0"'),
  'stray-text': suite(`${PASSED}Killed<testcase name="c"/>`, 'tests="3" failures="0"'),
  'jest-success': jest({ success: false }, ['passed']),
  'jest-failed-tests': jest({ numFailedTests: 1 }, ['passed']),
  'jest-failed-suites': jest({ numFailedTestSuites: 1 }, ['passed']),
  'jest-runtime-errors': jest({ numRuntimeErrorTestSuites: 1 }, ['passed']),
  'jest-unknown-word': jest({ success: true }, ['passed', 'zorp']),
  'vitest-success': report({ success: false }, ['passed']),
  'vitest-failed-suites': report({ numFailedTestSuites: 1 }, ['passed']),
  'vitest-pending': report({ success: true }, ['passed', 'pending']),
};

/** One case of each has failed, and nothing else is wrong with it. */
const FAILED = {
  'timed-out': suite('<testcase name="a" status="timedOut"/>'),
  'not-ok': suite('<testcase name="a" result="KO"/>'),
  'no-success': suite('<testcase name="a" success="false"/>'),
  'ctest-executable': suite(
    '<testcase name="a" status="notrun"><skipped message="Unable to find executable"/></testcase>',
  ),
  'jest-word': jest({}, ['interrupted']),
};

/** One case of each has passed, whatever looks bad in it. */
const GREEN = {
  'node-todo': suite(
    `${PASSED}<testcase name="b"><skipped type="todo" message="true"/><failure message="no"/></testcase>`,
    'failures="1"',
  ),
  'flank-flaky': suite(
    '<testcase name="a" flaky="true"><failure>no</failure></testcase>',
    'failures="0" errors="0" flakes="1"',
  ),
  'cargo-documents': `${suite('', 'tests="0"')}\n${suite(PASSED, 'tests="1"')}\n`,
  'jest-pending': jest({ success: true }, ['passed', 'pending']),
  'jest-dump': JSON.stringify({
    ...{ numTotalTests: 1, numFailedTests: 0, numTotalTestSuites: 1, success: false },
    ...{ numRuntimeErrorTestSuites: 0, wasInterrupted: false },
    testResults: [{ testFilePath: 'a.js', testResults: [{ title: 'a', status: 'passed' }] }],
  }),
};

const PLAYWRIGHT = `<testsuites id="" name="" tests="2" failures="1" skipped="0" errors="0" time="1">${[
  ['chromium', '<failure message="no"/>'],
  ['firefox', ''],
]
  .map(
    ([project, result]) =>
      `<testsuite name="a.spec.ts" timestamp="2026-01-01T00:00:00.000Z" hostname="${project}" tests="1" failures="${result === '' ? 0 : 1}" skipped="0" time="1" errors="0"><testcase name="pays" classname="a.spec.ts" time="1">${result}</testcase></testsuite>`,
  )
  .join('')}</testsuites>`;

let workspace: EvalWorkspace;
const results: ActionResult[] = [];

beforeAll(() => {
  workspace = new EvalWorkspace();
});

afterAll(async () => {
  await Promise.all(results.map((result) => result.dispose()));
  await workspace.remove();
});

/** Judges files together; a run a file would show no more. */
async function judge(
  files: Record<string, string>,
  inputs: Record<string, string> = {},
): Promise<{ outputs: ActionResult['outputs']; problems: string[] }> {
  const folder = `results-${results.length}`;
  for (const [name, content] of Object.entries(files)) {
    workspace.write(`${folder}/${name}.result`, content);
  }
  const result = await runAction({
    workspace: workspace.folder,
    inputs: { results: `${folder}/*`, comment: 'never', ...inputs },
  });
  results.push(result);
  const written = JSON.parse(await readFile(result.outputs['report-path'] ?? '', 'utf8'));
  const problems: { location: { file: string } }[] = written.report.problems;
  return {
    outputs: result.outputs,
    problems: problems.map(({ location }) => location.file.replace(/^.*\/|\.result$/g, '')).sort(),
  };
}

const countOf = (files: object) => String(Object.keys(files).length);

describe('verdicts of result files', () => {
  it('that say more than they list: each is a problem, and never passed [results-declared] [results-unknown-word] [results-interrupted] [results-stray] [results-pending]', async () => {
    const { outputs, problems } = await judge(INCOMPLETE);
    expect(problems).toEqual(Object.keys(INCOMPLETE).sort());
    expect(outputs).toMatchObject({ verdict: 'incomplete', failed: '0' });
  });

  it('a bare document is no report [results-bare]', async () => {
    const { outputs, problems } = await judge({ bare: '<testcase/>' });
    expect(outputs).toMatchObject({ verdict: 'incomplete', total: '0' });
    expect(problems).toEqual(['bare']);
  });

  it('with outcomes in words of their own: each has failed [results-bad-word] [results-not-run]', async () => {
    const { outputs, problems } = await judge(FAILED);
    expect(outputs).toMatchObject({ verdict: 'failed', failed: countOf(FAILED), passed: '0' });
    expect(problems).toEqual([]);
  });

  it('that only look bad: each has passed [results-todo] [results-flaky] [results-documents]', async () => {
    const { outputs, problems } = await judge(GREEN);
    expect(problems).toEqual([]);
    expect(outputs).toMatchObject({ verdict: 'passed', passed: countOf(GREEN), failed: '0' });
  });

  it('of Playwright: merge-retries hides no project that failed [results-projects]', async () => {
    const { outputs } = await judge({ playwright: PLAYWRIGHT }, { 'merge-retries': 'true' });
    expect(outputs).toMatchObject({ verdict: 'failed', failed: '1', passed: '1' });
  });
});
