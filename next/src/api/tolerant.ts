import type * as z from 'zod';
import { pathText } from './validation.ts';

type Path = (string | number)[];
interface Misfit {
  path: Path;
  message: string;
}
type Reading<Value> = { value: Value; unreadable: string[] } | { problems: Misfit[] };

/** Each round leaves out what encloses the places of the last one. No shape is deeper. */
const MAX_ROUNDS = 20;

/**
 * Reads a value that another program wrote. A member that does not fit is left out, so that it
 * costs no more than itself.
 *
 * @param essential members, such as `summary.total`, without which the value cannot be read
 * @returns the value and what was left out, or all problems if it cannot be read
 */
export function readTolerantly<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  essential: readonly string[] = [],
): Reading<z.output<Schema>> {
  let rest = value;
  // Later problems follow from the first ones: a list item lacks what was left out of it.
  let first: Misfit[] | undefined;
  for (let round = 0; ; round += 1) {
    const parsed = schema.safeParse(rest);
    if (parsed.success) return { value: parsed.data, unreadable: (first ?? []).map(describe) };
    const problems = parsed.error.issues.map(({ path, message }) => {
      return { path: path.map((key) => (typeof key === 'number' ? key : String(key))), message };
    });
    first ??= problems;
    const places = problems.map(({ path }) => reachable(rest, path));
    const isLost = places.some((place) => {
      const name = place.join('.');
      return name === '' || essential.some((one) => `${one}.`.startsWith(`${name}.`));
    });
    if (isLost || round === MAX_ROUNDS) return { problems: first };
    rest = without(rest, places);
  }
}

function describe({ path, message }: Misfit): string {
  return `${pathText(path)}: ${message.replace(/^Invalid input: /, '')}`;
}

/** The innermost place on the path that exists. */
function reachable(value: unknown, path: Path): Path {
  let inner = value;
  for (const [depth, key] of path.entries()) {
    if (typeof inner !== 'object' || inner === null || !Object.hasOwn(inner, key)) {
      return path.slice(0, depth);
    }
    inner = Reflect.get(inner, key);
  }
  return path;
}

function without(value: unknown, places: readonly Path[]): unknown {
  const byKey = Map.groupBy(places, ([key]) => key);
  const keep = ([key, item]: [string | number, unknown]): [string | number, unknown][] => {
    const inside = byKey.get(key);
    if (inside === undefined) return [[key, item]];
    if (inside.some(({ length }) => length === 1)) return [];
    return [
      [
        key,
        without(
          item,
          inside.map((place) => place.slice(1)),
        ),
      ],
    ];
  };
  if (Array.isArray(value)) return [...value.entries()].flatMap(keep).map(([, item]) => item);
  return Object.fromEntries(Object.entries(Object(value)).flatMap(keep));
}
