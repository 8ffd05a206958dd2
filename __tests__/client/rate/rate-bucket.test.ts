import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DeadlineError } from '../../../src/client/errors/api-error.ts';
import { RateBucket } from '../../../src/client/rate/rate-bucket.ts';
import { rejectionOf } from '../../support/client/client-rig.ts';
import { FakeClock } from '../../support/client/fake-clock.ts';
import { samples } from '../../support/effort.ts';

function bucketOf(burst: number, perSecond: number) {
  const clock = new FakeClock();
  return { clock, bucket: new RateBucket({ burst, perSecond, clock }) };
}

async function takeMany(bucket: RateBucket, count: number): Promise<void> {
  for (let taken = 0; taken < count; taken += 1) await bucket.take();
}

describe('RateBucket', () => {
  it('lets a burst through and then the sustained rate', async () => {
    const { bucket, clock } = bucketOf(10, 1);
    await takeMany(bucket, 10);
    expect(clock.sleeps).toEqual([]);
    await takeMany(bucket, 3);
    expect(clock.sleeps).toEqual([1_000, 1_000, 1_000]);
  });

  it('never holds more than the burst', async () => {
    const { bucket, clock } = bucketOf(2, 1);
    clock.advance(3_600_000);
    await takeMany(bucket, 3);
    expect(clock.sleeps).toEqual([1_000]);
  });

  it('serves in the order of asking', async () => {
    const { bucket } = bucketOf(1, 1);
    const served: string[] = [];
    await Promise.all(
      ['a', 'b', 'c', 'd'].map(async (name) => {
        await bucket.take();
        served.push(name);
      }),
    );
    expect(served).toEqual(['a', 'b', 'c', 'd']);
  });

  it('holds everybody back for what Retry-After asks', async () => {
    const { bucket, clock } = bucketOf(10, 1);
    const startMs = clock.now();
    bucket.penalize(20_000);
    await Promise.all([bucket.take(), bucket.take()]);
    expect(clock.now() - startMs).toBeGreaterThanOrEqual(20_000);
  });

  it('halves the rate on a rejection and recovers', async () => {
    const { bucket, clock } = bucketOf(1, 1);
    bucket.penalize(0);
    await bucket.take();
    expect(clock.sleeps).toEqual([2_000]);
    clock.advance(40_000);
    await takeMany(bucket, 2);
    expect(clock.sleeps).toEqual([2_000, 1_000]);
  });

  it('counts rejections of the same moment once', async () => {
    const { bucket, clock } = bucketOf(1, 1);
    for (let rejected = 0; rejected < 5; rejected += 1) bucket.penalize(0);
    await bucket.take();
    expect(clock.sleeps).toEqual([2_000]);
  });

  it('never stops altogether', async () => {
    const { bucket, clock } = bucketOf(1, 1);
    for (let rejected = 0; rejected < 10; rejected += 1) {
      bucket.penalize(0);
      clock.advance(1_000);
    }
    bucket.penalize(0);
    await bucket.take();
    expect(clock.sleeps).toEqual([8_000]);
  });

  it('refuses a turn that would come after the deadline', async () => {
    const { bucket, clock } = bucketOf(1, 1);
    await bucket.take();
    await expect(bucket.take(undefined, clock.now() + 500)).rejects.toThrow(DeadlineError);
  });

  it('refuses in line at the deadline, not when the turn comes', async () => {
    const { bucket, clock } = bucketOf(1, 0.25);
    const startMs = clock.now();
    await bucket.take();
    const first = bucket.take();
    const refusedAtMs = await Promise.all(
      [500, 100, 3_999].map(async (patienceMs) => {
        expect(await rejectionOf(bucket.take(undefined, startMs + patienceMs))).toBeInstanceOf(
          DeadlineError,
        );
        return clock.now() - startMs;
      }),
    );
    expect(refusedAtMs).toEqual([500, 100, 3_999]);
    await first;
    expect(clock.now() - startMs).toBe(4_000);
  });

  it('spends nothing on those who are refused', async () => {
    const { bucket, clock } = bucketOf(1, 0.25);
    const startMs = clock.now();
    await bucket.take();
    const others = [bucket.take(), bucket.take(undefined, startMs + 500), bucket.take()];
    await Promise.allSettled(others);
    expect(clock.now() - startMs).toBe(8_000);
  });

  it('gives a turn to who has time for it, and refuses the others of the line', async () => {
    const ask = fc.record({ patienceMs: fc.integer({ min: 0, max: 20_000 }) });
    await fc.assert(
      fc.asyncProperty(fc.array(ask, { maxLength: 12 }), async (asks) => {
        const { bucket, clock } = bucketOf(2, 0.5);
        const startMs = clock.now();
        await Promise.all(
          asks.map(async ({ patienceMs }) => {
            await bucket.take(undefined, startMs + patienceMs).catch((error: unknown) => {
              if (!(error instanceof DeadlineError)) throw error;
            });
            expect(clock.now() - startMs).toBeLessThanOrEqual(patienceMs);
          }),
        );
      }),
      samples({ ci: 100, soak: 10_000 }),
    );
  });

  it('lets go of who aborts, wherever in the line, and serves the others', async () => {
    const { bucket } = bucketOf(1, 1);
    const controller = new AbortController();
    const reason = new Error('no longer wanted');
    await bucket.take();
    const first = bucket.take();
    const given = rejectionOf(bucket.take(controller.signal));
    const last = bucket.take();
    controller.abort(reason);
    expect(await given).toBe(reason);
    await expect(Promise.all([first, last])).resolves.toHaveLength(2);
  });
});

