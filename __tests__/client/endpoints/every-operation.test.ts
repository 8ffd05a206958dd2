import { describe, expect, it } from '@jest/globals';
import type { EvalsClient } from '../../../src/client/client.ts';
import { pathOf } from '../../../src/client/route-path.ts';
import type { Route } from '../../../src/contract/routes/route.ts';
import { type Operation, ROUTES } from '../../../src/contract/routes/table.ts';
import {
  closeRigsAfterEach,
  collect,
  rejectionOf,
  startRig,
} from '../../support/client/client-rig.ts';
import { type Answer, inOrder } from '../../support/client/scripted-server.ts';

closeRigsAfterEach();

const IDS = {
  ...{ projectId: 'p 1', serverId: 'sv', suiteId: 's', runId: 'r/1', iterationId: 'i' },
  ...{ hostId: 'h', chatboxId: 'c', caseId: 'k' },
};
const { projectId: p, suiteId: s, runId: r, iterationId: i, hostId: h, chatboxId: b } = IDS;
const { caseId: k } = IDS;
const server = { projectId: p, serverId: IDS.serverId };
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
const REPORT = { run: START, rows: [] };

/** Not of this API, not at its address, for people, or of no use to the action. */
type Elsewhere = 'ingest.capabilities' | 'artifacts.upload' | 'service.openapi';

/** A method for every operation: one that has none does not compile. */
const CALLS: Record<
  Exclude<Operation, Elsewhere>,
  [call: (client: EvalsClient) => Promise<unknown>, reply: unknown]
> = {
  'account.get': [(c) => c.account.get(), { id: 'u', email: 'e', name: 'n' }],
  'projects.list': [(c) => collect(c.projects.list()), { items: [] }],
  'servers.validate': [(c) => c.servers.validate(server), { success: true, status: 'connected' }],
  'servers.doctor': [(c) => c.servers.doctor(server), DOCTOR],
  'servers.checkOAuth': [
    (c) => c.servers.checkOAuth(server),
    { useOAuth: true, serverUrl: 'https://mcp.example.com/' },
  ],
  'servers.importTokens': [
    (c) => c.servers.importTokens(server, { serverUrl: 'u', tokens: { access_token: 't' } }),
    { imported: true, expiresAt: null },
  ],
  'servers.tools.list': [(c) => collect(c.servers.tools(server)), { items: [] }],
  'servers.tools.call': [(c) => c.servers.callTool(server, { toolName: 't' }), { content: [] }],
  'servers.prompts.list': [(c) => collect(c.servers.prompts(server)), { items: [] }],
  'servers.prompts.get': [
    (c) => c.servers.getPrompt(server, { promptName: 'p' }),
    { messages: [] },
  ],
  'servers.resources.list': [(c) => collect(c.servers.resources(server)), { items: [] }],
  'servers.resources.read': [(c) => c.servers.readResource(server, 'a:b'), { contents: [] }],
  'servers.export': [(c) => c.servers.export(server), EXPORT],
  'servers.list': [(c) => collect(c.servers.list(p)), { items: [] }],
  'organizations.list': [(c) => collect(c.organizations.list()), { items: [] }],
  'hosts.list': [(c) => collect(c.hosts.list(p)), { items: [] }],
  'hosts.create': [(c) => c.hosts.create(p, { name: 'n', template: 'claude' }), HOST],
  'hosts.get': [(c) => c.hosts.get(p, h), HOST],
  'hosts.update': [(c) => c.hosts.update(p, h, { name: 'n' }), HOST],
  'hosts.delete': [(c) => c.hosts.delete(p, h), { id: 'h', deleted: true }],
  'chatSessions.list': [(c) => collect(c.chatSessions.list()), { items: [] }],
  'chatboxes.list': [(c) => collect(c.chatboxes.list(p)), { items: [] }],
  'chatboxes.get': [(c) => c.chatboxes.get(p, b), CHATBOX],
  'suites.list': [(c) => collect(c.suites.list(p)), { items: [] }],
  'suites.create': [(c) => c.suites.create(p, SUITE), { suiteId: 's' }],
  'suites.get': [(c) => c.suites.get(p, s), { id: 's' }],
  'suites.update': [(c) => c.suites.update(p, s, { name: 'n' }), { id: 's' }],
  'suites.delete': [(c) => c.suites.delete(p, s), { id: 's', deleted: true }],
  'suites.cases.update': [
    (c) => c.suites.updateCase(p, s, k, { title: 't' }),
    { id: 'k', title: 't', steps: [] },
  ],
  'suites.cases.delete': [(c) => c.suites.deleteCase(p, s, k), { id: 'k', deleted: true }],
  'suites.cases.list': [(c) => collect(c.suites.cases(p, s)), { items: [] }],
  'suites.runs.list': [(c) => collect(c.suites.runs(p, s)), { items: [] }],
  'runs.create': [(c) => c.runs.create(p, { suiteId: s }, { marker: 'm' }), { runId: 'r' }],
  'runs.get': [(c) => c.runs.get(p, r), { id: 'r', status: 'running' }],
  'runs.cancel': [(c) => c.runs.cancel(p, r), { id: 'r', status: 'cancelled' }],
  'runs.compare': [(c) => c.runs.compare(p, r), COMPARISON],
  'runs.iterations.list': [(c) => collect(c.runs.iterations(p, r)), { items: [] }],
  'runs.iterations.trace': [(c) => c.runs.trace(p, r, i), {}],
  'runs.iterations.steps': [(c) => collect(c.runs.steps(p, r, i)), { items: [] }],
  'ingest.report': [(c) => c.ingest.report(p, REPORT), ENDED],
  'ingest.start': [(c) => c.ingest.start(p, START), STARTED],
  'ingest.append': [
    (c) => c.ingest.append(p, { runId: 'r', rows: [] }),
    { ok: true, inserted: 0, skipped: 0, total: 0 },
  ],
  'ingest.finalize': [(c) => c.ingest.finalize(p, { runId: 'r', externalRunId: 'e' }), ENDED],
  'artifacts.uploadAddress': [(c) => c.artifacts.uploadAddress(p), ADDRESS],
};

const table = Object.entries(CALLS).map(([operation, [call, json]]) => {
  const route: Route | undefined = new Map<string, Route>(Object.entries(ROUTES)).get(operation);
  if (route === undefined) throw new Error(`${operation} is not in the table.`);
  return { operation, route, call, json };
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
