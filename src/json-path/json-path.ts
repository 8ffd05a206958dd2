import { JSONPathEnvironment, JSONPathError, type JSONPathQuery, type JSONValue } from 'json-p3';
import { RefusedWork, type Worked, workInTime } from '../resilience/bounded-work.ts';

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
  workInTime(() => {
    try {
      return environment.compile(path);
    } catch (error) {
      if (!(error instanceof JSONPathError)) throw error;
      throw new RefusedWork(faultWords(path, error));
    }
  });

const SHOWN_LENGTH = 20;

/** Where a path is wrong, and what to write where that is known. */
function faultWords(path: string, { message, token: { index } }: JSONPathError): string {
  if (message.startsWith('unclosed')) return 'a bracket or a quote in it is not closed';
  const rest = path.slice(index);
  if (rest === '') return 'it ends too early';
  const [item] = /^\d{1,9}/.exec(rest) ?? [];
  const hint = item === undefined ? '' : `; an item of a list is written as \`[${item}]\``;
  return `it cannot be read from ${JSON.stringify(rest.slice(0, SHOWN_LENGTH))} on${hint}`;
}

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
