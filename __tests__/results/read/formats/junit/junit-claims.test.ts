import { describe, expect, it } from '@jest/globals';
import { countsOf, read, suiteXml } from '../../../../support/results/reading.ts';

const PASSED = '<testcase name="ok"/>';

describe('JUnit failures that are declared and not listed', () => {
  it.each([
    [
      'newman on a request error',
      `<testsuites name="api" tests="1"><testsuite name="login" tests="0" failures="0" errors="1"><system-err>ECONNREFUSED</system-err></testsuite><testsuite name="list" tests="1" failures="0" errors="0">${PASSED}</testsuite></testsuites>`,
      'declares 1 failure but lists no failed case',
    ],
    [
      'karma-junit on a load error',
      '<testsuite name="Chrome" tests="0" errors="2" failures="0"><properties/></testsuite>',
      'declares 2 failures but lists no failed case',
    ],
    [
      'a root',
      `<testsuites failures="2"><testsuite name="a">${PASSED}</testsuite></testsuites>`,
      'declares 2 failures but lists no failed case',
    ],
    [
      'a nested suite, though those around it declare none',
      `<testsuites failures="0"><testsuite name="a" failures="0"><testsuite name="b" errors="1">${PASSED}</testsuite></testsuite></testsuites>`,
      'declares 1 failure but lists no failed case',
    ],
    [
      'a group of suites inside another',
      `<testsuites><testsuites failures="1"><testsuite name="a">${PASSED}</testsuite></testsuites></testsuites>`,
      'declares 1 failure but lists no failed case',
    ],
    [
      'a suite beside one that lists what it declares',
      `<testsuites><testsuite name="a" failures="1"><testcase name="x"><failure/></testcase></testsuite><testsuite name="b" failures="1">${PASSED}</testsuite></testsuites>`,
      'declares 1 failure but lists no failed case',
    ],
    [
      'more than are listed',
      suiteXml('<testcase name="x"><failure/></testcase>', 'failures="2" errors="1"'),
      'declares 3 failures but lists 1',
    ],
    [
      'several suites',
      `<testsuites>${`<testsuite name="a" failures="1">${PASSED}</testsuite>`.repeat(3)}</testsuites>`,
      'declares 1 failure but lists no failed case (and so do 2 suites more)',
    ],
    [
      'a count with decimals',
      suiteXml(PASSED, 'failures="1.0" errors="0.0"'),
      'declares 1 failure but lists no failed case',
    ],
    [
      'an outcome of a suite',
      suiteXml(PASSED, 'status="failed"'),
      'says "status: failed" but lists no failed case',
    ],
  ])('%s is a problem', async (_, xml, message) => {
    const { summary } = await read(xml);
    expect(summary.errors).toMatchObject([{ message, line: 1 }]);
  });

  it('tests that are declared, of which none is listed, are a problem', async () => {
    const suite = '<testsuite name="a" tests="5" skipped="2"/>';
    const { summary } = await read(`<testsuites tests="5" failures="0">${suite}</testsuites>`);
    expect(summary.errors).toMatchObject([
      { message: 'declares 5 tests but lists no individual cases' },
    ]);
  });

  it.each([
    [
      'attempts of Surefire, of which the last passed',
      suiteXml('<testcase name="a"><flakyFailure/><flakyError/></testcase>', 'failures="2"'),
    ],
    [
      'every failure of a case',
      suiteXml('<testcase name="a"><failure/><failure/><error/></testcase>', 'failures="3"'),
    ],
    [
      'totals that hold those of the suites inside',
      `<testsuite name="a" failures="1"><testsuite name="b" failures="1"><testcase name="x"><failure/></testcase></testsuite></testsuite>`,
    ],
    [
      'the one number that Mocha writes as both',
      suiteXml('<testcase name="a"><failure/></testcase>', 'failures="1" errors="1"'),
    ],
    [
      'an exception that Catch2 let pass',
      suiteXml(PASSED, 'failures="18446744073709551615" errors="1"'),
    ],
    ['counts under names of outcomes', suiteXml(PASSED, 'passed="0" success="0" state="up"')],
    ['a failure outside any test', suiteXml('<error message="no"/>', 'errors="1"')],
    [
      'scripts, which Newman counts as the tests of its root',
      '<testsuites name="api" tests="1"><testsuite name="a" tests="0"/></testsuites>',
    ],
    [
      'tests that Mocha skipped, which only its root tells',
      '<testsuites tests="3" skipped="3"><testsuite name="a" tests="3"/></testsuites>',
    ],
    ['tests that did not run', suiteXml('', 'tests="5" skipped="3" disabled="2"')],
    ['cases that state it', suiteXml('<testcase name="a" status="failed"/>', 'failures="1"')],
  ])('may be %s', async (_, xml) => {
    expect((await read(xml)).summary.errors).toEqual([]);
  });
});

