import { expect, test } from '@jest/globals';
import { readJunit, readSuite, suiteXml } from '../../support/junit.ts';

const CASE = '<testcase name="t"/>';
const INNER = `<testsuite name="b">${CASE}</testsuite>`;
const PLAYWRIGHT =
  'name="a.ts" timestamp="x" hostname="firefox" tests="1" failures="0" skipped="0" time="1" errors="0"';

test.each([
  ['nested suites', `<testsuite name="a">${INNER}</testsuite>`, ['a', 'b']],
  ['a suite as root', `<testsuite name="a">${CASE}</testsuite>`, ['a']],
  ['cases without a suite', `<testsuites>${CASE}</testsuites>`, []],
  ['a case as root', CASE, []],
  ['namespaces', '<j:testsuite name="a"><j:testcase name="t"/></j:testsuite>', ['a']],
  ['a project of Playwright', `<testsuite ${PLAYWRIGHT}>${CASE}</testsuite>`, ['firefox', 'a.ts']],
  ['a host of others', `<testsuite name="a" hostname="ci" tests="1">${CASE}</testsuite>`, ['a']],
])('%s', async (_, xml, suites) => {
  const { cases, troubles } = await readJunit(xml);
  expect(cases).toMatchObject([{ name: 't', suites, outcome: 'passed' }]);
  expect(troubles).toEqual([]);
});

test('names of suites are bounded', async () => {
  const xml = `<testsuite name="${'n'.repeat(6_000)}">`.repeat(3) + CASE + '</testsuite>'.repeat(3);
  expect((await readJunit(xml)).cases[0]?.suites).toHaveLength(1);
});

test('several roots are read, with a warning', async () => {
  const { cases, warnings } = await readJunit(`${suiteXml(CASE)}\n${suiteXml(CASE)}`);
  expect(cases).toHaveLength(2);
  expect(warnings).toMatchObject([{ reason: 'several-documents' }]);
});

test('a failure outside all tests is an entry of its own', async () => {
  const xml = suiteXml(`<error message="no collection" type="E">trace</error>${CASE}`);
  const texts = { message: 'no collection', details: 'trace', type: 'E' };
  expect((await readJunit(xml)).cases).toMatchObject([
    { isTest: false, suites: ['suite'], name: '', outcome: 'error', ...texts },
    { isTest: true, outcome: 'passed' },
  ]);
});

test('a suite inside a case keeps its failure, and the case', async () => {
  const inner = `<testsuite name="inner"><failure>no</failure>${CASE}</testsuite>`;
  const { cases } = await readSuite(`<testcase name="outer">${inner}</testcase>`);
  expect(cases.map(({ name, suites, outcome }) => [name, suites, outcome])).toEqual([
    ['', ['suite', 'inner'], 'failed'],
    ['t', ['suite', 'inner'], 'passed'],
    ['outer', ['suite'], 'passed'],
  ]);
});

test.each([
  ['<testcase name="t" file="a.py" line="7"/>', '', { file: 'a.py', line: 7 }],
  ['<testcase name="t" line="x"/>', 'filepath="b.js"', { file: 'b.js', line: null }],
  ['<testcase name="t" line="0"/>', '', { file: null, line: null }],
  ['<testcase name="t" class="A\\B"/>', '', { className: 'A\\B', file: null }],
  ['<testcase name="t" classname="a.B" class="C"/>', '', { className: 'a.B' }],
  [suiteXml(CASE), 'file="a.php"', { file: 'a.php' }],
])('places: %j in a suite with %j', async (content, attributes, expected) => {
  expect((await readSuite(content, attributes)).cases).toMatchObject([expected]);
});

test.each([
  [`${CASE}<testcase name="b"><failure>no</failure><system-out>`, ['passed', 'failed']],
  ['<testcase name="a"><skipped/>', []],
  ['<testcase name="a" status="failed">', []],
])('%s, cut, keeps complete cases, and a failure that is known', async (content, outcomes) => {
  const { cases, troubles } = await readJunit(`<testsuite tests="9" failures="3">${content}`);
  expect(cases.map(({ outcome }) => outcome)).toEqual(outcomes);
  expect(troubles).toMatchObject([{ reason: 'damaged' }]);
});

const WHERE = 'timestamp="x" hostname="h"';
test.each([
  ['pytest', 'name="pytest"', ''],
  ['pytest', `name="s" errors="0" failures="0" skipped="0" tests="1" time="1" ${WHERE}`, ''],
  ['repeats', `name="s" tests="1" skipped="0" failures="0" errors="0" ${WHERE} time="1"`, ''],
  ['repeats', 'name="s" tests="1" skipped="0" failures="0" errors="0" timestamp="x" time="1"', ''],
  ['repeats', 'tests="1"', '<properties><property name="go.version" value="1"/></properties>'],
  [null, 'name="s" tests="1"', ''],
  [null, 'tests="1"', `${CASE}<testsuite name="pytest"/>`],
])('producers that list attempts: %s: %s %s', async (producer, attributes, content) => {
  const xml = `<testsuite ${attributes}>${content}${CASE}</testsuite>`;
  expect((await readJunit(xml)).producer).toBe(producer);
});
