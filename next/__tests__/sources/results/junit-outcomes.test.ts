import { describe, expect, test } from '@jest/globals';
import { readJunit, suiteXml } from '../../support/junit.ts';

const caseXml = (content: string, attributes = '') =>
  `<testcase name="t" ${attributes}>${content}</testcase>`;
const reasons = (xml: string) => readJunit(xml).troubles.map(({ reason }) => reason);

describe('child elements decide', () => {
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
  ])('%j with %j: %s', (content, attributes, outcome) => {
    const { cases, troubles } = readJunit(suiteXml(caseXml(content, attributes)));
    expect(cases).toMatchObject([{ outcome, attempts: 1, isTest: true }]);
    expect(troubles).toEqual([]);
  });

  test.each([
    [
      '<flakyFailure message="first"><stackTrace>at a</stackTrace><system-out><![CDATA[noise]]></system-out></flakyFailure><flakyError/>',
      { outcome: 'passed', attempts: 3, message: 'first', details: 'at a' },
    ],
    ['<failure message="m"/><rerunFailure/><rerunError/>', { outcome: 'failed', attempts: 3 }],
    ['<failure message="m"/><flakyFailure/>', { outcome: 'failed', attempts: 2 }],
    ['<rerunFailure message="m"/>', { outcome: 'failed', attempts: 2 }],
  ])('attempts of %j', (content, expected) => {
    expect(readJunit(suiteXml(caseXml(content))).cases).toMatchObject([expected]);
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
  ])('%s in a suite with %j: %s', (content, attributes, outcome, attempts) => {
    const { cases, troubles, warnings } = readJunit(suiteXml(content, attributes));
    expect(cases[0]).toMatchObject({ outcome, attempts });
    expect([...troubles, ...warnings]).toEqual([]);
  });

  test('a warning of PHPUnit passes, and is mentioned', () => {
    const { cases, warnings } = readJunit(suiteXml(caseXml('<warning/>'), 'warnings="1"'));
    expect(cases).toMatchObject([{ outcome: 'passed' }]);
    expect(warnings).toMatchObject([{ reason: 'passed-with-messages', listed: 1 }]);
  });
});

describe('attributes decide without elements', () => {
  test.each([
    ['status="timedOut"', 'error'],
    ['status="KO"', 'failed'],
    ['status="un-expected"', 'failed'],
    ['result="suppressed"', 'skipped'],
    ['status="WARNING"', 'passed'],
    ['status=""', 'passed'],
    ['status="1"', 'passed'],
    ['status="0"', 'failed'],
    ['success="0"', 'failed'],
    ['success="12"', 'passed'],
    ['passed="False"', 'failed'],
    ['status="passed" result="crashed"', 'error'],
    ['status="run" result="completed" success="true"', 'passed'],
  ])('%s: %s', (attributes, outcome) => {
    const { cases, troubles } = readJunit(suiteXml(caseXml('', attributes)));
    expect(cases).toMatchObject([{ outcome }]);
    expect(troubles).toEqual([]);
  });

  test.each([
    ['status="zorp"', 'status: zorp'],
    ['result="zorp" state="ok"', 'result: zorp'],
    ['status="2"', 'status: 2'],
    ['result="1"', 'result: 1'],
  ])('%s is undecided', (attributes, detail) => {
    const { cases, troubles } = readJunit(
      suiteXml(`${caseXml('', attributes)}${caseXml('', attributes)}${caseXml('')}`, 'tests="3"'),
    );
    expect(cases).toHaveLength(1);
    expect(troubles).toMatchObject([{ reason: 'undecided', detail, line: 1, more: 1 }]);
  });
});

describe('cases without a name', () => {
  test.each([
    ['<testcase/>', 0],
    ['<testcase time="0.0"/>', 0],
    [suiteXml('<testcase name="ok"/><testcase time="0.000" />', 'tests="1"'), 1],
  ])('%s is undecided', (xml, count) => {
    const { cases, troubles } = readJunit(xml);
    expect(cases).toHaveLength(count);
    expect(troubles).toMatchObject([{ reason: 'undecided' }]);
  });

  test.each([
    [suiteXml('<testcase><failure/></testcase>'), 'failed'],
    [suiteXml('<testcase name="" classname="" time=".905"/>', 'tests="1"'), 'passed'],
  ])('%s counts', (xml, outcome) => {
    const { cases, troubles } = readJunit(xml);
    expect(cases).toMatchObject([{ outcome, name: '' }]);
    expect(troubles).toEqual([]);
  });
});

describe('a failure in an unknown place is trouble', () => {
  test.each([
    ['<testcase name="a"><Failure/></testcase>', '<Failure>'],
    ['<testcase name="a"><failures><failure/></failures></testcase>', '<failures>'],
    ['<testcase name="a" failed="true"/>', 'failed'],
    ['<testcase name="a" hasCrashed="1"/>', 'hasCrashed'],
    ['<testcase name="a"><results><failure/></results></testcase>', '<failure>'],
    ['<testcase name="a"><exception message="m"/></testcase>', '<exception>'],
    ['<TestCase name="a"><failure/></TestCase>', '<failure>'],
    ['<BrokenSetup/><testcase name="a"/>', '<BrokenSetup>'],
  ])('%s', (content, detail) => {
    const { troubles } = readJunit(suiteXml(content));
    expect(troubles).toMatchObject([{ reason: 'hidden', detail, line: 1 }]);
  });

  test.each(['failures="one"', 'errors="x"'])('the count %s', (detail) => {
    const { troubles } = readJunit(suiteXml('<testcase name="a"/>', detail));
    expect(troubles).toMatchObject([{ reason: 'type', detail }]);
  });

  test.each(['failures="0" failed="false"', 'errors="none"', 'failures=""', 'tests="many"'])(
    'not in %s',
    (attributes) => {
      expect(reasons(suiteXml('<testcase name="a" errors="0"/>', attributes))).toEqual([]);
    },
  );
});

describe('texts', () => {
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
    [
      '<error> ● Test suite failed to run\n\n  no</error>',
      'no',
      '● Test suite failed to run\n\n  no',
    ],
    ['<failure>---\noperator: equal</failure>', 'operator: equal', '---\noperator: equal'],
  ])('of %j', (content, message, details) => {
    const xml = suiteXml(caseXml(content, 'class="C\\T" classname="C.T"'));
    expect(readJunit(xml).cases).toMatchObject([{ message, details }]);
  });

  test('are bounded, in a case as well', () => {
    const long = 'x'.repeat(300_000);
    const failure = `<failure message="${long}">${long.replaceAll('x', 'y')}</failure>`;
    const [one] = readJunit(suiteXml(caseXml(failure.repeat(3), `class="${long}"`))).cases;
    expect(one?.message).toHaveLength(65_536);
    expect(one?.details).toHaveLength(65_536);
    expect(one?.className).toHaveLength(8_192);
  });

  test('of very many results are bounded, and all results count', () => {
    const results = `${'<failure message="m">x</failure>'.repeat(4_999)}<error message="last"/>`;
    const { cases, troubles } = readJunit(suiteXml(caseXml(results), 'failures="5000"'));
    expect(cases).toMatchObject([
      { outcome: 'error', message: 'last\nm', details: 'x', attempts: 1 },
    ]);
    expect(troubles).toEqual([]);
  });
});