describe('JUnit outcomes in attributes', () => {
  it.each([
    ...['timedOut', 'TIMEOUT', 'interrupted', 'crashed', 'aborted', 'cancelled', 'broken'].map(
      (word) => [`status="${word}"`, 'error'],
    ),
    ['status="KO"', 'failed'],
    ['success="false"', 'failed'],
    ['success="0"', 'failed'],
    ['passed="False"', 'failed'],
    ['result="Failure"', 'failed'],
    ['outcome="unexpected"', 'failed'],
    ['status="passed" result="crashed"', 'error'],
    ['result="not run"', 'skipped'],
    ['status="run" result="completed" success="true"', 'passed'],
    ['status="OK"', 'passed'],
    ['status=""', 'passed'],
  ])('%s is %s', async (attributes, status) => {
    const { cases, summary } = await read(suiteXml(`<testcase name="t" ${attributes}/>`));
    expect(cases).toMatchObject([{ status }]);
    expect(summary.errors).toEqual([]);
  });

  it('a word that nobody knows is a problem, and its case counts for nothing', async () => {
    const unknown = ['<testcase name="a" status="zorp"/>', '<testcase name="b" result="zorp"/>'];
    const reading = await read(suiteXml(`${unknown.join('')}${unknown[0]}${PASSED}`));
    expect(countsOf(reading)).toMatchObject({ tests: 1, passed: 1 });
    expect(reading.summary.errors.map(({ message }) => message)).toEqual([
      'lists 2 cases without an outcome that can be told: says "status: zorp"',
      'lists 1 case without an outcome that can be told: says "result: zorp"',
    ]);
  });

  it('tells an unknown word in one short line', async () => {
    const { summary } = await read(
      suiteXml(`<testcase name="a" status="${'x&#10;'.repeat(999)}"/>`),
    );
    expect(summary.errors[0]?.message).toMatch(/^.{1,150}$/);
  });

  it('tells a few of very many unknown words', async () => {
    const cases = Array.from({ length: 50 }, (_, i) => `<testcase name="t" status="w${i}"/>`);
    const { summary } = await read(suiteXml(cases.join('')));
    expect(summary.errors).toHaveLength(6);
    expect(summary.errors[5]?.message).toMatch(/^lists 45 cases more/);
  });

  it.each([
    ['Unable to find executable', 'error'],
    ['Required Files Missing', 'error'],
    ['Fixture dependency failed', 'error'],
    ['SKIP_RETURN_CODE=77', 'skipped'],
    ['SKIP_REGULAR_EXPRESSION_MATCHED', 'skipped'],
    ['Disabled', 'skipped'],
  ])('a test that CTest did not run is, by its cause, %s: %s', async (cause, status) => {
    const content = `<testcase name="t" status="notrun"><skipped message="${cause}"/></testcase>`;
    const { cases } = await read(suiteXml(content, 'failures="0" skipped="1"'));
    expect(cases).toMatchObject([{ status, message: cause }]);
  });
});

describe('JUnit cases that are none', () => {
  it.each([
    ['a bare document', '<testcase/>', 0],
    ['a bare document with a time', '<testcase time="0.0"/>', 0],
    [
      'pytest where it was interrupted',
      `<testsuites><testsuite name="pytest" errors="0" failures="0" tests="1">${PASSED}<testcase time="0.000" /></testsuite></testsuites>`,
      1,
    ],
  ])('%s is a problem', async (_, xml, passed) => {
    const reading = await read(xml);
    expect(countsOf(reading)).toMatchObject({ tests: passed, passed });
    expect(reading.summary.errors).toMatchObject([
      { message: expect.stringContaining('has no name') },
    ]);
    expect(reading.summary.warnings.filter((text) => text.includes('declares'))).toEqual([]);
  });

  it('a case without a name that failed has failed all the same', async () => {
    const reading = await read(suiteXml('<testcase><failure/></testcase>'));
    expect(countsOf(reading)).toMatchObject({ failed: 1 });
  });
});

