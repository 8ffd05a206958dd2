import { describe, expect, it } from '@jest/globals';
import type { ClientOperation } from '../../../scripts/documents/client-methods.ts';
import type { EvalsClient } from '../../../src/client/client.ts';
import { callableOperations } from '../../../src/client/endpoints/operations.ts';
import { pathOf } from '../../../src/client/route-path.ts';
import type { Route } from '../../../src/contract/routes/route.ts';
import { ROUTES } from '../../../src/contract/routes/table.ts';
import { CLIENT_CALLS } from '../../support/client/client-calls.ts';
import { closeRigsAfterEach, rejectionOf, startRig } from '../../support/client/client-rig.ts';
import { type Answer, inOrder } from '../../support/client/scripted-server.ts';

closeRigsAfterEach();

const IDS = {
  ...{ projectId: 'p 1', serverId: 'sv', suiteId: 's', runId: 'r/1', iterationId: 'i' },
  ...{ hostId: 'h', chatboxId: 'c', caseId: 'k' },
};
const DOCTOR = {
  ...{ generatedAt: 'now', status: 'ready', checks: {} },
  connection: { status: 'connected', detail: 'ok' },
};
const EXPORT = { serverId: 'sv', exportedAt: 'now', tools: [], resources: [], prompts: [] };
const TESTS = [{ title: 't', steps: [{ id: 'a', kind: 'prompt' as const, prompt: 'hi' }] }];
const SUITE = { name: 'n', serverIds: ['s'], model: 'm', tests: TESTS };
const HOST = { id: 'h', name: 'n', config: { modelId: 'a/b' } };
const CHATBOX = {
  id: 'c',
  name: 'n',
  serverCount: 0,
  serverNames: [],
  requireToolApproval: false,
  servers: [],
};
const DIFF = { base: 1, compare: 2, delta: 1, percentDelta: 100 };
const SCORED = {
  ...{ evaluationConfigHash: null, scoreIntegrity: null },
  ...{ scoredIterations: 0, quarantinedIterations: 0 },
};
const COMPARISON = {
  ...{ suite: { id: 's', name: 'n' }, baseline: { policy: 'run', baseRunId: 'b' } },
  ...{ baseRun: { id: 'b' }, compareRun: { id: 'r' }, cases: [] },
  passSummary: { passRatePercent: DIFF, total: DIFF, passed: DIFF, failed: DIFF },
  metrics: { wallDurationMs: DIFF, totalTokens: DIFF, estimatedCostUsd: DIFF },
  scoreContract: { base: SCORED, compare: SCORED, evaluationConfigChanged: false, scorers: [] },
};
const STARTED = { ok: true, suiteId: 's', runId: 'r', reused: false, status: 'running' };
const ENDED = { ok: true, suiteId: 's', runId: 'r', status: 'completed', result: 'passed' };
const ADDRESS = { ok: true, uploadUrl: 'https://files.example.com/u' };
const START = { suiteName: 'n', externalRunId: 'e' };

/** Its address is not of the table, and tried elsewhere. */
type Elsewhere = 'artifacts.upload';

