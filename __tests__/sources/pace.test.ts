/** When runs are looked at, on a clock that is not real. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Pace } from '../../src/sources/evals/pace.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

type Summary = { total?: number | null; passed?: number | null; failed?: number | null } | null;
/** A run as a service says it is, at a time before its end. */
interface Simulated {
  end: number;
  summaryAt: (at: number) => Summary;
}

/** Looks at a run until its end or the deadline. `notice` is the time from the end to the last look. */
function simulate({ end, summaryAt }: Simulated, isHosted = true, deadline = 4 * 60 * MINUTE) {
  const pace = new Pace(isHosted);
  const looks: number[] = [];
  for (let now = 0; now < end || looks.length === 0; ) {
    const next = pace.next(now, deadline);
    if (next === null) return { looks, notice: null };
    now = Math.max(now, next);
    looks.push(now);
    pace.see(now, { summary: summaryAt(Math.min(now, end)) });
  }
  return { looks, notice: (looks.at(-1) ?? 0) - end };
}

const gaps = (looks: readonly number[]) => looks.map((at, index) => at - (looks[index - 1] ?? 0));
const mostInAMinute = (looks: readonly number[]) =>
  Math.max(0, ...looks.map((at) => looks.filter((one) => one > at - MINUTE && one <= at).length));

const counting = (share: (time: number) => number, total = 40) => {
  return (end: number): Simulated => ({
    end,
    summaryAt: (at) => ({ total, passed: Math.floor(share(at / end) * total + 1e-9), failed: 0 }),
  });
};
const SENSELESS = { total: 3, passed: 7, failed: -1 };
const SHAPES = {
  steady: counting((time) => time),
  'few iterations': counting((time) => time, 5),
  'very many iterations': counting((time) => time, 3_000),
  'ten steps': counting((time) => Math.floor(time * 10) / 10),
  'all end at once': counting((time) => (time < 1 ? 0 : 1)),
  'one iteration': counting((time) => time, 1),
  'a slow start': counting((time) => Math.max(0, time - 0.5) * 2),
  'a long tail': counting((time) => (time < 1 ? Math.min(time * 1.5, 0.97) : 1)),
  'done early': counting((time) => Math.min(time * 1.3, 1)),
  'a pause': counting((time) => (time < 0.3 ? time : Math.max(0.3, time * 2 - 1))),
  'never all counted': counting((time) => time * 0.95),
  'back and forth': counting((time) => (Math.floor(time * 40) % 10) / 40),
  'no counts': (end: number): Simulated => ({ end, summaryAt: () => null }),
  'no sense': (end: number): Simulated => ({ end, summaryAt: () => SENSELESS }),
};

test.each(Object.entries(SHAPES))('%s: the end is seen soon, with few looks', (_name, shape) => {
  for (const seconds of [5, 25, 120, 1_800]) {
    const notices = Array.from({ length: 30 }, (_, sample) => {
      const { looks, notice } = simulate(shape(seconds * SECOND * (0.85 + sample / 100)));
      expect(mostInAMinute(looks)).toBeLessThanOrEqual(20);
      return notice ?? Number.POSITIVE_INFINITY;
    }).sort((one, other) => one - other);
    expect(notices[15]).toBeLessThanOrEqual(2_600);
    expect(notices.at(-1)).toBeLessThanOrEqual(10_000);
  }
  expect(simulate(shape(25 * SECOND)).looks.length).toBeLessThanOrEqual(12);
});

test('the first look, the steady pace, and that of a run whose end is far', () => {
  const { looks } = simulate(SHAPES['no counts'](MINUTE));
  expect(gaps(looks).slice(0, 4)).toEqual([1_200, 1_200, 1_680, 2_856]);
  expect(looks.at(-1)).toBeGreaterThanOrEqual(MINUTE);
  const far = simulate(SHAPES.steady(30 * MINUTE)).looks;
  expect(far.filter((at) => at > MINUTE && at < 15 * MINUTE).length / 14).toBeLessThanOrEqual(8);
  const broken = simulate({ ...SHAPES.steady(30 * MINUTE), end: 10 * MINUTE });
  expect(broken.notice).toBeLessThanOrEqual(10_000);
});

test.each([0.3, 2, 10, 300])('the service of this process, a run of %d s', (seconds) => {
  const { looks, notice } = simulate(SHAPES.steady(seconds * SECOND), false);
  expect(looks[0]).toBe(20);
  expect(notice).toBeLessThanOrEqual(Math.min(2_000, 50 + seconds * 50));
});

const anyCount = fc.oneof(fc.nat(50), fc.constantFrom(0, -1, null, 2 ** 53));
const anySummary = fc.option(fc.record({ total: anyCount, passed: anyCount, failed: anyCount }));
const anyTime = fc.integer({ min: 1, max: 45 * MINUTE });
const anyCounts = fc.array(anySummary, { minLength: 1 });

test('whatever a service says: looks are few, before the deadline, and the last is close to it', () => {
  const law = fc.property(anyTime, anyCounts, anyTime, (end, all, deadline) => {
    const summaryAt = (at: number) => all[Math.floor(at / 5_000) % all.length] ?? null;
    const { looks, notice } = simulate({ end, summaryAt }, true, deadline);
    expect(mostInAMinute(looks)).toBeLessThanOrEqual(20);
    expect(looks.every((at) => at < deadline)).toBe(true);
    expect(Math.max(0, ...gaps(looks))).toBeLessThanOrEqual(10_001);
    if (end <= deadline - 2 * SECOND) expect(notice).not.toBeNull();
  });
  fc.assert(law, { numRuns: 100 });
});
