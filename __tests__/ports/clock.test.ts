import { expect, it } from '@jest/globals';
import { systemClock } from '../../src/ports/clock.ts';

const FAR_OFF_MS = 2 ** 30;

it('tells the time in epoch milliseconds', () => {
  expect(Math.abs(systemClock.now() - Date.now())).toBeLessThan(60_000);
});

it('sleeps, and wakes', async () => {
  await expect(systemClock.sleep(1)).resolves.toBeUndefined();
});

it('wakes from a long sleep with the reason of its signal', async () => {
  const controller = new AbortController();
  const reason = new Error('enough');
  const slept = systemClock.sleep(FAR_OFF_MS, controller.signal);
  controller.abort(reason);
  await expect(slept).rejects.toBe(reason);
});

it('does not fall asleep under a signal that has aborted', async () => {
  const reason = new Error('enough');
  await expect(systemClock.sleep(FAR_OFF_MS, AbortSignal.abort(reason))).rejects.toBe(reason);
});

it('rings once, and not where the alarm was turned off', async () => {
  const rung: string[] = [];
  const turnOff = systemClock.alarm(1, () => rung.push('off'));
  turnOff();
  await new Promise<void>((resolve) => {
    systemClock.alarm(2, () => {
      rung.push('on');
      resolve();
    });
  });
  await systemClock.sleep(5);
  expect(rung).toEqual(['on']);
});
