import { type Misfit, meantKey, typeName } from '../../api/validation.ts';
import { isObject } from '../../lib/json-values.ts';
import { choiceMisfits, conflict, hasKey, needs } from './choice.ts';
import { subjectsOf } from './expectations.ts';

const OF_SERVER = ['call', 'read', 'get', 'list'];
const OF_MODEL = ['prompt'];
/** Keys that say what a step does. */
export const ACTIONS = [...OF_SERVER, ...OF_MODEL];
/** The actions that keys of a step belong to, and those that forms of an expectation do. */
export const ACTIONS_OF = new Map<unknown, string[]>(
  Object.entries({
    server: OF_SERVER,
    with: ['call', 'get'],
    expect: ACTIONS,
    error: OF_SERVER,
    save: OF_SERVER,
    calls: OF_MODEL,
    never: OF_MODEL,
    order: OF_MODEL,
    // Forms that only results have, and those that only answers have.
    ...{ equals: OF_SERVER, path: OF_SERVER, schema: OF_SERVER, snapshot: OF_SERVER },
    output: ['call'],
    ...{ content: OF_SERVER, ms: OF_SERVER, bytes: OF_SERVER },
    ...{ noToolErrors: OF_MODEL, tokens: OF_MODEL, turns: OF_MODEL },
  }),
);

/** Whether no call at all is expected. */
export const isNever = (never: unknown) => [never].flat().includes('any');

/** The order that the API knows; `first` is an assertion. */
export const orderOf = (order: unknown) =>
  order === 'in-order' || order === 'exact' ? order : undefined;

/** Finds keys of a step, among all `known` ones, that do not go together, which no schema sees. */
export function findStepMisfits(
  value: unknown,
  known: readonly string[],
  actions = ACTIONS,
  what = 'step',
): Misfit[] {
  if (!isObject(value)) return [];
  const found = actions.filter((key) => hasKey(value, key));
  // The model of a prompt calls the tools.
  const key = Object.keys(value).find((one) =>
    one === 'call' ? typeof value[one] === 'object' : meantKey(one, known) === 'call',
  );
  if (key !== undefined && hasKey(value, 'prompt') && !hasKey(value, 'calls')) {
    return [{ path: [key], data: { code: 'unknown-key', key, nearest: 'calls', known: [] } }];
  }
  const misfits = choiceMisfits(what, found, actions);
  if (misfits.length > 0) return misfits;
  const [action = ''] = found;
  const { expect, with: args, call, get } = value;
  const subjects = [expect].flat().flatMap((one, at) => {
    const base = Array.isArray(expect) ? ['expect', at] : ['expect'];
    return subjectsOf(one).map((path) => [...base, ...path]);
  });
  const own = Object.keys(value).filter((key) => known.includes(key));
  for (const path of [...own.map((key) => [key]), ...subjects]) {
    const allowed = ACTIONS_OF.get(path.at(-1));
    if (allowed?.includes(action) !== false) continue;
    // A case with steps has no action itself.
    const isOutside = action === 'steps';
    misfits.push(isOutside ? conflict(action, String(path[0])) : needs(path, allowed));
  }
  const exclude = (key: string, other: string, isMeant = hasKey(value, key)) => {
    if (isMeant && hasKey(value, other)) misfits.push(conflict(key, other));
  };
  exclude('error', 'expect');
  exclude('models', 'model');
  exclude(action, 'server', String(call ?? get).includes('/'));
  const { calls, never } = value;
  if (isNever(never)) exclude('calls', 'never');
  const called = [calls].flat().flatMap((one) => (isObject(one) ? Object.keys(one) : one));
  const both = [never].flat().find((tool) => typeof tool === 'string' && called.includes(tool));
  if (both !== undefined) {
    const data = { code: 'conflict', key: `calls: ${both}`, other: `never: ${both}` } as const;
    misfits.push({ path: ['never'], data });
  }
  const written = JSON.stringify(expect) ?? '';
  for (const name of Object.keys(Object(value['save']))) {
    // What a step saves always equals itself.
    if (!written.includes(`{{${name}}}`)) continue;
    const data = { code: 'capture', name, nearest: null, isFilled: true } as const;
    misfits.push({ path: ['expect'], data });
  }
  if (hasKey(value, 'order') && !hasKey(value, 'calls')) misfits.push(needs(['order'], ['calls']));
  for (const [key, one] of Object.entries(action === 'get' && isObject(args) ? args : {})) {
    if (typeof one !== 'object') continue;
    const data = { code: 'type', expected: 'string', observed: typeName(one) } as const;
    misfits.push({ path: ['with', key], data });
  }
  return misfits;
}

/** Finds keys of a case that do not go together. */
export function findCaseMisfits(value: unknown, known: readonly string[]): Misfit[] {
  if (!isObject(value)) return [];
  const misfits = findStepMisfits(value, known, [...ACTIONS, 'steps'], 'test');
  const steps = Array.isArray(value['steps']) ? value['steps'] : [];
  const prompts = [value, ...steps].filter((one) => hasKey(one, 'prompt'));
  if (hasKey(value, 'models') && prompts.length === 0) misfits.push(needs(['models'], OF_MODEL));
  const models = [value['models']].flat();
  const twice = models.findIndex((one, at) => models.indexOf(one) < at);
  if (twice > 0) {
    const data = { code: 'repeated', what: 'model', name: String(models[twice]) } as const;
    misfits.push({ path: ['models', twice], data });
  }
  const isOrdered = prompts.some(({ order }) => orderOf(order) !== undefined);
  if (isOrdered && hasKey(value, 'matchOptions')) misfits.push(conflict('order', 'matchOptions'));
  if (prompts.some((one) => hasKey(one, 'calls')) && value['isNegativeTest'] === true)
    misfits.push(conflict('calls', 'isNegativeTest'));
  // The API has one order for a case, and one word that no tool may be called.
  for (const [key, readOf] of Object.entries({ order: orderOf, never: isNever })) {
    // An order says nothing about a prompt without `calls`.
    const [first, ...others] = prompts.filter((one) => key !== 'order' || hasKey(one, 'calls'));
    const other = others.find((one) => readOf(one[key]) !== readOf(first?.[key]));
    if (other === undefined) continue;
    misfits.push({ path: ['steps', steps.indexOf(other), key], data: { code: 'differs', key } });
  }
  return misfits;
}