describe('JUnit files with holes', () => {
  const NULS = '\0'.repeat(64);
  const OTHER = '<testcase name="other"/>';
  const LOST = /cases may be missing$/;

  it.each([
    [
      'NULs between cases, one fewer than declared',
      PASSED + NULS + OTHER,
      'tests="3" failures="0"',
    ],
    ['NULs between cases, totals unknown', PASSED + NULS + OTHER, ''],
    ['a word between cases', `${PASSED}Killed${OTHER}`, 'tests="3" failures="0"'],
    ['NULs in a case, failures unknown', `<testcase name="a">${NULS}</testcase>`, 'tests="1"'],
    ['NULs in a name', `<testcase name="a${NULS}b"/>`, 'tests="2" failures="0"'],
  ])('%s is a problem', async (_, content, attributes) => {
    for (const chunkBytes of [1, 7, 64 * 1024]) {
      const { summary } = await read(suiteXml(content, attributes), { chunkBytes });
      expect(summary.errors).toMatchObject([{ message: expect.stringMatching(LOST), line: 1 }]);
    }
  });

  it.each([
    [
      'a word between cases that are all there',
      `${PASSED}log${OTHER}`,
      'tests="2" failures="0"',
      1,
    ],
    ['NULs between cases that are all there', PASSED + NULS + OTHER, 'tests="2" failures="0"', 2],
    ['a word in a case', '<testcase name="a">PASS</testcase>', '', 0],
    ['blanks of every kind', `\n\t${PASSED}\u00a0\r\n${OTHER}`, '', 0],
    ['NULs that a test printed', `<testcase name="a"><failure>${NULS}</failure></testcase>`, '', 1],
  ])('%s is none', async (_, content, attributes, warnings) => {
    const { summary } = await read(suiteXml(content, attributes));
    expect(summary.errors).toEqual([]);
    expect(summary.warnings).toHaveLength(warnings);
  });
});

describe('JUnit failures that are none', () => {
  it('takes a failing todo of Node for skipped, with what it says', async () => {
    const xml =
      '<testsuites><testcase name="a" classname="test" failure="no"><skipped type="todo" message="later"/>' +
      '<failure type="testCodeFailure" message="no">at x</failure></testcase>' +
      '<testsuite name="s" tests="1" failures="1" skipped="1"><testcase name="b">' +
      '<skipped type="todo" message="true"/><failure message="no"/></testcase></testsuite></testsuites>';
    const reading = await read(xml);
    expect(countsOf(reading)).toMatchObject({ tests: 2, skipped: 2, failed: 0 });
    expect(reading.summary.errors).toEqual([]);
  });

  it.each([
    ['failures="0" errors="0" flakes="1"', { status: 'passed', flaky: true, attempts: 2 }],
    ['failures="0"', { status: 'passed', flaky: true }],
    ['failures="1" flakes="1"', { status: 'passed', flaky: true }],
    ['failures="1"', { status: 'failed', flaky: false }],
    ['', { status: 'failed', flaky: false }],
  ])('heeds flaky="true" of Flank as its suite counts: %s', async (attributes, expected) => {
    const content = '<testcase name="t" flaky="true"><failure>first</failure></testcase>';
    const { cases, summary } = await read(suiteXml(content, attributes));
    expect(cases).toMatchObject([expected]);
    expect(summary.errors).toEqual([]);
  });

  it('reads documents that follow one another, each with a declaration', async () => {
    const document = (name: string, failures: number) =>
      `<?xml version="1.0" encoding="UTF-8"?><testsuites><testsuite name="test" tests="1" failures="${failures}"><testcase name="${name}"/></testsuite></testsuites>\n`;
    for (const chunkBytes of [1, 5, 64 * 1024]) {
      const reading = await read(document('a', 0) + document('b', 0) + document('c', 0), {
        chunkBytes,
      });
      expect(countsOf(reading)).toMatchObject({ tests: 3, passed: 3 });
      expect(reading.summary).toMatchObject({
        errors: [],
        warnings: ['has 3 root elements; read them all'],
      });
    }
    const { summary } = await read(document('a', 0) + document('b', 1));
    expect(summary.errors).toMatchObject([{ line: 2 }]);
  });

  it('takes no declaration inside a document', async () => {
    const { summary } = await read('<testsuite name="s"><?xml version="1.0"?></testsuite>');
    expect(summary.errors).toHaveLength(1);
  });
});
