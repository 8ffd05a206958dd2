import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import type { RunExecutorOptions } from '../../../../src/service/engine/run-executor.ts';
import { executeAll, planOf, RecordedRun, steps } from '../../../support/service/engine/runs.ts';
import { isAlive } from '../../../support/service/engine/servers.ts';
import {
  countsOf,
  type StatefulServer,
  StatefulServers,
} from '../../../support/service/engine/stateful.ts';

const servers = new StatefulServers();
afterEach(() => servers.remove());
const start = (name: string, flags: string[] = []) => servers.start(name, flags);

/** One iteration of a case for each list of calls, written as `server tool`. */
async function carryOut(
  calls: string[][],
  options: Partial<RunExecutorOptions> = {},
  recording = new RecordedRun(),
  signal?: AbortSignal,
) {
  const cases = calls.map((each) => ({
    steps: steps(
      ...each.map((call) => {
        const [server = '', tool = ''] = call.split(' ');
        return { call: tool, server };
      }),
    ),
  }));
  const plan = planOf(
    servers.all.map(({ server }) => server),
    cases,
  );
  const { recorded, execution } = await executeAll(plan, options, recording, signal);
  return { execution, outcomes: calls.map((_, index) => recorded.at(index)), recorded };
}

/** A case of one call for each of these times that it has for the server to come up. */
const waitingFor = ({ server: { name } }: StatefulServer, limits: number[]) =>
  limits.map((connectTimeoutMs) => ({
    steps: steps({ call: 'add', server: name }),
    limits: { connectTimeoutMs },
  }));

const times = (count: number, ...calls: string[]) => new Array<string[]>(count).fill(calls);

describe('lanes', () => {
  it('have a process each, in which one call goes on at a time', async () => {
    const one = start('one');
    const { execution, recorded } = await carryOut(times(12, 'one read-slowly'), {
      concurrency: 3,
    });
    expect(recorded.peak).toBe(3);
    expect(one.starts).toBe(3);
    expect(execution).toMatchObject({ concurrency: 3, starts: 3 });
    // At no time were more calls under way than there were processes.
    let underWay = 0;
    for (const line of one.notes) {
      if (line.startsWith('call')) underWay += 1;
      if (line.startsWith('answer')) underWay -= 1;
      expect(underWay).toBeLessThanOrEqual(3);
    }
    expect(one.left).toEqual([]);
  });

  it('are no more than there are iterations', async () => {
    start('one');
    const { execution } = await carryOut([['one read']], { concurrency: 7 });
    expect(execution).toMatchObject({ concurrency: 1, starts: 1 });
  });

  it('leave what an iteration counts independent of how many there are', async () => {
    start('one');
    const one = await carryOut(times(6, 'one add', 'one add'), { concurrency: 1 });
    const several = await carryOut(times(6, 'one add', 'one add'), { concurrency: 4 });
    for (const { outcomes } of [one, several]) {
      expect(outcomes.map(countsOf)).toEqual(new Array(6).fill([1, 2]));
    }
  });

  it('keep servers that are up for cases which use the same ones', async () => {
    const [one, other] = [start('one'), start('other')];
    const turns = [['one read'], ['other read'], ['one read', 'other read']];
    const { execution } = await carryOut([...turns, ...turns, ...turns], { concurrency: 1 });
    expect([one.starts, other.starts]).toEqual([1, 1]);
    expect(execution.starts).toBe(2);
  });

  it('end a server that no iteration needs any more, while others go on', async () => {
    const [one, other] = [start('one'), start('other')];
    const recorded = new RecordedRun();
    const finish = recorded.iterationFinished.bind(recorded);
    recorded.iterationFinished = async (id, outcome) => {
      // Of the last of its cases, once another server is at work.
      if (id === 'it_2') while (one.left.length > 0) await delay(10);
      await finish(id, outcome);
    };
    const calls = [...times(2, 'one read'), ...times(2, 'other read')];
    const { outcomes } = await carryOut(calls, { concurrency: 1 }, recorded);
    expect(outcomes.map(({ result }) => result)).toEqual(new Array(4).fill('passed'));
    expect(other.starts).toBe(1);
  });
});

