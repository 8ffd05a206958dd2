import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { compareSurfaces } from '../../../src/gate/surface/compare-surfaces.ts';
import { CHANGE_CLASSES, CHANGE_DIRECTIONS } from '../../../src/model/regression/surface-change.ts';
import type { SurfaceTool } from '../../../src/model/servers/surface.ts';

/** The examples of docs/contract.md: a tool before and after, and a table of what is told. */
const guide = readFileSync('docs/contract.md', 'utf8');
const examples = guide
  .split('\n### ')
  .slice(1)
  .map((section) => {
    const [title = ''] = section.split('\n');
    const [before, after] = [...section.matchAll(/```json\n([^`]*)```/g)].map(
      ([, text = '']): SurfaceTool => JSON.parse(text),
    );
    const rows = section.split('\n').filter((line) => line.startsWith('| `'));
    const changes = rows.map((line) =>
      line
        .split('|')
        .slice(1, 5)
        .map((cell) => cell.trim().replaceAll('`', '')),
    );
    return { title, before, after, changes };
  });

describe('docs/contract.md', () => {
  it.each(examples)('tells what becomes of it where $title', ({ before, after, changes }) => {
    if (before === undefined || after === undefined) throw new Error('no two tools');
    const found = compareSurfaces(
      [{ server: 'weather', tools: [before] }],
      [{ server: 'weather', tools: [after] }],
    );
    expect(
      found.changes.map((change) => [change.class, change.direction, change.kind, change.place]),
    ).toEqual(changes);
  });

  it('has an example of each class and direction', () => {
    const told = examples.flatMap(({ changes }) => changes);
    expect(new Set(told.map(([name]) => name))).toEqual(new Set(CHANGE_CLASSES));
    expect(new Set(told.map(([, direction]) => direction))).toEqual(new Set(CHANGE_DIRECTIONS));
  });
});
