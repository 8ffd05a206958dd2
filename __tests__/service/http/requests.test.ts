import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { send } from '../../support/service/api-caller.ts';
import { echoCase } from '../../support/service/cases.ts';
import { type ServiceFixture, startFixture } from '../../support/service/service-fixture.ts';

let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await startFixture();
});
afterAll(() => fixture.close());

describe('bodies', () => {
  it.each([
    ['malformed JSON', '{"name":', /^Invalid JSON body$/],
    ['an array', '[]', /must be an object/],
    ['null', 'null', /must be an object/],
    ['a number', '7', /must be an object/],
    ['a string', '"text"', /must be an object/],
  ])('%s is 400 VALIDATION_ERROR', async (_, body, message) => {
    for (const path of ['~/eval-suites', '~/eval-runs']) {
      const answer = await fixture.api.post(path, body);
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual({
        code: 'VALIDATION_ERROR',
        message: expect.stringMatching(message),
      });
    }
  });

  it('that are empty count as an empty object', async () => {
    const { status, body } = await fixture.api.post('~/eval-suites');
    expect(status).toBe(400);
    expect(body.message).toMatch(/^name: /m);
    expect(body.message).toMatch(/^tests: /m);
    expect(body.details.issues).toContainEqual({ path: ['name'], message: expect.any(String) });
  });

  it('name every problem with its path', async () => {
    const { body } = await fixture.api.post('~/eval-suites', {
      name: '',
      serverIds: [],
      model: 'a/b',
      tests: [{ title: 't', steps: [{ id: 's', kind: 'dance' }] }],
    });
    for (const path of ['name', 'serverIds', 'tests[0].steps[0].kind']) {
      expect(body.message).toContain(`${path}: `);
    }
  });

  it('may hold fields the service does not know, but where these would change a suite', async () => {
    const { status } = await fixture.api.post('~/eval-ingest/runs/start', {
      suiteName: 'tolerant',
      externalRunId: 'tolerant-1',
      future: { is: 'unwritten' },
    });
    expect(status).toBe(200);
    const suite = await fixture.api.post('~/eval-suites', {
      name: 'strict',
      serverIds: [fixture.api.serverId('tools')],
      model: 'a/b',
      future: { is: 'unwritten' },
      tests: [echoCase('t')],
    });
    expect(suite).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/future/) },
    });
  });

  it('larger than the cap are 400 VALIDATION_ERROR', async () => {
    const { status, body } = await fixture.api.post('~/hosts', {
      name: 'x'.repeat(6 * 1024 * 1024),
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'VALIDATION_ERROR',
      message: expect.stringContaining('larger'),
    });
  });
});

describe('what does not exist', () => {
  it.each([
    ['GET', '/nowhere'],
    ['GET', '/projects/none/servers'],
    ['POST', '/projects/none/eval-runs'],
    ['GET', '~/nowhere'],
    ['DELETE', '~/eval-suites'],
    ['PUT', '/me'],
    ['GET', '~/eval-suites/none'],
    ['GET', '~/eval-suites/none/runs'],
    ['GET', '~/eval-runs/none'],
    ['POST', '~/eval-runs/none/cancel'],
    ['GET', '~/eval-runs/none/iterations'],
    ['GET', '~/eval-runs/none/iterations/none/trace'],
    ['GET', '~/eval-runs/%00%ff%2e%2e'],
  ])('%s %s is 404 NOT_FOUND in JSON', async (method, path) => {
    const { baseUrl } = fixture.service;
    const full = path.replace('~', `/projects/${fixture.api.projectId}`);
    const answer = await send(baseUrl, fixture.api.key, method, full);
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual({ code: 'NOT_FOUND', message: expect.any(String) });
  });

  it.each([
    ['DELETE', '~/eval-suites', 'GET, HEAD, POST'],
    ['PUT', '/me', 'GET, HEAD'],
    ['GET', '~/eval-ingest/report', 'POST'],
    ['GET', '/uploads/ticket', 'POST'],
    ['GET', '~/nowhere', null],
  ])('%s %s tells the methods of its path: %s', async (method, path, allowed) => {
    const { baseUrl } = fixture.service;
    const full = path.replace('~', `/projects/${fixture.api.projectId}`);
    const answer = await send(baseUrl, fixture.api.key, method, full);
    expect([answer.status, answer.headers.get('Allow')]).toEqual([404, allowed]);
    const stranger = await send(baseUrl, 'sk_unknown', method, full);
    expect([stranger.status, stranger.headers.get('Allow')]).toEqual([401, null]);
  });

  it('outside the API is 404 in JSON too', async () => {
    const answer = await send(new URL(fixture.service.baseUrl).origin, null, 'GET', '/');
    expect(answer.status).toBe(404);
    expect(answer.body.code).toBe('NOT_FOUND');
  });
});

it('an iteration or trace of another run is 404', async () => {
  const request = {
    suiteName: 's',
    tests: [echoCase('t')],
    serverIds: [fixture.api.serverId('tools')],
  };
  const [first, second] = [
    (await fixture.api.post('~/eval-runs', request)).body.runId,
    (await fixture.api.post('~/eval-runs', request)).body.runId,
  ];
  await Promise.all([fixture.api.awaitRun(first), fixture.api.awaitRun(second)]);
  const { body } = await fixture.api.get(`~/eval-runs/${first}/iterations`);
  const trace = `iterations/${body.items[0].id}/trace`;
  expect((await fixture.api.get(`~/eval-runs/${first}/${trace}`)).status).toBe(200);
  expect((await fixture.api.get(`~/eval-runs/${second}/${trace}`)).status).toBe(404);
});

it('tells that idle connections outlast the minute after which clients let go of them', async () => {
  const { headers } = await fixture.api.get('/projects');
  expect(headers.get('Keep-Alive')).toBe('timeout=75');
});