describe('starting ahead', () => {
  it('has the next process up while an iteration works, and none for iterations that will not come', async () => {
    const one = start('one');
    const recorded = new RecordedRun();
    const finish = recorded.iterationFinished.bind(recorded);
    const startsAtEnds: number[] = [];
    recorded.iterationFinished = async (id, outcome) => {
      // Without starting ahead there would be nothing to wait for.
      const expected = Math.min(4, recorded.outcomes.size + 2);
      while (one.starts < expected) await delay(10);
      startsAtEnds.push(one.starts);
      await finish(id, outcome);
    };
    const { execution, outcomes } = await carryOut(
      times(4, 'one add'),
      { concurrency: 1 },
      recorded,
    );
    expect(startsAtEnds).toEqual([2, 3, 4, 4]);
    expect(execution.starts).toBe(4);
    expect(outcomes.map(countsOf)).toEqual([[1], [1], [1], [1]]);
    expect(one.left).toEqual([]);
  });

  it('has no more processes waiting than there are lanes', async () => {
    const one = start('one');
    const recorded = new RecordedRun();
    let most = 0;
    const finish = recorded.iterationFinished.bind(recorded);
    recorded.iterationFinished = async (id, outcome) => {
      await delay(50);
      most = Math.max(most, one.starts - recorded.outcomes.size);
      await finish(id, outcome);
    };
    const { execution } = await carryOut(
      times(10, 'one read'),
      { concurrency: 2, isolation: 'iteration' },
      recorded,
    );
    // Two that work and two that wait.
    expect(most).toBeLessThanOrEqual(4);
    expect(execution.starts).toBeGreaterThanOrEqual(10);
  });

  it('ends the ones that nobody comes for', async () => {
    const [one, other] = [start('one'), start('other')];
    const stop = new AbortController();
    const recorded = new RecordedRun();
    const finish = recorded.iterationFinished.bind(recorded);
    recorded.iterationFinished = async (id, outcome) => {
      // The process for the next iteration is there, and then that does not come.
      if (id === 'it_0') while (other.starts === 0) await delay(10);
      stop.abort(new Error('enough'));
      await finish(id, outcome);
    };
    const calls = [['one add'], ['other add']];
    const options = { concurrency: 1, isolation: 'iteration' } as const;
    const { outcomes } = await carryOut(calls, options, recorded, stop.signal);
    expect(outcomes.map(({ status }) => status)).toEqual(['completed', 'cancelled']);
    expect([...one.pids, ...other.pids].filter(isAlive)).toEqual([]);
  });
});

describe('ending servers', () => {
  it('holds up no iteration', async () => {
    const one = start('one', ['reluctant']);
    // Each leaves when it is told to for the second time, some seconds after its input has ended.
    const leftAtStarts: number[][] = [];
    const recorded = new RecordedRun(() => leftAtStarts.push(one.left));
    const { outcomes } = await carryOut(times(3, 'one add'), { concurrency: 1 }, recorded);
    expect(outcomes.map(({ result }) => result)).toEqual(['passed', 'passed', 'passed']);
    expect(leftAtStarts[1]).toContain(one.pids[0]);
    expect(one.pids.filter(isAlive)).toEqual([]);
  });
});

