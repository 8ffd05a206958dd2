/** For each route a good request, and what its answer says. */
import { OPERATIONS, type Operation } from '../../../src/api/operation.ts';
import { type Call, MODEL, ROW, type Scene, STEP } from './scene.ts';

/** Members of an answer, which may depend on the request. */
type Expected = object | ((scene: Scene, call: Call) => object);
type Make = (scene: Scene) => Call | Promise<Call>;

export interface Sample {
  /** Makes a good request. */
  make: Make;
  expected?: Expected;
  /** Members of one item of a list. */
  item?: Expected;
  /** A body of the wrong shape, and where its mistake is. */
  wrong?: [body: object, path: string];
  /** Whether the body names ids of the project. */
  namesIds?: boolean;
  /** Whether the route needs no table but that of projects. */
  needsProjects?: boolean;
}

/** There are no chatboxes to get. */
export const successful = OPERATIONS.filter((operation) => operation !== 'getChatbox');

const at =
  (...names: string[]): Make =>
  (scene) => ({ parameters: scene.at('projectId', ...names) });
const withBody =
  (make: (scene: Scene) => object | Promise<object>): Make =>
  async (scene) => ({ parameters: scene.at('projectId'), body: await make(scene) });
const operate =
  (body: object = {}): Make =>
  (scene) => ({ parameters: scene.at('projectId', 'serverId'), body });
const hostOf = async (scene: Scene): Promise<Record<string, string>> => {
  const body = { name: scene.fresh(), template: 'claude' };
  return { ...scene.at('projectId'), hostId: (await scene.do('createHost', { body })).id };
};
const ofHost: Make = async (scene) => ({ parameters: await hostOf(scene) });
const hostId: Expected = (_, { parameters }) => ({ id: parameters?.['hostId'] });
const sent = ({ body }: Call) => Object(body);

const REFUSED: Sample['wrong'] = [{ oauthAccessToken: 't' }, 'oauthAccessToken'];
const CURSOR: Sample['wrong'] = [{ cursor: 5 }, 'cursor'];
const NO_STEPS = { name: 's', serverIds: ['s'], tests: [{ title: 't', steps: [] }] };
const CONNECTED = { success: true, status: 'connected' };
const READY = { status: 'ready', checks: { connection: { status: 'ok' } } };
const GREET = { name: 'greet', arguments: [{ name: 'whom' }] };
const EXPORTED = { tools: [{ name: 'echo' }, { name: 'wait' }] };
const CALLED = { actualToolCalls: [{ toolName: 'echo', arguments: { text: 'hi' } }] };
const PASSED = { status: 'completed', result: 'passed' };
const ROWS = [ROW, { ...ROW, externalIterationId: 'row-2' }];
const SUMMARY = { total: 2, passed: 2, failed: 0, passRate: 1 };

