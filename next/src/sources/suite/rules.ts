import { type Misfit, typeName } from '../../api/validation.ts';
import { choiceMisfits, hasKey, isMap, isObject, namesIn } from './choice.ts';
import { keyOfOther } from './expectations.ts';

/** Keys that ask a server. */
const OF_SERVER = ['call', 'read', 'get', 'list'];
/** Keys that say what a step does. */
const ACTIONS = [...OF_SERVER, 'prompt'];
/** Keys that need one of these actions. */
const NEEDED: Readonly<Record<string, string[]>> = {
  server: OF_SERVER,
  with: ['call', 'get'],
  expect: ACTIONS,
  error: OF_SERVER,
  save: OF_SERVER,
  calls: ['prompt'],
  never: ['prompt'],
  order: ['prompt'],
};

/** Whether no call at all is expected. */
export const isNever = (never: unknown) => [never].flat().includes('any');

/**
 * Finds keys of a step that do not go together, which no schema sees.
 *
 * @param known all keys that it can have
 */
export function findStepMisfits(
  value: unknown,
  known: readonly string[],
  actions = ACTIONS,
  what = 'step',
): Misfit[] {
  if (!isMap(value)) return [];
  const found = namesIn(value, actions, known);
  const misfits = choiceMisfits(what, found, actions);
  const [action = ''] = found;
  if (misfits.length > 0) return misfits;
  const needs = (path: string | Misfit['path'], other: string[]) => {
    const all = [path].flat();
    misfits.push({ path: all, data: { code: 'needs', key: String(all.at(-1)), other } });
  };
  const conflict = (key: string, other: string) => {
    misfits.push({ path: [other], data: { code: 'conflict', key, other } });
  };
  for (const [key, needed] of Object.entries(NEEDED)) {
    if (hasKey(value, key) && !needed.includes(action)) needs(key, needed);
  }
  if (hasKey(value, 'error') && hasKey(value, 'expect')) conflict('error', 'expect');
  if (hasKey(value, 'server') && String(value['call'] ?? value['get']).includes('/')) {
    conflict(action, 'server');
  }
  if (hasKey(value, 'order') && !hasKey(value, 'calls')) needs('order', ['calls']);
  if (isNever(value['never']) && hasKey(value, 'calls')) conflict('calls', 'never');
  if (action === 'get' && isObject(value['with'])) {
    for (const [key, one] of Object.entries(value['with'])) {
      if (typeof one !== 'object') continue;
      const data = { code: 'type', expected: 'string', observed: typeName(one) } as const;
      misfits.push({ path: ['with', key], data });
    }
  }
  const isAnswer = action === 'prompt';
  const { expect } = value;
  [expect].flat().forEach((one, at) => {
    const path = keyOfOther(one, isAnswer);
    const own = Array.isArray(expect) ? ['expect', at] : ['expect'];
    if (path !== null) needs([...own, ...path], isAnswer ? OF_SERVER : ['prompt']);
  });
  return misfits;
}

/** Finds keys of a case that do not go together. */
export function findCaseMisfits(value: unknown, known: readonly string[]): Misfit[] {
  if (!isObject(value)) return [];
  const misfits = findStepMisfits(value, known, [...ACTIONS, 'steps'], 'test');
  const steps = Array.isArray(value['steps']) ? value['steps'] : [];
  const parts = [value, ...steps];
  const prompts = parts.filter((one) => hasKey(one, 'prompt'));
  const conflict = (key: string, other: string) => {
    misfits.push({ path: [other], data: { code: 'conflict', key, other } });
  };
  if (hasKey(value, 'models') && hasKey(value, 'model')) conflict('models', 'model');
  if (hasKey(value, 'models') && prompts.length === 0) {
    misfits.push({ path: ['models'], data: { code: 'needs', key: 'models', other: ['prompt'] } });
  }
  const isOrdered = parts.some((one) => orderOf(Object(one).order) !== undefined);
  if (isOrdered && hasKey(value, 'matchOptions')) conflict('order', 'matchOptions');
  // The API has one order for a case, and one word that no tool may be called.
  const read = [
    ['order', (one: unknown) => orderOf(Object(one).order) ?? 'any'],
    ['never', (one: unknown) => isNever(Object(one).never)],
  ] as const;
  for (const [key, readOf] of read) {
    const other = prompts.find((one) => readOf(one) !== readOf(prompts[0]));
    if (other === undefined) continue;
    misfits.push({ path: ['steps', steps.indexOf(other), key], data: { code: 'differs', key } });
  }
  return misfits;
}

/** The order that the API knows; `first` is an assertion. */
export const orderOf = (order: unknown) =>
  order === 'in-order' || order === 'exact' ? order : undefined;
