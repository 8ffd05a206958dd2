import { expect, test } from '@jest/globals';
import { readSuite } from '../../support/junit.ts';

const caseXml = (content: string, attributes = '') =>
  `<testcase name="t" ${attributes}>${content}</testcase>`;

test.each([
  ['', '', 'passed'],
  ['<system-out>Error</system-out>', '', 'passed'],
  ['<failure/>', '', 'failed'],
  ['<failure/><error/>', '', 'error'],
  ['<skipped/><failure/>', '', 'failed'],
  ['<skipped type="pytest.xfail" message="known"/>', '', 'skipped'],
  ['<skipped type="todo"/><failure/>', 'failure="no"', 'skipped'],
  ['<skipped type="skipped" message="true"/><failure/>', '', 'skipped'],
  ['<skip/>', '', 'skipped'],
  ['<properties><property name="failure"/></properties>', 'timeout="30"', 'passed'],
  ['<system-out><a><failure/></a></system-out>', '', 'passed'],
  ['<failure/>', 'status="notrun"', 'failed'],
  ['<skipped/>', 'status="failed"', 'skipped'],
  ['<skipped message="Required Files Missing"/>', 'status="notrun"', 'error'],
  ['<skipped message="Required Files Missing"/>', '', 'skipped'],
  ['<skipped message="SKIP_RETURN_CODE=77"/>', 'status="notrun"', 'skipped'],
  // Without elements, attributes decide.
  ['', 'status="timedOut"', 'error'],
  ['', 'status="KO"', 'failed'],
  ['', 'status="un-expected"', 'failed'],
  ['', 'result="suppressed"', 'skipped'],
  ['', 'status="WARNING"', 'passed'],
  ['', 'status=""', 'passed'],
  ['', 'status="1"', 'passed'],
  ['', 'status="0"', 'failed'],
  ['', 'success="0"', 'failed'],
  ['', 'success="12"', 'passed'],
  ['', 'passed="False"', 'failed'],
  ['', 'status="passed" result="crashed"', 'error'],
  ['', 'status="run" result="completed" success="true"', 'passed'],
])('%j with %j: %s', async (content, attributes, outcome) => {
  const { cases, troubles } = await readSuite(caseXml(content, attributes));
  expect(cases).toMatchObject([{ outcome, attempts: 1, isTest: true }]);
  expect(troubles).toEqual([]);
});

const FLAKY =
  '<flakyFailure message="first"><stackTrace>at a</stackTrace><system-out>x</system-out></flakyFailure><flakyError/>';
test.each([
  [FLAKY, { outcome: 'passed', attempts: 3, message: 'first', details: 'at a' }],
  ['<failure message="m"/><rerunFailure/><rerunError/>', { outcome: 'failed', attempts: 3 }],
  ['<failure message="m"/><flakyFailure/>', { outcome: 'failed', attempts: 2 }],
  ['<rerunFailure message="m"/>', { outcome: 'failed', attempts: 2 }],
])('attempts of %j', async (content, expected) => {
  expect((await readSuite(caseXml(content))).cases).toMatchObject([expected]);
});

const FLANK = caseXml('<failure>first</failure>', 'flaky="true"');
const KARMA = caseXml('<skipped/><failure/>');
test.each([
  [FLANK, 'failures="0" errors="0"', 'passed', 2],
  [FLANK, 'failures="0" flakes="1"', 'passed', 2],
  [FLANK + caseXml('<failure/>'), 'failures="1" flakes="1"', 'passed', 2],
  [FLANK, 'failures="1"', 'failed', 1],
  [FLANK, '', 'failed', 1],
  [KARMA, 'failures="0"', 'skipped', 1],
  [KARMA, 'failures="1" errors="0"', 'failed', 1],
  [KARMA, 'failures="0" errors="1"', 'failed', 1],
])('%s in a suite with %j: %s', async (content, attributes, outcome, attempts) => {
  const { cases, troubles, warnings } = await readSuite(content, attributes);
  expect(cases[0]).toMatchObject({ outcome, attempts });
  expect([...troubles, ...warnings]).toEqual([]);
});

test('a warning of PHPUnit passes, and is mentioned', async () => {
  const { cases, warnings } = await readSuite(caseXml('<warning/>'), 'warnings="1"');
  expect(cases).toMatchObject([{ outcome: 'passed' }]);
  expect(warnings).toMatchObject([{ reason: 'passed-with-messages', listed: 1 }]);
});

test.each([
  ['status="zorp"', 'status: zorp'],
  ['result="zorp" state="ok"', 'result: zorp'],
  ['status="2"', 'status: 2'],
  ['result="1"', 'result: 1'],
])('%s is undecided', async (attributes, detail) => {
  const twice = caseXml('', attributes).repeat(2);
  const { cases, troubles } = await readSuite(`${twice}${caseXml('')}`, 'tests="3"');
  expect(cases).toHaveLength(1);
  expect(troubles).toMatchObject([{ reason: 'undecided', detail, line: 1, more: 1 }]);
});

