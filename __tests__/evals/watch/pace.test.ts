import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { LIMITS } from '../../../src/contract/limits.ts';
import { EMBEDDED_PACE, REMOTE_PACE } from '../../../src/evals/watch/pace.ts';
import { samples, timeLimitMs } from '../../support/effort.ts';
import {
  mostInAMinute,
  RUN_SHAPES,
  type SimulatedRun,
  type SimulationOptions,
  watchSimulated,
} from '../../support/evals/simulated-run.ts';

/** A third of the 60 that a key is granted. */
const MOST_IN_A_MINUTE = 20;
const SECOND = 1_000;
const MINUTE = 60 * SECOND;

const REQUESTS_OF_A_LAUNCH = 4;
/** Requests that a key may have sent by then, at most. */
const granted = (atMs: number) => LIMITS.rateBurst + (atMs / SECOND) * LIMITS.ratePerSecond;

const REMOTE: SimulationOptions = { limits: REMOTE_PACE };

function shape(name: keyof typeof RUN_SHAPES, endMs: number): SimulatedRun {
  const runOf = RUN_SHAPES[name];
  if (!runOf) throw new Error(`no shape ${name}`);
  return runOf(endMs);
}

function gaps(looksMs: readonly number[]): number[] {
  return looksMs.map((atMs, index) => atMs - (looksMs[index - 1] ?? 0));
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

describe.each(Object.keys(RUN_SHAPES))('a run with %s', (name) => {
  it.each([5, 25, 120, 1_800])(
    'of some %d s is seen to end soon, with few looks',
    async (seconds) => {
      const notices: number[] = [];
      for (let sample = 0; sample < 30; sample += 1) {
        const endMs = Math.round(seconds * SECOND * (0.85 + sample / 100));
        const { watched, looksMs, noticeMs } = await watchSimulated(shape(name, endMs), REMOTE);
        expect(watched).toMatchObject({ terminal: true, problem: null });
        expect(mostInAMinute(looksMs)).toBeLessThanOrEqual(MOST_IN_A_MINUTE);
        notices.push(noticeMs ?? Number.POSITIVE_INFINITY);
      }
      // Where in the gap between two looks so few ends fall is partly chance.
      expect(median(notices)).toBeLessThanOrEqual(2_600);
      expect(Math.max(...notices)).toBeLessThanOrEqual(REMOTE_PACE.longestMs);
    },
  );
});

describe('looks', () => {
  it('at a run of 25 s are half of the 21 they once were', async () => {
    for (const name of Object.keys(RUN_SHAPES)) {
      const { looksMs } = await watchSimulated(shape(name, 25 * SECOND), REMOTE);
      expect({ name, looks: looksMs.length }).toEqual({ name, looks: expect.any(Number) });
      expect(looksMs.length).toBeLessThanOrEqual(12);
    }
  });

  it('are fewer while counts tell that the end is far', async () => {
    const run = shape('steady, one at a time', 30 * MINUTE);
    const { looksMs } = await watchSimulated(run, REMOTE);
    const early = looksMs.filter((atMs) => atMs > MINUTE && atMs < 15 * MINUTE);
    expect(early.length / 14).toBeLessThanOrEqual(8);
  });

  it('are fewer while earlier runs would not have ended either', async () => {
    const run = shape('no counts', 10 * MINUTE);
    const earlierDurationsMs = [11 * MINUTE, 10 * MINUTE];
    const with_ = await watchSimulated(run, { ...REMOTE, earlierDurationsMs });
    const without = await watchSimulated(run, REMOTE);
    expect(with_.looksMs.length).toBeLessThan(without.looksMs.length * 0.6);
    expect(with_.noticeMs).toBeLessThanOrEqual(REMOTE_PACE.steadyMs);
  });

  it('go on at the usual pace once a run takes longer than those before it', async () => {
    const run = shape('no counts', 10 * MINUTE);
    const { looksMs } = await watchSimulated(run, { ...REMOTE, earlierDurationsMs: [30 * SECOND] });
    const late = gaps(looksMs.filter((atMs) => atMs > MINUTE)).slice(1);
    expect(Math.max(...late)).toBeLessThanOrEqual(REMOTE_PACE.steadyMs + 1);
  });

  it('see a run that breaks off long before its end', async () => {
    const whole = shape('steady, one at a time', 30 * MINUTE);
    const run = { ...whole, endMs: 10 * MINUTE, status: 'failed' };
    const { watched, noticeMs } = await watchSimulated(run, REMOTE);
    expect(watched.run?.status).toBe('failed');
    expect(noticeMs).toBeLessThanOrEqual(REMOTE_PACE.longestMs);
  });

  it('are fewer where the service has refused requests for their rate', async () => {
    const run = shape('no counts', 5 * MINUTE);
    const slowed = await watchSimulated(run, { ...REMOTE, slowdown: 2 });
    expect(mostInAMinute(slowed.looksMs)).toBeLessThanOrEqual(MOST_IN_A_MINUTE / 2);
  });

  it('at the embedded service are quick: it is there for this run only', async () => {
    for (const [seconds, mostMs] of [
      [0.3, 100],
      [2, 100],
      [10, 500],
      [300, 2_000],
    ] as const) {
      const run = shape('no counts', seconds * SECOND);
      const { noticeMs } = await watchSimulated(run, { limits: EMBEDDED_PACE });
      expect(noticeMs).toBeLessThanOrEqual(mostMs);
    }
  });

  it.each(Object.keys(RUN_SHAPES))('leave room for another job: %s', async (name) => {
    const { looksMs } = await watchSimulated(shape(name, 30 * MINUTE), REMOTE);
    for (const [index, atMs] of looksMs.entries()) {
      const history = atMs > 10 * SECOND ? 1 : 0;
      const asked = 2 * (REQUESTS_OF_A_LAUNCH + index + 1 + history);
      expect({ atMs, asked: Math.min(asked, granted(atMs)) }).toEqual({ atMs, asked });
    }
  });

  it('go on where a service counts without end', async () => {
    const endless = {
      total: Number.POSITIVE_INFINITY,
      passed: Number.POSITIVE_INFINITY,
      failed: 0,
    };
    const run: SimulatedRun = { endMs: 5 * MINUTE, summaryAt: () => endless };
    const { watched } = await watchSimulated(run, { ...REMOTE, deadlineMs: 10 * MINUTE });
    expect(watched.terminal).toBe(true);
  });

  it('include one shortly before the deadline', async () => {
    const run = shape('steady, one at a time', 30 * MINUTE);
    const ended = { ...run, endMs: 10 * MINUTE - 2 * SECOND };
    const { watched } = await watchSimulated(ended, { ...REMOTE, deadlineMs: 10 * MINUTE });
    expect(watched.terminal).toBe(true);
  });
});

/** Whatever a service says at whatever time, sense in it or not. */
const anyNumber = fc.oneof(
  fc.nat(50),
  fc.constantFrom(0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 1e300),
);
const anySummary = fc.oneof(
  fc.constant(null),
  fc.record({ total: anyNumber, passed: anyNumber, failed: fc.oneof(fc.constant(0), anyNumber) }),
  fc.record({ total: fc.option(anyNumber), passed: fc.option(anyNumber) }),
);
const oddRun = fc
  .record({
    endMs: fc.integer({ min: 1, max: 40 * MINUTE }),
    stepMs: fc.integer({ min: 100, max: 2 * MINUTE }),
    summaries: fc.array(anySummary, { minLength: 1 }),
  })
  .map(
    ({ endMs, stepMs, summaries }): SimulatedRun => ({
      endMs,
      summaryAt: (atMs) => summaries[Math.floor(atMs / stepMs) % summaries.length] ?? null,
    }),
  );
const shapedRun = fc
  .tuple(fc.constantFrom(...Object.values(RUN_SHAPES)), fc.integer({ min: 1, max: 40 * MINUTE }))
  .map(([runOf, endMs]) => runOf(endMs));

const situation = fc.record({
  run: fc.oneof(oddRun, shapedRun),
  deadlineMs: fc.integer({ min: 0, max: 45 * MINUTE }),
  earlierDurationsMs: fc.array(fc.integer({ min: 1, max: 60 * MINUTE }), { maxLength: 5 }),
  slowdown: fc.constantFrom(1, 1, 1, 2, 8),
});

describe('whatever a service tells', () => {
  it(
    'looks are within a third of the rate and before the deadline, and none is left out',
    async () => {
      const property = fc.asyncProperty(situation, async ({ run, ...given }) => {
        const { watched, looksMs } = await watchSimulated(run, { ...REMOTE, ...given });
        expect(mostInAMinute(looksMs)).toBeLessThanOrEqual(MOST_IN_A_MINUTE);
        expect(looksMs.every((atMs) => atMs < given.deadlineMs)).toBe(true);
        const longestMs = Math.max(REMOTE_PACE.longestMs, given.slowdown * REMOTE_PACE.steadyMs);
        expect(Math.max(...gaps(looksMs))).toBeLessThanOrEqual(longestMs + 1);
        // An end before the last look is always seen, and that look is close to the deadline.
        if (run.endMs <= given.deadlineMs - 2 * SECOND) expect(watched.terminal).toBe(true);
        else if (!watched.terminal) expect(watched.problem?.kind).toBe('timeout');
      });
      await fc.assert(property, samples({ ci: 200, soak: 20_000 }));
    },
    timeLimitMs(60_000),
  );
});