describe('a server that cannot be connected to any more', () => {
  it('is not waited for after two connects that failed, and its cases are told why', async () => {
    const one = start('one', ['starts=1']);
    const other = start('other');
    const calls = [...times(6, 'one add'), ...times(2, 'other add')];
    const { outcomes, execution } = await carryOut(calls, { concurrency: 1 });
    expect(outcomes.map(({ result }) => result)).toEqual([
      ...['passed', 'failed', 'failed', 'failed', 'failed', 'failed'],
      ...['passed', 'passed'],
    ]);
    expect(one.starts).toBe(3);
    expect(other.starts).toBe(2);
    expect(execution.starts).toBe(5);
    const [, first, second, ...rest] = outcomes.slice(0, 6).map(({ error }) => error);
    for (const error of [first, second])
      expect(error).toMatch(/^MCP server "one" exited with code/);
    expect(new Set(rest).size).toBe(1);
    expect(rest[0]).toMatch(
      /^Nothing waits for MCP server "one" any more, since it could not be connected to 2 times in this run: MCP server "one" exited with code 4 \(connect\)\.[\s\S]*no seat left/,
    );
  });

  it('is not waited for by those either that have begun to wait before', async () => {
    // The first process says nothing, and those after it end at once.
    const one = start('one', ['silent=0', 'starts=1']);
    const recorded = new RecordedRun();
    const begin = recorded.iterationStarted.bind(recorded);
    recorded.iterationStarted = async (id) => {
      if (id !== 'it_0') while (one.starts === 0) await delay(10);
      await begin(id);
    };
    await executeAll(
      planOf([one.server], waitingFor(one, [600_000, 10_000, 10_000])),
      { concurrency: 3 },
      recorded,
    );
    expect(recorded.at(0)).toMatchObject({
      ...{ status: 'failed', result: 'failed' },
      error: expect.stringMatching(/^Nothing waits for MCP server "one" any more/),
    });
    expect(one.pids.filter(isAlive)).toEqual([]);
  });

  it('is waited for yet by cases that have more time for it than those that waited in vain', async () => {
    const one = start('one', ['slow']);
    const cases = waitingFor(one, [100, 100, 100, 600_000]);
    const { recorded, execution } = await executeAll(planOf([one.server], cases), {
      concurrency: 1,
    });
    const outcomes = cases.map((_, index) => recorded.at(index));
    expect(outcomes.map(({ result }) => result)).toEqual(['failed', 'failed', 'failed', 'passed']);
    expect(outcomes[2]?.error).toMatch(
      /^Nothing waits .* did not answer within 0\.1 s \(connect\)/,
    );
    expect(execution.starts).toBe(3);
  });

  it('is given up as well where it lets the time run out', async () => {
    const one = start('one', ['silent=1']);
    const { outcomes } = await carryOut(times(4, 'one add'), {
      ...{ concurrency: 1, connectTimeoutMs: 4_000 },
    });
    expect(outcomes.map(({ result }) => result)).toEqual(['passed', 'failed', 'failed', 'failed']);
    expect(outcomes[3]?.error).toMatch(/^Nothing waits .* did not answer within 4 s \(connect\)/);
    expect(one.starts).toBe(3);
    expect(one.pids.filter(isAlive)).toEqual([]);
  });
});

describe('the time of an iteration', () => {
  it('is that of its work; what it waited for servers stands beside it', async () => {
    const one = start('one');
    const { outcomes, execution } = await carryOut(times(3, 'one read-slowly'), {
      concurrency: 1,
    });
    const [first, ...others] = outcomes;
    expect(first?.startupMs).toBeGreaterThan(0);
    expect(first?.trace?.spans?.map(({ category }) => category)).toEqual([
      'connect',
      'step',
      'tool',
    ]);
    for (const outcome of others) {
      expect(outcome.trace?.spans?.map(({ category }) => category)).toEqual(['step', 'tool']);
    }
    const sum = (member: 'durationMs' | 'startupMs') =>
      outcomes.reduce((total, outcome) => total + outcome[member], 0);
    expect(execution).toMatchObject({ workMs: sum('durationMs'), startupMs: sum('startupMs') });
    expect(execution.wallMs).toBeGreaterThanOrEqual(execution.workMs);
    expect(one.starts).toBe(1);
  });

  it('has nothing of the work where the servers did not come up', async () => {
    start('one', ['starts=0']);
    const { outcomes } = await carryOut([['one read']]);
    expect(outcomes[0]).toMatchObject({ result: 'failed', durationMs: 0 });
    expect(outcomes[0]?.startupMs).toBeGreaterThan(0);
  });
});

it('cancelling ends what works, what comes up and what never began', async () => {
  const one = start('one', ['silent=1']);
  const stop = new AbortController();
  const recorded = new RecordedRun();
  const run = carryOut(times(5, 'one add'), { concurrency: 1 }, recorded, stop.signal);
  // The second one waits for a server that never comes.
  while (one.starts < 2) await delay(10);
  stop.abort(new Error('cancelled by the user'));
  const { outcomes, execution } = await run;
  expect(outcomes.map(({ status }) => status)).toEqual([
    ...['completed', 'cancelled', 'cancelled', 'cancelled', 'cancelled'],
  ]);
  expect(execution.starts).toBe(one.starts);
  expect(one.pids.filter(isAlive)).toEqual([]);
});
