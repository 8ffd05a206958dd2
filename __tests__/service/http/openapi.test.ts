/** Answers held against the published OpenAPI document, where the checkout has it beside it. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describeUnless } from '../../support/obstacles.ts';
import { send } from '../../support/service/api-caller.ts';
import { echoCase, failingCase, toolCase } from '../../support/service/cases.ts';
import { CHATS } from '../../support/service/conformance/scene.ts';
import { fullSdkRow } from '../../support/service/reporters/sdk-rows.ts';
import {
  mcpConfig,
  type ServiceFixture,
  startFixture,
} from '../../support/service/service-fixture.ts';

const DOCUMENT = resolve(import.meta.dirname, '../../../../shared/spec/openapi.json');
const NO_DOCUMENT = existsSync(DOCUMENT) ? null : `there is no ${DOCUMENT}`;

describeUnless(NO_DOCUMENT, 'answers match OpenAPI', () => {
  let fixture: ServiceFixture;
  let suiteId: string;
  let runId: string;
  const ajv = new Ajv2020({ strict: false, allErrors: true });

  const expectShape = (name: string, body: unknown) => {
    const validate = ajv.compile({ $ref: `openapi#/components/schemas/${name}` });
    validate(body);
    expect({ [name]: validate.errors }).toEqual({ [name]: null });
  };

  beforeAll(async () => {
    ajv.addSchema(JSON.parse(readFileSync(DOCUMENT, 'utf8')), 'openapi');
    fixture = await startFixture({
      config: mcpConfig({ remote: { url: 'https://mcp.example.test/mcp', disabled: false } }),
      serviceConfig: {
        organizations: [{ name: 'Default', projects: [{ name: 'Default', ...CHATS }] }],
      },
    });
    const { api } = fixture;
    const suite = await api.post('~/eval-suites', {
      name: 'smoke',
      serverIds: [api.serverId('tools')],
      model: 'a/b',
      tests: [echoCase('good'), failingCase('bad'), toolCase('crashes', 'crash')],
    });
    expect(suite.status).toBe(201);
    expectShape('EvalSuiteCreated', suite.body);
    suiteId = suite.body.suiteId;
    const run = await api.post('~/eval-runs', { suiteId, tests: [echoCase('new')] });
    expect(run.status).toBe(202);
    expectShape('EvalRunCreated', run.body);
    runId = run.body.runId;
    expectShape('EvalRun', (await api.get(`~/eval-runs/${runId}`)).body);
    expectShape('EvalIterationPage', (await api.get(`~/eval-runs/${runId}/iterations`)).body);
    expectShape('EvalSuitePage', (await api.get('~/eval-suites')).body);
    await api.awaitRun(runId);
  });
  afterAll(() => fixture.close());

  it.each([
    ['Me', () => '/me'],
    ['ProjectPage', () => '/projects'],
    ['ProjectServerPage', () => '~/servers'],
    ['ChatSessionPage', () => '/chat-sessions'],
    ['ChatboxPage', () => '~/chatboxes'],
    ['EvalSuitePage', () => '~/eval-suites'],
    ['EvalSuitePage', () => '~/eval-suites?limit=1'],
    ['EvalRunPage', () => `~/eval-suites/${suiteId}/runs`],
    ['EvalRun', () => `~/eval-runs/${runId}`],
    ['EvalIterationPage', () => `~/eval-runs/${runId}/iterations`],
    ['EvalIterationPage', () => `~/eval-runs/${runId}/iterations?limit=1`],
  ])('%s', async (name, path) => {
    const { status, body } = await fixture.api.get(path());
    expect(status).toBe(200);
    expectShape(name, body);
  });

  it('ChatboxDetail', async () => {
    const [{ id }] = (await fixture.api.get('~/chatboxes')).body.items;
    expectShape('ChatboxDetail', (await fixture.api.get(`~/chatboxes/${id}`)).body);
  });

  it('HostPage, HostDetail and HostDeleted', async () => {
    const { baseUrl, key, projectId } = fixture.api;
    const made = await fixture.api.post('~/hosts', { name: 'Claude', template: 'claude' });
    expectShape('HostDetail', made.body);
    expectShape('HostPage', (await fixture.api.get('~/hosts')).body);
    const path = `/projects/${projectId}/hosts/${made.body.id}`;
    expectShape('HostDetail', (await send(baseUrl, key, 'PATCH', path, { name: 'C' })).body);
    expectShape('HostDeleted', (await send(baseUrl, key, 'DELETE', path)).body);
  });

  it('EvalRunCreated of a repeat and of a run of named cases', async () => {
    const { api } = fixture;
    const { items } = (await api.get(`~/eval-suites/${suiteId}/cases`)).body;
    const request = { suiteId, caseIds: [items[0].id], idempotencyKey: 'k' };
    const first = await api.post('~/eval-runs', request);
    const again = await api.post('~/eval-runs', request);
    expect(again.body).toMatchObject({ runId: first.body.runId, deduped: true });
    for (const { body } of [first, again]) {
      expectShape('EvalRunCreated', { ...body, status: 'running' });
    }
    await api.awaitRun(first.body.runId);
  });

  it('EvalRun of a cancelled run', async () => {
    const { api } = fixture;
    const { body } = await api.post('~/eval-runs', {
      suiteName: 'slow',
      serverIds: [api.serverId('tools')],
      tests: [toolCase('waits', 'slow', { ms: 60_000 })],
    });
    expectShape('EvalRun', (await api.post(`~/eval-runs/${body.runId}/cancel`)).body);
    expectShape('EvalIterationPage', (await api.get(`~/eval-runs/${body.runId}/iterations`)).body);
  });

  it('EvalRun and EvalIterationPage of an ingested run', async () => {
    const { api } = fixture;
    const { body } = await api.post('/projects/default/eval-ingest/report', {
      suiteName: 'ingested',
      externalRunId: 'ci-1',
      framework: 'jest',
      results: [
        { caseTitle: 'c', passed: true, tokens: { input: 1 } },
        fullSdkRow(1),
        fullSdkRow(2, { tokens: 'many', actualToolCalls: [{ toolName: 't', arguments: 'odd' }] }),
      ],
    });
    expectShape('EvalRun', (await api.get(`~/eval-runs/${body.runId}`)).body);
    expectShape('EvalIterationPage', (await api.get(`~/eval-runs/${body.runId}/iterations`)).body);
  });

  it('Error', async () => {
    const answers = [
      await fixture.api.get('~/nowhere'),
      await fixture.api.post('~/eval-suites', {}),
      await fixture.api.get('/keys'),
      await fixture.api.post(`~/eval-runs/${runId}/cancel`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 400, 403, 409]);
    const errors = answers.filter(({ status }) => status !== 409);
    // The document is older than the code CONFLICT.
    for (const { body } of errors) expectShape('Error', body);
  });
});
