import type { MatchOptions } from './test-case.ts';

/** How the arguments of a call are compared with the expected ones (wire reference, 5.1, 5.3). */
export type ArgumentMatching = NonNullable<MatchOptions['argumentMatching']>;

/**
 * `ignore`: in any order. `in-order`: in the expected order, other calls may come between.
 * `exact`: the expected calls in their order and no others.
 */
export type CallOrder = 'ignore' | 'in-order' | 'exact';

/** Match options in one vocabulary. `maxExtraCalls` is null where extras are unlimited. */
export interface MatchRules {
  order: CallOrder;
  maxExtraCalls: number | null;
  argumentMatching: ArgumentMatching;
}

const ORDERS: Readonly<Record<NonNullable<MatchOptions['toolCallOrder']>, CallOrder>> = {
  ignore: 'ignore',
  any: 'ignore',
  superset: 'in-order',
  'in-order': 'in-order',
  strict: 'exact',
  exact: 'exact',
};

function maxExtraCalls(options: MatchOptions, order: CallOrder): number | null {
  if (order === 'exact') return 0;
  if (options.maxExtraToolCalls !== undefined) return options.maxExtraToolCalls;
  if (options.extraToolCalls !== undefined) {
    return options.extraToolCalls === 'unlimited' ? null : options.extraToolCalls;
  }
  return options.allowExtraToolCalls === false ? 0 : null;
}

/** Reads both published vocabularies (wire reference, 5.1) and fills in the defaults. */
export function matchRules(options: MatchOptions = {}): MatchRules {
  const order = ORDERS[options.toolCallOrder ?? 'ignore'];
  return {
    order,
    maxExtraCalls: maxExtraCalls(options, order),
    argumentMatching: options.argumentMatching ?? options.arguments ?? 'partial',
  };
}

/** Whether the rules ask more of the calls than each assertion does by itself. */
export function restrictsCalls({ order, maxExtraCalls }: MatchRules): boolean {
  return order !== 'ignore' || maxExtraCalls !== null;
}
