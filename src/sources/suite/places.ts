import { groupsIn } from '../../lib/names-in.ts';

export type Path = (string | number)[];
/** Where a step or case of the API comes from. */
export interface Origin {
  /** The object that holds its members. */
  base: Path;
  /** Its place as a whole. */
  at: Path;
  /** Which of its `models`. */
  model?: number;
}

/** Keys of the short form for those of the API. */
const SHORT: ReadonlyMap<unknown, Path> = new Map(
  groupsIn(`toolName call, promptName get, uri read, kind list, arguments with, serverName server,
    expectError error, capture save, text contains equals, needle contains,
    pattern matches, contentType content, mimeType content, model models,
    matchOptions order, isNegativeTest never`).map(([name, ...short]) => [name, short]),
);
/** Members of the API that hold what the short form writes without them. */
const LEFT_OUT = new Set<unknown>(['assertion', 'args']);

/** The value at a path; `undefined` if there is none. */
export const valueAt = (root: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => Object(value)[key], root);

/** All texts in a value, with the path of each. */
export const textsIn = (value: unknown, path: Path): [string, Path][] =>
  typeof value === 'string'
    ? [[value, path]]
    : Object.entries(Object(value)).flatMap(([key, one]) =>
        textsIn(one, [...path, Array.isArray(value) ? Number(key) : key]),
      );

const hasKey = (value: unknown, key: string | number) => Object.hasOwn(Object(value), key);

/**
 * Leads from a member of a step or case of the API to what the user wrote: the nearest that exists.
 * What only the suite sets, such as `model`, stands at its top.
 */
export function writtenPath(root: unknown, origin: Origin, path: Path): Path {
  const base = existing(root, origin.base);
  const found = [...base];
  for (const part of path) {
    const own = valueAt(root, found);
    const names = [part, ...(SHORT.get(part) ?? [])];
    // `call: server/tool`
    const named = ['call', 'get'].filter((key) => `${valueAt(own, [key])}`.includes('/'));
    if (part === 'serverName') names.push(...named);
    const name = names.find((key) => hasKey(own, key));
    if (name === 'models') found.push(name, origin.model ?? 0);
    else if (name !== undefined) found.push(name);
    else if (!LEFT_OUT.has(part)) {
      const ofSuite = names.find((key) => found.length === base.length && hasKey(root, key));
      if (ofSuite !== undefined) return [ofSuite];
      break;
    }
  }
  return found.length === base.length ? existing(root, origin.at) : found;
}

/** As much of a path as exists. One value stands for a list of one. */
function existing(root: unknown, path: Path): Path {
  const found: Path = [];
  for (const part of path) {
    const own = valueAt(root, found);
    if (typeof part === 'number' && !Array.isArray(own)) continue;
    if (!hasKey(own, part)) break;
    found.push(part);
  }
  return found;
}
