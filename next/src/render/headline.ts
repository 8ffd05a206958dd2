import { describeFailure } from '../words/failures.ts';
import { describeProblem } from '../words/problems.ts';
import { describeNews } from '../words/verdicts.ts';
import type { Findings } from './findings.ts';

/** The first line of every surface, without markup. */
export function headline({ value, counts, total, broken, problems, causes }: Findings): string {
  const reasons = [
    ...problems.map(describeProblem),
    ...causes.map(({ failure }) => describeFailure(failure)),
  ];
  return describeNews(value, counts, { total, broken }, reasons);
}
