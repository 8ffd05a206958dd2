import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Isolation } from '../../../../src/contract/cases/execution-settings.ts';
import { signalProcess } from '../../../../src/processes/marked-processes.ts';
import type { RunExecutorOptions } from '../../../../src/service/engine/run-executor.ts';
import {
  emulator,
  registry,
  startModelsBeforeAll,
} from '../../../support/service/engine/prompts.ts';
import {
  executeAll,
  planOf,
  RecordedRun,
  type StepBody,
  steps,
} from '../../../support/service/engine/runs.ts';
import { countsOf, StatefulServer } from '../../../support/service/engine/stateful.ts';

let stateful: StatefulServer;
afterEach(() => stateful.remove());

/** Carries out cases of these steps on one server that counts, in one lane. */
async function carryOut(
  isolation: Isolation,
  cases: StepBody[][],
  options: Partial<RunExecutorOptions> = {},
  recording = new RecordedRun(),
) {
  const plan = planOf(
    [stateful.server],
    cases.map((bodies) => ({
      ...{ steps: steps(...bodies), model: 'openai/x', provider: 'openai' },
    })),
  );
  const all = { isolation, concurrency: 1, ...options };
  const { recorded, execution } = await executeAll(plan, all, recording);
  const outcomes = cases.map((_, index) => recorded.at(index));
  expect(stateful.left).toEqual([]);
  // Whatever was started is told of, and nothing else.
  expect(execution.starts).toBe(stateful.starts);
  return { execution, outcomes, counts: outcomes.map(countsOf) };
}

const call = (name: string): StepBody => ({ call: name, server: 'stateful' });
const times = (count: number, ...bodies: StepBody[]) => new Array<StepBody[]>(count).fill(bodies);

describe('isolation auto', () => {
  it('uses a process again while only tools that read are called', async () => {
    stateful = new StatefulServer();
    const { execution, counts } = await carryOut('auto', times(5, call('read')));
    expect(counts).toEqual([[0], [0], [0], [0], [0]]);
    expect(execution).toMatchObject({ isolation: 'auto', concurrency: 1, starts: 1 });
  });

  it('gives the iteration after one that called another tool a fresh process', async () => {
    stateful = new StatefulServer();
    const { execution, counts } = await carryOut('auto', [
      ...times(2, call('add'), call('add')),
      ...times(2, call('read')),
      ...times(2, call('read'), call('add')),
    ]);
    expect(counts).toEqual([[1, 2], [1, 2], [0], [0], [0, 1], [0, 1]]);
    expect(execution.starts).toBe(4);
  });

  it('takes a tool that the server did not tell of for one that may change something', async () => {
    stateful = new StatefulServer();
    const { execution } = await carryOut('auto', times(3, call('unheard-of')));
    expect(execution.starts).toBe(3);
  });

  it('gives the iteration after one that changed the list of tools a fresh process', async () => {
    stateful = new StatefulServer();
    const { execution, outcomes } = await carryOut('auto', [
      ...times(2, call('open-up'), call('opened')),
      ...times(2, call('open-up')),
      ...times(2, call('read')),
    ]);
    expect(outcomes.map(({ result }) => result)).toEqual(new Array(6).fill('passed'));
    expect(execution.starts).toBe(5);
  });

  it('gives the iteration after one that failed a fresh process, whatever that called', async () => {
    stateful = new StatefulServer();
    const { execution } = await carryOut('auto', [
      ...times(2, call('fail-to-read')),
      ...times(2, call('read')),
    ]);
    expect(execution.starts).toBe(3);
  });

  it('starts anew what has gone by itself between two iterations', async () => {
    stateful = new StatefulServer('stateful', ['short']);
    const recorded = new RecordedRun();
    const finish = recorded.iterationFinished.bind(recorded);
    recorded.iterationFinished = async (id, outcome) => {
      const pid = Number(
        stateful.notes.findLast((line) => line.startsWith('start'))?.split(' ')[1],
      );
      // The dead are there until they are waited for, which is when it is known here that they ended.
      while (signalProcess(pid, 0)) await delay(10);
      // The connection gets to know of it by an event or two.
      await delay(50);
      await finish(id, outcome);
    };
    const { execution, outcomes } = await carryOut('auto', times(3, call('read')), {}, recorded);
    expect(outcomes.map(({ result }) => result)).toEqual(['passed', 'passed', 'passed']);
    expect(execution.starts).toBe(3);
  });
});

describe('isolation auto, with a model', () => {
  startModelsBeforeAll();
  const options = () => ({ models: registry() });
  const prompt = (text: string): StepBody[] => [
    { prompt: text },
    { assert: { type: 'responseContains', needle: 'done' } },
  ];

  beforeAll(() => {
    for (const [userMessage, ...names] of [
      ['Count up', 'add'],
      ['Have a look', 'read'],
      ['Have two looks', 'read-slowly', 'read-slowly'],
      ['Do nothing'],
    ]) {
      const toolCalls = names.map((name, index) => ({
        ...{ name, id: `call_${index}`, arguments: '{}' },
      }));
      if (userMessage === undefined) continue;
      if (toolCalls.length > 0) emulator.on({ userMessage, hasToolResult: false }, { toolCalls });
      emulator.on({ userMessage }, { content: 'done' });
    }
  });

  it("counts the model's calls as those of steps", async () => {
    stateful = new StatefulServer();
    const cases = ['Count up', 'Count up', 'Have a look', 'Do nothing', 'Have a look'];
    const { execution, counts, outcomes } = await carryOut('auto', cases.map(prompt), options());
    expect(outcomes.map(({ result }) => result)).toEqual(new Array(5).fill('passed'));
    expect(counts).toEqual([[1], [1], [0], [], [0]]);
    expect(execution.starts).toBe(3);
  });

  it('has one call answered before the next is sent, where the model makes several at once', async () => {
    stateful = new StatefulServer();
    const { outcomes } = await carryOut('auto', [prompt('Have two looks')], options());
    expect(outcomes[0]?.actualToolCalls).toHaveLength(2);
    expect(stateful.notes.filter((line) => /call|answer/.test(line))).toEqual([
      ...['call read-slowly', 'answer read-slowly', 'call read-slowly', 'answer read-slowly'],
    ]);
  });
});

describe('isolation lane', () => {
  it('uses a process again whatever was called, until an iteration fails', async () => {
    stateful = new StatefulServer();
    const { execution, counts } = await carryOut('lane', [
      ...times(3, call('add')),
      ...times(1, call('add'), call('fail-to-read')),
      ...times(2, call('add')),
    ]);
    expect(counts).toEqual([[1], [2], [3], [4], [1], [2]]);
    expect(execution).toMatchObject({ isolation: 'lane', starts: 2 });
  });
});

describe('isolation iteration', () => {
  it('never uses a process again', async () => {
    stateful = new StatefulServer();
    const { execution, counts } = await carryOut('iteration', [
      ...times(3, call('add')),
      ...times(3, call('read')),
    ]);
    expect(counts).toEqual([[1], [1], [1], [0], [0], [0]]);
    expect(execution).toMatchObject({ isolation: 'iteration', starts: 6 });
  });
});

describe('a server that is given a folder', () => {
  it.each<[Isolation, number]>([
    ['auto', 3],
    // The folder is that of the lane.
    ['lane', 1],
  ])('serves, under %s, as long as the folder is there', async (isolation, starts) => {
    stateful = new StatefulServer('stateful', [], { DATA: `\${ITERATION_TMP}/data` });
    const { execution } = await carryOut(isolation, times(3, call('read')));
    expect(execution.starts).toBe(starts);
  });
});
