/** How files and folders are laid out: their sizes, and where tests lie. */
import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { type Import, readImports } from '../support/borders/import-graph.ts';
import { sourceFiles } from '../support/borders/source-files.ts';

const MAX_FILES = 12;
const MAX_LINES = 350;
/** A file of fewer lines that only one other imports joins that one. */
const MIN_LINES = 25;

/** Small files that stay by themselves, and why. A path that ends in `/` stands for a folder. */
const SMALL_AND_APART: Readonly<Record<string, string>> = {
  'src/cli/commands/': 'one file a command, however little it takes',
  'src/service/http/handlers/': 'one file a resource of the API, however few its routes',
  'src/service/storage/migrations/': 'one file a migration, however little it changes',
  'src/service/storage/queries/': 'one file a table, however few its queries',
};

/** Folders of tests that mirror none of `src`. */
const BESIDE = ['e2e', 'repository', 'support'];

const files = sourceFiles(['src', '__tests__', 'scripts', 'examples']);
const linesOf = (path: string) => readFileSync(path, 'utf8').split('\n').length - 1;
const tests = files.filter((path) => path.endsWith('.test.ts'));
const mirrored = tests.filter((path) => !BESIDE.includes(path.split('/')[1] ?? ''));
const folders = new Set(files.map((path) => dirname(path)));

describe('folders', () => {
  it(`of more than ${MAX_FILES} files show their parts as folders`, () => {
    const crowded = [...Map.groupBy(files, (path) => dirname(path))].filter(
      ([, inside]) => inside.length > MAX_FILES,
    );
    expect(crowded.map(([folder, inside]) => `${folder}: ${inside.length} files`)).toEqual([]);
  });
});

describe('files', () => {
  let imports: Import[];
  beforeAll(() => {
    ({ imports } = readImports());
  });

  it(`of more than ${MAX_LINES} lines are split`, () => {
    const long = files.filter((path) => /\.[jt]s$/.test(path) && linesOf(path) > MAX_LINES);
    expect(long.map((path) => `${path}: ${linesOf(path)} lines`)).toEqual([]);
  });

  it(`of less than ${MIN_LINES} lines that one file imports are a part of it`, () => {
    const readers = Map.groupBy(imports, ({ to }) => to);
    const small = files.flatMap((path) => {
      const [only, ...others] = new Set(readers.get(path)?.map(({ from }) => from));
      const alone = only !== undefined && others.length === 0;
      return alone && linesOf(path) < MIN_LINES ? [{ path, only }] : [];
    });
    const isApart = (path: string, key: string) =>
      key.endsWith('/') ? path.startsWith(key) : path === key;
    const keys = Object.keys(SMALL_AND_APART);
    expect(
      small
        .filter(({ path }) => !keys.some((key) => isApart(path, key)))
        .map(({ path, only }) => `${path}, for ${only}`),
    ).toEqual([]);
    expect(keys.filter((key) => !files.some((path) => isApart(path, key)))).toEqual([]);
  });
});

describe('tests', () => {
  it('lie in a folder that src has, but for those of the whole and of the repository', () => {
    const mirror = (path: string) => dirname(path).replace('__tests__', 'src');
    expect(mirrored.filter((path) => !folders.has(mirror(path)))).toEqual([]);
  });

  it('lie where the file is that they are named after', () => {
    const named = Map.groupBy(
      files.filter((path) => path.startsWith('src/')),
      (path) => basename(path, '.ts'),
    );
    const misplaced = mirrored.flatMap((path) => {
      const subjects = named.get(basename(path, '.test.ts')) ?? [];
      const here = subjects.some(
        (subject) => dirname(path) === dirname(subject).replace('src', '__tests__'),
      );
      return here || subjects.length === 0 ? [] : [`${path}, of ${subjects.join(' or ')}`];
    });
    expect(misplaced).toEqual([]);
  });

  it('keep what helps them in __tests__/support, where no tests are', () => {
    const inSupport = (path: string) => path.startsWith('__tests__/support/');
    const helpers = files.filter((path) => path.startsWith('__tests__/') && !tests.includes(path));
    expect(helpers.filter((path) => !inSupport(path))).toEqual([]);
    expect(tests.filter(inSupport)).toEqual([]);
  });
});
