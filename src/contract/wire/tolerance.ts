import { z } from 'zod';
import { explainIssues, formatPath, type ValidationProblem } from './validation.ts';

/** A value that was read as far as it has the shape of the contract. */
export type Tolerant<Value> = Value & {
  /** What was left out, and why: `usage.inputTokens: expected number, received string`. */
  unreadable: string[];
};

type Reading<Value> = { value: Value; unreadable: string[] } | { problems: ValidationProblem[] };

/** Each round leaves out what encloses the last one's; no shape of the contract is deeper. */
const MAX_ROUNDS = 20;

/**
 * Reads a value that somebody else wrote: what has not the shape of the schema is left out, and
 * where it is needed, what encloses it. So an odd member costs no more than itself.
 * @param essential members, such as `summary.total`, that are never left out: without them the value
 * is unreadable as a whole.
 */
export function readTolerantly<Schema extends z.ZodType>(
  schema: Schema,
  written: unknown,
  essential: readonly string[] = [],
): Reading<z.output<Schema>> {
  let value = written;
  // Later rounds only follow from the first: what lacks a member that was left out before.
  let first: ValidationProblem[] = [];
  for (let round = 0; ; round += 1) {
    const parsed = schema.safeParse(value);
    if (parsed.success) return { value: parsed.data, unreadable: first.map(tellProblem) };
    const problems = explainIssues(parsed.error);
    if (round === 0) first = problems;
    const cuts = problems.map(({ path }) => reachable(value, path));
    const whole = cuts.some((path) => path.length === 0 || takesAway(path, essential));
    if (whole || round === MAX_ROUNDS) return { problems: first };
    value = without(value, cutTree(cuts));
  }
}

/**
 * The schema of a reply or of a part of one, read tolerantly. It fails only where nothing of use
 * would be left, or where one of `essential` has not its shape.
 */
export function tolerant<Schema extends z.ZodType<object>>(
  schema: Schema,
  essential: readonly string[] = [],
) {
  return z.unknown().transform((written, context): Tolerant<z.output<Schema>> => {
    const reading = readTolerantly(schema, written, essential);
    if ('value' in reading) return { ...reading.value, unreadable: reading.unreadable };
    for (const { path, message } of reading.problems) {
      context.addIssue({ code: 'custom', path, message });
    }
    return z.NEVER;
  });
}

/** The items of a list that can be read, and what was left out of or with the others. */
export interface TolerantList<Item> {
  items: Item[];
  unreadable: string[];
}

/** Reads a list item by item, so that an odd one costs no more than itself. */
export function readList<Schema extends z.ZodType>(
  schema: Schema,
  list: readonly unknown[],
): TolerantList<z.output<Schema>> {
  const items: z.output<Schema>[] = [];
  const unreadable: string[] = [];
  for (const [index, written] of list.entries()) {
    const reading = readTolerantly(schema, written);
    if ('value' in reading) {
      items.push(reading.value);
      for (const told of reading.unreadable) unreadable.push(`[${index}].${told}`);
    } else {
      const [problem] = reading.problems;
      unreadable.push(`[${index}]${problem ? `.${tellProblem(problem)}` : ''}`);
    }
  }
  return { items, unreadable };
}

/** Whether leaving a place out leaves out something essential. */
function takesAway(path: readonly PropertyKey[], essential: readonly string[]): boolean {
  const place = path.map(String).join('.');
  return essential.some((member) => member === place || member.startsWith(`${place}.`));
}

function tellProblem({ path, message }: ValidationProblem): string {
  const what = message.replace(/^Invalid input: /, '');
  return path.length === 0 ? what : `${formatPath(path)}: ${what}`;
}

/** The innermost place on the path where there is something to leave out. */
function reachable(value: unknown, path: readonly PropertyKey[]): readonly PropertyKey[] {
  let place = value;
  for (const [index, key] of path.entries()) {
    const inside = memberOf(place, key);
    if (inside === undefined) return path.slice(0, index);
    place = inside;
  }
  return path;
}

function memberOf(value: unknown, key: PropertyKey): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  return Reflect.get(value, key);
}

/** Places to leave out; a place without further ones goes as a whole. */
type CutTree = Map<PropertyKey, CutTree>;

function cutTree(cuts: readonly (readonly PropertyKey[])[]): CutTree {
  const root: CutTree = new Map();
  // The shortest first: what lies inside a place that goes needs no mention.
  for (const path of cuts.toSorted((a, b) => a.length - b.length)) {
    let tree = root;
    for (const key of path) {
      const inner = tree.get(key);
      if (inner?.size === 0) break;
      const next: CutTree = inner ?? new Map();
      tree.set(key, next);
      tree = next;
    }
  }
  return root;
}

function without(value: unknown, cuts: CutTree): unknown {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => {
      const inner = cuts.get(index);
      if (inner === undefined) return [item];
      return inner.size === 0 ? [] : [without(item, inner)];
    });
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]): [string, unknown][] => {
      const inner = cuts.get(key);
      if (inner === undefined) return [[key, item]];
      return inner.size === 0 ? [] : [[key, without(item, inner)]];
    }),
  );
}
