/** Each import rule is shown to fire, on a tree of files that import all there is. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  packageOf,
  readImports,
  readRows,
  readRuleNames,
  type Violation,
} from '../support/borders/import-graph.ts';

const rows = await readRows();
/** All are bundled, so that `package.json` does not tell them from what tests and scripts need. */
const packages = [...new Set(rows.flatMap(([, row]) => row.packages))].filter(
  (name) => name !== 'Node',
);

/** Files of a row that import all the others, once as values and once as types. */
const PROBES = ['values.ts', 'types.ts'];
const STORY = 'main.ts';
/** What is beside `src` is imported by none of it. */
const OUTSIDE = '../scripts/target.ts';

let folder: string;
let violations: Violation[];

function write(path: string, text: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Files anybody may want to import: one of each row, and those that rows name. */
const targets = [
  ...rows.map(([name]) => `${name}/target.ts`),
  ...rows.flatMap(([, row]) => row.folders.filter((name) => name.endsWith('.ts'))),
  'version.ts',
  OUTSIDE,
];

function writeProbe(path: string): void {
  const up = '../'.repeat(path.split('/').length - 1) || './';
  const places = [...targets.map((target) => up + target), ...packages, 'node:fs'];
  const kind = path.endsWith('types.ts') ? 'type ' : '';
  write(
    `src/${path}`,
    places.map((place, index) => `import ${kind}{ x as x${index} } from '${place}';`).join('\n'),
  );
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'import-rules-'));
  for (const name of packages) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, exports: './index.js' }));
    write(`node_modules/${name}/index.js`, 'export const x = 1;');
  }
  for (const target of targets) write(`src/${target}`, 'export const x = 1; export type x = 1;');
  for (const [name] of rows) for (const probe of PROBES) writeProbe(`${name}/${probe}`);
  writeProbe(STORY);
  // The files that may use the toolkit, where others beside them may not.
  writeProbe('inputs/inputs.ts');
  writeProbe('client/transport/transport.ts');
  write('src/gate/one.ts', `import './other.ts';`);
  write('src/gate/other.ts', `import './one.ts';`);
  write('src/gate/lost.ts', `import './nowhere.ts';`);
  ({ violations } = readImports(folder));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const firedFor = (from: string, rule: string) =>
  violations.filter((one) => one.from === from && one.rule === rule).map(({ to }) => to);

const nameOfTarget = (target: string) => target.replace(/^\.\.\//, '');

/** What stands for an imported path: the package, the module of Node, or the file below `src`. */
const nameOf = (path: string) => packageOf(path) ?? path.replace(/^src\//, '');

describe('import rules', () => {
  it.each(rows.flatMap((row) => PROBES.map((probe) => [...row, probe] as const)))(
    'let %s/ import its row and nothing else',
    (name, { folders, packages: allowedPackages }, probe) => {
      const isAllowed = (target: string) =>
        [name, ...folders].some((other) => target === other || target.startsWith(`${other}/`));
      const forbidden = [
        ...targets.filter((target) => !isAllowed(target)).map(nameOfTarget),
        ...packages.filter((one) => !allowedPackages.includes(one)),
        ...(allowedPackages.includes('Node') ? [] : ['fs']),
      ];
      const rule = `${name.replace('/', '-')}-imports-its-row`;
      const fired = firedFor(`src/${name}/${probe}`, rule).map(nameOf);
      expect([...new Set(fired)].toSorted()).toEqual([...new Set(forbidden)].toSorted());
    },
  );

  it('keep the service out of the story, and all packages but one', () => {
    const service = targets.filter((target) => target.startsWith('service/'));
    expect(firedFor(`src/${STORY}`, 'story-imports-no-service').map(nameOf).toSorted()).toEqual(
      [...new Set(service)].toSorted(),
    );
    expect(firedFor(`src/${STORY}`, 'story-imports-one-package').map(nameOf).toSorted()).toEqual(
      [...packages.filter((name) => name !== '@actions/core'), 'scripts/target.ts'].toSorted(),
    );
  });

  it.each(['inputs', 'client'])('leave the toolkit to one file of %s/', (name) => {
    const fired = violations.filter(
      ({ rule, from }) => rule === 'toolkit-only-at-the-edges' && from.startsWith(`src/${name}/`),
    );
    expect(new Set(fired.map(({ from }) => from))).toEqual(
      new Set(PROBES.map((probe) => `src/${name}/${probe}`)),
    );
  });

  it('forbid circles of files, and files that are not there', () => {
    const by = (name: string) =>
      violations.filter(({ rule }) => rule === name).map(({ from }) => from);
    // A circle is told of once.
    expect(by('no-circular')).toEqual(['src/gate/one.ts']);
    expect(by('no-unresolvable')).toEqual(['src/gate/lost.ts']);
  });

  it('have none that cannot fire', async () => {
    const fired = new Set(violations.map(({ rule }) => rule));
    expect((await readRuleNames()).filter((name) => !fired.has(name))).toEqual([]);
  });
});
