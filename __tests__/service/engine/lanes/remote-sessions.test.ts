import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ISOLATIONS, type Isolation } from '../../../../src/contract/cases/execution-settings.ts';
import { mayServeAgain } from '../../../../src/service/engine/lanes/isolation.ts';
import { executeAll, planOf, steps } from '../../../support/service/engine/runs.ts';
import { fixtureServer } from '../../../support/service/engine/servers.ts';
import { SessionServer } from '../../../support/service/engine/session-server.ts';

let remote: SessionServer;
beforeEach(async () => {
  remote = await SessionServer.start();
});
afterEach(() => remote.stop());

async function carryOut(isolation: Isolation, calls: string[]) {
  const cases = calls.map((call) => ({ steps: steps({ call, server: 'remote' }) }));
  const plan = planOf([remote.server], cases);
  const { recorded, execution } = await executeAll(plan, { isolation, concurrency: 1 });
  expect(calls.map((_, index) => recorded.at(index).result)).toEqual(
    new Array(calls.length).fill('passed'),
  );
  // Each session was ended, and each was told of as a start.
  expect(remote.ended.toSorted((one, other) => one - other)).toEqual([...remote.counts.keys()]);
  expect(execution.starts).toBe(remote.counts.length);
  return remote.counts;
}

describe('sessions of a remote server', () => {
  it.each<[Isolation, string[], number[]]>([
    ['auto', ['read', 'read', 'read'], [0]],
    ['auto', ['add', 'add', 'read', 'read'], [1, 1, 0]],
    ['lane', ['add', 'add', 'read'], [2]],
    ['iteration', ['read', 'add', 'read'], [0, 1, 0]],
  ])('under %s, with calls of %j, counted to %j', async (isolation, calls, counts) => {
    expect(await carryOut(isolation, calls)).toEqual(counts);
  });
});

describe('a connection without a session', () => {
  const wear = { passed: false, isTouched: true };

  it.each(ISOLATIONS)('to a remote server is kept under %s, whatever became of it', (isolation) => {
    const { connection } = remote.server;
    expect(mayServeAgain(isolation, { connection, facts: { era: 'stateless' } }, wear)).toBe(true);
    expect(mayServeAgain(isolation, { connection, facts: { era: 'session' } }, wear)).toBe(false);
  });

  it('to a process of this machine is none, since the process has a memory', () => {
    const { connection } = fixtureServer();
    const subject = { connection, facts: { era: 'stateless' as const } };
    expect(mayServeAgain('auto', subject, wear)).toBe(false);
    expect(mayServeAgain('auto', subject, { passed: true, isTouched: false })).toBe(true);
  });
});
