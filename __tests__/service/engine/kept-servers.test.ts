import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, expect, it } from '@jest/globals';
import type { StdioConnection } from '../../../src/service/mcp/server-connection.ts';
import { toolCase } from '../../support/service/cases.ts';
import { StatefulServer } from '../../support/service/engine/stateful.ts';
import {
  mcpConfig,
  type ServiceFixture,
  startFixture,
} from '../../support/service/service-fixture.ts';

let stateful: StatefulServer;
let fixture: ServiceFixture;

async function open(env: Record<string, string> = {}, flags: readonly string[] = []) {
  stateful = new StatefulServer('stateful', flags);
  const { command, args } = stateful.server.connection as StdioConnection;
  fixture = await startFixture({
    takesCommands: true,
    config: mcpConfig({ stateful: { command, args, env }, ghost: { command: 'no-such-program' } }),
  });
}
afterEach(async () => {
  await fixture.close();
  stateful.remove();
});

const call = (tool: string, extra: object = {}) => {
  const { steps } = toolCase(tool, tool);
  const onServer = steps.map((step) => ({ ...step, serverName: 'stateful' }));
  return { title: tool, steps: onServer, ...extra };
};

const create = (
  tests: unknown[],
  execution: object = {},
  servers: readonly string[] = ['stateful'],
) =>
  fixture.api.post('~/eval-runs', {
    ...{ suiteName: 'suite', tests, execution: { concurrency: 1, ...execution } },
    serverIds: servers.map((name) => fixture.api.serverId(name)),
  });

/** How often the run says that the server was started, and what the server noted. */
async function carriedOut(tests: unknown[], execution: object = {}) {
  const { status, body } = await create(tests, execution);
  expect(status).toBe(202);
  const run = await fixture.api.awaitRun(body.runId);
  await goneAll();
  const { starts } = run.execution;
  return { starts, passed: run.summary.passed, notes: stateful.notes };
}

async function goneAll() {
  while (stateful.left.length > 0) await delay(10);
}

it('the server that was looked at serves the first iteration', async () => {
  await open();
  const { starts, passed, notes } = await carriedOut([call('read', { runs: 3 })]);
  expect([starts, passed, stateful.starts]).toEqual([1, 3, 1]);
  expect(notes.filter((line) => line === 'call read')).toHaveLength(3);
});

it('serves no other one after it was touched', async () => {
  await open();
  const { starts, passed } = await carriedOut([call('add', { runs: 3 })]);
  expect([starts, passed, stateful.starts]).toEqual([3, 3, 3]);
});

it('serves one lane; the others start their own', async () => {
  await open();
  const { starts, passed } = await carriedOut([call('read-slowly', { runs: 40 })], {
    concurrency: 2,
  });
  expect([starts, passed, stateful.starts]).toEqual([2, 40, 2]);
});

it.each([
  ['under isolation iteration', { isolation: 'iteration' }, {}],
  ['that has a folder of an iteration', {}, { FOLDER: `\${ITERATION_TMP}` }],
  ['of a run with a setup', { setup: 'true' }, {}],
])('serves nothing but the look, where it is one %s', async (_, execution, env) => {
  await open(env);
  const { starts, passed } = await carriedOut([call('read')], execution);
  expect([starts, passed, stateful.starts]).toEqual([1, 1, 2]);
});

it('is started anew where a case waits for its calls for another time than others', async () => {
  await open();
  const hasty = call('read', { title: 'hasty', limits: { toolTimeoutMs: 5_000 } });
  const { starts, passed } = await carriedOut([hasty, call('read')]);
  expect([starts, passed, stateful.starts]).toEqual([2, 2, 2]);
});

it('is started anew where it went before an iteration could use it', async () => {
  await open({}, ['brief']);
  const { starts, passed } = await carriedOut([call('read', { runs: 3 })]);
  expect([starts, passed, stateful.starts]).toEqual([1, 3, 2]);
});

it('serves no run that is to have another isolation by the time it is created', async () => {
  await open({}, ['slow']);
  const first = await create([call('read')]);
  await fixture.api.awaitRun(first.body.runId);
  const { suiteId } = first.body;
  const creating = fixture.api.post('~/eval-runs', { suiteId });
  while (stateful.starts < 2) await delay(10);
  const changed = { execution: { isolation: 'iteration' } };
  expect((await fixture.api.patch(`~/eval-suites/${suiteId}`, changed)).status).toBe(200);
  const run = await fixture.api.awaitRun((await creating).body.runId);
  await goneAll();
  expect([run.execution, stateful.starts]).toMatchObject([{ isolation: 'iteration' }, 3]);
});

it('goes where the run is refused after the look', async () => {
  await open();
  const { steps } = toolCase('ghost', 'x');
  const haunted = {
    title: 'ghost',
    steps: steps.map((step) => ({ ...step, serverName: 'ghost' })),
  };
  const { status, body } = await create([call('read'), haunted], {}, ['stateful', 'ghost']);
  expect([status, body.details.reason]).toEqual([400, 'SERVER_CONFIGURATION']);
  await goneAll();
  expect(stateful.starts).toBe(1);
});

it('goes where no iteration needs it after all', async () => {
  await open();
  const unknown = call('ad');
  const { starts, passed } = await carriedOut([unknown]);
  expect([starts, passed, stateful.starts]).toEqual([0, 0, 1]);
});
