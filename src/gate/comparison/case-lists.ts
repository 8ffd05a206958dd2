import type { CaseList, ComparedCase } from '../../model/regression/comparison.ts';
import type { NamedCase } from '../../model/regression/suspicion.ts';
import { earlierPasses, surpriseOf } from '../flakiness.ts';
import type { CaseResults } from './case-results.ts';
import type { RuledCase } from './rules/rules.ts';

/** More than that nobody reads, and a report is to hold. */
const MOST_NAMED = 1_000;

export function listOf<Named extends NamedCase>(cases: readonly Named[]): CaseList<Named> {
  return { count: cases.length, named: cases.slice(0, MOST_NAMED) };
}

/** By the name of the head, where it tells one. */
export function namedCase({ head, baseline }: Pick<RuledCase, 'head' | 'baseline'>): NamedCase {
  return { identity: head.identity, title: head.title ?? baseline.title };
}

export function namedResults({ identity, title }: CaseResults): NamedCase {
  return { identity, title };
}

/** What the test of single cases said of one. */
export interface SingleCall {
  pValue: number;
  called: boolean;
}

export function comparedCase(one: RuledCase, call: SingleCall | null): ComparedCase {
  const { baseline, head, rule, history } = one;
  const tally = ({ passed, failed }: CaseResults) => ({ passed, total: passed + failed });
  return {
    ...namedCase(one),
    ...{ rule, baseline: tally(baseline), head: tally(head) },
    ...(call !== null && { pValue: call.pValue }),
    ...(call?.called && { isCalled: true as const }),
    ...(history !== null && { history: earlierPasses(history) }),
  };
}

/** With what decides of a case that is known to be flaky. */
export function flakyCase(one: RuledCase, call: SingleCall | null): ComparedCase {
  const rarity = surpriseOf(one.history);
  return { ...comparedCase(one, call), ...(rarity !== null && { rarity }) };
}
