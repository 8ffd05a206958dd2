import { expect, test } from '@jest/globals';
import { annotationsOf } from '../../src/render/annotations.ts';
import type { Cause, Findings } from '../../src/render/findings.ts';
import { repositoryPlace } from '../../src/render/place.ts';
import type { Failure } from '../../src/report/failure.ts';
import type { Outcome } from '../../src/report/report.ts';

const broken: Failure = {
  kind: 'test',
  type: null,
  message: 'No.',
  details: '',
  file: null,
  line: null,
};
const cut: Failure = { kind: 'cancelled' };
type Place = [title: string, file?: string | null, line?: number | null];

function causeOf(sentence: string, places: Place[], failure: Failure = broken): Cause {
  const after = { passed: 0, total: 1 };
  const cases = places.map(([title, file = null, line = null]) => {
    return { title, file, line, after, before: null };
  });
  return { failure, sentence, advice: '', isNew: false, cases, evidence: null };
}

function findingsOf(value: Outcome, causes: Cause[], members: Partial<Findings> = {}): Findings {
  const counts = { passed: 0, failed: 0, missing: 0, skipped: 0 };
  const numbers = { counts, broken: 0, total: 0, skipped: 0 };
  const texts = { suite: 'suite', headline: '', facts: '', sections: [], problems: [], flaky: [] };
  return { source: 'results', value, causes, ...numbers, ...texts, ...members };
}

/** Level, title and place of each. */
const shown = (findings: Findings, limit = 10) =>
  annotationsOf(findings, limit).map(
    ({ level, title, file, line }) => `${level} ${title}${file ? ` ${file}:${line}` : ''}`,
  );

test('the gravest come first, and each cause once before one comes twice', () => {
  const many: Place[] = [['a', 'a.ts', 1], ['b', 'b.ts', 2], ['c', 'b.ts', 2], ['d']];
  const sections: Findings['sections'] = [
    { id: 'gate', title: 'Gate', lines: ['no'] },
    { id: 'warnings', title: 'Warnings', lines: ['w'] },
  ];
  const causes = [causeOf('1', [['x']], cut), causeOf('2', many), causeOf('3', [['z', 'z.ts']])];
  const findings = findingsOf('failed', causes, { sections, flaky: ['f'], problems: ['p'] });
  const all = [
    'failure suite',
    'failure a a.ts:1',
    'failure z z.ts:null',
    'failure b, c b.ts:2',
    'failure d',
    'warning x',
    'warning suite',
    'notice suite',
  ];
  expect(shown(findings)).toEqual(all);
  expect(shown(findings, 3)).toEqual(all.slice(0, 3));
});

test.each<[Outcome, Failure, Place[], string]>([
  ['passed', broken, [['a']], 'warning a'],
  ['failed', broken, [['a']], 'failure a'],
  ['failed', cut, [['a']], 'warning a'],
  ['failed', cut, [], 'failure suite'],
  ['incomplete', cut, [['a']], 'failure a'],
  ['incomplete', broken, [['a']], 'warning a'],
  ['incomplete', broken, [], 'failure suite'],
])('in a report that is %s, %j of %j is: %s', (value, failure, places, one) => {
  expect(shown(findingsOf(value, [causeOf('s', places, failure)]))).toEqual([one]);
});

test('400 cases at one place are one message, which fits', () => {
  const places = Array.from(
    { length: 400 },
    (_, at): Place => [`case ${at}`.repeat(20), 'a.yml', 3],
  );
  const cause = { ...causeOf('long '.repeat(2_000), places), advice: 'advice' };
  const [only, ...others] = annotationsOf(findingsOf('failed', [cause]), 10);
  expect(others).toEqual([]);
  expect(only).toMatchObject({ file: 'a.yml', line: 3 });
  expect(only?.title.length).toBe(255);
  expect(only?.message.length).toBe(4_096);
});

test('10,000 places of 20 causes take turns', () => {
  const causes = Array.from({ length: 20 }, (_, cause) =>
    causeOf(
      `cause ${cause}`,
      Array.from({ length: 500 }, (_value, at): Place => [`${at}`, `${cause}.yml`, at + 1]),
    ),
  );
  const found = annotationsOf(findingsOf('failed', causes), 500);
  expect(found).toHaveLength(500);
  expect(new Set(found.map(({ file }) => file)).size).toBe(20);
  expect(Math.max(...found.map(({ line }) => line ?? 0))).toBe(25);
});

test.each([
  ...['..', '../../../mallory/evil', 'a/../../../../mallory', 'a/..', '.. /x', 'a/ .. /b'],
  ...['./../x', '/etc/passwd', '//evil.example/x', 'a//b', '\\\\evil.example\\x', '..\\..\\x'],
  ...['C:\\x.ts', 'c:x.ts', 'C:/x.ts', 'https://evil.example/x', 'file:///etc/passwd', '%2e%2e/x'],
  ...['a/%2E%2e/b', '.%2e/x', '%252e%252e/x', '..%2fx', 'a%5c..%5cb', 'a\nb.ts', 'a\u0000.ts'],
  ...['a\u202ets.b', 'a\u200bb.ts', 'a\ud800.ts', '\u001b[31ma.ts', ' ', 'a/ /b', '', '.', 'a/'],
  'x'.repeat(4_097),
])('%j is no file of the repository', (file) => {
  expect(repositoryPlace(file, 7)).toBeNull();
});

test.each([
  ['./src/./a.ts', 'src/a.ts'],
  ['src\\a.ts', 'src/a.ts'],
  ['..a/b..', '..a/b..'],
  ['C #/a#L1.cs', 'C #/a#L1.cs'],
  ['100%.ts', '100%.ts'],
  ['größe/数.ts', 'größe/数.ts'],
])('%j is a file', (file, path) => {
  expect(repositoryPlace(file, 7)).toEqual({ file: path, line: 7 });
});

test.each([null, 0, -3, 1.5, 1e20, 2 ** 31])('%p is no line', (line) => {
  expect(repositoryPlace('a.ts', line)).toEqual({ file: 'a.ts', line: null });
});
