import { type Counts, passRate } from '../../../model/counts.ts';
import type { Interval, Verdict, VerdictValue } from '../../../model/verdict.ts';
import type { Facts } from '../facts.ts';

/** How something came out, by colour; what it is has to be said or drawn beside. */
export type Tone = 'good' | 'bad' | 'warn' | 'plain';

const VERDICT_TONES: Readonly<Record<VerdictValue, Tone>> = {
  passed: 'good',
  failed: 'bad',
  incomplete: 'warn',
  invalid: 'warn',
};

/** The pass rate, and what is known of it. */
export interface OwnRate {
  /** As a fraction. */
  rate: number;
  /** What it is the rate of. */
  sample: Pick<Counts, 'passed' | 'total'>;
  interval?: Interval;
  /** What the gate asks for. */
  threshold?: number;
  tone: Tone;
}

/** Rates that differ by less are the same one, summed in another order. */
const ROUNDING = 1e-9;

/** The pass rate beside what the gate asks of it; null where nothing counts. */
export function ownRate({ counts }: Pick<Facts, 'counts'>, verdict: Verdict): OwnRate | null {
  const sample = judgedCounts(counts, verdict);
  const rate = passRate(sample);
  if (rate === null) return null;
  const { threshold, interval, observed } =
    verdict.checks.find(({ id }) => id === 'min-pass-rate') ?? {};
  // Of unseen cases it is a mean of rates that was judged.
  const isOfIt = observed != null && Math.abs(observed - rate) < ROUNDING;
  return {
    ...{ rate, sample, tone: VERDICT_TONES[verdict.value] },
    ...(isOfIt && interval && { interval }),
    ...(threshold != null && { threshold }),
  };
}

/** Without what is in quarantine, which does not count. */
function judgedCounts({ passed, total }: Counts, { quarantine = [] }: Verdict): OwnRate['sample'] {
  const aside = quarantine.flatMap(({ state, sample }) => (state === 'active' ? [sample] : []));
  const sizes = aside.map(({ sampleSize }) => sampleSize);
  const passes = aside.map(({ observed, sampleSize }) => Math.round((observed ?? 0) * sampleSize));
  const sum = (figures: readonly number[]) => figures.reduce((all, one) => all + one, 0);
  return { passed: Math.max(0, passed - sum(passes)), total: Math.max(0, total - sum(sizes)) };
}
