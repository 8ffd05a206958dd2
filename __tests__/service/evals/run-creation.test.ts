import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { echoCase, promptCase, toolCase } from '../../support/service/cases.ts';
import {
  mcpConfig,
  type ServiceFixture,
  startFixture,
} from '../../support/service/service-fixture.ts';

let fixture: ServiceFixture;
let suiteId: string;
let unselectedSuiteId: string;

beforeAll(async () => {
  fixture = await startFixture({
    config: mcpConfig({ resting: { command: 'none', disabled: true } }),
    models: {
      providers: { hosting: { baseUrl: 'http://127.0.0.1:9/v1', models: ['small', 'large'] } },
    },
    maxConcurrentRuns: 1,
  });
  const { api } = fixture;
  const request = {
    name: 'saved',
    serverIds: [api.serverId('tools')],
    model: 'hosting/small',
    tests: [echoCase('a')],
  };
  suiteId = (await api.post('~/eval-suites', request)).body.suiteId;
  unselectedSuiteId = (await api.post('~/eval-suites', request)).body.suiteId;
  const database = new DatabaseSync(fixture.databasePath);
  database.prepare('DELETE FROM suiteServers WHERE suiteId = ?').run(unselectedSuiteId);
  database.close();
});
afterAll(() => fixture.close());

const tools = () => [fixture.api.serverId('tools')];
const create = (request: unknown) => fixture.api.post('~/eval-runs', request);
const manyCases = (count: number, extra: Record<string, unknown> = {}) =>
  Array.from({ length: count }, (_, index) => echoCase(`t${index}`, extra));
const newSuite = (tests: unknown[], extra: Record<string, unknown> = {}) => ({
  suiteName: 'new',
  tests,
  serverIds: tools(),
  ...extra,
});

describe('a run is refused', () => {
  it.each([
    ['that names no suite', () => ({}), /suiteId/],
    ['that has tests but no suite', () => ({ tests: [echoCase('a')] }), /suiteName/],
    ['of a new suite without tests', () => ({ suiteName: 'x', serverIds: tools() }), /^tests: /m],
    ['of a new suite whose tests are empty', () => newSuite([]), /^tests: /m],
    [
      'of a new suite without servers',
      () => ({ suiteName: 'x', tests: [echoCase('a')] }),
      /^serverIds: /m,
    ],
    ['with an empty server list', () => ({ suiteId, serverIds: [] }), /^serverIds: /m],
    [
      'with too many iterations',
      () => ({ suiteId, iterationOverride: 1001 }),
      /^iterationOverride/m,
    ],
    [
      'with a pass rate over 100',
      () => ({ suiteId, passCriteria: { minimumPassRate: 101 } }),
      /^passCriteria\.minimumPassRate: /m,
    ],
    ['with 10,001 tests', () => newSuite(manyCases(10_001)), /^tests: /m],
    [
      'with more iterations than a run may have',
      () => newSuite([echoCase('a', { runs: 1_000 }), ...manyCases(101, { runs: 1_000 })]),
      /the cases have 102000 iterations in all, and a run has at most 100000/,
    ],
    ['for a prompt without a model', () => newSuite([promptCase('p')]), /case "p".*names a model/],
    [
      'for a model without a provider',
      () => newSuite([promptCase('p', { model: 'bare' })]),
      /case "p".*names no provider/,
    ],
    [
      'for a server its steps name but the run lacks',
      () =>
        newSuite([
          toolCase('fine', 'echo'),
          {
            ...toolCase('lost', 'echo'),
            steps: [
              {
                id: 'far',
                kind: 'toolCall',
                serverName: 'elsewhere',
                toolName: 'echo',
                arguments: {},
              },
            ],
          },
        ]),
      /step "far" of case "lost": the run has no server "elsewhere"; it has "tools"/,
    ],
    [
      'for a server id its steps name but the run lacks',
      () =>
        newSuite([
          {
            title: 'lost',
            steps: [
              {
                id: 'far',
                kind: 'toolCall',
                serverName: 'tools',
                serverId: 'srv_x',
                toolName: 'echo',
                arguments: {},
              },
            ],
          },
        ]),
      /step "far" of case "lost": the run has no server "srv_x"/,
    ],
    [
      'on a disabled server',
      () => newSuite([echoCase('a')], { serverIds: [fixture.api.serverId('resting')] }),
      /server "resting" .* is disabled/,
    ],
    [
      'with a widget step',
      () =>
        newSuite([
          {
            title: 'w',
            steps: [{ id: 's', kind: 'assert', assertion: { type: 'widgetRendered' } }],
          },
        ]),
      /does not render widgets/,
    ],
  ])('%s: 400', async (_, request, message) => {
    const { status, body } = await create(request());
    expect(body).toMatchObject({
      code: 'VALIDATION_ERROR',
      message: expect.stringMatching(message),
    });
    expect(status).toBe(400);
  });

  it('where the suite has no saved server selection and none is sent', async () => {
    const { status, body } = await create({ suiteId: unselectedSuiteId });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'VALIDATION_ERROR',
      details: { reason: 'NO_SAVED_SERVER_SELECTION', suiteId: unselectedSuiteId },
    });
  });

  it.each<[string, { model: string; provider?: string }, string, object]>([
    [
      'not hosted',
      { model: 'hosting/huge' },
      'not a hosted model',
      { hostedModels: ['hosting/small', 'hosting/large'] },
    ],
    ['of an unknown provider', { model: 'nobody/x' }, 'no base URL', {}],
    ['without a key', { model: 'claude', provider: 'anthropic' }, 'No API key', {}],
  ])('for a model that is %s, with what there is', async (_, choice, reason, expected) => {
    const { status, body } = await create(newSuite([promptCase('p', choice)]));
    expect(status).toBe(400);
    expect(body.code).toBe('VALIDATION_ERROR');
    const provider = choice.provider ?? choice.model.split('/')[0];
    expect(body.message).toContain(reason);
    expect(body.details).toEqual({ model: choice.model, provider, ...expected });
  });

  it.each([
    ['suite', () => ({ suiteId: 'st_none' })],
    ['server', () => ({ suiteId, serverIds: ['srv_none'] })],
  ])('for a %s that does not exist: 404', async (_, request) => {
    const { status, body } = await create(request());
    expect(status).toBe(404);
    expect(body.code).toBe('NOT_FOUND');
  });

  it('in the order of the API: body, model, servers, slot', async () => {
    const busy = await create(newSuite([toolCase('waits', 'slow', { ms: 60_000 })]));
    expect(busy.status).toBe(202);
    const unexecutable = promptCase('p', { model: 'nobody/x' });
    const order = [
      await create({ suiteId: unselectedSuiteId, tests: [unexecutable], iterationOverride: 9_999 }),
      await create({ suiteId: unselectedSuiteId, tests: [unexecutable] }),
      await create({ suiteId: unselectedSuiteId }),
      await create({ suiteId }),
    ];
    expect(order.map(({ status, body }) => [status, body.details])).toEqual([
      [400, { issues: [expect.objectContaining({ path: ['iterationOverride'] })] }],
      [400, { model: 'nobody/x', provider: 'nobody' }],
      [400, expect.objectContaining({ reason: 'NO_SAVED_SERVER_SELECTION' })],
      [429, { reason: 'CONCURRENT_RUN_LIMIT', maxConcurrentRuns: 1 }],
    ]);
    await fixture.api.post(`~/eval-runs/${busy.body.runId}/cancel`);
  });

  it('without a trace of it: no suite, no case, no slot', async () => {
    const before = await fixture.api.get('~/eval-suites');
    await create(newSuite([promptCase('p', { model: 'nobody/x' })]));
    await create({ suiteId, tests: [echoCase('stray'), promptCase('p', { model: 'nobody/x' })] });
    const after = await fixture.api.get('~/eval-suites');
    expect(after.body).toEqual(before.body);
    const { body } = await create({ suiteId });
    expect(await fixture.api.awaitRun(body.runId)).toMatchObject({ summary: { total: 1 } });
  });
});

