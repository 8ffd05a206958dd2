import { describe, expect, it } from '@jest/globals';
import { type RetryOptions, retry, retryText, type Wait } from '../../src/resilience/retry.ts';
import { constantBackoff } from '../../src/resilience/retry-policy.ts';
import { rejectionOf } from '../support/client/client-rig.ts';
import { FakeClock } from '../support/client/fake-clock.ts';

const BACKOFF = { firstMs: 100, growth: 2, longestMs: 350, jitter: 1 };

/** Work that fails so often, tried under these options. */
function failing(times: number, given: Partial<RetryOptions> = {}) {
  const clock = new FakeClock();
  const waits: Wait[] = [];
  const errors = Array.from({ length: times }, (_, index) => new Error(`failure ${index + 1}`));
  const tries: number[] = [];
  const result = retry(
    async (attempt) => {
      tries.push(attempt);
      const error = errors[attempt - 1];
      if (error) throw error;
      return 'done';
    },
    {
      policy: { maxAttempts: 5, backoff: BACKOFF },
      judge: () => ({}),
      onWait: (wait) => waits.push(wait),
      clock,
      random: () => 1,
      ...given,
    },
  );
  return { result, clock, waits, tries };
}

describe('how often', () => {
  it('until it succeeds, with waits that grow to the longest', async () => {
    const { result, clock, tries } = failing(4);
    await expect(result).resolves.toBe('done');
    expect(tries).toEqual([1, 2, 3, 4, 5]);
    expect(clock.sleeps).toEqual([100, 200, 350, 350]);
  });

  it('as often as the policy has it, and then the last error', async () => {
    const { result, tries } = failing(9);
    await expect(result).rejects.toThrow('failure 5');
    expect(tries).toHaveLength(5);
  });

  it('not where the judge finds no use in it', async () => {
    const { result, clock } = failing(9, { judge: (_, attempt) => (attempt < 2 ? {} : null) });
    await expect(result).rejects.toThrow('failure 2');
    expect(clock.sleeps).toEqual([100]);
  });

  it('asks the judge about the last failure too, who may have a better error', async () => {
    const policy = { maxAttempts: 1, backoff: BACKOFF };
    const judge = () => {
      throw new Error('what went wrong before');
    };
    await expect(failing(9, { policy, judge }).result).rejects.toThrow('what went wrong before');
  });

  it('no more after an abort, with its reason', async () => {
    const controller = new AbortController();
    const onWait = () => controller.abort(new Error('enough'));
    const { result, tries } = failing(9, { onWait, signal: controller.signal });
    await expect(result).rejects.toThrow('enough');
    expect(tries).toEqual([1]);
  });

  it('not once where it is aborted from the start', async () => {
    const { result, tries } = failing(0, { signal: AbortSignal.abort(new Error('enough')) });
    await expect(result).rejects.toThrow('enough');
    expect(tries).toEqual([]);
  });
});

describe('how long', () => {
  it.each([
    ['full', 1, [0, 0]],
    ['half', 0.5, [50, 100]],
    ['no', 0, [100, 200]],
  ])('by chance with %s jitter', async (_, jitter, expected) => {
    const policy = { maxAttempts: 3, backoff: { ...BACKOFF, jitter } };
    const { result, clock } = failing(9, { policy, random: () => 0 });
    await rejectionOf(result);
    expect(clock.sleeps).toEqual(expected);
  });

  it('as long as the other side asks, but no less than the backoff', async () => {
    const judge = (_: unknown, attempt: number) => ({ askedMs: attempt === 1 ? 5_000 : 10 });
    const { result, clock } = failing(2, { judge });
    await result;
    expect(clock.sleeps).toEqual([5_000, 200]);
  });

  it('with a backoff of its own for one kind of failure', async () => {
    const { result, clock } = failing(2, { judge: () => ({ backoff: constantBackoff(7) }) });
    await result;
    expect(clock.sleeps).toEqual([7, 7]);
  });

  it('within the budget, unless the judge lifts it', async () => {
    const policy = { maxAttempts: 9, backoff: BACKOFF, budgetMs: 400 };
    const bound = failing(9, { policy });
    await expect(bound.result).rejects.toThrow('failure 3');
    expect(bound.clock.sleeps).toEqual([100, 200]);
    const free = failing(3, { policy, judge: () => ({ beyondBudget: true }) });
    await expect(free.result).resolves.toBe('done');
  });

  it('never past the deadline: gives up at once', async () => {
    const deadlineAtMs = new FakeClock().now() + 300;
    const { result, clock } = failing(9, { deadlineAtMs });
    await expect(result).rejects.toThrow('failure 2');
    expect(clock.sleeps).toEqual([100]);
  });

  it('up to a last try before the deadline, where the policy wants one', async () => {
    const deadlineAtMs = new FakeClock().now() + 300;
    const policy = { maxAttempts: 9, backoff: BACKOFF, lastTryBeforeDeadlineMs: 50 };
    const { result, clock } = failing(9, { policy, deadlineAtMs });
    await expect(result).rejects.toThrow('failure 3');
    expect(clock.sleeps).toEqual([100, 150]);
  });
});

it('tells of each wait in the same words', async () => {
  const judge = (_: unknown, attempt: number) => (attempt === 1 ? {} : { count: 'answer 1 of 3' });
  const { result, waits } = failing(2, { judge });
  await result;
  expect(waits.map((wait) => retryText(String(wait.error), wait))).toEqual([
    'Error: failure 1; trying again in 0.1 s (try 2 of 5).',
    'Error: failure 2; trying again in 0.2 s (answer 1 of 3).',
  ]);
});
