/** For each route a good request, and what its answer says. */
import type { Operation } from '../../../src/api/operation.ts';
import { type Call, MODEL, ROW, type Scene, STEP } from './scene.ts';

export interface Sample {
  /** Makes a good request. */
  make: (scene: Scene) => Call | Promise<Call>;
  /** Members of the answer. */
  expected?: (scene: Scene, call: Call) => object;
  /** Members of one item of a list. */
  item?: (scene: Scene, call: Call) => object;
  /** A body of the wrong shape, and where its mistake is. */
  wrong?: [body: object, path: string];
  /** Whether the body names ids of the project. */
  namesIds?: boolean;
  /** Tables without which the route fails; by default all but those of keys and projects. */
  needs?: string[];
}

const inProject = (scene: Scene): Call => ({ parameters: scene.at('projectId') });
const at =
  (...names: string[]) =>
  (scene: Scene): Call => ({ parameters: scene.at('projectId', ...names) });
const withBody =
  (make: (scene: Scene) => object | Promise<object>) =>
  async (scene: Scene): Promise<Call> => ({ ...inProject(scene), body: await make(scene) });
/** An operation on a server. */
const operate =
  (body: object = {}) =>
  (scene: Scene): Call => ({ parameters: scene.at('projectId', 'serverId'), body });
const madeHost = async (scene: Scene): Promise<Record<string, string>> => {
  const body = { name: scene.fresh(), template: 'claude' };
  return { ...scene.at('projectId'), hostId: (await scene.do('createHost', { body })).id };
};
const sent = ({ body }: Call) => Object(body);
const REFUSED: Sample['wrong'] = [{ oauthAccessToken: 't' }, 'oauthAccessToken'];

