import { type Misfit, parse, pathText } from '../../api/validation.ts';
import { isEqual, isObject } from '../../lib/json-values.ts';
import { nearestName } from '../../lib/nearest-name.ts';
import { hasKey } from './choice.ts';
import { type Path, valueAt } from './places.ts';
import { ACTIONS } from './rules.ts';
import { suiteFile, type WrittenSuite } from './schema.ts';

type Parsed = { value: WrittenSuite } | { misfits: Misfit[] };

const MAX_ROUNDS = 20;
/** An assertion of the API that judges a prompt. */
const JUDGING = { type: 'responseContains', needle: '-' };
const TEXTS = ['read', 'get', 'prompt', 'toolName', 'promptName', 'uri', 'expect', 'calls', 'name'];
/** Sound values of keys that would be missed. */
const STAND_INS: Readonly<Record<string, unknown>> = {
  ...Object.fromEntries(TEXTS.map((key) => [key, '-'])),
  list: 'tools',
  error: true,
  order: 'any',
  never: '--',
  assertion: JUDGING,
  predicates: { mode: 'extend', list: [JUDGING] },
  isNegativeTest: true,
  matchOptions: { maxExtraToolCalls: 0 },
  model: 'openai/-',
  models: ['openai/-'],
  provider: 'openai',
  maxTurns: 100,
};
/** Keys that decide what else an object has. */
const DECIDING = ['kind', 'type'];
/** Kinds of a step by a key that no other kind has. */
const KINDS: Readonly<Record<string, string>> = {
  toolName: 'toolCall',
  promptName: 'promptGet',
  uri: 'resourceRead',
  prompt: 'prompt',
  assertion: 'assert',
};
/** Keys that must be there. */
const REQUIRED = ['title', 'name', ...Object.keys(KINDS)];
/** Keys without a stand-in that others refer to. */
const MISSED = ['save', 'capture', 'each', 'steps', 'error', 'order'];
/** Keys whose members have stand-ins of their own. */
const NAMED = ['save', 'capture', 'with', 'arguments'];
const OF_MEMBERS = ['expect', 'calls', 'never', 'models', 'each', ...NAMED];

/**
 * Reads misspelt words as the ones that are meant, and finds what is wrong then. Replaces or leaves
 * that out, to look at the rest: `written`, or null if nothing is left.
 */
export function mend(value: unknown, first: Parsed, server = '-') {
  // An alias shares its value with others.
  const root: unknown = JSON.parse(JSON.stringify(value ?? null));
  const spellings = new Map<string, string>();
  const spelt = (path: Path): Path =>
    path.map((key, at) => spellings.get(pathText(path.slice(0, at + 1))) ?? key);
  const misfits: Misfit[] = [];
  let parsed = first;
  for (let [round, isRead] = [0, true]; 'misfits' in parsed && isRead; round += 1) {
    const all = parsed.misfits.map((misfit) => byOtherKeys(root, misfit));
    const read = all.filter((misfit) => readAsMeant(root, misfit, spellings));
    isRead = read.length > 0 && round < MAX_ROUNDS;
    const found = isRead ? read : all;
    misfits.push(...found.map(({ path, data }) => ({ path: spelt(path), data })));
    if (isRead) parsed = parse(suiteFile, root, Infinity);
  }
  /** By the index of a case: the first step that may lack what was written. */
  const lacking = new Map<unknown, number>();
  // A key is replaced, then left out, then the step and the case that hold it.
  for (let round = 0; 'misfits' in parsed && round < MAX_ROUNDS; round += 1) {
    const parts = new Map<string, [Path, Misfit]>();
    for (const misfit of parsed.misfits) {
      const part = partOf(root, misfit.path);
      parts.set(pathText(part), [part, misfit]);
    }
    if (parts.has('')) break;
    for (const [part, misfit] of parts.values()) {
      if (replace(root, part, misfit, server)) continue;
      const step = part[2] === 'steps' && part.length > 3 ? Number(part[3]) : 0;
      lacking.set(part[1], Math.min(step, lacking.get(part[1]) ?? step));
    }
    parsed = parse(suiteFile, root, Infinity);
  }
  const written = 'misfits' in parsed ? null : parsed.value;
  return { written, root, misfits, spelt, lacking };
}

