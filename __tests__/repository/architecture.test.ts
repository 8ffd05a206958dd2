/** The folders of `src`, what they import, and what docs/architecture.md says of both. */
import { globSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { circlesOf } from '../support/borders/circles.ts';
import { type Import, packageOf, readImports, readRows } from '../support/borders/import-graph.ts';
import { ARCHITECTURE, readFolderTable } from '../support/documents/architecture-table.ts';

const rows = await readRows();
/** Its folders have rows of their own. */
const PARTED = 'service';

const foldersIn = (path: string) =>
  globSync(`${path}/*/`).map((folder) => folder.replace(/^src\//, '').replace(/\/$/, ''));

let imports: Import[];
beforeAll(() => {
  ({ imports } = readImports());
});

describe('the table of folders', () => {
  it('says what the import rules say, row by row', () => {
    const documented = readFolderTable().map(({ folder, imports: folders, packages }) => [
      folder,
      { folders, packages },
    ]);
    expect(documented).toEqual(rows);
  });

  it('has every folder of src, and every folder of the service', () => {
    const folders = [...foldersIn('src'), ...foldersIn(`src/${PARTED}`)];
    expect(rows.map(([folder]) => folder).toSorted()).toEqual(folders.toSorted());
  });

  it.each(rows)('allows %s/ nothing that it does not import', (folder, row) => {
    const inner = rows.map(([other]) => other).filter((other) => other.startsWith(`${folder}/`));
    const within = (path: string, name: string) => path.startsWith(`src/${name}/`);
    const own = imports.filter(
      ({ from }) => within(from, folder) && !inner.some((name) => within(from, name)),
    );
    const idle = row.folders.filter(
      (name) => !own.some(({ to }) => to === `src/${name}` || within(to, name)),
    );
    const used = new Set(own.map(({ to, isCore }) => (isCore ? 'Node' : packageOf(to))));
    expect({ idle, unused: row.packages.filter((name) => !used.has(name)) }).toEqual({
      idle: [],
      unused: [],
    });
  });
});

describe('the parts of every folder', () => {
  it('import each other in no circle', () => {
    expect(circlesOf(imports)).toEqual([]);
  });

  it('would be found in one', () => {
    const from = (one: string, other: string) => ({ from: one, to: other, isCore: false });
    const found = circlesOf([
      from('src/a/one.ts', 'src/b/c/two.ts'),
      from('src/b/d/three.ts', 'src/a/four.ts'),
      from('src/b/c/two.ts', 'src/b/five.ts'),
      from('src/b/five.ts', 'src/b/d/three.ts'),
      from('src/b/d/three.ts', 'src/b/c/six.ts'),
    ]);
    expect(found.map(({ folder, parts }) => [folder, parts])).toEqual([
      ['src', ['a', 'b']],
      ['src/b', ['c', 'd', 'five.ts']],
    ]);
  });
});

describe('docs/architecture.md', () => {
  const text = readFileSync(ARCHITECTURE, 'utf8');
  const named = [...text.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name);
  const paths = named.filter((name) => /^[\w.*-]*\/[\w./*-]*$|^[\w-]+\.(ts|js|md)$/.test(name));

  it('names paths', () => {
    expect(paths.length).toBeGreaterThan(50);
  });

  it.each([...new Set(paths)])('names %s, which is there', (path) => {
    const places = ['', 'src/', 'src/service/', 'src/*/', 'src/service/*/'];
    expect(places.flatMap((place) => globSync(place + path))).not.toEqual([]);
  });
});
