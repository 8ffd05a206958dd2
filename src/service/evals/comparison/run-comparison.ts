import type {
  CASE_STATUSES,
  ComparedCase,
  Diff,
  RunComparison,
} from '../../../contract/resources/results/comparison.ts';
import type { RunRecord } from '../../storage/records.ts';
import { scoreIntegrityOf, summarizeRun } from '../run-criteria.ts';
import type { CaseSide, RunSide, ScorerSide } from './run-side.ts';

type Comparison = Pick<
  RunComparison,
  'baseRun' | 'compareRun' | 'passSummary' | 'metrics' | 'scoreContract' | 'cases'
>;

/** Holds a run against an earlier one; errors of cases have so many characters at most. */
export function compareRuns(base: RunSide, compare: RunSide, previewChars: number): Comparison {
  const [before, after] = [summarizeRun(base.run), summarizeRun(compare.run)];
  const keys = new Set([...base.cases.keys(), ...compare.cases.keys()]);
  return {
    baseRun: comparedRun(base.run),
    compareRun: comparedRun(compare.run),
    passSummary: {
      passRatePercent: diff(before.passRate * 100, after.passRate * 100),
      total: diff(before.total, after.total),
      passed: diff(before.passed, after.passed),
      failed: diff(before.failed, after.failed),
    },
    metrics: {
      wallDurationMs: diff(durationOf(base.run), durationOf(compare.run)),
      totalTokens: diff(base.totalTokens, compare.totalTokens),
      // What tokens cost is not known here.
      estimatedCostUsd: diff(null, null),
    },
    scoreContract: {
      base: scoredSide(base.run),
      compare: scoredSide(compare.run),
      evaluationConfigChanged:
        base.run.origin?.evaluationConfigHash !== compare.run.origin?.evaluationConfigHash ||
        areOthers(base.evaluationConfigs, compare.evaluationConfigs),
      scorers: pairs(base.scorers, compare.scorers).map(([scorerId, one, other]) => ({
        ...scorerFacts(scorerId, one, other),
        passRate: diff(passRateOf(one), passRateOf(other)),
        meanValue: diff(meanOf(one), meanOf(other)),
        errorCount: { base: one?.errors ?? 0, compare: other?.errors ?? 0 },
      })),
    },
    cases: [...keys].map((key) =>
      comparedCase(key, base.cases.get(key), compare.cases.get(key), previewChars),
    ),
  };
}

function comparedRun(run: RunRecord) {
  const { id, runNumber, result, createdAt, completedAt } = run;
  return { id, runNumber, result, createdAt, completedAt, summary: summarizeRun(run) };
}

const durationOf = ({ createdAt, completedAt }: RunRecord): number | null =>
  completedAt === null ? null : completedAt - createdAt;

function scoredSide(run: RunRecord) {
  const { scored = 0, quarantined = 0 } = run.scores ?? {};
  return {
    evaluationConfigHash: run.origin?.evaluationConfigHash ?? null,
    scoreIntegrity: scoreIntegrityOf(run),
    ...{ scoredIterations: scored, quarantinedIterations: quarantined },
  };
}

function diff(base: number | null, compare: number | null): Diff {
  const delta = base === null || compare === null ? null : compare - base;
  const percentDelta = delta === null || !base ? null : (delta / Math.abs(base)) * 100;
  return { base, compare, delta, percentDelta };
}

/** Both say something, and not the same. */
function areOthers(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  if (one.size === 0 || other.size === 0) return false;
  return one.size !== other.size || [...one].some((text) => !other.has(text));
}

type Pair<Side> = [id: string, base: Side | undefined, compare: Side | undefined];

function pairs<Side>(base: Map<string, Side>, compare: Map<string, Side>): Pair<Side>[] {
  const ids = new Set([...base.keys(), ...compare.keys()]);
  return [...ids].map((id) => [id, base.get(id), compare.get(id)]);
}

function scorerFacts(
  scorerId: string,
  base: ScorerSide | undefined,
  compare: ScorerSide | undefined,
) {
  const { gating = false, deterministic = false } = compare ?? base ?? {};
  const definitionChanged =
    base !== undefined && compare !== undefined && areOthers(base.definitions, compare.definitions);
  return { scorerId, gating, deterministic, definitionChanged };
}

const passRateOf = (side: ScorerSide | undefined): number | null =>
  side === undefined || side.judged === 0 ? null : side.passed / side.judged;

const meanOf = (side: ScorerSide | undefined): number | null =>
  side === undefined || side.values === 0 ? null : side.valueSum / side.values;

function comparedCase(
  caseKey: string,
  base: CaseSide | undefined,
  compare: CaseSide | undefined,
  previewChars: number,
): ComparedCase {
  const [before, after] = [caseSide(base, previewChars), caseSide(compare, previewChars)];
  const areBoth = base !== undefined && compare !== undefined;
  const configChanged = areBoth && areOthers(base.configs, compare.configs);
  const evaluationConfigChanged =
    areBoth && areOthers(base.evaluationConfigs, compare.evaluationConfigs);
  const isChanged = configChanged || evaluationConfigChanged;
  return {
    caseKey,
    title: (compare ?? base)?.title ?? caseKey,
    status: statusOf(before.outcome, after.outcome, isChanged),
    ...{ configChanged, evaluationConfigChanged },
    scoreDeltas: pairs(base?.scorers ?? new Map(), compare?.scorers ?? new Map()).map(
      ([scorerId, one, other]) => ({
        ...scorerFacts(scorerId, one, other),
        ...{ base: scoreSide(one), compare: scoreSide(other) },
        value: diff(meanOf(one), meanOf(other)),
      }),
    ),
    ...{ base: before, compare: after },
  };
}

type Outcome = ComparedCase['base']['outcome'];

function statusOf(
  base: Outcome,
  compare: Outcome,
  isChanged: boolean,
): (typeof CASE_STATUSES)[number] {
  if (base === 'absent') return 'new_case';
  if (compare === 'absent') return 'removed_case';
  if (base !== compare) return compare === 'failed' ? 'regressed' : 'fixed';
  if (isChanged) return 'changed';
  return base === 'passed' ? 'unchanged_passed' : 'unchanged_failed';
}

/** Iterations without a verdict say nothing of a case, and so are as good as absent. */
function caseSide(side: CaseSide | undefined, previewChars: number): ComparedCase['base'] {
  const { iterationIds = [], passed = 0, failed = 0, representative = null } = side ?? {};
  return {
    outcome: failed > 0 ? 'failed' : passed > 0 ? 'passed' : 'absent',
    iterationIds,
    representativeIterationId: representative?.id ?? null,
    error: representative?.error?.slice(0, previewChars) ?? null,
  };
}

/** `passed`: in each iteration that was judged. */
const scoreSide = (side: ScorerSide | undefined) =>
  side === undefined
    ? null
    : { passed: side.judged === 0 ? null : side.passed === side.judged, value: meanOf(side) };
