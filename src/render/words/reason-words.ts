import type { Discrepancy } from '../../model/declared-counts.ts';
import { listSome, quotedName } from '../../model/listed-names.ts';
import { countOf, formatCount, formatExactPercent } from '../../model/quantity.ts';
import type { KNOWN_RUN_STATUSES } from '../../model/run-report.ts';
import type { CaseShortfall, Check, Reason } from '../../model/verdict.ts';
import { describeBudgetReason } from './budget-words.ts';
import { describeUnhealthy } from './health/diagnosis-words.ts';
import { describeRegressionReason, isOfRegression, sentencePart } from './regression-words.ts';
import { describeSurfaceReason } from './surface/surface-words.ts';

type UnfinishedStatus = Exclude<(typeof KNOWN_RUN_STATUSES)[number], 'completed'>;

const UNFINISHED: Readonly<Record<UnfinishedStatus, string>> = {
  cancelled: 'the run was cancelled',
  failed: 'the run failed to execute',
  timed_out: 'the run timed out',
  pending: 'the run never started',
  running: 'the run did not finish',
};
/** A map, since a service may call a status `constructor`. */
const STATUS_WORDS = new Map(Object.entries(UNFINISHED));

/** Why a run of this status, which is not `completed`, has nothing to judge. */
export function describeUnfinished(status: string): string {
  return STATUS_WORDS.get(status) ?? `the run's status is ${status}, not completed`;
}

/** Why a check came out as it did, as a part of a sentence. Not yet escaped. */
export function describeReason(
  reason: Reason,
  { sampleOf, about, threshold }: Pick<Check, 'sampleOf' | 'about' | 'threshold'>,
): string {
  if (isOfRegression(reason)) return describeRegressionReason(reason, sampleOf);
  switch (reason.code) {
    case 'no-run':
      return 'no run was seen';
    case 'run-unfinished':
      return describeUnfinished(reason.status);
    case 'no-result':
      return 'the service gave no result';
    case 'problem':
      return describeProblem(reason);
    case 'nothing-to-judge':
      return `there is not one ${sampleOf} to judge`;
    case 'more-than-declared':
      return excessOfRun(reason);
    case 'fewer-than-declared':
      return shortfallOfRun(reason);
    case 'unfinished':
      return `${countOf(reason.count, sampleOf)} did not finish`;
    case 'counted-as-failed': {
      const counts = reason.count === 1 ? 'counts' : 'count';
      return `${countOf(reason.count, `missing ${sampleOf}`)} ${counts} as failed`;
    }
    case 'model-not-run':
      return `no iteration ran on ${about?.name ?? 'it'}`;
    case 'no-model':
      return 'no iteration ran on a model';
    case 'too-many-models':
      return `the results name ${countOf(reason.count, 'model')}, and ${reason.limit} are told apart`;
    case 'sample-too-small':
      return smallSample(reason, { sampleOf, threshold });
    case 'no-case-rated':
      return 'none of the cases that a rate is asked of is here';
    case 'rated-unknown': {
      const named = reason.names.slice(0, CASES_TOLD).map(quotedName);
      const count = reason.names.length + reason.more;
      return `a rate is asked of ${listSome(named, count)} too, which no case is called or tagged with or runs on`;
    }
    case 'cases-below':
      return lowCases(reason);
    case 'servers-ill':
    case 'servers-unknown':
      return describeUnhealthy(reason);
    case 'not-told':
    case 'baseline-not-told':
    case 'run-time-unknown':
    case 'no-price':
    case 'cases-over':
    case 'budget-could-not-fail':
    case 'other-session':
      return describeBudgetReason(reason, { sampleOf });
    case 'silent-servers':
    case 'surface-changed':
    case 'no-surface-baseline':
      return describeSurfaceReason(reason);
  }
}

function smallSample(
  { size, needed }: { size: number; needed: number | null },
  { sampleOf, threshold }: Pick<Check, 'sampleOf' | 'threshold'>,
): string {
  const rate = threshold === null ? 'that rate' : `a rate of ${formatExactPercent(threshold)}`;
  if (needed === null) return `no number of ${sampleOf}s can show ${rate}`;
  const are = size === 1 ? 'is' : 'are';
  return `${countOf(size, sampleOf)} ${are} too few to show ${rate}, whatever they say: ${formatCount(needed)} are needed`;
}

/** Cases that are named in a sentence; the report file has more. */
const CASES_TOLD = 5;

/** `2 cases miss it: "a" (1 of 5, 4 wanted), "b" (3 of 5, 4 wanted)`. */
function lowCases({ cases, more }: { cases: readonly CaseShortfall[]; more: number }): string {
  const count = cases.length + more;
  const named = cases
    .slice(0, CASES_TOLD)
    .map(
      ({ title, passed, total, least }) =>
        `${quotedName(title)} (${formatCount(passed)} of ${formatCount(total)}, ${formatCount(least)} wanted)`,
    );
  return `${countOf(count, 'case')} ${count === 1 ? 'misses' : 'miss'} it: ${listSome(named, count)}`;
}

function describeProblem({ message, more }: { message: string; more: number }): string {
  const text = sentencePart(message);
  return more === 0 ? text : `${text} (and ${countOf(more, 'more problem')})`;
}

/** Of iterations that were read of a run: more of a kind cannot come from results that were missed. */
function excessOfRun({ kind, declared, counted }: Discrepancy): string {
  const what = kind === 'total' ? 'in all' : kind;
  return `the counts disagree: ${formatCount(counted)} iterations ${what} were read, the service declares ${formatCount(declared)}`;
}

/** Of iterations of a run of which not all were read. */
function shortfallOfRun({ kind, declared, counted }: Discrepancy): string {
  const what = kind === 'total' ? '' : ` ${kind}`;
  return `only ${formatCount(counted)} of the ${formatCount(declared)}${what} iterations the service declares were read`;
}
