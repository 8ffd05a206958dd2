import { echoCase, toolCase } from '../cases.ts';
import { ingest } from '../reporters/ingest-rows.ts';
import { fullSdkRow } from '../reporters/sdk-rows.ts';
import {
  type FixtureOptions,
  mcpConfig,
  type ServiceFixture,
  startFixture,
} from '../service-fixture.ts';
import { fullServer } from './operated-servers.ts';
import { RouteClient } from './route-client.ts';

/** A service with something of everything in it. */
export interface Scene {
  fixture: ServiceFixture;
  client: RouteClient;
  projectId: string;
  serverId: string;
  /** Of a server that offers something of everything. */
  fullServerId: string;
  remoteServerId: string;
  /** Of a suite with cases and a run. */
  suiteId: string;
  /** Of a run that has ended, with its iteration. */
  runId: string;
  iterationId: string;
  /** Of an ingested run, with an iteration that has a trace, and one that has none. */
  ingested: { runId: string; iterationId: string; untracedId: string };
  /** A key of another organization. */
  foreignKey: string;
  /** A name that no other has. */
  fresh(): string;
}

export const UPLOAD_BYTES = 1000;

/** Everything a case can say that a reply repeats. */
const FULL_CASE = echoCase('full', {
  expectedOutput: 'hi',
  scenario: 'an echo',
  matchOptions: { toolCallOrder: 'ignore' },
  model: 'a/b',
  predicates: { mode: 'extend', list: [{ type: 'noToolErrors' }] },
});

/** Chats of the project, which a service has from its configuration alone. */
export const CHATS = {
  chatboxes: [
    {
      ...{ name: 'Demo', description: 'd', mode: 'anyone_with_link', host: 'Claude' },
      ...{ systemPrompt: 'Be brief.', temperature: 0.2, servers: ['tools'] },
      link: 'https://chat.example.test/c/x?t=1',
    },
  ],
  chatSessions: ['active', 'archived'].map((status) => ({
    ...{ title: status, status, createdAt: '2026-01-01T00:00:00Z' },
    lastActivityAt: '2026-01-02T00:00:00Z',
  })),
};

const RUN_LEVEL = {
  framework: 'jest',
  ci: { provider: 'github', pipelineId: '1', jobId: '2', runUrl: 'https://ci.example.test/1' },
  expectedIterations: 2,
  tags: ['nightly'],
  serverNames: ['tools'],
  notes: 'n',
  evaluationConfigHash: 'e',
  hostConfig: { host: 'h' },
  hostConfigHash: 'a'.repeat(64),
};

/** Where there is no server, which nothing asks either. */
export const REMOTE_URL = 'https://mcp.example.test/mcp';

/** `.mcp.json` of a scene. */
export const SERVERS = mcpConfig({
  full: fullServer(),
  remote: { url: REMOTE_URL },
});

export async function openScene(options: FixtureOptions = {}): Promise<Scene> {
  const fixture = await startFixture({
    maxConcurrentRuns: 100,
    config: SERVERS,
    uploadLimits: { maxBytes: UPLOAD_BYTES },
    serviceConfig: {
      organizations: [{ name: 'Default', projects: [{ name: 'Default', ...CHATS }] }],
    },
    ...options,
  });
  const foreign = await fixture.service.createKey({ name: 'foreign', organization: 'Other' });
  return { ...(await fillScene(fixture)), foreignKey: foreign.key };
}

/** Puts something of everything into the project of the fixture's caller. */
export async function fillScene(fixture: ServiceFixture): Promise<Omit<Scene, 'foreignKey'>> {
  const { api } = fixture;
  let names = 0;
  const serverId = api.serverId('tools');
  const { suiteId } = (
    await api.post('~/eval-suites', {
      ...{ name: 'scene', description: 'd', serverIds: [serverId], model: 'a/b' },
      ...{
        tests: [FULL_CASE, toolCase('crashes', 'crash')],
        passCriteria: { minimumPassRate: 50 },
      },
    })
  ).body;
  const { runId } = (await api.post('~/eval-runs', { suiteId })).body;
  const report = await api.post(ingest('report'), {
    ...{ suiteName: 'ingested', externalRunId: 'scene', ...RUN_LEVEL },
    results: [
      fullSdkRow(1, { tokens: 'many', externalIterationId: 'i-1', errorDetails: 'none' }),
      fullSdkRow(2, { trace: undefined, metadata: undefined }),
    ],
  });
  await api.awaitRun(runId);
  const idsOf = async (run: string): Promise<string[]> =>
    (await api.get(`~/eval-runs/${run}/iterations`)).body.items.map(({ id }: { id: string }) => id);
  const [iterationId = ''] = await idsOf(runId);
  const [reportedId = '', untracedId = ''] = await idsOf(report.body.runId);
  return {
    ...{ fixture, serverId, suiteId, runId, iterationId },
    fullServerId: api.serverId('full'),
    remoteServerId: api.serverId('remote'),
    client: new RouteClient(api),
    projectId: api.projectId,
    ingested: { runId: report.body.runId, iterationId: reportedId, untracedId },
    fresh: () => {
      names += 1;
      return `fresh-${names}`;
    },
  };
}
