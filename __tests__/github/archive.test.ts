import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { readArchivedFile } from '../../src/github/archive.ts';
import { GitHubError } from '../../src/github/client.ts';

const read = (archive: Uint8Array, limit?: number) =>
  readArchivedFile(archive, 'report.json', limit).toString();
const zip = (files: Record<string, string>, level: 0 | 6 = 6) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])), {
    level,
  });
const many = (count: number) =>
  zip(Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index}.txt`, ''])));
const LONG = JSON.stringify('x'.repeat(100_000));
/** Claims that the file has ten bytes. */
function lying(): Uint8Array {
  const archive = zip({ 'report.json': LONG });
  const view = new DataView(archive.buffer, archive.byteOffset);
  view.setUint32(view.getUint32(archive.length - 6, true) + 24, 10, true);
  return archive;
}

test.each([0, 6] as const)('reads one file among others, at level %i', (level) => {
  expect(read(zip({ 'a/report.json': 'no', 'report.json': 'grün', 'z.md': '#' }, level))).toBe(
    'grün',
  );
  expect(read(zip({ 'report.json': LONG }, level), LONG.length)).toBe(LONG);
});

test.each<[string, () => Uint8Array, 'malformed' | 'too-large', number]>([
  ['is empty', () => new Uint8Array(), 'malformed', 1_000],
  ['is no archive', () => strToU8('<html>'.repeat(50)), 'malformed', 1_000],
  ['is cut off', () => zip({ 'report.json': LONG }).slice(0, -40), 'malformed', 1_000],
  ['lacks its beginning', () => zip({ 'report.json': LONG }).slice(60), 'malformed', 1_000],
  ['has no such file', () => zip({ '/report.json': '{}', 'report.md': '#' }), 'malformed', 1_000],
  ['has too many files', () => many(1_001), 'too-large', 1_000],
  ['unpacks to more than the limit', () => zip({ 'report.json': LONG }), 'too-large', 1_000],
  ['holds more than the limit', () => zip({ 'report.json': LONG }, 0), 'too-large', 1_000],
  ['lies about the size', lying, 'too-large', 1_000],
])('refuses an archive that %s', (_name, archive, what, limit) => {
  expect(() => read(archive(), limit)).toThrow(new GitHubError(what));
});

test('no damage makes it throw anything else', () => {
  const archive = zip({ 'report.json': LONG, 'z.md': '#' });
  const bytes = fc.tuple(fc.nat(archive.length - 1), fc.nat(255));
  fc.assert(
    fc.property(fc.array(bytes, { maxLength: 8 }), (changes) => {
      const damaged = archive.slice();
      for (const [at, value] of changes) damaged[at] = value;
      try {
        read(damaged);
      } catch (error) {
        expect(error).toBeInstanceOf(GitHubError);
      }
    }),
    { numRuns: 200 },
  );
});
