import type { Run } from '../../api/resources/evals.ts';

/** How often a run may be looked at. Milliseconds. */
interface Limits {
  firstMs: number;
  /** While a run may end at any time: a share of its time so far, within bounds. */
  share: number;
  shortestMs: number;
  steadyMs: number;
  /** However far the end is, since a run may break off; 0: counts change nothing. */
  longestMs: number;
  looksAMinute: number;
}

/** A third of the requests that a key has, since other jobs may share it. */
const HOSTED: Limits = {
  firstMs: 1_200,
  share: 0.7,
  shortestMs: 1_200,
  steadyMs: 3_300,
  longestMs: 10_000,
  looksAMinute: 20,
};
/** The service of a job has nothing else to do. */
const EMBEDDED: Limits = {
  firstMs: 0,
  share: 0.05,
  shortestMs: 50,
  steadyMs: 2_000,
  longestMs: 0,
  looksAMinute: Number.POSITIVE_INFINITY,
};

/** At the deadline itself no request can be answered. */
const LAST_LOOK_MS = 1_000;
/** Share of the way to the soonest end that is waited at once, and of the time that was watched. */
const STRIDE = 0.6;
const TRUST = 0.5;
/** Some iterations are never counted, so an estimate is wrong by this share of the run. */
const ERROR_SHARE = 0.1;
const RECENT_LOOKS = 12;
/** The rate of late is that since so many looks. */
const RATE_LOOKS = 5;
const MINUTE_MS = 60_000;

interface Progress {
  at: number;
  done: number;
  total: number;
}

/** Says when to look at a run. Times are milliseconds since its creation. */
export class Pace {
  readonly #limits: Limits;
  /** Looks of the last minute. */
  #looks: number[] = [];
  #seen: Progress[] = [];
  #changedAt = 0;
  #isBackward = false;

  constructor(isHosted: boolean) {
    this.#limits = isHosted ? HOSTED : EMBEDDED;
  }

  /** Takes in what a look saw; null if it failed. */
  see(at: number, run: Pick<Run, 'summary'> | null): void {
    this.#looks = [...this.#looks.filter((one) => one > at - MINUTE_MS), at];
    const { total, passed, failed } = run?.summary ?? {};
    if (typeof total !== 'number' || typeof passed !== 'number' || typeof failed !== 'number')
      return;
    const done = passed + failed;
    if (!(total > 0 && passed >= 0 && failed >= 0 && done <= total)) return;
    const before = this.#seen.at(-1)?.done ?? 0;
    if (done < before) this.#isBackward = true;
    if (done !== before) this.#changedAt = at;
    this.#seen = [...this.#seen, { at, done, total }].slice(-RECENT_LOOKS);
  }

  /** When to look next; null if there is no time for it before the deadline. */
  next(now: number, deadline: number): number | null {
    const last = deadline - LAST_LOOK_MS;
    let at = Math.ceil(now + this.#wait(now));
    if (at > last) {
      if (last < now + this.#limits.shortestMs / 2) return null;
      at = last;
    }
    const oldest = this.#looks.at(-this.#limits.looksAMinute);
    at = Math.max(at, oldest === undefined ? 0 : oldest + MINUTE_MS);
    return at < deadline ? at : null;
  }

  #wait(now: number): number {
    const { firstMs, shortestMs, share, steadyMs, longestMs } = this.#limits;
    if (this.#looks.length === 0) return firstMs;
    const soon = Math.min(Math.max(shortestMs, now * share), steadyMs);
    return Math.max(soon, Math.min(this.#soonestEnd(now) * STRIDE, now * TRUST, longestMs));
  }

  /** Time for which the run will hardly end; 0 or less if it may end at any time. */
  #soonestEnd(now: number): number {
    const last = this.#seen.at(-1);
    if (last === undefined || last.done * last.at === 0 || this.#isBackward)
      return 0;
    const recent = this.#seen.at(-RATE_LOOKS) ?? last;
    const late = recent.at < last.at ? (last.done - recent.done) / (last.at - recent.at) : 0;
    const rate = Math.max(last.done / last.at, late);
    // As many as ended at once before, beyond what the rate explains, may do so again.
    const bursts = this.#seen.slice(1).map(({ at, done }, index) => {
      const before = this.#seen[index] ?? { at, done };
      return done - before.done - rate * (at - before.at);
    });
    const left = last.total - last.done - Math.max(1, ...bursts);
    return left / rate - (now - this.#changedAt) - now * ERROR_SHARE;
  }
}