test.each([
  ['<testcase/>', '', [], ['undecided']],
  ['<testcase name="ok"/><testcase time="0.000" />', 'tests="1"', ['passed'], ['undecided']],
  ['<testcase><failure/></testcase>', '', ['failed'], []],
  ['<testcase name="" classname="" time=".905"/>', 'tests="1"', ['passed'], []],
])(
  'cases without a name: %s in a suite with %j',
  async (content, attributes, outcomes, troubles) => {
    const reading = await readSuite(content, attributes);
    expect(reading.cases.map(({ outcome }) => outcome)).toEqual(outcomes);
    expect(reading.troubles.map(({ reason }) => reason)).toEqual(troubles);
  },
);

test.each([
  ['<testcase name="a"><Failure/></testcase>', '<Failure>'],
  ['<testcase name="a"><failures><failure/></failures></testcase>', '<failures>'],
  ['<testcase name="a" failed="true"/>', 'failed'],
  ['<testcase name="a" hasCrashed="1"/>', 'hasCrashed'],
  ['<testcase name="a"><results><failure/></results></testcase>', '<failure>'],
  ['<testcase name="a"><exception message="m"/></testcase>', '<exception>'],
  ['<TestCase name="a"><failure/></TestCase>', '<failure>'],
  ['<BrokenSetup/><testcase name="a"/>', '<BrokenSetup>'],
])('an unknown place: %s', async (content, detail) => {
  const { troubles } = await readSuite(content);
  expect(troubles).toMatchObject([{ reason: 'hidden', detail, line: 1 }]);
});

test.each([
  ['failures="one"', [{ reason: 'type', detail: 'failures="one"' }]],
  ['errors="x"', [{ reason: 'type', detail: 'errors="x"' }]],
  ['failures="0" failed="false"', []],
  ['errors="none"', []],
  ['failures=""', []],
  ['tests="many"', []],
])('the counts %s', async (attributes, troubles) => {
  const reading = await readSuite('<testcase name="a" errors="0"/>', attributes);
  expect(reading.troubles).toMatchObject(troubles);
});

const BROKEN = '● Test suite failed to run\n\n  no';
test.each([
  ['<failure message="m">body</failure>', 'm', 'body'],
  ['<failure>\n  first\n  second</failure>', 'first', 'first\n  second'],
  ['<failure type="AssertionError"/>', 'AssertionError', ''],
  ['<failure/>', '', ''],
  ['<failure message="same">same</failure>', 'same', ''],
  ['<failure><![CDATA[a]]]]><![CDATA[>b]]></failure>', 'a]]>b', ''],
  ['<failure message="a&#10;b &lt;c&gt;"/>', 'a\nb <c>', ''],
  ['<failure message="one">1</failure><failure message="two">2</failure>', 'one\ntwo', '1\n\n2'],
  ['<skipped message="why"/>', 'why', ''],
  ['<skipped message="why"/><failure message="bad"/>', 'bad\nwhy', ''],
  ['<failure>t\nFailed asserting</failure>', 'Failed asserting', 't\nFailed asserting'],
  ['<failure>C\\T::t (1, 2)\nFailed</failure>', 'Failed', 'C\\T::t (1, 2)\nFailed'],
  ['<failure type="E">t</failure>', 'E', 't'],
  [`<error> ${BROKEN}</error>`, 'no', BROKEN],
  ['<failure>---\noperator: equal</failure>', 'operator: equal', '---\noperator: equal'],
])('texts of %j', async (content, message, details) => {
  const { cases } = await readSuite(caseXml(content, 'class="C\\T" classname="C.T"'));
  expect(cases).toMatchObject([{ message, details }]);
});

test('texts are bounded, in a case as well', async () => {
  const long = 'x'.repeat(300_000);
  const failure = `<failure message="${long}">${long.replaceAll('x', 'y')}</failure>`;
  const [one] = (await readSuite(caseXml(failure.repeat(3), `class="${long}"`))).cases;
  expect(one?.message).toHaveLength(65_536);
  expect(one?.details).toHaveLength(65_536);
  expect(one?.className).toHaveLength(8_192);
});

test('texts of very many results are bounded, and all results count', async () => {
  const results = `${'<failure message="m">x</failure>'.repeat(4_999)}<error message="last"/>`;
  const { cases, troubles } = await readSuite(caseXml(results), 'failures="5000"');
  expect(cases).toMatchObject([
    { outcome: 'error', message: 'last\nm', details: 'x', attempts: 1 },
  ]);
  expect(troubles).toEqual([]);
});
