import { expect, test } from '@jest/globals';
import { readJunit, readSuite, suiteXml } from '../../support/junit.ts';

const PASSED = '<testcase name="ok"/>';
const FAILED = '<testcase name="x"><failure/></testcase>';

const FLAKY = FAILED.replace('>', ' flaky="true">');
const SUREFIRE = '<testcase name="a"><flakyFailure/><flakyError/></testcase>';
const INNER = suiteXml(PASSED, 'tests="1"');

const [NONE, ONE, THREE] = ['failures="0"', 'failures="1"', 'failures="3"'];
const rootXml = (content: string, attributes = '') =>
  `<testsuites ${attributes}>${content}</testsuites>`;

test.each<[string, string, declared?: number, listed?: number, more?: number]>([
  ['Newman on a request error', rootXml(suiteXml('', 'tests="0" errors="1"') + suiteXml(PASSED))],
  ['a root', rootXml(suiteXml(PASSED), 'failures="2"'), 2],
  ['a suite in others that declare none', rootXml(suiteXml(suiteXml(PASSED, ONE), NONE), NONE)],
  ['a suite next to a sound one', rootXml(suiteXml(FAILED, ONE) + suiteXml(PASSED, ONE))],
  ['more than are listed', suiteXml(FAILED, 'failures="2" errors="1"'), 3, 1],
  ['suites, and the root with their sum', rootXml(suiteXml(PASSED, ONE).repeat(3), THREE), 1, 0, 2],
  ['a decimal', suiteXml(PASSED, 'failures=" 1.0" errors="0.0"')],
  ['another case', suiteXml(PASSED, 'Failures="1"')],
  ['a failure that Flank counts, and no flake', suiteXml(FLAKY, 'failures="1" flakes="1"')],
  ['AntUnit', suiteXml(`<failures>1</failures>${PASSED}`)],
  ['no case', suiteXml('', 'tests="6" failures="2"'), 2],
])('trouble: failures: %s', async (_, xml, declared = 1, listed = 0, more = 0) => {
  const trouble = { reason: 'failures', line: 1, declared, listed, more };
  expect((await readJunit(xml)).troubles[0]).toMatchObject(trouble);
});

test.each([
  ['status="failed"', PASSED, { reason: 'unexplained', line: 1 }],
  ['success="false"', PASSED, { reason: 'unexplained' }],
  ['crashed="true"', PASSED, { reason: 'unexplained' }],
  ['tests="100"', PASSED, { reason: 'tests', declared: 100, listed: 1 }],
  ['tests="5" skipped="2"', '', { reason: 'tests', declared: 5, listed: 0 }],
  [`tests="${'9'.repeat(23)}"`, PASSED, { reason: 'tests', declared: 1e23, listed: 1 }],
])('trouble: %s with %s', async (attributes, content, trouble) => {
  expect((await readSuite(content, attributes)).troubles).toMatchObject([trouble]);
});

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
])('what Node counts at the end: %s', async (_, xml, count) => {
  const found = (await readJunit(xml)).troubles.map(({ reason }) => reason);
  expect(found).toEqual(Array(count).fill('unexplained'));
});

test.each([
  ['attempts of Surefire, of which the last passed', suiteXml(SUREFIRE, 'failures="2" tests="3"')],
  ['every failure of a case', suiteXml(FAILED.replace(/<failure.>/, '$&$&$&'), THREE)],
  ['totals of inner suites', suiteXml(suiteXml(FAILED, ONE), ONE)],
  ['the one number that Mocha writes twice', suiteXml(FAILED, 'failures="1" errors="1"')],
  ['an exception that Catch2 expects', suiteXml(PASSED, `failures="${2n ** 64n - 1n}" errors="1"`)],
  ['counts under names of outcomes', suiteXml(PASSED, 'passed="0" success="0" state="up"')],
  ['fewer failures than are listed', suiteXml(FAILED, NONE)],
  ['a failure outside all tests', suiteXml('<error message="no"/>', 'errors="1"')],
  ['scripts, which Newman counts in its root', rootXml(suiteXml('', 'tests="0"'), 'tests="1"')],
  ['skips that only a root declares', rootXml(suiteXml('', 'tests="3"'), 'tests="3" skipped="3"')],
  ['tests that did not run', suiteXml('', 'tests="5" skipped="3" disabled="2"')],
  ['skipped tests that are not listed', suiteXml(PASSED, 'tests="3" skipped="2"')],
  ['numbers of AntUnit', suiteXml(`<failures>0</failures><tests>1</tests>${PASSED}`)],
  ['fewer tests than are listed', suiteXml(PASSED + FAILED, 'tests="1"')],
  ['totals with those of inner suites', suiteXml(PASSED + INNER, 'tests="2"')],
  ['totals without those of inner suites', suiteXml(PASSED + INNER, 'tests="1"')],
  ['subtests of pytest', `<testsuite name="pytest" failures="0" tests="3">${PASSED}</testsuite>`],
])('no contradiction: %s', async (_, xml) => {
  const { troubles, warnings } = await readJunit(xml);
  expect([...troubles, ...warnings]).toEqual([]);
});

const NULS = '\0'.repeat(64);
const OTHER = '<testcase name="other"/>';

test.each([
  ['NULs between cases, one too few', PASSED + NULS + OTHER, 'tests="3" failures="0"'],
  ['NULs between cases, no totals', PASSED + NULS + OTHER, ''],
  ['a word between cases', `${PASSED}Killed${OTHER}`, 'tests="3" failures="0"'],
  ['NULs in a case, no count of failures', `<testcase name="a">${NULS}</testcase>`, 'tests="1"'],
  ['NULs in a name, one too few', `<testcase name="a${NULS}b"/>`, 'tests="2" failures="0"'],
])('holes: %s', async (_, content, attributes) => {
  const { troubles } = await readSuite(content, attributes);
  expect(troubles).toContainEqual(expect.objectContaining({ reason: 'hole', line: 1 }));
});

test.each([
  ['a word, all are there', `${PASSED}log${OTHER}`, 'tests="2" failures="0"', ['hole']],
  ['NULs, all are there', PASSED + NULS + OTHER, `tests="2" ${NONE}`, ['characters', 'hole']],
  ['a word in a case', '<testcase name="a">PASS</testcase>', '', []],
  ['blanks of every kind', `\n\t${PASSED}\u00a0\r\n${OTHER}`, '', []],
  ['NULs in a text', FAILED.replace('/>', `>${NULS}</failure>`), '', ['characters']],
])('holes: none: %s', async (_, content, attributes, warned) => {
  const { troubles, warnings } = await readSuite(content, attributes);
  expect(troubles).toEqual([]);
  expect(warnings.map(({ reason }) => reason)).toEqual(warned);
});
