import { expect, test } from '@jest/globals';
import { RateBucket } from '../../../src/api/client/rate-bucket.ts';
import { FakeClock } from '../../support/scripted-service.ts';

const OPTIONAL = { isOptional: true };
function start() {
  const clock = new FakeClock();
  const bucket = new RateBucket({ burst: 3, perSecond: 1 }, clock);
  /** Names in the order of their turns, with the second. `!`: not in time. */
  const turns: string[] = [];
  const take = async (name: string, rest: Partial<Parameters<typeof bucket.take>[0]> = {}) => {
    const patience = { isOptional: false, deadline: Number.POSITIVE_INFINITY, signal: undefined };
    const isInTime = await bucket.take({ ...patience, ...rest });
    turns.push(`${isInTime ? '' : '!'}${name}${clock.time / 1_000}`);
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

test('one that comes too late fails at once, and costs the others nothing', async () => {
  const { turns, take, takeAll } = start();
  const late = { deadline: 1_500 };
  await Promise.all([takeAll('abc'), take('d', late), take('e', late), take('f')]);
  expect(turns).toEqual(['a0', 'b0', 'c0', '!e0', 'd1', 'f2']);
});

test('no request overtakes because one is aborted; one that never waited takes nothing', async () => {
  const { turns, take, takeAll } = start();
  const controller = new AbortController();
  const first = takeAll('abc');
  const aborted = take('d', { signal: controller.signal });
  controller.abort(new Error('stop'));
  await expect(aborted).rejects.toThrow('stop');
  await expect(take('x', { signal: controller.signal })).rejects.toThrow('stop');
  await Promise.all([first, take('e')]);
  expect(turns.at(-1)).toBe('e2');
});

test('a pause stops those who wait and those who come, and keeps their order', async () => {
  const { bucket, turns, take, takeAll } = start();
  const waiting = takeAll('abcde');
  bucket.pause(10_000);
  await Promise.all([waiting, take('f'), take('g', { deadline: 5_000 })]);
  expect(turns).toEqual(['a0', 'b0', 'c0', '!g0', 'd11', 'e12', 'f13']);
});

test('after a pause one goes out at once; it lasts ten minutes at most', async () => {
  const { bucket, turns, takeAll } = start();
  bucket.pause(1e9);
  await takeAll('ab');
  expect(turns).toEqual(['a600', 'b601']);
});

test('optional ones leave a third to others, and wait until no one else does', async () => {
  const { bucket, turns, take, takeAll } = start();
  await Promise.all([...'opq'].map((name) => take(name, OPTIONAL)).concat(take('a'), take('b')));
  expect(turns.splice(0)).toEqual(['o0', 'p0', 'a0', 'b1', 'q3']);
  await take('r', { ...OPTIONAL, deadline: 3_500 });
  bucket.pause(60_000);
  await Promise.all([take('s', OPTIONAL), takeAll('c')]);
  expect(turns).toEqual(['!r3', 'c63', 's65']);
});
