import { getEventListeners } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import {
  settlesWithin,
  startTimeLimit,
  TimeLimitError,
  withTimeLimit,
} from '../../src/resilience/time-limit.ts';
import { rejectionOf } from '../support/client/client-rig.ts';
import { FakeClock } from '../support/client/fake-clock.ts';

const never = () => new Promise<never>(() => {});
const LONG_MS = 60_000;

/** Rejects as libraries do: with an error of their own, some time after the abort. */
async function abortable(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('aborted', { cause: signal.reason })));
  });
}

describe('work under a time limit', () => {
  it('gives its result, and is not aborted afterwards', async () => {
    const outer = new AbortController();
    let given: AbortSignal | undefined;
    const result = await withTimeLimit(LONG_MS, outer.signal, async (signal) => {
      given = signal;
      return 'done';
    });
    expect(result).toBe('done');
    expect(getEventListeners(outer.signal, 'abort')).toEqual([]);
    outer.abort();
    expect(given?.aborted).toBe(false);
  });

  it('fails with its own error', async () => {
    const work = () => Promise.reject(new Error('broken'));
    await expect(withTimeLimit(LONG_MS, undefined, work)).rejects.toThrow('broken');
  });

  it.each([
    ['that heeds its signal', abortable],
    ['that does not', never],
  ])('%s fails at the limit', async (_, work) => {
    const error = await rejectionOf(withTimeLimit(20, undefined, work));
    expect(error).toBeInstanceOf(TimeLimitError);
    expect(error).toMatchObject({ limitMs: 20, message: 'no answer within 0.02 s' });
  });

  it.each([
    ['that heeds its signal', abortable],
    ['that does not', never],
  ])('%s fails with the reason of an abort', async (_, work) => {
    const outer = new AbortController();
    const failure = rejectionOf(withTimeLimit(LONG_MS, outer.signal, work));
    const reason = new Error('cancelled by the user');
    outer.abort(reason);
    expect(await failure).toBe(reason);
  });

  it('does not begin where it is aborted already', async () => {
    let begun = false;
    const work = async () => {
      begun = true;
    };
    await expect(withTimeLimit(LONG_MS, AbortSignal.abort(new Error('no')), work)).rejects.toThrow(
      'no',
    );
    expect(begun).toBe(false);
  });

  it('takes the time of a clock that is given', async () => {
    const clock = new FakeClock();
    const startMs = clock.now();
    const error = await rejectionOf(withTimeLimit(LONG_MS, undefined, never, clock));
    expect(error).toBeInstanceOf(TimeLimitError);
    expect(clock.now() - startMs).toBe(LONG_MS);
  });

  it.each([Number.POSITIVE_INFINITY, 2 ** 31, 1e15])('may take %d ms', async (limitMs) => {
    const work = () => new Promise((resolve) => setTimeout(resolve, 20, 'done'));
    await expect(withTimeLimit(limitMs, undefined, work)).resolves.toBe('done');
  });
});

describe('a time for several pieces of work', () => {
  it('tells whether it was reached', async () => {
    const limit = startTimeLimit(LONG_MS, undefined, new FakeClock());
    expect(limit.isReached()).toBe(false);
    const error = await rejectionOf(abortable(limit.signal));
    expect(error.cause).toBeInstanceOf(TimeLimitError);
    expect(limit.isReached()).toBe(true);
  });

  it('is not reached by an abort, be it at the limit of somebody else', () => {
    const outer = new AbortController();
    const limit = startTimeLimit(LONG_MS, outer.signal);
    outer.abort(new TimeLimitError(1));
    expect(limit.signal.aborted).toBe(true);
    expect(limit.isReached()).toBe(false);
    limit.end();
  });

  it('is over at once where it is aborted already', () => {
    const limit = startTimeLimit(LONG_MS, AbortSignal.abort(new Error('no')));
    expect(limit.signal.reason).toEqual(new Error('no'));
    limit.end();
  });
});

describe('whether something settles in time', () => {
  it.each([
    ['what succeeds', Promise.resolve(), true],
    ['what fails', Promise.reject(new Error('broken')), true],
    ['what does neither', never(), false],
  ])('%s', async (_, pending, expected) => {
    await expect(settlesWithin(LONG_MS, pending, new FakeClock())).resolves.toBe(expected);
  });
});
