import { expect, test } from '@jest/globals';
import { RateBucket } from '../../../src/api/client/rate-bucket.ts';
import { FakeClock } from '../../support/scripted-service.ts';

function start() {
  const clock = new FakeClock();
  const bucket = new RateBucket({ burst: 3, perSecond: 1 }, clock);
  /** Names in the order of their turns, with the second. */
  const turns: string[] = [];
  const take = async (name: string, signal?: AbortSignal) => {
    await bucket.take(signal);
    turns.push(`${name}${clock.time / 1_000}`);
  };
  const takeAll = (names: string) => Promise.all([...names].map((name) => take(name)));
  return { clock, bucket, turns, take, takeAll };
}

test('a burst, then one a second, in order', async () => {
  const { turns, takeAll, clock } = start();
  await takeAll('abcde');
  expect(turns.splice(0)).toEqual(['a0', 'b0', 'c0', 'd1', 'e2']);
  clock.time = 60_000;
  await takeAll('fghi');
  expect(turns).toEqual(['f60', 'g60', 'h60', 'i61']);
});

test('nobody overtakes because one is aborted; one that never waited takes nothing', async () => {
  const { turns, take, takeAll } = start();
  const controller = new AbortController();
  const first = takeAll('abc');
  const aborted = take('d', controller.signal);
  controller.abort(new Error('stop'));
  await expect(aborted).rejects.toThrow('stop');
  await expect(take('x', controller.signal)).rejects.toThrow('stop');
  await Promise.all([first, take('e')]);
  expect(turns.at(-1)).toBe('e2');
});

test('a pause stops those who wait and those who come, and keeps their order', async () => {
  const { bucket, turns, take, takeAll } = start();
  const waiting = takeAll('abcde');
  bucket.pause(10_000);
  await Promise.all([waiting, take('f')]);
  expect(turns).toEqual(['a0', 'b0', 'c0', 'd11', 'e12', 'f13']);
});

test('after a pause one goes out at once; it lasts ten minutes at most', async () => {
  const { bucket, turns, takeAll } = start();
  bucket.pause(1e9);
  await takeAll('ab');
  expect(turns).toEqual(['a600', 'b601']);
});
