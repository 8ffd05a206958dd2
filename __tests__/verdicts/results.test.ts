/** Result files. */
import { type Row, testRows } from '../support/verdicts.ts';

const OK = '<testcase classname="c" name="ok"/>';
const BAD = '<testcase classname="c" name="bad"><failure message="no"/></testcase>';
const suite = (content: string, attributes = '') =>
  `<testsuites><testsuite name="s" ${attributes}>${content}</testsuite></testsuites>`;
const json = (head: object, statuses: string[]) => {
  const assertionResults = statuses.map((status) => ({ title: status, status }));
  const testResults = [{ name: 'a.test.ts', status: 'passed', assertionResults }];
  return JSON.stringify({ numTotalTests: statuses.length, ...head, testResults });
};
const jest = (head: object, statuses: string[]) =>
  json({ numRuntimeErrorTestSuites: 0, numTodoTests: 0, ...head }, statuses);
const UNABLE = '<skipped message="Unable to find executable"/>';
const TODO = '<skipped type="todo" message="true"/><failure message="no"/>';
const FLAKY = '<testcase name="a" flaky="true"><failure>no</failure></testcase>';
const file = (...results: string[]): Row => ({ results });
const outcome = (value: string): Row => ({ ...file(suite(OK)), inputs: { 'test-outcome': value } });
const project = (name: string, failures: number) =>
  `<testsuite name="a.spec.ts" hostname="${name}" tests="1" failures="${failures}" errors="0"><testcase name="pays" classname="a.spec.ts">${failures ? '<failure message="no"/>' : ''}</testcase></testsuite>`;
const BROWSERS = `${project('chromium', 1)}${project('firefox', 0)}`;
const [ZORP, C] = ['<testcase name="b" status="zorp"/>', '<testcase name="c"/>'];
const THREE = 'tests="3" failures="0"';

testRows({
  'results-passed': file(suite(OK)),
  'results-failed': { results: [suite(OK + BAD)], failure: { kind: 'test' } },
  'results-rate-met': { results: [suite(OK + BAD)], inputs: { 'min-pass-rate': '50' } },
  'results-outcome-agrees': { results: [suite(BAD)], inputs: { 'test-outcome': 'failure' } },
  'results-outcome-failure': { ...outcome('failure'), failure: { reason: 'step' } },
  'results-outcome-cancelled': { ...outcome('cancelled'), failure: { reason: 'step' } },
  'results-outcome-skipped': { ...outcome('skipped'), failure: { reason: 'step' } },
  'results-outcome-empty': { ...outcome(''), problem: { code: 'no-step' } },
  'results-declared': {
    ...file(
      `<testsuites failures="1"><testsuite name="s">${OK}</testsuite></testsuites>`,
      jest({ success: false }, ['passed']),
      json({ numFailedTestSuites: 1 }, ['passed']),
    ),
    troubles: 3,
  },
  'results-unknown-word': {
    ...file(suite(`${OK}${ZORP}`), jest({ success: true }, ['passed', 'zorp'])),
    troubles: 2,
  },
  'results-bad-word': {
    ...file(suite('<testcase name="a" status="timedOut"/>'), jest({}, ['interrupted'])),
    troubles: 0,
  },
  'results-not-run': file(suite(`<testcase name="a" status="notrun">${UNABLE}</testcase>`)),
  'results-pending': file(json({ success: true }, ['passed', 'pending'])),
  'results-interrupted': file(suite(`${OK}<testcase time="0.000" />`, 'tests="1"')),
  'results-stray': {
    ...file(...['\0'.repeat(64), 'Killed'].map((stray) => suite(`${OK}${stray}${C}`, THREE))),
    troubles: 2,
  },
  'results-bare': file('<testcase/>'),
  'results-todo': file(suite(`${OK}<testcase name="b">${TODO}</testcase>`, 'failures="1"')),
  'results-flaky': file(suite(FLAKY, 'failures="0" errors="0" flakes="1"')),
  'results-documents': file(`${suite('', 'tests="0"')}\n${suite(OK, 'tests="1"')}\n`),
  'results-projects': {
    ...file(`<testsuites tests="2" failures="1" errors="0">${BROWSERS}</testsuites>`),
    gate: 'merge-retries: true',
  },
  'results-empty': file('<testsuites/>'),
  'results-skipped': file(suite('<testcase name="a"><skipped/></testcase>')),
  'results-damaged': {
    ...file(`<testsuites><testsuite name="s" tests="2">${OK}<testcase name="b"`),
    failure: { reason: 'damaged' },
  },
  'results-foreign': file('no results at all'),
  'results-no-file': { results: [], problem: { code: 'no-match' } },
});
