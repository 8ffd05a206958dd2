import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { following } from '../../src/lib/signals.ts';

const block = (ms: number) =>
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms) === 'timed-out';

test('what has come while this process was busy is seen before the limit', async () => {
  const work = async (own: AbortSignal) => {
    block(60);
    await turn();
    await turn();
    return own.aborted;
  };
  expect(await following(new AbortController().signal, work, 20)).toBe(false);
});

test('the limit comes, and the other signal before it', async () => {
  const until = (own: AbortSignal) =>
    new Promise((resolve) => own.addEventListener('abort', resolve));
  expect(await following(new AbortController().signal, until, 1)).toMatchObject({ type: 'abort' });
  const other = new AbortController();
  setImmediate(() => other.abort('no'));
  const reasonOf = async (own: AbortSignal) => {
    await until(own);
    return own.reason;
  };
  expect(await following(other.signal, reasonOf)).toBe('no');
});