export const SAMPLES: Record<Operation, Sample> = {
  getAccount: { make: () => ({}) },
  listProjects: {
    make: () => ({}),
    item: ({ ids }) => ({ id: ids['projectId'], name: 'Default' }),
    needs: ['projects'],
  },
  listServers: {
    make: inProject,
    item: ({ ids }) => ({
      id: ids['serverId'],
      name: 'tools',
      enabled: true,
      transportType: 'stdio',
      url: null,
    }),
  },
  listEvalSuites: {
    make: inProject,
    item: ({ ids }) => ({ id: ids['suiteId'], latestRun: { id: ids['runId'], passRate: 1 } }),
  },
  listHosts: {
    make: async (scene) => {
      await madeHost(scene);
      return { parameters: await madeHost(scene) };
    },
    item: (_, { parameters }) => ({ id: parameters?.['hostId'], serverCount: 0 }),
  },
  createHost: {
    make: withBody(({ fresh }) => ({ name: fresh(), template: 'claude', theme: 'light' })),
    expected: (_, call) => ({
      name: sent(call).name,
      config: { hostContext: { theme: 'light' } },
    }),
    wrong: [{ template: 'claude' }, 'name'],
  },
  getHost: {
    make: async (scene) => ({ parameters: await madeHost(scene) }),
    expected: (_, { parameters }) => ({ id: parameters?.['hostId'] }),
  },
  updateHost: {
    make: async (scene) => ({
      parameters: await madeHost(scene),
      body: { name: scene.fresh(), config: { modelId: 'c/d' } },
    }),
    expected: (_, call) => ({ id: call.parameters?.['hostId'], ...sent(call) }),
    wrong: [{ name: 5 }, 'name'],
  },
  deleteHost: {
    make: async (scene) => ({ parameters: await madeHost(scene) }),
    expected: (_, { parameters }) => ({ id: parameters?.['hostId'], deleted: true }),
  },
  listChatSessions: { make: () => ({}), item: () => ({ title: 'First', status: 'active' }) },
  listChatboxes: {
    make: inProject,
    item: () => ({ name: 'Demo', serverCount: 1, serverNames: ['tools'] }),
  },
  getChatbox: {
    make: async (scene) => {
      const { items } = await scene.do('listChatboxes');
      return { parameters: { ...scene.at('projectId'), chatboxId: items[0].id } };
    },
    expected: ({ ids }, { parameters }) => ({
      id: parameters?.['chatboxId'],
      modelId: 'a/b',
      servers: [{ id: ids['serverId'], name: 'tools' }],
    }),
  },

  validateServer: {
    make: operate(),
    expected: () => ({ success: true, status: 'connected' }),
    wrong: REFUSED,
  },
  diagnoseServer: {
    make: operate(),
    expected: () => ({ status: 'ready', checks: { connection: { status: 'ok' } } }),
    wrong: REFUSED,
  },
  checkOAuth: {
    make: operate(),
    expected: () => ({ useOAuth: false, serverUrl: null }),
    wrong: REFUSED,
  },
  listTools: {
    make: operate(),
    item: () => ({ name: 'echo', inputSchema: { type: 'object' } }),
    wrong: [{ cursor: 5 }, 'cursor'],
  },
  callTool: {
    make: operate({ toolName: 'echo', parameters: { text: 'hi' } }),
    expected: () => ({ content: [{ type: 'text', text: 'hi' }] }),
    wrong: [{}, 'toolName'],
  },
  listPrompts: {
    make: operate(),
    item: () => ({ name: 'greet', arguments: [{ name: 'whom' }] }),
    wrong: [{ cursor: 5 }, 'cursor'],
  },
  getPrompt: {
    make: operate({ promptName: 'greet', arguments: { whom: 'Ada', times: 2 } }),
    expected: () => ({ messages: [{ content: { text: '{"whom":"Ada","times":"2"}' } }] }),
    wrong: [{ promptName: 'greet', arguments: { whom: [] } }, 'arguments.whom'],
  },
  listResources: {
    make: operate(),
    item: () => ({ uri: 'file:///readme' }),
    wrong: [{ cursor: 5 }, 'cursor'],
  },
  readResource: {
    make: operate({ uri: 'file:///readme' }),
    expected: () => ({ contents: [{ uri: 'file:///readme', text: 'read me' }] }),
    wrong: [{ uri: '' }, 'uri'],
  },
  exportServer: {
    make: operate(),
    expected: ({ ids }) => ({
      serverId: ids['serverId'],
      tools: [{ name: 'echo' }, { name: 'wait' }],
    }),
    wrong: REFUSED,
  },
  importTokens: {
    make: async (scene) => {
      const serverId = scene.servers['guarded'] ?? '';
      const { items } = await scene.do('listServers');
      const { url } = items.find(({ id }: { id: string }) => id === serverId);
      return {
        parameters: { ...scene.at('projectId'), serverId },
        body: { serverUrl: url, tokens: { access_token: 't0ken' } },
      };
    },
    expected: () => ({ imported: true }),
    wrong: [{ serverUrl: 'u', tokens: { access_token: 'a b' } }, 'tokens.access_token'],
  },

  createEvalSuite: {
    make: withBody(({ ids, fresh }) => ({
      name: fresh(),
      serverIds: [ids['serverId']],
      model: MODEL,
      tests: [{ title: 't', steps: [STEP] }],
    })),
    expected: ({ ids }, call) => ({ name: sent(call).name, servers: [{ id: ids['serverId'] }] }),
    wrong: [{ name: 's', serverIds: ['s'], tests: [{ title: 't', steps: [] }] }, 'tests[0].steps'],
    namesIds: true,
  },
  getEvalSuite: {
    make: at('suiteId'),
    expected: ({ ids }) => ({ id: ids['suiteId'], environment: { servers: ['tools'] } }),
  },
  listCases: {
    make: at('suiteId'),
    item: () => ({ title: 'first', steps: [STEP], iterations: 1 }),
  },
  listRuns: {
    make: at('suiteId'),
    item: ({ ids }) => ({ id: ids['runId'], status: 'completed', result: 'passed' }),
  },
  createEvalRun: {
    make: withBody(({ ids }) => ({ suiteId: ids['suiteId'] })),
    expected: ({ ids }) => ({
      suiteId: ids['suiteId'],
      servers: [{ id: ids['serverId'], name: 'tools' }],
    }),
    wrong: [{ suiteId: 5 }, 'suiteId'],
    namesIds: true,
  },
  getEvalRun: {
    make: at('runId'),
    expected: ({ ids }) => ({
      id: ids['runId'],
      suiteId: ids['suiteId'],
      status: 'completed',
      result: 'passed',
      summary: { total: 2, passed: 2, failed: 0, passRate: 1 },
      source: 'api',
    }),
  },
  cancelEvalRun: {
    make: async (scene) => {
      const suiteId = await scene.suite([{ ...STEP, toolName: 'wait' }], 'waits');
      return { parameters: { ...scene.at('projectId'), runId: await scene.run(suiteId) } };
    },
    expected: () => ({ status: 'cancelled', result: null }),
  },
  listIterations: {
    make: at('runId'),
    item: () => ({
      title: 'first',
      iterationNumber: 1,
      status: 'completed',
      result: 'passed',
      actualToolCalls: [{ toolName: 'echo', arguments: { text: 'hi' } }],
    }),
  },
  getTrace: { make: at('runId', 'iterationId'), expected: () => ({ traceVersion: 1 }) },

  reportRun: {
    make: withBody(({ fresh }) => ({
      suiteName: 'reported',
      externalRunId: fresh(),
      results: [ROW, { ...ROW, externalIterationId: 'row-2' }],
    })),
    expected: () => ({
      ok: true,
      status: 'completed',
      result: 'passed',
      summary: { total: 2, passed: 2, failed: 0, passRate: 1 },
    }),
    wrong: [{ externalRunId: 'e', results: [] }, 'suiteName'],
  },
  startRun: {
    make: withBody(({ fresh }) => ({ suiteName: 'reported', externalRunId: fresh() })),
    expected: () => ({ ok: true, status: 'running' }),
    wrong: [{ suiteName: 's', externalRunId: 'e', ci: 5 }, 'ci'],
  },
  appendIterations: {
    make: withBody(async (scene) => ({ runId: (await scene.reported()).runId, results: [ROW] })),
    expected: () => ({ ok: true, inserted: 1, skipped: 0, total: 1 }),
    wrong: [{ results: [] }, 'runId'],
    namesIds: true,
  },
  finalizeRun: {
    make: withBody(async (scene) => {
      const run = await scene.reported();
      await scene.do('appendIterations', { body: { runId: run.runId, results: [ROW] } });
      return run;
    }),
    expected: () => ({ ok: true, status: 'completed', result: 'passed' }),
    wrong: [{ externalRunId: 'e' }, 'runId'],
    namesIds: true,
  },
  createUploadUrl: {
    make: withBody(() => ({})),
    expected: () => ({ ok: true }),
    needs: ['projects'],
  },
};
