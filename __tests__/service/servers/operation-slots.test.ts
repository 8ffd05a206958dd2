import { expect, it } from '@jest/globals';
import { OperationSlots } from '../../../src/service/servers/operation-slots.ts';
import { FakeClock } from '../../support/client/fake-clock.ts';

const unlimited = new AbortController().signal;
const slotsOf = (atOnce: number, waiting: number, clock = new FakeClock()) =>
  new OperationSlots({ atOnce, waiting, waitMs: 1_000 }, clock);
const TOO_MANY = { code: 'RATE_LIMITED', retryAfterSeconds: expect.any(Number) };

/** A clock that stands still. */
class StoppedClock extends FakeClock {
  override alarm(): () => void {
    return () => {};
  }
}

it('slots are those of one organization, and are free again when they are given back', async () => {
  const slots = slotsOf(2, 0);
  const [first] = [await slots.take('a', unlimited), await slots.take('a', unlimited)];
  await expect(slots.take('a', unlimited)).rejects.toMatchObject(TOO_MANY);
  await slots.take('b', unlimited);
  first();
  await slots.take('a', unlimited);
  await expect(slots.take('a', unlimited)).rejects.toMatchObject(TOO_MANY);
});

it('who waits gets a slot in turn, before anybody who comes later', async () => {
  const slots = slotsOf(1, 2, new StoppedClock());
  const order: string[] = [];
  const enter = async (name: string) => {
    const release = await slots.take('a', unlimited);
    order.push(name);
    return release;
  };
  const first = await enter('first');
  const waiting = [enter('second'), enter('third')];
  await expect(slots.take('a', unlimited)).rejects.toMatchObject(TOO_MANY);
  first();
  const late = enter('late');
  for (const one of [...waiting, late]) (await one)();
  expect(order).toEqual(['first', 'second', 'third', 'late']);
  await slots.take('a', unlimited);
});

it.each([0, 1, 2, 3])(
  'who comes while slots change hands, %d turns later, is not forgotten',
  async (turns) => {
    const slots = slotsOf(2, 3, new StoppedClock());
    const taken = [await slots.take('a', unlimited), await slots.take('a', unlimited)];
    const waiting = [slots.take('a', unlimited), slots.take('a', unlimited)];
    const come = async () => {
      for (let turn = 0; turn < turns; turn += 1) await null;
      return { late: slots.take('a', unlimited) };
    };
    const [first, second] = taken;
    first?.();
    const coming = come();
    second?.();
    for (const release of await Promise.all(waiting)) release();
    (await (await coming).late)();
    await slots.take('a', unlimited);
  },
);

it('who has waited long enough, or waits no more, leaves its turn to others', async () => {
  const slots = slotsOf(1, 3);
  const first = await slots.take('a', unlimited);
  await expect(slots.take('a', unlimited)).rejects.toMatchObject(TOO_MANY);
  const leaving = new AbortController();
  const left = slots.take('a', leaving.signal);
  leaving.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  first();
  const release = await slots.take('a', unlimited);
  await expect(slots.take('a', AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
  release();
  await slots.take('a', unlimited);
});
