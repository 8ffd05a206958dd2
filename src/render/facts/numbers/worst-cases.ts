import { passRate } from '../../../model/counts.ts';
import type { CaseFacts, Facts } from '../facts.ts';

/** Rows of a heat map, and how many cases it has no room for. */
export interface WorstCases {
  rows: readonly CaseFacts[];
  more: number;
}

/** The cases with the lowest pass rates, told one by one; none where no case ran more than once. */
export function worstCases({ cases, repeats }: Facts, limit: number): WorstCases {
  const told = repeats ? cases.filter(({ testCase }) => testCase.iterations.length > 0) : [];
  const rated = told
    .map((facts) => ({ facts, rate: passRate(facts.counts) ?? 2 }))
    .sort((one, other) => one.rate - other.rate);
  const rows = rated.slice(0, limit).map(({ facts }) => facts);
  return { rows, more: told.length - rows.length };
}
