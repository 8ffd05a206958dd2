import { expect, test } from '@jest/globals';
import { documentsIn, nameOfForeign } from '../../../src/sources/results/read/json-document.ts';
import { newRoom, Reading } from '../../../src/sources/results/read/reading.ts';

const MEGABYTE = 2 ** 20;

function find(text: string) {
  const reading = new Reading(newRoom());
  const documents = [...documentsIn(text, reading)];
  const [troubles, warnings] = [reading.troubles, reading.warnings].map((list) =>
    list.map(({ reason }) => reason),
  );
  return { documents, troubles, warnings };
}

const REST = '": 1, "a": "\\"}{[\\\\" }';
test.each([
  ['', '[]', '', []],
  ['', '{"__proto__":1,"__proto__":{"testResults":[]}}', '', []],
  ['[log] {"level": {"note\n', `{\n  "numTotalTests${REST}`, '\nbye', ['noise']],
  ['[log]\n', `{"numRuntimeErrorTestSuites${REST}`, '', ['noise']],
])('%j, then the document %s and %j', (before, report, after, warnings) => {
  const documents = [{ value: JSON.parse(report), isWhole: true }];
  expect(find(`${before}${report}${after}`)).toEqual({ documents, troubles: [], warnings });
});

test.each<[text: string, documents: number, troubles: string[], warnings: string[]]>([
  ['{"numTotalTests":1}\n\n {"numTotalTests":2}\n', 2, [], []],
  ['{"numTotalTests":1}\n{"success":false,"testResults":[]}', 1, ['lost-report'], ['noise']],
  ['"testResults" {"numTotalTests":1}', 1, ['lost-report'], ['noise']],
  ['{"numTotalTests":x} {"numTotalTests":1}', 1, ['invalid'], []],
  ['{"numTotal\n{"numTotalTests":1}', 1, ['damaged'], []],
  ['log {"numTotalTests":1 {"numTotalTests":1} {"numTotalTests":2}', 2, ['damaged'], ['noise']],
  ['{"numTotalTests":1,"testResults":[{},{ {"numTotalTests":1}', 2, ['damaged'], []],
  ['{"key": "val", malformed: "key"}', 0, ['damaged'], []],
  ['  [1, 2', 0, ['damaged'], []],
  ['2 passed', 0, ['unknown-format'], []],
])('%s', (text, documents, troubles, warnings) => {
  const found = find(text);
  expect(found).toMatchObject({ troubles, warnings });
  expect(found.documents).toHaveLength(documents);
});

test('a report that is cut anywhere keeps its complete test files', () => {
  const whole = '{"numTotalTests":2,"x":[],"testResults":[{"a":[{}]},{"b":["}"]}],"map":{"c":{}}}';
  for (let length = 1; length < whole.length; length += 1) {
    const { documents, troubles } = find(whole.slice(0, length));
    expect(troubles).toEqual(['damaged']);
    const files = ['{"a":[{}]}', '{"b":["}"]}'].filter((file) => {
      return whole.indexOf(file) + file.length <= length;
    });
    const results = files.map((file) => JSON.parse(file));
    const value = { numTotalTests: 2, x: [], testResults: results };
    expect(documents).toEqual(files.length === 0 ? [] : [{ value, isWhole: false }]);
  }
});

test.each([
  ['brackets', '['.repeat(2 * MEGABYTE), 'damaged'],
  ['blank lines in a suite', `tests:${'\n'.repeat(MEGABYTE)}x`, 'unknown-format'],
  ['blanks after braces', `x${`{${' '.repeat(MEGABYTE)}`.repeat(4)}`, 'unknown-format'],
  ['brackets in a report', `x{"numTotal":${'['.repeat(MEGABYTE)}`, 'damaged'],
  ['escapes in a report', `x{"numTotal":"${'\\"'.repeat(MEGABYTE)}`, 'damaged'],
  ['reports that are none', '{"numTotal":x}\n'.repeat(20_000), 'invalid'],
  ['beginnings of reports', '{"numTotal'.repeat(50_000), 'damaged'],
])('megabytes of %s', (_, text, reason) => {
  expect(find(text)).toMatchObject({ documents: [], troubles: [reason] });
});

test.each([
  ['{"stats":{},"tests":[],"passes":[]}', 'a Mocha JSON report'],
  ['{"/a.js":{"statementMap":{}}}', 'an Istanbul coverage report'],
  ['[{"testResults":[]}]', 'a JSON array'],
  ['{"__proto__":{"stats":{},"passes":[]}}', 'JSON without test results'],
  ['7', 'JSON without test results'],
  [`${'['.repeat(MEGABYTE)}${']'.repeat(MEGABYTE)}`, 'a JSON array'],
])('%#. names another format', (text, name) => expect(nameOfForeign(JSON.parse(text))).toBe(name));
