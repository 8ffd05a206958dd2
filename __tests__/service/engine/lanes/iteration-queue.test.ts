import { describe, expect, it } from '@jest/globals';
import { IterationQueue } from '../../../../src/service/engine/lanes/iteration-queue.ts';
import type { IterationPlan } from '../../../../src/service/engine/plan.ts';
import { FakeClock } from '../../../support/client/fake-clock.ts';

/** A queue of iterations with these servers, a word of letters each. */
function queueOf(...needs: string[]) {
  const iterations = needs.map(
    (servers, index): IterationPlan => ({
      ...{ iterationId: `${servers}${index}`, iterationNumber: 1 },
      testCase: { id: servers, title: servers, steps: [], model: null, provider: null },
    }),
  );
  const clock = new FakeClock(0);
  const serversOf = ({ testCase }: IterationPlan) => [...testCase.title];
  const queue = new IterationQueue<object>(iterations, serversOf, clock);
  const { signal } = new AbortController();
  const take = async (lane: object, patience = { ms: 100, signal }) =>
    (await queue.take(lane, patience))?.iterationId ?? null;
  return { queue, clock, take };
}

describe('the queue of a run', () => {
  it('hands out iterations with the same servers one after the other, else in their order', async () => {
    const { take } = queueOf('a', 'ab', 'c', 'ba', 'a', '', 'c');
    const taken: (string | null)[] = [];
    for (let turn = 0; turn < 8; turn += 1) taken.push(await take({}));
    expect(taken).toEqual(['a0', 'a4', 'ab1', 'ba3', 'c2', 'c6', '5', null]);
  });

  it('knows which servers are needed yet', async () => {
    const { queue, take } = queueOf('a', 'ab');
    expect(['a', 'b', 'c'].map((id) => queue.needs(id))).toEqual([true, true, false]);
    await take({});
    expect(queue.needs('a')).toBe(true);
    await take({});
    expect(['a', 'b'].map((id) => queue.needs(id))).toEqual([false, false]);
  });

  it('keeps for a lane what that has put aside', async () => {
    const { queue, take } = queueOf('a', 'a', 'a');
    const [one, other] = [{}, {}];
    queue.putAside(one);
    queue.putAside(one);
    expect(queue.peek(one)?.iterationId).toBe('a0');
    expect(await take(other)).toBe('a1');
    expect(await take(one)).toBe('a0');
    expect(await take(one)).toBe('a2');
  });

  it('has an idle lane wait for the one that put the last iteration aside', async () => {
    const { queue, clock, take } = queueOf('a');
    const [busy, idle] = [{}, {}];
    queue.putAside(busy);
    const waiting = take(idle, { ms: 60_000, signal: new AbortController().signal });
    expect(await take(busy)).toBe('a0');
    expect(await waiting).toBeNull();
    expect(clock.now()).toBe(0);
  });

  it('gives an idle lane what another one has put aside and does not come for', async () => {
    const { queue, clock, take } = queueOf('a');
    const [stuck, idle] = [{}, {}];
    queue.putAside(stuck);
    expect(await take(idle)).toBe('a0');
    expect(clock.now()).toBe(100);
    expect(await take(stuck)).toBeNull();
  });

  it('has nobody wait once the run is cancelled', async () => {
    const { queue, clock, take } = queueOf('a', 'a');
    const [stuck, idle] = [{}, {}];
    const stop = new AbortController();
    queue.putAside(stuck);
    await take(idle);
    const waiting = take(idle, { ms: 60_000, signal: stop.signal });
    stop.abort();
    expect(await waiting).toBe('a0');
    expect(clock.now()).toBe(0);
  });
});
