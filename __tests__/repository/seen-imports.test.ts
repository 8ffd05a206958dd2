/** Nothing is imported in a way that the import rules do not see. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { readRows } from '../support/borders/import-graph.ts';
import { sourceFiles } from '../support/borders/source-files.ts';
import { unseenImports } from '../support/borders/unseen-imports.ts';

const rows = await readRows();

describe('imports', () => {
  it('are written in a way that the import rules see', () => {
    const found = sourceFiles(['src'])
      .filter((path) => /\.tsx?$/.test(path))
      .flatMap((path) => {
        const [, row] = rows.findLast(([folder]) => path.startsWith(`src/${folder}/`)) ?? [];
        const allowed = row?.packages.map((name) => `the type import('${name}')`);
        return unseenImports(readFileSync(path, 'utf8'), path.endsWith('.tsx'))
          .filter((text) => !allowed?.includes(text))
          .map((text) => `${path}: ${text}`);
      });
    expect(found).toEqual([]);
  });

  it.each([
    [
      `type Client = import('../client/client.ts').Client;`,
      `the type import('../client/client.ts')`,
    ],
    [
      `type Client = typeof import('../client/client.ts');`,
      `the type import('../client/client.ts')`,
    ],
    [`const load = (path: string) => import(path);`, 'import() of no plain text'],
    ["const load = (name: string) => import('../' + name);", 'import() of no plain text'],
    [`import { createRequire as make } from 'node:module';`, 'createRequire'],
    [`const files = process.getBuiltinModule('fs');`, 'getBuiltinModule'],
  ])('would be told of where they are not: %s', (source, expected) => {
    expect(unseenImports(source)).toEqual([expected]);
  });

  it.each([
    `import type { Client } from '../client/client.ts'; export type { Client };`,
    `const load = () => import('../client/client.ts');`,
    'const load = () => import(`../client/client.ts`);',
  ])('may be %s', (source) => {
    expect(unseenImports(source)).toEqual([]);
  });
});