export const SAMPLES: Record<Operation, Sample> = {
  getAccount: { make: () => ({}) },
  listProjects: { make: () => ({}), item: { name: 'Default' }, needsProjects: true },
  listServers: {
    make: at(),
    item: ({ ids }) => ({ id: ids['serverId'], enabled: true, transportType: 'stdio', url: null }),
  },
  listEvalSuites: {
    make: at(),
    item: ({ ids }) => ({ id: ids['suiteId'], latestRun: { id: ids['runId'], passRate: 1 } }),
  },
  listHosts: { make: async (scene) => hostOf(scene).then(() => ofHost(scene)), item: hostId },
  createHost: {
    make: withBody(({ fresh }) => ({ name: fresh(), template: 'claude', theme: 'light' })),
    expected: (_, call) => ({ name: sent(call).name, config: { hostContext: { theme: 'light' } } }),
    wrong: [{ template: 'claude' }, 'name'],
  },
  getHost: { make: ofHost, expected: hostId },
  updateHost: {
    make: async (scene) => ({
      parameters: await hostOf(scene),
      body: { name: scene.fresh(), config: { modelId: 'c/d' } },
    }),
    expected: (_, call) => ({ id: call.parameters?.['hostId'], ...sent(call) }),
    wrong: [{ name: 5 }, 'name'],
  },
  deleteHost: { make: ofHost, expected: { deleted: true } },
  // Only a hosted service has chats.
  listChatSessions: { make: () => ({}), expected: { items: [] } },
  listChatboxes: { make: at(), expected: { items: [] } },
  getChatbox: {
    make: (scene) => ({ parameters: { ...scene.at('projectId'), chatboxId: 'none' } }),
  },

  validateServer: { make: operate(), expected: CONNECTED, wrong: REFUSED },
  diagnoseServer: { make: operate(), expected: READY, wrong: REFUSED },
  checkOAuth: { make: operate(), expected: { useOAuth: false, serverUrl: null }, wrong: REFUSED },
  listTools: { make: operate(), item: { name: 'echo' }, wrong: CURSOR },
  callTool: {
    make: operate({ toolName: 'echo', parameters: { text: 'hi' } }),
    expected: { content: [{ type: 'text', text: 'hi' }] },
    wrong: [{}, 'toolName'],
  },
  listPrompts: { make: operate(), item: GREET, wrong: CURSOR },
  getPrompt: {
    make: operate({ promptName: 'greet', arguments: { whom: 'Ada', times: 2 } }),
    expected: { messages: [{ content: { text: '{"whom":"Ada","times":"2"}' } }] },
    wrong: [{ promptName: 'greet', arguments: { whom: [] } }, 'arguments.whom'],
  },
  listResources: { make: operate(), item: { uri: 'file:///readme' }, wrong: CURSOR },
  readResource: {
    make: operate({ uri: 'file:///readme' }),
    expected: { contents: [{ uri: 'file:///readme', text: 'read me' }] },
    wrong: [{ uri: '' }, 'uri'],
  },
  exportServer: { make: operate(), expected: EXPORTED, wrong: REFUSED },
  importTokens: {
    make: async (scene) => {
      const { items } = await scene.do('listServers');
      const guarded = items.find(({ name }: { name: string }) => name === 'guarded');
      return {
        parameters: { ...scene.at('projectId'), serverId: guarded.id },
        body: { serverUrl: guarded.url, tokens: { access_token: 't0ken' } },
      };
    },
    expected: { imported: true },
    wrong: [{ serverUrl: 'u', tokens: { access_token: 'a b' } }, 'tokens.access_token'],
  },

  createEvalSuite: {
    make: withBody(({ ids, fresh }) => {
      const tests = [{ title: 't', steps: [STEP] }];
      return { name: fresh(), serverIds: [ids['serverId']], model: MODEL, tests };
    }),
    expected: (_, call) => ({ name: sent(call).name, servers: [{ name: 'tools' }] }),
    wrong: [NO_STEPS, 'tests[0].steps'],
    namesIds: true,
  },
  getEvalSuite: {
    make: at('suiteId'),
    expected: ({ ids }) => ({ id: ids['suiteId'], environment: { servers: ['tools'] } }),
  },
  listCases: { make: at('suiteId'), item: { title: 'first', steps: [STEP], iterations: 1 } },
  listRuns: { make: at('suiteId'), item: ({ ids }) => ({ id: ids['runId'], ...PASSED }) },
  createEvalRun: {
    make: withBody(({ ids }) => ({ suiteId: ids['suiteId'] })),
    expected: ({ ids }) => ({ suiteId: ids['suiteId'], servers: [{ name: 'tools' }] }),
    wrong: [{ suiteId: 5 }, 'suiteId'],
    namesIds: true,
  },
  getEvalRun: {
    make: at('runId'),
    expected: ({ ids }) => ({ id: ids['runId'], ...PASSED, summary: SUMMARY, source: 'api' }),
  },
  cancelEvalRun: {
    make: async (scene) => {
      const suiteId = await scene.suite([{ ...STEP, toolName: 'wait' }], 'waits');
      return { parameters: { ...scene.at('projectId'), runId: await scene.run(suiteId) } };
    },
    expected: { status: 'cancelled', result: null },
  },
  listIterations: {
    make: at('runId'),
    item: { title: 'first', iterationNumber: 1, ...PASSED, ...CALLED },
  },
  getTrace: { make: at('runId', 'iterationId'), expected: { traceVersion: 1 } },

  reportRun: {
    make: withBody(({ fresh }) => ({ suiteName: 's', externalRunId: fresh(), results: ROWS })),
    expected: { ok: true, ...PASSED, summary: SUMMARY },
    wrong: [{ externalRunId: 'e', results: [] }, 'suiteName'],
  },
  startRun: {
    make: withBody(({ fresh }) => ({ suiteName: 'reported', externalRunId: fresh() })),
    expected: { ok: true, status: 'running' },
    wrong: [{ suiteName: 's', externalRunId: 'e', ci: 5 }, 'ci'],
  },
  appendIterations: {
    make: withBody(async (scene) => ({ runId: (await scene.reported()).runId, results: [ROW] })),
    expected: { ok: true, inserted: 1, skipped: 0, total: 1 },
    wrong: [{ results: [] }, 'runId'],
    namesIds: true,
  },
  finalizeRun: {
    make: withBody(async (scene) => {
      const run = await scene.reported();
      await scene.do('appendIterations', { body: { runId: run.runId, results: [ROW] } });
      return run;
    }),
    expected: { ok: true, ...PASSED },
    wrong: [{ externalRunId: 'e' }, 'runId'],
    namesIds: true,
  },
  createUploadUrl: { make: withBody(() => ({})), expected: { ok: true }, needsProjects: true },
};

/** What a sample expects of the answer to a call. */
export function expectedOf(expected: Expected | undefined, scene: Scene, call: Call): object {
  return typeof expected === 'function' ? expected(scene, call) : (expected ?? {});
}
