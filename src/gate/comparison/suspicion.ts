import type { FreshResults } from '../../model/baseline.ts';
import type { RegressionPolicy } from '../../model/policy.ts';
import type { Look, Suspicion } from '../../model/regression/suspicion.ts';
import type { RunReport } from '../../model/run-report.ts';
import {
  clearByHeadAlone,
  confirmRegression,
  type FreshResults as FreshOfCase,
  findSuspicion,
  HARMLESS,
  ITERATIONS_PER_LOOK,
  ITERATIONS_PER_SUSPECT,
  lookAt,
} from '../statistics/confirmation.ts';
import { namedCase } from './case-lists.ts';
import type { Compared } from './compared-reports.ts';
import { decideBroken, freshIterations } from './deterministic-again.ts';
import type { RuledCase } from './rules/rules.ts';
import type { StatisticalFinding } from './rules/statistical-rule.ts';

type Confirming = Pick<RegressionPolicy, 'minEffect' | 'maxConfirmIterations'> & { alpha: number };

/** Whether a regression is suspected, and whether missing results could change that. */
export interface Doubt {
  suspicion: Suspicion | null;
  /** Sampled cases are not, or might not be, and would be if missing results came out otherwise. */
  isOpen: boolean;
  /** Deterministic cases that broke count only once they did so again. */
  defersStrict: boolean;
}

/** What is known when a suspicion is looked into. */
interface Known {
  /** The results that raised it. */
  report: RunReport;
  fresh: FreshResults | undefined;
  canRunBase: boolean | undefined;
}

/**
 * Whether a regression against results of another session is suspected, and what fresh results say
 * of it. What has yet to be run stands in it. Deterministic cases come first, since one iteration of
 * each will do, and only where the base can be run: by themselves they need none.
 */
export function assessSuspicion(
  { strict, statistical }: Pick<Compared, 'strict' | 'statistical'>,
  policy: Confirming,
  known: Known,
): Doubt {
  const { alpha, maxConfirmIterations: most } = policy;
  const mostCases = Math.floor(most / ITERATIONS_PER_SUSPECT);
  const broken = runsBase(known) ? strict.regressed.slice(0, mostCases) : [];
  const defersStrict = broken.length > 0;
  const ofSampled = (maxConfirmIterations: number) =>
    statistical === null
      ? { suspicion: null, isOpen: false }
      : assessSampled(statistical, { ...policy, maxConfirmIterations }, known.fresh);
  if (!defersStrict) return { ...ofSampled(most), defersStrict };
  const { outcome, otherwise } = decideBroken(broken, known.report, known.fresh);
  const left = most - 2 * broken.length - ITERATIONS_PER_SUSPECT * otherwise.length;
  const { suspicion: sampled, isOpen } = ofSampled(Math.max(0, left));
  const suspects = broken.map(namedCase);
  const looks: Look[] = [];
  const of = (ended: Omit<Ended, 'looks'>): Doubt => ({
    suspicion: { trigger: 'deterministic', suspects, ...ended, looks },
    ...{ isOpen, defersStrict },
  });
  if (outcome === 'suspected') return of({ outcome, wanted: { look: 1, iterationsEach: 1 } });
  if (outcome === 'confirmed') return of({ outcome, wanted: null });
  if (otherwise.length > 0 && known.fresh !== undefined) {
    // They vary, though not in whether they pass, and are looked at as those that do.
    const ended = decideByFresh(otherwise, alpha, known.fresh);
    looks.push(...ended.looks);
    if (ended.outcome !== 'not-confirmed') return of(ended);
  }
  if (sampled !== null) return { suspicion: sampled, isOpen, defersStrict };
  return of({ outcome, wanted: null });
}

/** As far as is known: where something was run again without it, it could not be. */
function runsBase({ fresh, canRunBase = false }: Known): boolean {
  const wasTried = fresh !== undefined && fresh.head.cases.length > 0;
  return canRunBase && !(wasTried && fresh.baseline === null);
}

