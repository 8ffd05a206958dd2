import { JSONPathEnvironment, type JSONPathQuery, type JSONValue } from 'json-p3';
import { RefusedWork, type Worked, workInTime } from '../../../../resilience/bounded-work.ts';

/** More than that nobody asserts anything of, and they would fill the memory. */
const MAX_NODES = 10_000;
/** Levels that `..` goes down. */
const MAX_DEPTH = 200;

const environment = new JSONPathEnvironment({ maxRecursionDepth: MAX_DEPTH });

/** What a path leads to. */
export interface FoundNodes {
  values: unknown[];
  /** Keys and indexes from the root to each value. */
  places: (string | number)[][];
  /** Whether the path can lead to one value at the most. */
  isSingular: boolean;
}

/** Why a text is no JSON path; null where it is one. */
export function pathProblem(path: string): string | null {
  const compiled = compile(path);
  return 'refused' in compiled ? compiled.refused : null;
}

const compile = (path: string): Worked<JSONPathQuery> =>
  workInTime(() => environment.compile(path));

/** Follows a path by RFC 9535, in bounded time and memory. */
export function followPath(path: string, root: unknown): Worked<FoundNodes> {
  return workInTime(() => {
    const query = environment.compile(path);
    const found: FoundNodes = { values: [], places: [], isSingular: query.singularQuery() };
    for (const { value, location } of query.lazyQuery(root as JSONValue)) {
      if (found.values.length === MAX_NODES) {
        throw new RefusedWork(`it leads to more than ${MAX_NODES} values`);
      }
      found.values.push(value);
      found.places.push(location);
    }
    return found;
  });
}
