import {
  JSONPathEnvironment,
  JSONPathError,
  JSONPathQuery,
  JSONPathSyntaxError,
  type JSONValue,
} from 'json-p3';
import { MAX_MESSAGE_DEPTH } from './limits.ts';

/** Most values that a path may lead to. */
export const MAX_NODES = 10_000;

const environment = new JSONPathEnvironment({ maxRecursionDepth: MAX_MESSAGE_DEPTH });

/** Texts and large integers of a path. */
const LITERALS = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|(?<![\w.])\d{16,}/g;

/** Keys and indexes from the root to a value. */
export type Location = readonly (string | number)[];

/** What a path leads to. */
export interface Found {
  values: unknown[];
  /** Of the values, in their order. */
  locations: Location[];
  /** Whether the path can lead to one value at most. */
  isSingular: boolean;
  /** Whether its start that leads to one value, such as `$.items` of `$.items[*].id`, leads there. */
  isRooted: boolean;
}

/** What is wrong with a JSON path, in words of its reader; null: nothing. */
export function pathMistake(path: string): string | null {
  if (!path.startsWith('$')) return 'it must begin with `$`';
  try {
    environment.compile(path);
    const literals = path.match(LITERALS) ?? [];
    const rounded = literals.find((one) => Number(one) > Number.MAX_SAFE_INTEGER);
    return rounded === undefined ? null : `the integer ${rounded} in it is above 2^53`;
  } catch (error) {
    if (!(error instanceof JSONPathError)) throw error;
    return mistakeOf(path, error);
  }
}

function mistakeOf(path: string, error: JSONPathError): string {
  const { index } = error.token;
  if (/^un(closed|balanced)/.test(error.message)) return 'a bracket or quote in it is not closed';
  const [character] = path.slice(index);
  if (character === undefined) return 'it ends too early';
  const place = `at character ${index + 1}`;
  const [, item] = /^\.(\d{1,15})/.exec(path.slice(index - 1)) ?? [];
  if (item !== undefined) return `${place}, write an item of a list as \`[${item}]\``;
  if (error instanceof JSONPathSyntaxError) return `\`${character}\` ${place} is not expected`;
  // What is wrong with a function or an index. The library quotes a part of the path at the end.
  return `${place}: ${error.message.split(" ('")[0]}`;
}

function isRooted({ segments }: JSONPathQuery, value: unknown): boolean {
  const starts = segments.map((_, at) => new JSONPathQuery(environment, segments.slice(0, at + 1)));
  const start = starts.findLast((one) => one.singularQuery());
  return start === undefined || start.match(value as JSONValue) !== undefined;
}

/**
 * Follows a JSON path (RFC 9535) without a mistake through JSON; only what it owns is found.
 * Patterns in it may take forever: use it in a task.
 */
export function findNodes(path: string, value: unknown): Found | { limit: 'nodes' | 'size' } {
  const query = environment.compile(path);
  const isSingular = query.singularQuery();
  const found: Found = { values: [], locations: [], isSingular, isRooted: isRooted(query, value) };
  try {
    for (const node of query.lazyQuery(value as JSONValue)) {
      if (found.values.length === MAX_NODES) return { limit: 'nodes' };
      found.values.push(node.value);
      found.locations.push(node.location);
    }
  } catch (error) {
    // A path without a mistake throws at the limit of depth only.
    if (error instanceof JSONPathError) return { limit: 'size' };
    throw error;
  }
  return found;
}

/** Writes a location as a JSON path, such as `$.a[0]["b c"]`. */
export function pathOf(location: Location): string {
  const parts = location.map((part) => {
    if (typeof part === 'number') return `[${part}]`;
    return /^[A-Za-z_]\w*$/.test(part) ? `.${part}` : `[${JSON.stringify(part)}]`;
  });
  return `$${parts.join('')}`;
}
