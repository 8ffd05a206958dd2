import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { echoCase, failingCase, promptCase } from '../../support/service/cases.ts';
import { type ServiceFixture, startFixture } from '../../support/service/service-fixture.ts';

let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await startFixture();
});
afterAll(() => fixture.close());

const suiteOf = (tests: unknown[], extra: Record<string, unknown> = {}) => ({
  name: 'smoke',
  serverIds: [fixture.api.serverId('tools')],
  model: 'anthropic/some-model',
  tests,
  ...extra,
});

describe('creating a suite', () => {
  it('takes as many cases as the limits say, each with a pattern of its own', async () => {
    const tests = Array.from({ length: 10_000 }, (_, index) => ({
      title: `case ${index}`,
      runs: 1_000,
      steps: [
        { id: 'ask', kind: 'prompt', prompt: `${index}: ${'hello '.repeat(100)}` },
        { id: 'is', kind: 'assert', assertion: { type: 'responseMatches', pattern: `a${index}` } },
      ],
    }));
    const { status, body } = await fixture.api.post('~/eval-suites', suiteOf(tests));
    expect([status, body.caseUpsert?.committed.length]).toEqual([201, 10_000]);
  });

  it('stores it with its cases and runs nothing', async () => {
    const { status, body } = await fixture.api.post(
      '~/eval-suites',
      suiteOf([echoCase('a'), promptCase('b')], {
        description: 'first things',
        passCriteria: { minimumPassRate: 90 },
        tags: ['x'],
      }),
    );
    expect(status).toBe(201);
    expect(body).toEqual({
      suiteId: expect.any(String),
      name: 'smoke',
      servers: [{ id: fixture.api.serverId('tools'), name: 'tools' }],
      caseUpsert: {
        committed: [
          { id: expect.any(String), name: 'a' },
          { id: expect.any(String), name: 'b' },
        ],
        failed: [],
      },
    });

    const detail = await fixture.api.get(`~/eval-suites/${body.suiteId}`);
    expect(detail.body).toMatchObject({
      id: body.suiteId,
      name: 'smoke',
      description: 'first things',
      projectId: fixture.api.projectId,
      environment: { servers: ['tools'] },
      executionConfig: {
        model: 'anthropic/some-model',
        systemPrompt: '',
        temperature: expect.any(Number),
      },
      settings: { minimumAccuracy: 90, judge: {}, matchOptions: {}, checks: [] },
    });
    const runs = await fixture.api.get(`~/eval-suites/${body.suiteId}/runs`);
    expect(runs.body).toEqual({ items: [] });
  });

  it('never tells how a server is reached', async () => {
    const { body } = await fixture.api.get('~/servers');
    expect(Object.keys(body.items[0]).sort()).toEqual([
      'createdAt',
      'enabled',
      'hasClientSecret',
      'id',
      'name',
      'oauthScopes',
      'projectId',
      'transportType',
      'updatedAt',
      'url',
      'useOAuth',
    ]);
  });

  it.each([
    [
      'a model without a provider',
      () => suiteOf([promptCase('p')], { model: 'some-model' }),
      /case "p".*names no provider/,
    ],
    [
      'two cases of one title',
      () => suiteOf([echoCase('same'), echoCase('other'), echoCase('same')]),
      /tests\[2\]\.title: "same" is the title of tests\[0\] too/,
    ],
    [
      'a widget step',
      () =>
        suiteOf([
          {
            title: 'w',
            steps: [
              {
                id: 'tap',
                kind: 'interact',
                toolName: 'echo',
                action: { kind: 'wait', ms: 5 },
              },
            ],
          },
        ]),
      /tests\[0\]\.steps\[0\]: case "w" cannot be carried out: this service does not render widgets/,
    ],
    [
      'a widget assertion on the transcript',
      () =>
        suiteOf([
          {
            title: 'w',
            steps: [{ id: 's', kind: 'assert', assertion: { type: 'widgetRendered' } }],
          },
        ]),
      /steps\[0\]\.assertion: case "w" .*"widgetRendered"/,
    ],
    [
      'a widget assertion on the page',
      () =>
        suiteOf([
          {
            title: 'w',
            steps: [
              {
                id: 's',
                kind: 'assert',
                assertion: { kind: 'textVisible', toolName: 'echo', text: 'hi' },
              },
            ],
          },
        ]),
      /steps\[0\]\.assertion: case "w" .*"textVisible"/,
    ],
    [
      'a widget assertion among the predicates',
      () =>
        suiteOf([
          echoCase('w', {
            predicates: { mode: 'replace', list: [{ type: 'widgetNoConsoleErrors' }] },
          }),
        ]),
      /tests\[0\]\.predicates\.list\[0\]: case "w" cannot be carried out: /,
    ],
    [
      'tool arguments that are too long',
      () => {
        const [call, check] = echoCase('long').steps;
        return suiteOf([
          { title: 'long', steps: [{ ...call, arguments: { text: 'x'.repeat(100_001) } }, check] },
        ]);
      },
      /more than 100000/,
    ],
  ])('refuses %s', async (_, request, message) => {
    const { status, body } = await fixture.api.post('~/eval-suites', request());
    expect(status).toBe(400);
    expect(body.code).toBe('VALIDATION_ERROR');
    expect(body.message).toMatch(message);
    expect(body.details.issues.length).toBeGreaterThan(0);
  });

  it('answers 404 for servers it does not know, naming them all', async () => {
    const { status, body } = await fixture.api.post(
      '~/eval-suites',
      suiteOf([echoCase('a')], { serverIds: ['srv_x', fixture.api.serverId('tools'), 'srv_y'] }),
    );
    expect(status).toBe(404);
    expect(body).toMatchObject({
      code: 'NOT_FOUND',
      details: { serverIds: ['srv_x', 'srv_y'] },
    });
  });
});

it('a list of suites tells the latest run, totals and the trend, oldest first', async () => {
  const { api } = fixture;
  const created = await api.post('~/eval-suites', suiteOf([echoCase('good')], { name: 'trend' }));
  const { suiteId } = created.body;
  const overview = async () => {
    const { body } = await api.get('~/eval-suites');
    return body.items.find(({ id }: { id: string }) => id === suiteId);
  };
  expect(await overview()).toMatchObject({
    name: 'trend',
    projectId: api.projectId,
    latestRun: null,
    totals: { passed: 0, failed: 0, runs: 0 },
    passRateTrend: [],
  });

  const first = await api.post('~/eval-runs', { suiteId });
  await api.awaitRun(first.body.runId);
  const second = await api.post('~/eval-runs', { suiteId, tests: [failingCase('bad')] });
  await api.awaitRun(second.body.runId);
  expect(await overview()).toMatchObject({
    latestRun: { id: second.body.runId, status: 'completed', passRate: 0, passed: 0, failed: 1 },
    totals: { passed: 1, failed: 1, runs: 2 },
    passRateTrend: [1, 0],
  });
});
