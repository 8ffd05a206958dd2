import { passRate } from '../../../model/counts.ts';
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
  interval?: Interval;
  /** What the gate asks for. */
  threshold?: number;
  tone: Tone;
}

/** Rates that differ by less are the same one, summed in another order. */
const ROUNDING = 1e-9;

/** The pass rate beside what the gate asks of it; null where nothing counts. */
export function ownRate({ counts }: Pick<Facts, 'counts'>, verdict: Verdict): OwnRate | null {
  const rate = passRate(counts);
  if (rate === null) return null;
  const { threshold, interval, observed } =
    verdict.checks.find(({ id }) => id === 'min-pass-rate') ?? {};
  // Without the cases in quarantine it may be another rate that was judged.
  const isOfIt = observed != null && Math.abs(observed - rate) < ROUNDING;
  return {
    ...{ rate, tone: VERDICT_TONES[verdict.value] },
    ...(isOfIt && interval && { interval }),
    ...(threshold != null && { threshold }),
  };
}
