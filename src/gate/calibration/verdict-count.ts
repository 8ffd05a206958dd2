import type { Alarms, CheckAlarms } from '../../model/calibration.ts';
import type { Check, Verdict } from '../../model/verdict.ts';
import type { FalseAlarms } from '../statistics/false-alarms/within-run.ts';

/** Of the interval around a rate of false alarms. */
const CONFIDENCE = 0.95;

/** Counts how verdicts came out where nothing had changed. */
export class VerdictCount {
  #undecided = 0;
  readonly #checks = new Map<string, CheckAlarms>();

  /** @returns whether it blocks. */
  add({ value, checks }: Pick<Verdict, 'value' | 'checks'>): boolean {
    if (value === 'incomplete') this.#undecided += 1;
    for (const check of checks) this.#addCheck(check);
    return value === 'failed';
  }

  #addCheck({ id, about, gates, outcome }: Check): void {
    if (outcome !== 'failed' && outcome !== 'undecided') return;
    const key = JSON.stringify([id, about]);
    const none = { id, ...(about && { about }), gates, failed: 0, undecided: 0 };
    const counted = this.#checks.get(key) ?? none;
    counted[outcome] += 1;
    this.#checks.set(key, counted);
  }

  /** What was counted, beside how often it blocked. */
  alarms({ runs, alarms, rate, interval }: FalseAlarms): Alarms {
    return {
      ...{ judged: runs, blocked: alarms, undecided: this.#undecided, rate },
      interval: { low: interval.lower, high: interval.upper, confidence: CONFIDENCE },
      checks: [...this.#checks.values()],
    };
  }
}
