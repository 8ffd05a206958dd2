/** Which iterations share a server. */
import { readdirSync } from 'node:fs';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Step } from '../../../src/api/cases/steps.ts';
import type { Execution } from '../../../src/api/resources/execution.ts';
import { connectServer, plainOptions } from '../../../src/service/mcp/connection.ts';
import { call, expectText, Place, run, runServer } from '../../support/engine.ts';
import { shortenLimits } from '../../support/limits.ts';
import { RESULTS, serveRpc } from '../../support/servers/remote.ts';
import { localServer, remoteServer, surroundingsOf } from '../../support/service.ts';

let place: Place;
beforeEach(() => {
  place = new Place();
});
afterEach(() => void jest.restoreAllMocks());

const reads = [call('count')];
const adds = [call('add')];
const fails = [call('add'), expectText('no')];
/** A server that names the folder. */
const env = { DATA: `\${ITERATION_TMP}/data` };
const setup = 'true';

test.each<[string, Execution, Record<string, string>, Step[][], number]>([
  ['auto: read', {}, {}, [reads, reads, reads], 1],
  ['auto: changed', {}, {}, [adds, adds, adds], 3],
  ['auto: changed, then read', {}, {}, [reads, adds, reads, reads], 2],
  ['auto: failed', {}, {}, [[...reads, expectText('no')], reads], 2],
  ['shared: changed', { isolation: 'shared' }, {}, [adds, adds, adds], 1],
  ['shared: failed', { isolation: 'shared' }, {}, [adds, fails, adds, adds], 2],
  ['iteration: read', { isolation: 'iteration' }, {}, [reads, reads], 2],
  ['a folder', {}, env, [reads, reads], 2],
  ['a folder, shared', { isolation: 'shared' }, env, [adds, fails, adds, adds], 2],
  ['auto: hints that change', {}, { LIST: 'changing' }, [reads, reads], 2],
  ['setup', { setup }, {}, [reads, reads], 2],
  ['setup, shared', { setup, isolation: 'shared' }, {}, [adds, fails, adds, adds], 2],
])('%s', async (_name, execution, env, iterations, starts) => {
  const servers = [runServer(place.server(env))];
  const { outcomes, living, bugs } = await run(place, iterations, { servers, execution });
  expect(place.lines).toHaveLength(starts);
  expect(outcomes.map(({ status }) => status)).toEqual(iterations.map(() => 'completed'));
  expect({ living, bugs }).toEqual({ living: 0, bugs: [] });
  expect(readdirSync(place.folder)).toEqual(['log']);
});

test('the connection of the inspection serves the first slot; one without use is closed', async () => {
  const surroundings = surroundingsOf();
  const { signal } = new AbortController();
  const inspect = async (name: string) => {
    const server = runServer({ ...place.server(), name });
    server.inspected = await connectServer(server.entry, surroundings, signal, plainOptions());
    await server.inspected.loadTools();
    return server;
  };
  const other = runServer({ ...place.server(env), name: 't' });
  const servers = [await inspect('s'), other, await inspect('u')];
  const steps = [call('count', { serverName: 's' }), call('count', { serverName: 't' })];
  const { results } = await run(place, [steps, steps], { servers });
  expect(results).toEqual(['passed', 'passed']);
  expect(place.lines).toHaveLength(2 + 2);
  expect(servers.map(({ inspected }) => inspected)).toEqual([null, null, null]);
  expect(surroundings.living.size).toBe(0);
});

test('one iteration at a time: a server ends before the next one starts', async () => {
  const servers = [runServer(place.server({ LOCK: `${place.folder}/lock` }))];
  const execution = { isolation: 'iteration' } as const;
  const { results } = await run(place, [adds, fails, adds], { servers, execution });
  expect(results).toEqual(['passed', 'failed', 'passed']);
});

test('a crash in a call that only reads fails, also on a connection that was kept', async () => {
  const { failures } = await run(place, [reads, [call('die')], reads]);
  expect(failures).toMatchObject([[], [{ kind: 'server', reason: 'crash', exitCode: 9 }], []]);
});