function assessSampled(
  finding: StatisticalFinding,
  policy: Confirming,
  fresh: FreshResults | undefined,
): Omit<Doubt, 'defersStrict'> {
  const { alpha, minEffect, maxConfirmIterations: maxIterations } = policy;
  const { isWorse, cases, pairs } = finding;
  const suspected = findSuspicion(
    pairs,
    { alpha, minEffect, maxIterations },
    isWorse.atBest && isWorse.atWorst,
  );
  if (suspected === null) {
    return { suspicion: null, isOpen: isWorse.atWorst || finding.mightCall };
  }
  const suspects = suspected.suspects.flatMap((at) => cases[at] ?? []);
  const named = { trigger: suspected.trigger, suspects: suspects.map(namedCase) };
  const ended = fresh === undefined ? null : decideByFresh(suspects, alpha, fresh);
  const wanted = { look: 1 as const, iterationsEach: ITERATIONS_PER_LOOK };
  return {
    suspicion: { ...named, ...(ended ?? { outcome: 'suspected', wanted, looks: [] }) },
    isOpen: false,
  };
}

type Ended = Pick<Suspicion, 'outcome' | 'wanted' | 'looks'>;

function decideByFresh(
  suspects: readonly RuledCase[],
  alpha: number,
  { head, baseline }: FreshResults,
): Ended {
  const ofHead = freshResults(head, suspects);
  if (baseline === null) return decideByHeadAlone(suspects, alpha, ofHead);
  const ofBaseline = freshResults(baseline, suspects);
  const results = ofHead.map((one, at) => ({ head: one, baseline: ofBaseline[at] ?? [] }));
  const end = confirmRegression(results, alpha);
  const looks = ([1, 2] as const)
    .filter((number) => number <= end.look)
    .flatMap((number) => lookOf(results, number, alpha));
  if (end.outcome === 'incomplete') {
    const most = Math.max(1, ...end.missing.map((one) => Math.max(one.baseline, one.head)));
    return { outcome: 'suspected', wanted: { look: end.look, iterationsEach: most }, looks };
  }
  return { outcome: end.outcome === 'failed' ? 'confirmed' : 'not-confirmed', wanted: null, looks };
}

function lookOf(results: readonly FreshOfCase[], number: 1 | 2, alpha: number): Look[] {
  const look = lookAt(results, number, alpha);
  if (look.outcome === 'incomplete') return [];
  const planned = number * ITERATIONS_PER_LOOK;
  const tally = (side: keyof FreshOfCase) =>
    sumOf(
      results.map((one) => one[side]),
      planned,
    );
  return [
    {
      ...{ number, baseline: tally('baseline'), head: tally('head'), pValue: look.pValue },
      ...{ confirmsAt: look.level, clearsAbove: number === 1 ? HARMLESS : look.level },
    },
  ];
}

/** The stored results of the base against fresh ones of the head. */
function decideByHeadAlone(
  suspects: readonly RuledCase[],
  alpha: number,
  fresh: readonly boolean[][],
): Ended {
  const missing = Math.max(0, ...fresh.map((one) => ITERATIONS_PER_LOOK - one.length));
  if (missing > 0 || fresh.length === 0) {
    const iterationsEach = Math.max(1, missing);
    return { outcome: 'suspected', wanted: { look: 1, iterationsEach }, looks: [] };
  }
  const pairs = suspects.map(({ baseline: { passed, failed } }, at) => ({
    baseline: { passed, total: passed + failed },
    head: sumOf([fresh[at] ?? []]),
  }));
  const { outcome, pValue } = clearByHeadAlone(pairs, alpha);
  const look: Look = {
    ...{ number: 1, baseline: null, head: sumOf(fresh), pValue },
    ...{ confirmsAt: null, clearsAbove: alpha },
  };
  return {
    outcome: outcome === 'passed' ? 'not-confirmed' : 'undecided',
    ...{ wanted: null, looks: [look] },
  };
}

function sumOf(results: readonly (readonly boolean[])[], planned = Number.POSITIVE_INFINITY) {
  const counted = results.flatMap((one) => one.slice(0, planned));
  return { passed: counted.filter(Boolean).length, total: counted.length };
}

/** Whether the iterations of each suspect passed. */
function freshResults(report: RunReport, suspects: readonly RuledCase[]): boolean[][] {
  return freshIterations(report, suspects).map((iterations) =>
    iterations.map(({ outcome }) => outcome === 'passed'),
  );
}