/** Says what is meant by a missing or unknown `kind` or `type`, if another key shows it. */
function byOtherKeys(root: unknown, misfit: Misfit): Misfit {
  const { path, data } = misfit;
  if (data.code !== 'value' || data.nearest !== null) return misfit;
  const isMissing = data.value === null;
  if (!isMissing && path.at(-1) !== 'kind') return misfit;
  const words = isMissing ? DECIDING : Object.keys(KINDS);
  const base = path.slice(0, -1);
  for (const key of Object.keys(Object(valueAt(root, base)))) {
    const nearest = nearestName(key, words);
    if (nearest === undefined || DECIDING.includes(key)) continue;
    if (!isMissing) return { path, data: { ...data, nearest: KINDS[nearest] ?? null } };
    return { path: [...base, key], data: { code: 'unknown-key', key, nearest, known: [] } };
  }
  return misfit;
}

/** Puts the word that is meant in the place of a misspelt one. Returns whether it did. */
function readAsMeant(root: unknown, { path, data }: Misfit, spellings: Map<string, string>) {
  const [base, key] = [path.slice(0, -1), String(path.at(-1))];
  const own = valueAt(root, base);
  if (!isObject(own) || !Object.hasOwn(own, key) || !('nearest' in data)) return false;
  const { nearest } = data;
  if (nearest === null) return false;
  if (data.code === 'value' && String(own[key]) === data.value) {
    return Reflect.set(own, key, nearest);
  }
  if (data.code !== 'unknown-key' || nearest in own) return false;
  own[nearest] = own[key];
  delete own[key];
  spellings.set(pathText([...base, nearest]), key);
  return true;
}

/** A key, or a member of its value. If it is not there, what it is missing from. */
function partOf(root: unknown, path: Path): Path {
  const base = path[0] !== 'tests' ? 0 : path[2] === 'steps' && typeof path[3] === 'number' ? 4 : 2;
  const isMember = OF_MEMBERS.includes(String(path[base]));
  const isNamed = typeof path[base + 1] === 'number' || NAMED.includes(String(path[base]));
  const part = path.slice(0, base + (isMember && isNamed ? 2 : 1));
  const isThere = REQUIRED.includes(String(part.at(-1))) || valueAt(root, part) !== undefined;
  return isThere ? part : part.slice(0, -1);
}

/** Returns whether nothing is missed: something takes the place of the part, or it means nothing. */
function replace(root: unknown, part: Path, { data }: Misfit, server: string): boolean {
  const [base, key = ''] = [part.slice(0, -1), part.at(-1)];
  const [own, value] = [valueAt(root, base), valueAt(root, part)];
  if (typeof own !== 'object' || own === null) return false;
  const isMember = OF_MEMBERS.includes(String(base.at(-1)));
  if (typeof key === 'number' && !isMember) {
    // A case or a step, which did something unless it has other keys only.
    const isIdle = isObject(value) && !['kind', 'steps', ...ACTIONS].some((one) => one in value);
    Reflect.set(own, key, { server, ...(isIdle ? value : {}), call: '-' });
    return isIdle && Object.keys(value).length > 0;
  }
  const name = String(isMember ? base.at(-1) : key);
  const asList = data.code === 'type' && data.expected === 'array' ? [value] : undefined;
  const other = isMember
    ? memberStandIn(name, root, part)
    : keyStandIn(name, value, hasKey(own, 'kind'), part, server);
  for (const one of [asList, other]) {
    if (one !== undefined && !isEqual(one, value)) return Reflect.set(own, key, one);
  }
  // A list without an item would have a hole.
  const list = typeof key === 'number' ? base : part;
  Reflect.deleteProperty(Object(valueAt(root, list.slice(0, -1))), String(list.at(-1)));
  return !MISSED.includes(name);
}

/** A sound value of a key; undefined if the key can be left out. */
function keyStandIn(name: string, value: unknown, isOfApi: boolean, part: Path, server: string) {
  if (name === 'title') return pathText(part);
  if (name === 'server') return server;
  if (name === 'call') return `${/^[^/]+\//.exec(`${value}`)?.[0] ?? ''}-`;
  if (name === 'expect' && isOfApi) return undefined;
  return Object.hasOwn(STAND_INS, name) ? STAND_INS[name] : undefined;
}

/** A sound value of a member of a list, or of a saved value. */
function memberStandIn(name: string, root: unknown, part: Path): unknown {
  const list = valueAt(root, part.slice(0, -1));
  if (name === 'models') return `openai/${pathText(part)}`;
  if (name === 'save' || name === 'capture') return '$';
  if (name === 'each') return Array.isArray(list) ? list.find(isObject) : undefined;
  const isOfApi = hasKey(valueAt(root, part.slice(0, -2)), 'kind');
  return name === 'expect' && isOfApi ? { type: 'isError' } : STAND_INS[name];
}
