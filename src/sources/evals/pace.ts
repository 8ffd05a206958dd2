import type { Run } from '../../api/resources/evals.ts';

/**
 * Milliseconds between looks: while a run may end at any time, a share of its time so far; at most the
 * longest, since it may break off. Looks in a minute: a third of the requests of a key, for other jobs.
 */
const HOSTED = { share: 0.7, shortest: 1_200, steady: 3_300, longest: 10_000, looks: 20 };
/** Counts change nothing. */
const EMBEDDED = { share: 0.05, shortest: 20, steady: 2_000, longest: 0, looks: 60_000 };
/** At the deadline itself no request can be answered. */
const LAST_LOOK_MS = 1_000;
/** Share of the way to the soonest end that is waited at once, and of the time that was watched. */
const STRIDE = 0.6;
const TRUST = 0.5;
/** Some iterations are never counted, so an estimate is wrong by this share of the run. */
const ERROR_SHARE = 0.1;
const MINUTE_MS = 60_000;

/** Says when to look at a run. Times are milliseconds since its creation. */
export class Pace {
  readonly #limits: typeof HOSTED;
  /** Of the last minute. */
  #looks: number[] = [];
  #done = 0;
  #left = 0;
  #changedAt = 0;
  /** Iterations in a millisecond; 0: not known. */
  #rate = 0;
  /** Ended at once, beyond what the rate explains: as many may do so again. */
  #burst = 1;

  constructor(isHosted: boolean) {
    this.#limits = isHosted ? HOSTED : EMBEDDED;
  }

  /** Takes in what a look saw; null if it failed. */
  see(at: number, run: Pick<Run, 'summary'> | null): void {
    this.#looks = [...this.#looks.filter((one) => one > at - MINUTE_MS), at];
    const { total, passed, failed } = run?.summary ?? {};
    if (total == null || passed == null || failed == null) return;
    const done = passed + failed;
    if (passed < 0 || failed < 0 || done > total) return;
    this.#left = total - done;
    if (done === this.#done) return;
    const isBack = done < this.#done;
    this.#rate = isBack ? 0 : done / at;
    this.#burst = Math.max(1, done - this.#done - this.#rate * (at - this.#changedAt));
    // Counts that go back are never trusted again.
    this.#done = isBack ? Number.POSITIVE_INFINITY : done;
    this.#changedAt = at;
  }

  /** When to look next; null if there is no time for it before the deadline. */
  next(now: number, deadline: number): number | null {
    const { share, shortest, steady, longest, looks } = this.#limits;
    const soon = Math.min(Math.max(shortest, now * share), steady);
    const left = (this.#left - this.#burst) / this.#rate;
    // Without counts that make sense a run can end at any time.
    const soonest = this.#rate > 0 ? left - (now - this.#changedAt) - now * ERROR_SHARE : 0;
    const wait = Math.max(soon, Math.min(soonest * STRIDE, now * TRUST, longest));
    const last = deadline - LAST_LOOK_MS;
    let at = Math.ceil(now + wait);
    if (at > last) {
      if (last < now + shortest / 2) return null;
      at = last;
    }
    const oldest = this.#looks.at(-looks);
    at = Math.max(at, oldest === undefined ? 0 : oldest + MINUTE_MS);
    return at < deadline ? at : null;
  }
}
