import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { ROOMS } from '../../scripts/rooms.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const [STYLE = '', PHRASES = ''] = read('docs/style.md').split('## Phrases to avoid');
const phrases = PHRASES.split('\n').flatMap((line) => /^- (.+)/.exec(line)?.[1] ?? []);

test('the documents and sentences use none of the phrases to avoid', () => {
  expect(phrases.length).toBeGreaterThan(8);
  const paths = globSync('{README.md,docs/!(style).md,action.yml,src/words/*.ts,src/cli/*.ts}', {
    cwd: ROOT,
  });
  expect(paths.length).toBeGreaterThan(5);
  const texts = [...paths.map(read), STYLE].join('\n').toLowerCase();
  expect(phrases.filter((phrase) => texts.includes(phrase))).toEqual([]);
});

test('the table of rooms is that of the import rules', () => {
  const rows = read('docs/architecture.md').matchAll(/^\| (\w+) \| [^|]+ \|([^|]*)\|([^|]*)\|$/gm);
  const cells = (cell = '') =>
    cell
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '');
  const documented = [...rows]
    .slice(1)
    .map(([, room, imports, types]) => [room, cells(imports), cells(types)]);
  const declared = Object.entries(ROOMS).map(([room, { imports, types = [] }]) => [
    room,
    imports,
    types,
  ]);
  expect(documented).toEqual(declared);
});