/** What a service answers each operation, and what is sent. */
const CALLS: Record<Exclude<ClientOperation, Elsewhere>, [reply: unknown, body?: unknown]> = {
  'account.get': [{ id: 'u', email: 'e', name: 'n' }],
  'projects.list': [{ items: [] }],
  'servers.validate': [{ success: true, status: 'connected' }],
  'servers.doctor': [DOCTOR],
  'servers.checkOAuth': [{ useOAuth: true, serverUrl: 'https://mcp.example.com/' }],
  'servers.importTokens': [
    { imported: true, expiresAt: null },
    { serverUrl: 'u', tokens: { access_token: 't' } },
  ],
  'servers.tools.list': [{ items: [] }],
  'servers.tools.call': [{ content: [] }, { toolName: 't' }],
  'servers.prompts.list': [{ items: [] }],
  'servers.prompts.get': [{ messages: [] }, { promptName: 'p' }],
  'servers.resources.list': [{ items: [] }],
  'servers.resources.read': [{ contents: [] }, { uri: 'a:b' }],
  'servers.export': [EXPORT],
  'servers.list': [{ items: [] }],
  'organizations.list': [{ items: [] }],
  'hosts.list': [{ items: [] }],
  'hosts.create': [HOST, { name: 'n', template: 'claude' }],
  'hosts.get': [HOST],
  'hosts.update': [HOST, { name: 'n' }],
  'hosts.delete': [{ id: 'h', deleted: true }],
  'chatSessions.list': [{ items: [] }],
  'chatboxes.list': [{ items: [] }],
  'chatboxes.get': [CHATBOX],
  'suites.list': [{ items: [] }],
  'suites.create': [{ suiteId: 's' }, SUITE],
  'suites.get': [{ id: 's' }],
  'suites.update': [{ id: 's' }, { name: 'n' }],
  'suites.delete': [{ id: 's', deleted: true }],
  'suites.cases.update': [{ id: 'k', title: 't', steps: [] }, { title: 't' }],
  'suites.cases.delete': [{ id: 'k', deleted: true }],
  'suites.cases.list': [{ items: [] }],
  'suites.runs.list': [{ items: [] }],
  'runs.create': [{ runId: 'r' }, { suiteId: 's' }],
  'runs.get': [{ id: 'r', status: 'running' }],
  'runs.cancel': [{ id: 'r', status: 'cancelled' }],
  'runs.compare': [COMPARISON],
  'runs.iterations.list': [{ items: [] }],
  'runs.iterations.trace': [{}],
  'runs.iterations.steps': [{ items: [] }],
  'ingest.report': [ENDED, { ...START, results: [] }],
  'ingest.start': [STARTED, START],
  'ingest.append': [
    { ok: true, inserted: 0, skipped: 0, total: 0 },
    { runId: 'r', results: [] },
  ],
  'ingest.finalize': [ENDED, { runId: 'r', externalRunId: 'e' }],
  'artifacts.uploadAddress': [ADDRESS],
};

const ROW = { caseTitle: 't', passed: true };
/** No rows are none of a report to the contract. */
const withRows = (body: unknown) =>
  typeof body === 'object' && body !== null && 'results' in body
    ? { ...body, results: [ROW] }
    : body;
const byName = (operation: keyof typeof CALLS, body: unknown) => (client: EvalsClient) =>
  client.operations.callNamed(operation, { params: IDS, body: withRows(body) });

const table = Object.entries(CALLS).map(([name, [json, body]]) => {
  const operation = name as keyof typeof CALLS;
  const route: Route = ROUTES[operation];
  const call = (client: EvalsClient) => CLIENT_CALLS[operation](client, IDS, body as never);
  return { operation, route, call, json, named: byName(operation, body) };
});

const BUSY: Answer = { status: 503, json: { code: 'X', message: 'later' } };

describe('the method of every operation', () => {
  it.each(table)('$operation calls its route', async ({ route, call, json }) => {
    const { client, server } = await startRig(inOrder({ json }));
    await call(client);
    const [request] = server.requests;
    const { pathname } = new URL(request?.url ?? '', server.origin);
    expect([request?.method, pathname]).toEqual([
      route.method,
      `/api/v1${pathOf(route.path, IDS)}`,
    ]);
  });

  // A run is created again only where none is found.
  const plain = table.filter(({ operation }) => operation !== 'runs.create');
  it.each(plain)('$operation is repeated as the table says', async ({ route, call, json }) => {
    const { client, server } = await startRig(inOrder(BUSY, { json }));
    if (route.repeatable) await call(client);
    else await rejectionOf(call(client));
    expect(server.requests).toHaveLength(route.repeatable ? 2 : 1);
  });
});

describe('every operation by its name', () => {
  it.each(table)('$operation calls its route', async ({ route, named, json }) => {
    const { client, server, logger } = await startRig(inOrder({ json }));
    const { body } = await named(client);
    const [request] = server.requests;
    const { pathname } = new URL(request?.url ?? '', server.origin);
    expect([request?.method, pathname]).toEqual([
      route.method,
      `/api/v1${pathOf(route.path, IDS)}`,
    ]);
    expect({ body, lines: logger.lines }).toEqual({ body: json, lines: [] });
  });

  it.each(table)('$operation is repeated as the table says', async ({ route, named, json }) => {
    const { client, server } = await startRig(inOrder(BUSY, { json }));
    if (route.repeatable) await named(client);
    else await rejectionOf(named(client));
    expect(server.requests).toHaveLength(route.repeatable ? 2 : 1);
  });

  it('are those of the table, but for one that takes a file and one that is older than the API', () => {
    const apart = Object.keys(ROUTES).filter((name) => !callableOperations(ROUTES).has(name));
    expect(apart.toSorted()).toEqual(['artifacts.upload', 'ingest.capabilities']);
  });
});
