import { expect, test } from '@jest/globals';
import { annotationsOf } from '../../src/render/annotations.ts';
import { type Cause, type Findings, findNews } from '../../src/render/findings.ts';
import { repositoryPlace } from '../../src/render/place.ts';
import type { Failure } from '../../src/report/failure.ts';
import { failureOf } from '../support/failures.ts';
import { caseWith, causeWith, findingsWith } from '../support/findings.ts';
import { failingCase, reportOf, verdictOf } from '../support/reports.ts';

const failure: Failure = { kind: 'cancelled' };
type Place = [title: string, file?: string | null, line?: number | null];

function causeOf(sentence: string, places: Place[], isDeciding = true): Cause {
  const cases = places.map(([title, file = null, line = null]) => caseWith({ title, file, line }));
  return causeWith({ failure, sentence, cases, isDeciding });
}
const findingsOf = (causes: Cause[], members: Partial<Findings> = {}) =>
  findingsWith({ source: 'results', causes, ...members });

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
  const causes = [causeOf('1', [['x']], false), causeOf('2', many), causeOf('3', [['z', 'z.ts']])];
  const findings = findingsOf(causes, { sections, flaky: ['f'], problems: ['p'] });
  const first = ['failure Suite', 'failure a a.ts:1', 'failure z z.ts:null', 'failure b, c b.ts:2'];
  const all = [...first, 'failure d', 'warning x', 'warning Suite', 'notice Suite'];
  expect(shown(findings)).toEqual(all);
  expect(shown(findings, 3)).toEqual(all.slice(0, 3));
});

test.each([
  ['failed', 'failure a a.ts:3'],
  ['incomplete', 'warning a a.ts:3'],
  ['passed', 'warning a a.ts:3'],
] as const)('in a report that is %s, a failed test is a %s', (value, one) => {
  const message = { type: null, message: 'No.', details: '' };
  const test = failingCase('a', { kind: 'test', ...message, file: './a.ts', line: 3 });
  expect(shown(findNews(reportOf([test]), verdictOf(value)))).toEqual([one]);
});

test('a message says what its own case fails by, and that of a dead server names the server', () => {
  const test = (message: string) => ({ ...failureOf('a test'), message, file: `${message[0]}.ts` });
  const cases = ['a: "1"', 'b: "2"'].map((text) => failingCase(text, test(text) as Failure));
  const broken = annotationsOf(findNews(reportOf(cases), verdictOf('failed')), 10);
  expect(broken.map(({ message }) => message)).toEqual(['a: "1"', 'b: "2"']);
  const crashes = ['x', 'y'].map((title) => failingCase(title, failureOf('a crash')));
  const dead = annotationsOf(findNews(reportOf(crashes), verdictOf('failed')), 10);
  expect(dead.map(({ title }) => title)).toEqual(['Server s']);
});

test('400 cases at one place are one message, which fits', () => {
  const title = (at: number) => `case ${at}`.repeat(20);
  const places = Array.from({ length: 400 }, (_, at): Place => [title(at), 'a.yml', 3]);
  const cause = { ...causeOf('long '.repeat(2_000), places), advice: 'advice' };
  const [only, ...others] = annotationsOf(findingsOf([cause]), 10);
  expect(others).toEqual([]);
  expect(only).toMatchObject({ file: 'a.yml', line: 3 });
  expect(only?.title.length).toBe(255);
  expect(only?.message.length).toBe(4_096);
});

test('10,000 places of 20 causes take turns', () => {
  const placesOf = (file: string) =>
    Array.from({ length: 500 }, (_, at): Place => [`${at}`, file, at + 1]);
  const causes = Array.from({ length: 20 }, (_, at) => causeOf(`${at}`, placesOf(`${at}.yml`)));
  const found = annotationsOf(findingsOf(causes), 500);
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
])('%j is no file of the repository', (file) => expect(repositoryPlace(file, 7)).toBeNull());

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
