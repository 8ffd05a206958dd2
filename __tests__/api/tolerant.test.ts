import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as z from 'zod';
import { ROW_ESSENTIALS, row } from '../../src/api/resources/ingest.ts';
import { routes } from '../../src/api/routes.ts';
import { readTolerantly } from '../../src/api/tolerant.ts';

type Path = (string | number)[];
const file = join(import.meta.dirname, '../support/recorded-answers.json');
/** One answer of each operation with a list or an object in it, and a row of results. */
const ANSWERS: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8'));
const OTHERS = [null, true, 7.5, 'text', [], {}];
const typeOf = (value: unknown) =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

function pathsIn(value: unknown, path: Path = []): Path[] {
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(typeof value === 'object' && value !== null ? value : {});
  return entries.flatMap(([key, inner]) => [[...path, key], ...pathsIn(inner, [...path, key])]);
}

const at = (value: unknown, path: Path) =>
  path.reduce((inner, key) => Reflect.get(Object(inner), key), value);

/** A copy with another value at a path; without it if there is no other value. */
function changed(value: unknown, path: Path, ...others: unknown[]): unknown {
  const copy = structuredClone(value);
  const parent = at(copy, path.slice(0, -1));
  const key = path.at(-1) ?? '';
  if (others.length > 0) Reflect.set(Object(parent), key, others[0]);
  else if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else Reflect.deleteProperty(Object(parent), key);
  return copy;
}

const schemaOf = async (name: string): Promise<z.ZodType> =>
  name === 'row' ? row : routes[name as keyof typeof routes].reply();

test.each(Object.entries(ANSWERS))(
  '%s: an odd member costs at most its item',
  async (name, answer) => {
    const schema = await schemaOf(name);
    const essential: readonly string[] = name === 'row' ? ROW_ESSENTIALS : ['nextCursor'];
    expect(readTolerantly(schema, answer, essential)).toEqual({ value: answer, unreadable: [] });
    const change = fc.tuple(fc.constantFrom(...pathsIn(answer)), fc.constantFrom(...OTHERS));
    fc.assert(
      fc.property(change, ([path, other]) => {
        fc.pre(typeOf(at(answer, path)) !== typeOf(other));
        const written = changed(answer, path, other);
        const read = readTolerantly(schema, written, essential);
        if ('misfits' in read) {
          const without = schema.safeParse(changed(answer, path));
          expect(path).toHaveLength(1);
          expect(without.success && !essential.includes(String(path[0]))).toBe(false);
          return;
        }
        const item = Math.max(
          0,
          path.findIndex((key) => typeof key === 'number'),
        );
        const parts = path.map((_, index) => path.slice(0, index + 1)).slice(item);
        const lost = parts.map((part) => changed(answer, part));
        // What has a default gets it.
        const whole = lost.map((one) => schema.safeParse(one).data ?? one);
        expect(read.unreadable.length === 0 ? [written] : whole).toContainEqual(read.value);
      }),
      { numRuns: 300, seed: 42 },
    );
  },
);

const schema = z.object({
  id: z.string(),
  name: z.string().nullish(),
  list: z.array(z.object({ id: z.string(), size: z.number().nullish() })).nullish(),
});
const [b, c] = [{ id: 'b' }, { id: 'c' }];
test.each([
  ['a member', { id: 'a', name: 7 }, { id: 'a' }, ['name']],
  ['an item', { id: 'a', list: [b, 7, c] }, { id: 'a', list: [b, c] }, ['list,1']],
  ['what needs it', { id: 'a', list: [{ id: 7 }, b] }, { id: 'a', list: [b] }, ['list,0,id']],
  ['a list', { id: 'a', list: { 0: {} } }, { id: 'a' }, ['list']],
  ['a required member', { id: 7, name: 'a' }, null, ['id']],
  ['an essential member', { id: 'a', name: 7, list: 7 }, null, ['name', 'list']],
  ['all', [], null, ['']],
])('leaves out %s', (what, written, value, paths) => {
  const read = readTolerantly(schema, written, what === 'an essential member' ? ['name'] : []);
  const misfits = 'value' in read ? read.unreadable : read.misfits;
  expect('value' in read ? read.value : null).toEqual(value);
  expect(misfits.map(({ path }) => path.join())).toEqual(paths);
});

test('thousands of odd items', () => {
  const list = Array.from({ length: 5_000 }, (_, index) => ({ id: index % 2 === 0 ? 'a' : 7 }));
  const read = readTolerantly(schema, { id: 'a', list });
  expect(read).toMatchObject({ value: { list: list.filter(({ id }) => id === 'a') } });
});
