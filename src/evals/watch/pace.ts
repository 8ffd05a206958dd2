import type { ReadRun } from '../../contract/resources/run.ts';

/** How often a run may be looked at. */
export interface PaceLimits {
  /** Between looks at a run that may end at any moment: at first this … */
  quickMs: number;
  /** … then this share of the time it has taken … */
  share: number;
  /** … and at most this. */
  steadyMs: number;
  /** Between looks however far the end is: a run may also be cancelled, or break off. */
  longestMs: number;
  looksAMinute: number;
}

/**
 * A third of the 60 requests a minute that a key is granted, since other jobs may share it. Where
 * nothing is known, a look every 3.3 s sees the end 1.65 s after it in the median.
 */
export const REMOTE_PACE: PaceLimits = {
  quickMs: 1_200,
  share: 0.7,
  steadyMs: 3_300,
  longestMs: 10_000,
  looksAMinute: 20,
};
/** The embedded service is there for this run only. */
export const EMBEDDED_PACE: PaceLimits = {
  quickMs: 100,
  share: 0.05,
  steadyMs: 2_000,
  longestMs: 2_000,
  looksAMinute: Number.POSITIVE_INFINITY,
};

/** At the deadline itself no request can be answered any more. */
const LAST_LOOK_BEFORE_DEADLINE_MS = 1_000;
/** Part of the way to the soonest end that is waited at once; the estimate gets better on it. */
const STRIDE = 0.6;
/** A run is left alone for at most this share of the time it has been watched. */
const TRUST = 0.5;
/** Runs differ: the soonest end is taken to be this share of the shortest of the earlier ones. */
const SOONEST_SHARE_OF_HISTORY = 0.8;
/** An estimate is wrong by this share of the run at times: some iterations are never counted. */
const ERROR_SHARE = 0.1;
/** Looks that the rate of a run is taken from. */
const RECENT_LOOKS = 12;
const MINUTE_MS = 60_000;

/** What a look saw of the iterations of a run. */
interface Progress {
  atMs: number;
  done: number;
  total: number;
}

/**
 * Says when to look at a run next, from what was seen of it: seldom while its end is far, often
 * when it may come, and never more often than the limits say. Times are since the run's creation.
 */
export class RunPace {
  readonly #limits: PaceLimits;
  /** Of the shortest of the earlier runs; null where there is none. */
  #usualMs: number | null = null;
  #looksAtMs: number[] = [];
  #seen: Progress[] = [];
  #changedAtMs = 0;
  /** Such counts tell no pace. */
  #countsGoBack = false;

  constructor(limits: PaceLimits) {
    this.#limits = limits;
  }

  /** Takes in how long earlier runs of the suite took. */
  compare(earlierDurationsMs: readonly number[]): void {
    this.#usualMs = earlierDurationsMs.length > 0 ? Math.min(...earlierDurationsMs) : null;
  }

  /** Takes in what a look at `atMs` saw; null where it failed. */
  see(atMs: number, run: ReadRun | null): void {
    this.#looksAtMs = [...this.#looksAtMs.filter((at) => at > atMs - MINUTE_MS), atMs];
    const progress = run === null ? null : progressOf(run, atMs);
    if (progress === null) return;
    const last = this.#seen.at(-1);
    if (progress.done < (last?.done ?? 0)) this.#countsGoBack = true;
    if (progress.done !== (last?.done ?? 0)) this.#changedAtMs = atMs;
    this.#seen = [...this.#seen, progress].slice(-RECENT_LOOKS);
  }

  /**
   * When to look next; null where that is not before the deadline.
   * @param slowdown how much slower than agreed the service wants its requests for now, 1 for not.
   */
  nextLookAtMs(nowMs: number, deadlineMs: number, slowdown = 1): number | null {
    const { quickMs, steadyMs } = this.#limits;
    const slowestMs = slowdown > 1 ? steadyMs * slowdown : 0;
    let atMs = Math.ceil(nowMs + Math.max(this.#waitMs(nowMs), slowestMs));
    const lastMs = deadlineMs - LAST_LOOK_BEFORE_DEADLINE_MS;
    if (atMs > lastMs) {
      if (lastMs < nowMs + quickMs / 2) return null;
      atMs = lastMs;
    }
    atMs = Math.max(atMs, this.#freeAtMs());
    return atMs < deadlineMs ? atMs : null;
  }

  #waitMs(nowMs: number): number {
    const { quickMs, share, steadyMs, longestMs } = this.#limits;
    const anyMomentMs = Math.min(Math.max(quickMs, nowMs * share), steadyMs);
    const farMs = Math.min(this.#soonestEndMs(nowMs) * STRIDE, nowMs * TRUST, longestMs);
    return Math.max(anyMomentMs, farMs);
  }

  /** Time for which the run will hardly end; 0 or less where it may at any moment. */
  #soonestEndMs(nowMs: number): number {
    const last = this.#seen.at(-1);
    if (last !== undefined && last.done > 0 && !this.#countsGoBack) {
      const rate = this.#rate(last);
      const left = last.total - last.done - this.#burst(rate);
      return left / rate - (nowMs - this.#changedAtMs) - nowMs * ERROR_SHARE;
    }
    return this.#usualMs === null ? 0 : this.#usualMs * SOONEST_SHARE_OF_HISTORY - nowMs;
  }

  /** Iterations a millisecond: of the whole run or of late, whichever is more. */
  #rate(last: Progress): number {
    const recent = this.#seen.at(-5);
    const ofAll = last.done / last.atMs;
    if (recent === undefined || recent.atMs >= last.atMs) return ofAll;
    return Math.max(ofAll, (last.done - recent.done) / (last.atMs - recent.atMs));
  }

  /** Iterations that ended at once, beyond what the rate explains: the last ones may as well. */
  #burst(rate: number): number {
    const bursts = this.#seen.slice(1).map((look, index) => {
      const before = this.#seen[index] ?? look;
      return look.done - before.done - rate * (look.atMs - before.atMs);
    });
    return Math.max(1, ...bursts);
  }

  /** When the looks of the last minute leave room for one more. */
  #freeAtMs(): number {
    const oldest = this.#looksAtMs.at(-this.#limits.looksAMinute);
    return oldest === undefined ? 0 : oldest + MINUTE_MS;
  }
}

/** Counts that can be counts; null where a service tells none, or others. */
function progressOf({ summary }: ReadRun, atMs: number): Progress | null {
  const { total, passed, failed } = summary ?? {};
  if (typeof total !== 'number' || typeof passed !== 'number' || typeof failed !== 'number') {
    return null;
  }
  const done = passed + failed;
  // JSON may say 1e999, which is read as infinite.
  return Number.isFinite(total) && total > 0 && passed >= 0 && failed >= 0 && done <= total
    ? { atMs, done, total }
    : null;
}
