import { type Misfit, parse, pathText } from '../../api/validation.ts';
import { isEqual, isObject } from '../../lib/json-values.ts';
import { type Path, valueAt } from './places.ts';
import { ACTIONS } from './rules.ts';
import { suiteFile, type WrittenSuite } from './schema.ts';

/** Sound values of keys that would be missed. */
const STAND_INS = new Map<string, unknown>([
  ...['read', 'get', 'prompt', 'expect', 'calls', 'never', 'name'].map(
    (key) => [key, '-'] as const,
  ),
  ['list', 'tools'],
  ['model', 'openai/-'],
  ['models', ['openai/-']],
  ['provider', 'openai'],
  ['maxTurns', 100],
]);

/**
 * Replaces or leaves out what is wrong in a suite, to look at the rest. A misspelt key is read as the
 * one that is meant: `misfits` are those in its value. Null if nothing is left.
 */
export function mend(
  value: unknown,
  first: { value: WrittenSuite } | { misfits: Misfit[] },
  server = '-',
) {
  // An alias shares its value with others.
  const root: unknown = JSON.parse(JSON.stringify(value ?? null));
  const spellings = new Map<string, string>();
  const spelt = (path: Path): Path =>
    path.map((key, at) => spellings.get(pathText(path.slice(0, at + 1))) ?? key);
  const misfits: Misfit[] = [];
  /** Indexes of cases without a part that they had. */
  const lacking = new Set<unknown>();
  let parsed = first;
  // A key is replaced, then left out, then the step and the case that hold it.
  for (let round = 0; 'misfits' in parsed && round < 20; round += 1) {
    const parts = new Map<string, [Path, Misfit]>();
    for (const misfit of parsed.misfits) {
      const { path, data } = misfit;
      const [base, key] = [path.slice(0, -1), String(path.at(-1))];
      if (round > 0 && !isEqual(spelt(base), base)) misfits.push(misfit);
      const [own, part] = [valueAt(root, base), partOf(root, path)];
      const meant = (data.code === 'unknown-key' && data.nearest) || key;
      if (isObject(own) && key in own && !(meant in own)) {
        own[meant] = own[key];
        delete own[key];
        spellings.set(pathText([...base, meant]), key);
      } else parts.set(pathText(part), [part, misfit]);
    }
    if (parts.has('')) return null;
    for (const [part, misfit] of parts.values()) {
      if (!replace(root, part, misfit, server)) lacking.add(part[1]);
    }
    parsed = parse(suiteFile, root);
  }
  return 'misfits' in parsed ? null : { written: parsed.value, root, misfits, spelt, lacking };
}

/** A key, or an item of a list. If it is not there, what it is missing from. */
function partOf(root: unknown, path: Path): Path {
  const base = path[0] !== 'tests' ? 0 : path[2] === 'steps' && typeof path[3] === 'number' ? 4 : 2;
  const isItem = path[base] === 'expect' && typeof path[base + 1] === 'number';
  const part = path.slice(0, base + (isItem ? 2 : 1));
  const isThere = /^(?:title|name)$/.test(`${part.at(-1)}`) || valueAt(root, part) !== undefined;
  return isThere ? part : part.slice(0, -1);
}

/** Puts something sound in the place of a part, or leaves it out. Returns whether it is replaced. */
function replace(root: unknown, part: Path, { data }: Misfit, server: string): boolean {
  const own = valueAt(root, part.slice(0, -1));
  if (typeof own !== 'object' || own === null) return false;
  const value = valueAt(root, part);
  const key = part.at(-1) ?? '';
  const name = String(part.findLast((one) => typeof one === 'string'));
  if (typeof key === 'number' && name !== 'expect') {
    // A case or step lacks what it did, unless it did nothing.
    const isIdle = isObject(value) && !['kind', 'steps', ...ACTIONS].some((one) => one in value);
    Reflect.set(own, key, { server, ...(isIdle ? value : {}), list: 'tools' });
    return false;
  }
  const asList = data.code === 'type' && data.expected === 'array' ? [value] : undefined;
  for (const one of [asList, standIn(name, value, part, server)]) {
    if (one !== undefined && !isEqual(one, value)) return Reflect.set(own, key, one);
  }
  Reflect.deleteProperty(own, key);
  return false;
}

function standIn(name: string, value: unknown, part: Path, server: string): unknown {
  if (name === 'title') return pathText(part);
  if (name === 'server') return server;
  // The server of `server/tool` may be right.
  if (name === 'call') return `${/^[^/]*\//.exec(`${value}`)?.[0] ?? ''}-`;
  return STAND_INS.get(name);
}
