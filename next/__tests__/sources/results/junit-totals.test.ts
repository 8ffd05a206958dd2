import { describe, expect, test } from '@jest/globals';
import { readJunit, suiteXml } from '../../support/junit.ts';

const PASSED = '<testcase name="ok"/>';
const FAILED = '<testcase name="x"><failure/></testcase>';

const ONE = 'failures="1"';
const rootXml = (content: string, attributes = '') =>
  `<testsuites ${attributes}>${content}</testsuites>`;

describe('what is declared and not listed is trouble', () => {
  test.each<[string, string, declared?: number, listed?: number, more?: number]>([
    [
      'newman on a request error',
      `<testsuites tests="1"><testsuite name="login" tests="0" failures="0" errors="1"><system-err>ECONNREFUSED</system-err></testsuite><testsuite name="list" tests="1" failures="0" errors="0">${PASSED}</testsuite></testsuites>`,
    ],
    ['a root', rootXml(suiteXml(PASSED), 'failures="2"'), 2],
    [
      'a nested suite, though those around it declare none',
      `<testsuites failures="0"><testsuite failures="0"><testsuite errors="1">${PASSED}</testsuite></testsuite></testsuites>`,
    ],
    [
      'a suite beside one that lists what it declares',
      rootXml(suiteXml(FAILED, ONE) + suiteXml(PASSED, ONE)),
    ],
    ['more than are listed', suiteXml(FAILED, 'failures="2" errors="1"'), 3, 1],
    [
      'several suites, and the root that sums them up',
      rootXml(suiteXml(PASSED, ONE).repeat(3), 'failures="3"'),
      1,
      0,
      2,
    ],
    ['a decimal', suiteXml(PASSED, 'failures=" 1.0" errors="0.0"')],
    ['another case', suiteXml(PASSED, 'Failures="1"')],
    [
      'a failure that Flank counts, and no flake',
      suiteXml('<testcase name="a" flaky="true"><failure/></testcase>', 'failures="1" flakes="1"'),
    ],
    ['AntUnit', suiteXml(`<failures>1</failures>${PASSED}`)],
    ['no case', suiteXml('', 'tests="6" failures="2"'), 2],
  ])('failures: %s', (_, xml, declared = 1, listed = 0, more = 0) => {
    const trouble = { reason: 'failures', line: 1, declared, listed, more };
    expect(readJunit(xml).troubles[0]).toMatchObject(trouble);
  });

  test.each(['status="failed"', 'success="false"', 'crashed="true"'])(
    'a suite with %s',
    (stated) => {
      expect(readJunit(suiteXml(PASSED, stated)).troubles).toMatchObject([
        { reason: 'unexplained', line: 1 },
      ]);
    },
  );

  test.each([
    ['tests="100"', PASSED, 100, 1],
    ['tests="5" skipped="2"', '', 5, 0],
    [`tests="${'9'.repeat(20)}"`, PASSED, 1e20, 1],
    [`tests="${'9'.repeat(23)}"`, PASSED, 1e23, 1],
  ])('tests: %s with %s', (attributes, content, declared, listed) => {
    expect(readJunit(suiteXml(content, attributes)).troubles).toMatchObject([
      { reason: 'tests', declared, listed },
    ]);
  });
});

describe('what Node counts at the end', () => {
  const counts = (fail: number, cancelled = 0) =>
    `<!-- pass 1 --><!-- fail ${fail} --><!-- cancelled ${cancelled} -->`;
  const TODO = '<testcase name="t"><skipped type="todo"/><failure/></testcase>';
  test.each([
    ['a parent that failed', rootXml(suiteXml(PASSED, 'failures="0"') + counts(1)), 1],
    ['a parent that was cancelled', rootXml(PASSED + counts(0, 1)), 1],
    ['a parent, and a todo', rootXml(PASSED + TODO + counts(1)), 1],
    ['a first run of two', rootXml(PASSED + counts(1)) + rootXml(PASSED + counts(0)), 1],
    ['a parent and its test', rootXml(suiteXml(FAILED, ONE) + counts(2)), 0],
    ['what a test says', rootXml(suiteXml(`${PASSED}<!-- fail 1 -->`) + counts(0)), 0],
    ['a green run', rootXml(PASSED + TODO + counts(0)), 0],
  ])('%s', (_, xml, count) => {
    const found = readJunit(xml).troubles.map(({ reason }) => reason);
    expect(found).toEqual(Array(count).fill('unexplained'));
  });
});