test('a server that is given up is known before others start', async () => {
  const dead = runServer({ ...place.server(), name: 'dead' });
  dead.givenUp = { kind: 'bug', message: 'x' };
  const steps = [call('count', { serverName: 's' }), call('count', { serverName: 'dead' })];
  const servers = [runServer(place.server()), dead];
  const execution = { setup: 'echo setup >> $LOG' };
  const { failures, results } = await run(place, [steps], { servers, execution });
  expect({ failures, results }).toEqual({ failures: [[dead.givenUp]], results: [null] });
  expect(place.lines).toEqual([]);
});

test('first iterations come first, in at most as many slots as asked for', async () => {
  const [a, b] = [reads, [...reads]];
  const { outcomes } = await run(place, [a, a, a, b, b]);
  expect(outcomes.map(({ id }) => id)).toEqual(['0', '3', '1', '4', '2']);
  const execution = { isolation: 'shared', concurrency: 2 } as const;
  await run(place, Array(4).fill(adds), { execution });
  expect(place.lines.length).toBeLessThanOrEqual(1 + 2);
});

test('a server that cannot be connected to twice in a row, or in time twice, is given up', async () => {
  const args = ['-c', `echo start >> '${place.log}'; exit 4`];
  const server = runServer(localServer('s', { command: '/bin/sh', args }));
  const { failures, results } = await run(place, Array(4).fill(reads), { servers: [server] });
  // Each time it starts once more, as a server that only knows sessions.
  expect(place.lines).toHaveLength(4);
  expect(results).toEqual(['failed', 'failed', 'failed', 'failed']);
  expect(failures.map(([failure]) => Object(failure).attempts)).toEqual([1, 1, 2, 2]);
  expect(server.givenUp).toMatchObject({ reason: 'crash', exitCode: 4, attempts: 2 });

  // Connecting is what has this limit. It is over at once the first and the third time.
  const connectTimeoutMs = 54_321;
  let connects = 0;
  const isSilent = () => connects % 2 === 1;
  shortenLimits((ms) => {
    if (ms === connectTimeoutMs) connects += 1;
    return ms === connectTimeoutMs && isSilent() ? 0 : ms;
  });
  const raw = await serveRpc(({ method, params }) =>
    method === 'initialize' && isSilent() ? undefined : RESULTS[method]?.(params),
  );
  const remote = runServer(remoteServer('raw', `${raw.origin}/mcp`));
  remote.known.era = 'session';
  const execution = { isolation: 'iteration', connectTimeoutMs } as const;
  const late = await run(place, Array(4).fill([call('a')]), { servers: [remote], execution });
  expect(late.results).toEqual(['failed', 'passed', 'failed', 'failed']);
  expect(connects).toBe(3);
  expect(remote.givenUp).toMatchObject({ reason: 'timeout', attempts: 2 });
});

test('a session that ends within an iteration fails it; one that has ended before is replaced', async () => {
  const tool = { name: 'a', inputSchema: { type: 'object' }, annotations: { readOnlyHint: true } };
  let calls = 0;
  const raw = await serveRpc(({ method, params, response }) => {
    if (method === 'tools/list') return { tools: [tool] };
    calls = method === 'initialize' ? 0 : calls + 1;
    response.setHeader('mcp-session-id', 'one');
    if (calls <= 1) return RESULTS[method]?.(params);
    response.writeHead(400).end('No valid session');
    return undefined;
  });
  const remote = runServer(remoteServer('raw', `${raw.origin}/mcp`));
  remote.known.era = 'session';
  const iterations = [1, 1, 2, 1].map((count) => Array.from({ length: count }, () => call('a')));
  const { results, failures } = await run(place, iterations, { servers: [remote] });
  expect(results).toEqual(['passed', 'passed', 'failed', 'passed']);
  expect(failures[2]).toMatchObject([{ reason: 'status', status: 400, hint: { kind: 'session' } }]);
});
