import type { Baseline } from '../../model/baseline.ts';
import type { BaselinePolicy } from '../../model/policy.ts';
import type { ComparisonNote } from '../../model/regression/comparison.ts';
import type { RegressionReason } from '../../model/regression/regression.ts';
import type { RunReport } from '../../model/run-report.ts';
import type { PairedCase, Pairing } from './pairing.ts';

type Unlike = Extract<RegressionReason, { code: 'unlike-baseline' }>;

/** In how far a baseline is another kind of run than the head. */
export interface Unlikeness {
  notes: ComparisonNote[];
  /** What makes comparisons undecided where that is asked for. */
  reason: Unlike | null;
}

const MOST_MODELS = 10;

/** Age and models of a baseline, and what is not known of its cases. */
export function assessUnlikeness(
  { report, origin }: Baseline,
  head: RunReport,
  pairing: Pairing,
  { maxAgeMs, nowMs }: { maxAgeMs: BaselinePolicy['maxAgeMs']; nowMs: number | undefined },
): Unlikeness {
  const age = ageNotes(origin.createdAtMs, maxAgeMs, nowMs);
  const models = modelNotes(pairing.pairs);
  const [first] = [...age, ...models];
  const [problem] = report.problems;
  return {
    notes: [
      ...age,
      ...models,
      ...(report.formerVersion !== undefined || head.formerVersion !== undefined
        ? [{ code: 'former-version' as const }]
        : counted('definition-unknown', pairing.halfDefined)),
      ...(problem ? [{ code: 'baseline-not-whole' as const, message: problem.message }] : []),
      ...counted('untold-cases', pairing.untold),
    ],
    reason: first === undefined ? null : { code: 'unlike-baseline', why: first.code },
  };
}

function counted(code: 'definition-unknown' | 'untold-cases', count: number): ComparisonNote[] {
  return count === 0 ? [] : [{ code, count }];
}

type AgeNote = Extract<ComparisonNote, { code: 'too-old' | 'age-unknown' }>;

function ageNotes(
  createdAtMs: number | null,
  maxAgeMs: number | null,
  nowMs: number | undefined,
): AgeNote[] {
  if (maxAgeMs === null || nowMs === undefined) return [];
  if (createdAtMs === null) return [{ code: 'age-unknown' }];
  const ageMs = nowMs - createdAtMs;
  return ageMs > maxAgeMs ? [{ code: 'too-old', ageMs, maxAgeMs }] : [];
}

type ModelNote = Extract<ComparisonNote, { code: 'other-models' }>;

function modelNotes(pairs: readonly PairedCase[]): ModelNote[] {
  const others = pairs.filter(({ baseline, head }) => {
    if (baseline.models.length === 0 || head.models.length === 0) return false;
    return baseline.models.join('\n') !== head.models.join('\n');
  });
  if (others.length === 0) return [];
  const names = (side: keyof PairedCase) =>
    [...new Set(others.flatMap((pair) => pair[side].models))].sort().slice(0, MOST_MODELS);
  const count = others.length;
  return [{ code: 'other-models', count, baseline: names('baseline'), head: names('head') }];
}
