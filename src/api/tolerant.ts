import type * as z from 'zod';
import { type Misfit, parse } from './validation.ts';

type Path = Misfit['path'];
type Reading<T> = { value: T; unreadable: Misfit[] } | { misfits: Misfit[] };

/** Each round leaves out what encloses the places of the one before. No schema is deeper. */
const MAX_ROUNDS = 20;

/**
 * Reads a value that another program wrote: leaves out members that do not fit the schema, items of
 * lists that cannot be read, and what needs one of them.
 *
 * @param essential members of the top level that are never left out
 * @returns the value, and what was left out; only what is wrong if nothing would be left, or an
 *   essential or required member of the top level does not fit
 */
export function readTolerantly<Schema extends z.ZodType>(
  schema: Schema,
  written: unknown,
  essential: readonly string[] = [],
): Reading<z.output<Schema>> {
  let value = written;
  /** Later rounds follow from the first one. */
  let first: Misfit[] | null = null;
  for (let round = 0; ; round += 1) {
    const parsed = parseAll(schema, value);
    if ('value' in parsed) return { value: parsed.value, unreadable: first ?? [] };
    const { misfits } = parsed;
    first ??= misfits;
    const cuts = misfits.map(({ path }) => presentPart(value, path));
    const isWhole = ([member, ...inner]: Path) =>
      member === undefined || (inner.length === 0 && essential.includes(String(member)));
    if (cuts.some(isWhole) || round === MAX_ROUNDS) return { misfits: first };
    value = without(value, cuts);
  }
}

/** The part of a path where there is something to leave out: a missing member costs what needs it. */
function presentPart(value: unknown, path: Path): Path {
  let inner = value;
  for (const [index, key] of path.entries()) {
    if (typeof inner !== 'object' || inner === null || !Object.hasOwn(inner, key)) {
      return path.slice(0, index);
    }
    inner = Reflect.get(inner, key);
  }
  return path;
}

/** A copy without what is at the paths. None of them is empty. */
function without(value: unknown, cuts: readonly Path[]): unknown {
  const cutsOf = Map.groupBy(cuts, ([key]) => key);
  const kept = <K extends string | number>(key: K, item: unknown): [K, unknown][] => {
    const inner = cutsOf.get(key)?.map((path) => path.slice(1));
    if (inner === undefined) return [[key, item]];
    return inner.some((path) => path.length === 0) ? [] : [[key, without(item, inner)]];
  };
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => kept(index, item).map(([, one]) => one));
  }
  return Object.fromEntries(Object.entries(Object(value)).flatMap(([key, one]) => kept(key, one)));
}

/** Lists all misfits. Zod passes them as arguments, whose number the stack bounds. */
function parseAll<Schema extends z.ZodType>(schema: Schema, value: unknown) {
  try {
    return parse(schema, value, Number.POSITIVE_INFINITY);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const data = { code: 'type', expected: 'valid', observed: typeof value } as const;
    return { misfits: [{ path: [], data }] };
  }
}
