import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import {
  executorFor,
  planOf,
  RecordedRun,
  type StepBody,
  steps,
} from '../../support/service/engine/runs.ts';
import { isAlive } from '../../support/service/engine/servers.ts';
import { StatefulServers } from '../../support/service/engine/stateful.ts';
import { openUnconfined } from '../../support/service/mcp/connectors.ts';

const servers = new StatefulServers();
afterEach(() => servers.remove());
const start = (name: string, flags: string[] = []) => servers.start(name, flags);

describe('a look at servers', () => {
  it.each([
    ['that serve the run', 'auto', 1],
    ['that do not', 'iteration', 2],
  ] as const)(
    'is not held up by the leaving of those %s, which the run waits for',
    async (_, isolation, starts) => {
      const one = start('one', ['reluctant']);
      const cases = [{ steps: steps({ call: 'read', server: 'one' }) }];
      const plan = planOf([one.server], cases, {}, { isolation });
      const executor = executorFor(plan);
      const { signal } = new AbortController();
      const { findings, kept } = await executor.inspect({ ...plan, limits: [] }, signal);
      expect(findings).toMatchObject([{ trouble: null, tools: expect.arrayContaining(['read']) }]);
      expect(one.left).toHaveLength(1);
      await executor.execute({ ...plan, findings, kept }, new RecordedRun(), signal);
      expect(one.starts).toBe(starts);
      expect(one.pids.filter(isAlive)).toEqual([]);
    },
  );
});

describe('servers that were looked at', () => {
  /** A run on two servers, the first of which leaves slowly. */
  async function lookAtBoth(settings: object, ...calls: StepBody[]) {
    const [one, two] = [start('one', ['reluctant']), start('two')];
    const cases = calls.map((body) => ({ steps: steps(body) }));
    const plan = planOf([one.server, two.server], cases, {}, settings);
    const executor = executorFor(plan);
    const controller = new AbortController();
    const { signal } = controller;
    const { findings, kept } = await executor.inspect({ ...plan, limits: [] }, signal);
    const execute = () =>
      executor.execute({ ...plan, findings, kept }, new RecordedRun(), controller.signal);
    return { one, two, controller, execute };
  }

  it('and that no iteration has used go at once where the run is called off', async () => {
    const calls = ['one', 'one', 'one', 'two'].map((server) => ({ call: 'read-slowly', server }));
    const looked = await lookAtBoth({ concurrency: 1 }, ...calls);
    const { one, two, controller } = looked;
    const executed = looked.execute();
    while (!one.notes.includes('call read-slowly')) await delay(1);
    controller.abort();
    while (two.left.length > 0) await delay(10);
    expect([one.left, two.starts]).toMatchObject([[expect.any(Number)], 1]);
    await executed;
    expect([...one.pids, ...two.pids].filter(isAlive)).toEqual([]);
  });

  it('and that no iteration needs go before the others', async () => {
    const calls = new Array(20).fill({ call: 'read-slowly', server: 'one' });
    const { one, two, execute } = await lookAtBoth({ concurrency: 1 }, ...calls);
    const executed = execute();
    while (two.left.length > 0) await delay(10);
    expect(one.left).toHaveLength(1);
    await executed;
  });
});

it('those that come up after the look at another one has failed by a fault of ours go too', async () => {
  // More than are looked at at once, so that the last one waits for others than the first.
  const all = Array.from({ length: 10 }, (_, index) => start(`s${index}`));
  const cases = all.map(({ server }) => ({ steps: steps({ call: 'read', server: server.name }) }));
  const plan = planOf(
    all.map(({ server }) => server),
    cases,
  );
  const executor = executorFor(plan, {
    // No server makes a connector fail by anything but an error of its own, so one stands in.
    openConnector: (secrets) => {
      const connector = openUnconfined(secrets);
      return {
        ...connector,
        connect: (server, ...more) =>
          server.name === 's0'
            ? Promise.reject(new Error('a fault of ours'))
            : connector.connect(server, ...more),
      };
    },
  });
  const inspected = executor.inspect({ ...plan, limits: [] }, new AbortController().signal);
  await expect(inspected).rejects.toThrow('a fault of ours');
  const last = all.at(-1);
  while (last?.starts === 0 || all.some(({ left }) => left.length > 0)) await delay(10);
  expect(all.map(({ starts }) => starts)).toEqual([0, ...new Array(9).fill(1)]);
});
