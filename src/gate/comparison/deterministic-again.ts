import type { FreshResults } from '../../model/baseline.ts';
import type { CaseReport, Digest, IterationReport, RunReport } from '../../model/run-report.ts';
import type { RuledCase } from './rules/rules.ts';

/** What one fresh iteration on each side said of deterministic cases that broke. */
export interface BrokenAgain {
  outcome: 'suspected' | 'confirmed' | 'not-confirmed';
  /** They pass on the base and fail here, but of another cause than at first. */
  otherwise: RuledCase[];
}

/**
 * Whether a case that passed in the baseline and fails here is broken by the head: a fresh iteration
 * passes on the base, and one fails here with the same cause. One such case will do.
 * @param first the results in which they failed.
 */
export function decideBroken(
  cases: readonly RuledCase[],
  first: RunReport,
  fresh: FreshResults | undefined,
): BrokenAgain {
  const before = freshIterations(first, cases);
  const here = freshIterations(fresh?.head, cases);
  const there = freshIterations(fresh?.baseline, cases);
  const otherwise: RuledCase[] = [];
  let isWhole = true;
  for (const [at, one] of cases.entries()) {
    const [ofHead, ofBase] = [here[at]?.[0], there[at]?.[0]];
    if (ofHead === undefined || ofBase === undefined) {
      isWhole = false;
    } else if (ofBase.outcome === 'passed' && ofHead.outcome !== 'passed') {
      const cause = causeOf(ofHead);
      const isSame = (before[at] ?? []).some(
        (iteration) => iteration.outcome !== 'passed' && causeOf(iteration) === cause,
      );
      if (isSame) return { outcome: 'confirmed', otherwise: [] };
      otherwise.push(one);
    }
  }
  return { outcome: isWhole ? 'not-confirmed' : 'suspected', otherwise };
}

/** Iterations of each case, in the order they were planned, as far as they ended. */
export function freshIterations(
  report: RunReport | null | undefined,
  cases: readonly Pick<RuledCase, 'head' | 'baseline'>[],
): IterationReport[][] {
  const byIdentity = new Map<Digest | undefined, CaseReport>(
    (report?.cases ?? []).map((one) => [one.identity, one]),
  );
  return cases.map(({ head, baseline }) => {
    const found = byIdentity.get(head.identity) ?? byIdentity.get(baseline.identity);
    return (found?.iterations ?? [])
      .toSorted((one, other) => one.number - other.number)
      .filter(({ outcome }) => outcome !== 'skipped' && outcome !== 'unfinished');
  });
}

/** Of an error that no assertion tells, so much of its first line is looked at. */
const ERROR_LENGTH = 300;

/**
 * The same for iterations that failed alike: the assertions that were not met, or else what the
 * error says. Words with a digit, such as times and addresses, may differ from run to run.
 */
function causeOf({ outcome, assertions, error }: IterationReport): string {
  const missed = assertions.flatMap(({ passed, label }) => (passed ? [] : [label]));
  if (missed.length > 0) return JSON.stringify([outcome, missed]);
  const line = (error ?? '').trim().slice(0, ERROR_LENGTH).split('\n', 1)[0] ?? '';
  const words = line.split(' ').map((word) => (/\d/.test(word) ? '#' : word));
  return JSON.stringify([outcome, words]);
}
