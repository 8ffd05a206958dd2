import { type Misfit, parse, pathText } from '../../api/validation.ts';
import { isEqual, isObject } from '../../lib/json-values.ts';
import { type Path, valueAt } from './places.ts';
import { ACTIONS } from './rules.ts';
import { suiteFile } from './schema.ts';

/** A key can be replaced and left out, then the step and the case that hold it. */
const MAX_ROUNDS = 20;
/** Sound values for keys that others would be missed with. */
const STAND_INS = new Map<unknown, unknown>([
  ...['call', 'read', 'get', 'prompt', 'expect', 'calls', 'never'].map(
    (key) => [key, '-'] as const,
  ),
  ...Object.entries({ list: 'tools', model: 'openai/-', models: ['openai/-'], provider: 'openai' }),
]);

/**
 * Replaces or leaves out what is wrong in a suite, to look at the rest. A misspelt key is read as the
 * one that is meant: `misfits` are mistakes in what it holds. Null if nothing is left.
 */
export function mend(value: unknown, found: readonly Misfit[], server: string | undefined) {
  // An alias shares its value with others.
  const root: unknown = JSON.parse(JSON.stringify(value ?? null));
  const spellings = new Map<string, string>();
  const spellingOf = (path: Path) => spellings.get(pathText(path));
  const spelt = (path: Path) => path.map((key, at) => spellingOf(path.slice(0, at + 1)) ?? key);
  const misfits: Misfit[] = [];
  /** Indexes of cases without a part that they had. */
  const lacking = new Set<unknown>();
  let left = found;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const parts = new Map<string, [Path, Misfit]>();
    for (const misfit of left) {
      const { path, data } = misfit;
      const own = valueAt(root, path.slice(0, -1));
      const [key, meant] = [
        String(path.at(-1)),
        (data.code === 'unknown-key' && data.nearest) || '',
      ];
      if (round > 0 && spelt(path.slice(0, -1)).join() !== path.slice(0, -1).join())
        misfits.push(misfit);
      if (meant !== '' && isObject(own) && key in own && !(meant in own)) {
        own[meant] = own[key];
        delete own[key];
        spellings.set(pathText([...path.slice(0, -1), meant]), key);
      } else {
        const part = partOf(root, path);
        parts.set(pathText(part), [part, misfit]);
      }
    }
    if (parts.has('')) return null;
    for (const [part, misfit] of parts.values()) {
      if (!replace(root, part, misfit, server)) lacking.add(part[1]);
    }
    const parsed = parse(suiteFile, root);
    if ('value' in parsed) return { written: parsed.value, root, misfits, spelt, lacking };
    left = parsed.misfits;
  }
  return null;
}

/** A key, or an item of a list. If it is not there, what it is missing from. */
function partOf(root: unknown, path: Path): Path {
  const base = path[0] !== 'tests' ? 0 : path[2] === 'steps' && typeof path[3] === 'number' ? 4 : 2;
  const isItem = path[base] === 'expect' && typeof path[base + 1] === 'number';
  const part = path.slice(0, base + (isItem ? 2 : 1));
  const isThere = /^(?:title|name)$/.test(`${part.at(-1)}`) || valueAt(root, part) !== undefined;
  return isThere ? part : part.slice(0, -1);
}

/** Returns whether there is something in the place of the part. */
function replace(root: unknown, part: Path, { path, data }: Misfit, server?: string): boolean {
  const key = part.at(-1) ?? '';
  const [own, value] = [valueAt(root, part.slice(0, -1)), valueAt(root, part)];
  if (typeof own !== 'object' || own === null) return false;
  const name = part.findLast((one) => typeof one === 'string');
  if (typeof key === 'number' && name !== 'expect') {
    const isIdle = isObject(value) && !['kind', 'steps', ...ACTIONS].some((one) => one in value);
    return Reflect.set(own, key, { server, ...(isIdle ? value : {}), list: 'tools' }) && isIdle;
  }
  const others = [
    data.code === 'value' && path.length === part.length ? data.nearest : null,
    // `server/{{row.tool}}`
    STAND_INS.get(name) === '-' && `${value}`.includes('/')
      ? `${value}`.replace(/\/.*/s, '/-')
      : null,
    data.code === 'type' && data.expected === 'array' ? [value] : null,
    /^(?:title|name)$/.test(`${name}`) ? pathText(part) : STAND_INS.get(name),
    /^server(?:Name)?$/.test(`${name}`) ? server : null,
  ];
  const other = others.find((one) => one != null && !isEqual(one, value));
  return other === undefined ? !Reflect.deleteProperty(own, key) : Reflect.set(own, key, other);
}