describe('requests that decide nothing', () => {
  it('leave a third of the burst to those that decide something', async () => {
    const { bucket, clock } = bucketOf(9, 1);
    for (let taken = 0; taken < 6; taken += 1) await bucket.takeSpare();
    expect(clock.sleeps).toEqual([]);
    await takeMany(bucket, 3);
    expect(clock.sleeps).toEqual([]);
  });

  it('let everybody else go first', async () => {
    const { bucket } = bucketOf(3, 1);
    await takeMany(bucket, 3);
    const served: string[] = [];
    const spare = bucket.takeSpare().then(() => served.push('spare'));
    await Promise.all(
      ['a', 'b', 'c'].map(async (name) => {
        await bucket.take();
        served.push(name);
      }),
    );
    await spare;
    expect(served).toEqual(['a', 'b', 'c', 'spare']);
  });

  it('are rejected for their rate without slowing anything else', async () => {
    const { bucket, clock } = bucketOf(9, 1);
    const startMs = clock.now();
    bucket.penalizeSpare(600_000);
    await expect(rejectionOf(bucket.takeSpare())).resolves.toBeInstanceOf(DeadlineError);
    await takeMany(bucket, 9);
    expect(clock.now()).toBe(startMs);
    expect(bucket.slowdown()).toBe(1);
  });

  it('keep to what the service asked of all', async () => {
    const { bucket, clock } = bucketOf(9, 1);
    const startMs = clock.now();
    bucket.penalize(600_000);
    await expect(rejectionOf(bucket.takeSpare())).resolves.toBeInstanceOf(DeadlineError);
    expect(clock.now()).toBe(startMs);
  });

  it('are given up rather than waited for long', async () => {
    const { bucket, clock } = bucketOf(3, 1 / 60);
    await takeMany(bucket, 3);
    const startMs = clock.now();
    await expect(rejectionOf(bucket.takeSpare())).resolves.toBeInstanceOf(DeadlineError);
    expect(clock.now() - startMs).toBeLessThanOrEqual(15_000);
  });

  it('never delay others, whatever happens to them, and never exceed the rate with them', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ gapMs: fc.nat(3_000), askedMs: fc.nat(900_000) }), { maxLength: 30 }),
        fc.array(fc.nat(4_000), { minLength: 1, maxLength: 20 }),
        async (spares, gapsMs) => {
          const waits = async (withSpares: boolean) => {
            const { bucket, clock } = bucketOf(9, 1);
            const done: Promise<unknown>[] = [];
            const waitedMs: number[] = [];
            const spare = async () => {
              for (const { gapMs, askedMs } of spares) {
                await clock.sleep(gapMs);
                await bucket.takeSpare().then(
                  () => bucket.penalizeSpare(askedMs),
                  () => undefined,
                );
              }
            };
            if (withSpares) done.push(spare());
            for (const gapMs of gapsMs) {
              await clock.sleep(gapMs + 1_000);
              const askedAtMs = clock.now();
              await bucket.take();
              waitedMs.push(clock.now() - askedAtMs);
            }
            await Promise.all(done);
            return waitedMs;
          };
          // Asked no faster than is granted, nobody waits, with such requests beside or without.
          expect(await waits(true)).toEqual(await waits(false));
        },
      ),
      samples({ ci: 50, soak: 2_000 }),
    );
  });
});
