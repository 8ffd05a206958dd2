import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { ROOMS } from '../../scripts/rooms.ts';
import { ROOT, read } from '../support/documents.ts';

const [STYLE = '', PHRASES = ''] = read('docs/style.md').split('## Phrases to avoid');
const phrases = PHRASES.split('\n').flatMap((line) => /^- (.+)/.exec(line)?.[1] ?? []);

test('the documents and sentences use none of the phrases to avoid', () => {
  expect(phrases.length).toBeGreaterThan(8);
  const paths = globSync(
    '{*.md,.github/ISSUE_TEMPLATE/*.yml,docs/!(style).md,docs/how-to/*.md,action.yml,src/words/*.ts,src/cli/*.ts}',
    { cwd: ROOT },
  );
  expect(paths.length).toBeGreaterThan(5);
  const texts = [...paths.map(read), STYLE].join('\n').toLowerCase();
  expect(phrases.filter((phrase) => texts.includes(phrase))).toEqual([]);
});

test('sentences of pages have at most 25 words', () => {
  const pages = globSync('{*,docs/*,docs/how-to/*}.md', { cwd: ROOT });
  // Neither blocks of code nor lists of names are prose.
  const CODE = /```.*?```|(?:`[^`\n]+`(?:, (?:and |or )?| and | or )?){5,}/gs;
  const prose = pages.flatMap((page) => read(page).replace(CODE, '').split('\n'));
  const sentences = prose
    .filter((line) => !/^[|#]/.test(line))
    .flatMap((line) =>
      line.replace(/^ *(?:-|\d+\.) +|(?<=\])\([^)]*\)/g, '').split(/(?<=[.!?:;]\**) /),
    );
  expect(sentences.length).toBeGreaterThan(500);
  expect(sentences.filter((one) => one.split(' ').length > 25)).toEqual([]);
});

test('links lead to what exists, and the index lists each page', () => {
  const links = globSync('{*,docs/*,docs/how-to/*}.md', { cwd: ROOT }).flatMap((page) =>
    [...read(page).matchAll(/\]\(([\w./-]*)#?([\w-]*)\)/g)].map(([, to, anchor = '']) => {
      return { page, anchor, path: to ? join(dirname(page), to) : page };
    }),
  );
  const slugOf = (title = '') => title.replace(/[^\w -]/g, '').replace(/ /g, '-');
  const slugsOf = (path: string) =>
    Array.from(
      read(path)
        .toLowerCase()
        .matchAll(/^#+ (.+)$/gm),
      ([, title]) => slugOf(title),
    );
  expect(links.length).toBeGreaterThan(50);
  for (const { path, anchor } of links) {
    expect([path, existsSync(join(ROOT, path))]).toEqual([path, true]);
    if (anchor !== '') expect(slugsOf(path)).toContain(anchor);
  }
  const listed = links.filter(({ page }) => page === 'docs/README.md').map(({ path }) => path);
  expect(listed).toEqual(expect.arrayContaining(globSync('docs/!(README).md', { cwd: ROOT })));
});

test('the table of rooms is that of the import rules', () => {
  const rows = read('docs/architecture.md').matchAll(/^\| (\w+) \| [^|]+ \|([^|]*)\|([^|]*)\|$/gm);
  const cells = (cell = '') => cell.match(/\w+/g) ?? [];
  const documented = [...rows]
    .slice(1)
    .map(([, room, imports, types]) => [room, cells(imports), cells(types)]);
  const declared = Object.entries(ROOMS).map(([room, of]) => [room, of.imports, of.types ?? []]);
  expect(documented).toEqual(declared);
});

test('changes need at most five files, which exist', () => {
  const rows = read('CONTRIBUTING.md').split('## Where do I')[1]?.split('\n## ')[0] ?? '';
  const changes = rows.split('\n').filter((row) => /^\| an? /.test(row));
  expect(changes.length).toBeGreaterThanOrEqual(10);
  for (const row of changes) {
    const files = [...row.matchAll(/`([\w.-]*\/[\w./-]+)`/g)].map(([, file = '']) => file);
    const found = files.filter((file) => existsSync(join(ROOT, file)));
    expect([row, row.split(';').length <= 5, found]).toEqual([row, true, files]);
  }
});
