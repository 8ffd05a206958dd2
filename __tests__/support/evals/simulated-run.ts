import type { ReadRun } from '../../../src/contract/resources/run.ts';
import { type PaceLimits, RunPace } from '../../../src/evals/watch/pace.ts';
import { type RunReader, type WatchedRun, watchRun } from '../../../src/evals/watch/watch.ts';
import { FakeClock } from '../client/fake-clock.ts';
import { RecordingLogger } from '../client/recording-logger.ts';

type Summary = ReadRun['summary'];

/** A run as a service would tell it at any time after its creation. */
export interface SimulatedRun {
  endMs: number;
  status?: string;
  /** Null where the service tells no counts. */
  summaryAt(elapsedMs: number): Summary;
}

export interface WatchedSimulation {
  watched: WatchedRun;
  /** Times of the looks after the creation. */
  looksMs: number[];
  /** From the end of the run to the look that saw it; null where none did. */
  noticeMs: number | null;
}

export interface SimulationOptions {
  limits: PaceLimits;
  deadlineMs?: number;
  earlierDurationsMs?: readonly number[];
  slowdown?: number;
}

/** Watches a simulated run on a simulated clock. */
export async function watchSimulated(
  run: SimulatedRun,
  { limits, deadlineMs = 4 * 3_600_000, earlierDurationsMs = [], slowdown = 1 }: SimulationOptions,
): Promise<WatchedSimulation> {
  const clock = new FakeClock(0);
  const looksMs: number[] = [];
  const client: RunReader = {
    runs: {
      get: async (_projectId, id) => {
        const now = clock.now();
        looksMs.push(now);
        const ended = now >= run.endMs;
        const status = ended ? (run.status ?? 'completed') : 'running';
        const summary = run.summaryAt(Math.min(now, run.endMs));
        return { id, status, summary, unreadable: [] };
      },
    },
  };
  const watched = await watchRun(
    client,
    { projectId: 'p', runId: 'r' },
    {
      ...{ clock, logger: new RecordingLogger(), signal: new AbortController().signal },
      pace: new RunPace(limits),
      earlierDurationsMs: async () => earlierDurationsMs,
      slowdown: () => slowdown,
      deadlineAtMs: deadlineMs,
    },
  );
  const lastMs = looksMs.at(-1) ?? 0;
  return { watched, looksMs, noticeMs: watched.terminal ? lastMs - run.endMs : null };
}

/** The most looks within any minute. */
export function mostInAMinute(looksMs: readonly number[]): number {
  let first = 0;
  let most = 0;
  for (const [index, atMs] of looksMs.entries()) {
    while ((looksMs[first] ?? 0) <= atMs - 60_000) first += 1;
    most = Math.max(most, index - first + 1);
  }
  return most;
}

const ITERATIONS = 40;

/** Counts of a run of which this share of the iterations is done after a share of the time. */
function counting(doneShare: (timeShare: number) => number, iterations = ITERATIONS) {
  return (endMs: number): SimulatedRun => ({
    endMs,
    summaryAt: (elapsedMs) => {
      const done = Math.floor(doneShare(elapsedMs / endMs) * iterations + 1e-9);
      return { total: iterations, passed: done, failed: 0 };
    },
  });
}

/** Runs of the shapes that services and suites have, each of a given length. */
export const RUN_SHAPES: Readonly<Record<string, (endMs: number) => SimulatedRun>> = {
  'steady, one at a time': counting((time) => time),
  'steady, few iterations': counting((time) => time, 5),
  'steady, very many iterations': counting((time) => time, 3_000),
  'four at a time, in step': counting((time) => Math.floor(time * 10) / 10),
  'all iterations end at once': counting((time) => (time < 1 ? 0 : 1)),
  'one iteration': counting((time) => time, 1),
  'a slow start': counting((time) => Math.max(0, time - 0.5) * 2),
  'a long tail': counting((time) => (time < 1 ? Math.min(time * 1.5, 0.97) : 1)),
  'done, then long finalized': counting((time) => Math.min(time * 1.3, 1)),
  'paused in the middle': counting((time) => (time < 0.3 ? time : Math.max(0.3, time * 2 - 1))),
  'skipped iterations are never counted': counting((time) => time * 0.95),
  'no counts': (endMs) => ({ endMs, summaryAt: () => null }),
  'counts only at the end': (endMs) => ({
    endMs,
    summaryAt: (elapsedMs) => (elapsedMs < endMs ? null : { total: 9, passed: 9, failed: 0 }),
  }),
  'a total that grows': (endMs) => ({
    endMs,
    summaryAt: (elapsedMs) => {
      const done = Math.floor((elapsedMs / endMs) * ITERATIONS);
      return { total: Math.min(done + 4, ITERATIONS), passed: done, failed: 0 };
    },
  }),
  'counts that go back': (endMs) => ({
    endMs,
    summaryAt: (elapsedMs) => {
      const done = Math.floor((elapsedMs / endMs) * ITERATIONS);
      return { total: ITERATIONS, passed: done % 10, failed: 0 };
    },
  }),
  'no sense in the counts': (endMs) => ({
    endMs,
    summaryAt: () => ({ total: 3, passed: 7, failed: Number.NaN }),
  }),
};
