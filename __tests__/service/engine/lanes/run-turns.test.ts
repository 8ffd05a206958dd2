import { describe, expect, it } from '@jest/globals';
import { RunTurns } from '../../../../src/service/engine/lanes/run-turns.ts';

const never = new AbortController().signal;
/** Until nothing goes on any more that could. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A run that begins as many iterations as it may, each told in the list. */
function beginAll(turns: RunTurns, name: string, planned: number, told: string[], signal = never) {
  const turn = turns.join(planned, signal);
  const done = (async () => {
    for (let begun = 0; begun < planned; begun += 1) {
      await turn.begin();
      told.push(name);
    }
  })();
  return { turn, done };
}

describe('runs that take turns', () => {
  it('begin as many iterations as each other, and the longer one the rest', async () => {
    const turns = new RunTurns();
    const told: string[] = [];
    const head = beginAll(turns, 'head', 5, told);
    const base = beginAll(turns, 'base', 3, told);
    await Promise.all([head.done, base.done]);
    const lead = told.slice(0, 6).map((_, at) => {
      const soFar = told.slice(0, at + 1);
      return Math.abs(2 * soFar.filter((name) => name === 'head').length - soFar.length);
    });
    expect(Math.max(...lead)).toBeLessThanOrEqual(2);
    expect(told.toSorted()).toEqual([...Array(3).fill('base'), ...Array(5).fill('head')]);
  });

  it('wait for one that is being looked at, and not for one that comes to nothing', async () => {
    const turns = new RunTurns();
    const told: string[] = [];
    const look = Promise.withResolvers<void>();
    const looking = turns.look(() => look.promise);
    const head = beginAll(turns, 'head', 2, told);
    await settle();
    expect(told).toEqual([]);
    look.reject(new Error('It has no servers.'));
    await expect(looking).rejects.toThrow('It has no servers.');
    await head.done;
    expect(told).toEqual(['head', 'head']);
  });

  it('let one that comes late catch up, and go on without one that has left', async () => {
    const turns = new RunTurns();
    const told: string[] = [];
    const head = turns.join(4, never);
    await head.begin();
    const base = turns.join(4, never);
    const second = head.begin().then(() => told.push('head'));
    await settle();
    expect(told).toEqual([]);
    await base.begin();
    await second;
    const third = head.begin().then(() => told.push('head'));
    await settle();
    expect(told).toEqual(['head']);
    base.leave();
    await third;
    expect(told).toEqual(['head', 'head']);
  });

  it('begin nothing of one that follows before one leads, and then what comes later at once', async () => {
    const turns = new RunTurns();
    const told: string[] = [];
    const base = turns.join(2, never, true);
    const first = base.begin().then(() => told.push('base'));
    await settle();
    expect(told).toEqual([]);
    turns.lead();
    await first;
    base.leave();
    await turns.join(1, never, true).begin();
  });

  it('end one that follows none as it is aborted', async () => {
    const turns = new RunTurns();
    const abort = new AbortController();
    const held = turns.join(1, abort.signal, true).begin();
    abort.abort();
    await held;
  });

  it('hold up no run that is aborted', async () => {
    const turns = new RunTurns();
    turns.join(4, never);
    const abort = new AbortController();
    const head = turns.join(4, abort.signal);
    await head.begin();
    const held = head.begin();
    abort.abort();
    await held;
  });
});
