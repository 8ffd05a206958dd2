import { describe, expect, test } from '@jest/globals';
import { readJunit, suiteXml } from '../../support/junit.ts';

const CASE = '<testcase name="t"/>';

test.each([
  [
    'nested suites',
    `<testsuites><testsuite name="a"><testsuite name="b">${CASE}</testsuite></testsuite></testsuites>`,
    ['a', 'b'],
  ],
  ['a suite as root', `<testsuite name="a">${CASE}</testsuite>`, ['a']],
  ['cases without a suite', `<testsuites>${CASE}</testsuites>`, []],
  ['a case as root', CASE, []],
  ['namespaces', '<j:testsuite name="a"><j:testcase name="t"/></j:testsuite>', ['a']],
  [
    'a project of Playwright',
    `<testsuite name="a.spec.ts" timestamp="x" hostname="firefox" tests="1" failures="0" skipped="0" time="1" errors="0">${CASE}</testsuite>`,
    ['firefox', 'a.spec.ts'],
  ],
  [
    'a host of others',
    `<testsuite name="a" hostname="ci" tests="1" failures="0">${CASE}</testsuite>`,
    ['a'],
  ],
])('%s', (_, xml, suites) => {
  const { cases, troubles } = readJunit(xml);
  expect(cases).toMatchObject([{ name: 't', suites, outcome: 'passed' }]);
  expect(troubles).toEqual([]);
});

test('names of suites are bounded', () => {
  const xml = `<testsuite name="${'n'.repeat(6_000)}">`.repeat(3) + CASE + '</testsuite>'.repeat(3);
  expect(readJunit(xml).cases[0]?.suites).toHaveLength(1);
});

test('several roots are read, with a warning', () => {
  const { cases, warnings } = readJunit(`${suiteXml(CASE)}\n${suiteXml(CASE)}`);
  expect(cases).toHaveLength(2);
  expect(warnings).toMatchObject([{ reason: 'several-documents' }]);
});

test('a failure outside all tests is an entry of its own', () => {
  const xml = suiteXml(`<error message="no collection" type="E">trace</error>${CASE}`);
  expect(readJunit(xml).cases).toMatchObject([
    {
      isTest: false,
      suites: ['suite'],
      name: '',
      outcome: 'error',
      message: 'no collection',
      details: 'trace',
      type: 'E',
    },
    { isTest: true, outcome: 'passed' },
  ]);
});

test('a suite inside a case keeps its failure, and the case', () => {
  const inner = `<testsuite name="inner"><failure>no</failure>${CASE}</testsuite>`;
  const { cases } = readJunit(suiteXml(`<testcase name="outer">${inner}</testcase>`));
  expect(cases.map(({ name, suites, outcome }) => [name, suites, outcome])).toEqual([
    ['', ['suite', 'inner'], 'failed'],
    ['t', ['suite', 'inner'], 'passed'],
    ['outer', ['suite'], 'passed'],
  ]);
});

describe('places', () => {
  test.each([
    ['<testcase name="t" file="a.py" line="7"/>', '', { file: 'a.py', line: 7 }],
    ['<testcase name="t" line="x"/>', 'filepath="b.js"', { file: 'b.js', line: null }],
    ['<testcase name="t" line="0"/>', '', { file: null, line: null }],
    ['<testcase name="t" class="A\\B"/>', '', { className: 'A\\B', file: null }],
    ['<testcase name="t" classname="a.B" class="C"/>', '', { className: 'a.B' }],
  ])('%j in a suite with %j', (content, attributes, expected) => {
    expect(readJunit(suiteXml(content, attributes)).cases).toMatchObject([expected]);
  });

  test('of an inner suite', () => {
    const xml = `<testsuite file="a.php"><testsuite name="b">${CASE}</testsuite></testsuite>`;
    expect(readJunit(xml).cases).toMatchObject([{ file: 'a.php' }]);
  });
});

describe('damage', () => {
  test('keeps complete cases, and a failure that is known', () => {
    const { cases, troubles } = readJunit(
      '<testsuite tests="9" failures="3">\n<testcase name="a"/><testcase name="b"><failure>no</failure><system-out>',
    );
    expect(cases.map(({ name, outcome }) => [name, outcome])).toEqual([
      ['a', 'passed'],
      ['b', 'failed'],
    ]);
    expect(troubles).toEqual([]);
  });

  test('drops another open case', () => {
    expect(readJunit('<testsuite><testcase name="a"><skipped/>').cases).toEqual([]);
    expect(readJunit('<testsuite><testcase name="a" status="failed">').cases).toEqual([]);
  });
});

describe('producers that list attempts', () => {
  test.each([
    ['pytest', 'name="pytest"', ''],
    [
      'pytest',
      'name="s" errors="0" failures="0" skipped="0" tests="1" time="1" timestamp="x" hostname="h"',
      '',
    ],
    [
      'repeats',
      'name="s" tests="1" skipped="0" failures="0" errors="0" timestamp="x" hostname="h" time="1"',
      '',
    ],
    [
      'repeats',
      'name="s" tests="1" skipped="0" failures="0" errors="0" timestamp="x" time="1"',
      '',
    ],
    ['repeats', 'tests="1"', '<properties><property name="go.version" value="1"/></properties>'],
    [null, 'name="s" tests="1"', ''],
    [null, 'tests="1"', `${CASE}<testsuite name="pytest"/>`],
  ])('%s: %s %s', (producer, attributes, content) => {
    expect(readJunit(`<testsuite ${attributes}>${content}${CASE}</testsuite>`).producer).toBe(
      producer,
    );
  });
});