describe('a run is created', () => {
  it('with servers of the request where the suite has none saved', async () => {
    const { status, body } = await create({ suiteId: unselectedSuiteId, serverIds: tools() });
    expect(status).toBe(202);
    expect(body).toEqual({
      runId: expect.any(String),
      suiteId: unselectedSuiteId,
      status: 'running',
      servers: [{ id: tools()[0], name: 'tools' }],
      caseUpsert: { committed: [], failed: [] },
    });
    await fixture.api.awaitRun(body.runId);
  });

  it('for a bare suite id even where it says it is no rerun', async () => {
    const { status, body } = await create({ suiteId, suiteRerun: false });
    expect(status).toBe(202);
    await fixture.api.awaitRun(body.runId);
  });

  it.each([
    ['of the case', { model: 'hosting/large' }, {}, 'hosting/large', 'hosting'],
    ['beside the tests', {}, { model: 'hosting/small' }, 'hosting/small', 'hosting'],
    [
      'with a provider beside it',
      {},
      { model: 'hosting/small', provider: 'Hosting' },
      'hosting/small',
      'Hosting',
    ],
  ])('with the model %s', async (_, ofCase, ofRequest, model, provider) => {
    const { status, body } = await create(newSuite([promptCase('p', ofCase)], ofRequest));
    expect(status).toBe(202);
    await fixture.api.post(`~/eval-runs/${body.runId}/cancel`);
    const { body: page } = await fixture.api.get(`~/eval-runs/${body.runId}/iterations`);
    expect(page.items).toMatchObject([{ model, provider }]);
  });

  it('with a key of the request, which is stored nowhere', async () => {
    const { status, body } = await create(
      newSuite([promptCase('p', { model: 'hosting/huge' })], {
        modelApiKeys: { Hosting: 'secret-of-the-request' },
      }),
    );
    expect(status).toBe(202);
    await fixture.api.post(`~/eval-runs/${body.runId}/cancel`);
    const database = new DatabaseSync(fixture.databasePath);
    const tables = database.prepare(`SELECT name FROM sqlite_schema WHERE type = 'table'`).all();
    const everything = tables.map(({ name }) => database.prepare(`SELECT * FROM "${name}"`).all());
    database.close();
    expect(tables.length).toBeGreaterThan(5);
    expect(JSON.stringify(everything)).not.toContain('secret-of-the-request');
    expect(fixture.logLines.join('\n')).not.toContain('secret-of-the-request');
  });
});