test.each([
  [
    'attempts of Surefire, of which the last passed',
    suiteXml(
      '<testcase name="a"><flakyFailure/><flakyError/></testcase>',
      'failures="2" tests="3"',
    ),
  ],
  [
    'every failure of a case',
    suiteXml('<testcase name="a"><failure/><failure/><error/></testcase>', 'failures="3"'),
  ],
  ['totals of inner suites', suiteXml(suiteXml(FAILED, ONE), 'failures="1"')],
  ['the one number that Mocha writes twice', suiteXml(FAILED, 'failures="1" errors="1"')],
  [
    'an exception that Catch2 expects',
    suiteXml(PASSED, 'failures="18446744073709551615" errors="1"'),
  ],
  ['counts under names of outcomes', suiteXml(PASSED, 'passed="0" success="0" state="up"')],
  ['fewer failures than are listed', suiteXml(FAILED, 'failures="0"')],
  ['a failure outside all tests', suiteXml('<error message="no"/>', 'errors="1"')],
  ['scripts, which Newman counts in its root', rootXml(suiteXml('', 'tests="0"'), 'tests="1"')],
  [
    'tests that Mocha skipped, which its root alone declares',
    '<testsuites tests="3" skipped="3"><testsuite name="a" tests="3"/></testsuites>',
  ],
  ['tests that did not run', suiteXml('', 'tests="5" skipped="3" disabled="2"')],
  ['skipped tests that are not listed', suiteXml(PASSED, 'tests="3" skipped="2"')],
  ['numbers of AntUnit', suiteXml(`<failures>0</failures><tests>1</tests>${PASSED}`)],
  ['fewer tests than are listed', suiteXml(PASSED + FAILED, 'tests="1"')],
  [
    'totals with those of inner suites',
    rootXml(suiteXml(PASSED + suiteXml(PASSED, 'tests="1"'), 'tests="2"'), 'tests="2"'),
  ],
  [
    'totals without those of inner suites',
    suiteXml(PASSED + suiteXml(PASSED, 'tests="1"'), 'tests="1"'),
  ],
  [
    'subtests of pytest',
    `<testsuites><testsuite name="pytest" failures="0" tests="3">${PASSED}</testsuite></testsuites>`,
  ],
])('no contradiction: %s', (_, xml) => {
  const { troubles, warnings } = readJunit(xml);
  expect([...troubles, ...warnings]).toEqual([]);
});

describe('holes', () => {
  const NULS = '\0'.repeat(64);
  const OTHER = '<testcase name="other"/>';

  test.each([
    ['NULs between cases, one too few', PASSED + NULS + OTHER, 'tests="3" failures="0"'],
    ['NULs between cases, no totals', PASSED + NULS + OTHER, ''],
    ['a word between cases', `${PASSED}Killed${OTHER}`, 'tests="3" failures="0"'],
    ['NULs in a case, no count of failures', `<testcase name="a">${NULS}</testcase>`, 'tests="1"'],
    ['NULs in a name, one too few', `<testcase name="a${NULS}b"/>`, 'tests="2" failures="0"'],
  ])('%s', (_, content, attributes) => {
    const { troubles } = readJunit(suiteXml(content, attributes));
    expect(troubles).toContainEqual(expect.objectContaining({ reason: 'hole', line: 1 }));
  });

  test.each([
    ['a word, all are there', `${PASSED}log${OTHER}`, 'tests="2" failures="0"', ['hole']],
    ['NULs, all are there', PASSED + NULS + OTHER, 'tests="2" failures="0"', ['hole']],
    ['a word in a case', '<testcase name="a">PASS</testcase>', '', []],
    ['blanks of every kind', `\n\t${PASSED}\u00a0\r\n${OTHER}`, '', []],
    ['NULs in a text', `<testcase name="a"><failure>${NULS}</failure></testcase>`, '', []],
  ])('none: %s', (_, content, attributes, warned) => {
    const { troubles, warnings } = readJunit(suiteXml(content, attributes));
    expect(troubles).toEqual([]);
    expect(warnings.map(({ reason }) => reason)).toEqual(warned);
  });
});
