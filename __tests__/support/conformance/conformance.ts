/** What holds for every route of the table, of any service. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ErrorCode, Operation } from '../../../src/api/operation.ts';
import { errorCodes, OPERATIONS, pagesByBody, STATUS_OF_CODE } from '../../../src/api/operation.ts';
import { errorBody } from '../../../src/api/resources/shapes.ts';
import { routes } from '../../../src/api/routes.ts';
import type { Settings } from '../../../src/service/settings.ts';
import { type Answer, request } from '../service.ts';
import { expectedOf, SAMPLES, successful } from './samples.ts';
import { type Call, makeScene, type Scene, sendCall, urlOf } from './scene.ts';
import type { Target } from './target.ts';

/** Tables that are not needed to find the project of a request. */
const NAMES = 'servers hosts suites testCases runs iterations traces';
const TABLES = NAMES.split(' ');

const inPath = (operation: Operation) =>
  [...routes[operation].path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
const withBody = OPERATIONS.filter((operation) => routes[operation].body !== null);
const withWrong = OPERATIONS.filter((operation) => SAMPLES[operation].wrong !== undefined);
const withIds = OPERATIONS.filter((operation) => inPath(operation).length > 0);
const withReply = successful.filter((operation) => routes[operation].method === 'GET');
const lists = OPERATIONS.filter((operation) => SAMPLES[operation].item !== undefined);
const signedLists = lists.filter((operation) => !pagesByBody(operation));

/** The answer is a refusal with a code that the table lists for the route. */
function expectRefusal(operation: Operation, answer: Answer, code: ErrorCode): void {
  expect(answer).toMatchObject({ status: STATUS_OF_CODE[code], body: { code } });
  expect(errorBody.safeParse(answer.body).success).toBe(true);
  expect(errorCodes(operation)).toContain(code);
}

/** Tests a service on all routes. `open` starts it with settings. */
export function testConformance(open: (settings: Partial<Settings>) => Promise<Target>): void {
  let target: Target;
  let scene: Scene;
  let otherProjectId: string;
  const calls = new Map<Operation, Promise<Call>>();
  /** The good request of a route, made once: the success comes last. */
  const callOf = (operation: Operation): Promise<Call> => {
    const made = calls.get(operation) ?? Promise.resolve(SAMPLES[operation].make(scene));
    calls.set(operation, made);
    return made;
  };
  const send = (operation: Operation, call: Call, key = target.key) =>
    sendCall(target.origin, operation, call, key);

  beforeAll(async () => {
    target = await open({});
    scene = await makeScene(target.origin, target.key);
    const { items } = (await send('listProjects', {})).body;
    otherProjectId = items.find(({ name }: { name: string }) => name === 'Other').id;
  });
  afterAll(() => target.close());

  test.each(OPERATIONS)('%s: no key, an unknown key', async (operation) => {
    const call = await callOf(operation);
    for (const key of ['', 'sk_unknown']) {
      expectRefusal(operation, await send(operation, call, key), 'UNAUTHORIZED');
    }
  });

  test.each(withIds)('%s: ids that are unknown or of another project', async (operation) => {
    const call = await callOf(operation);
    for (const name of inPath(operation)) {
      const parameters = { ...call.parameters, [name]: 'unknown' };
      expectRefusal(operation, await send(operation, { ...call, parameters }), 'NOT_FOUND');
    }
    if (inPath(operation).length === 1 && SAMPLES[operation].namesIds !== true) return;
    const parameters = { ...call.parameters, projectId: otherProjectId };
    const elsewhere = await send(operation, { ...call, parameters });
    expectRefusal(operation, elsewhere, 'NOT_FOUND');
  });

  test.each(withBody)('%s: a body that is no object', async (operation) => {
    const call = await callOf(operation);
    for (const body of ['{', '[]', '"text"', '5', 'null']) {
      expectRefusal(operation, await send(operation, { ...call, body }), 'VALIDATION_ERROR');
    }
  });

  test.each(withWrong)('%s: a body of the wrong shape', async (operation) => {
    const [body, path] = SAMPLES[operation].wrong ?? [];
    const answer = await send(operation, { ...(await callOf(operation)), body });
    expectRefusal(operation, answer, 'VALIDATION_ERROR');
    const { issues } = answer.body.details;
    expect(issues.map((issue: { path: string }) => issue.path)).toContain(path);
  });

  test.each(OPERATIONS)('%s: other methods and spellings', async (operation) => {
    const url = urlOf(target.origin, operation, await callOf(operation));
    const { method } = routes[operation];
    const put = await request(url, target.key, undefined, { method: 'PUT' });
    expect(put).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(put.headers.get('allow')).toContain(method);
    const [, prefix = '', path = ''] = /^(.*\/v1)\/(.*)$/.exec(url) ?? [];
    const capital = path.charAt(0).toUpperCase() + path.slice(1);
    for (const spelling of [`${path}/`, `/${path}`, capital]) {
      const answer = await request(`${prefix}/${spelling}`, target.key, undefined, { method });
      expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    }
  });

  describe('a fault of the storage', () => {
    // The account and chats are not stored.
    const stored = OPERATIONS.filter((operation) => !/Account|Chat/.test(operation));
    const answers = new Map<Operation, Answer>();
    beforeAll(async () => {
      const groups = Map.groupBy(stored, (operation) => SAMPLES[operation].needsProjects);
      for (const [needsProjects, operations] of groups) {
        // What cannot be made fails in the test of its route.
        const made = await Promise.allSettled(operations.map(callOf));
        const tables = needsProjects ? ['projects'] : TABLES;
        await target.whileBroken(tables, async () => {
          for (const [at, operation] of operations.entries()) {
            const call = made[at];
            if (call?.status !== 'fulfilled') continue;
            answers.set(operation, await send(operation, call.value));
          }
        });
      }
    });
    test.each(stored)('%s', async (operation) => {
      await callOf(operation);
      const { status, body } = answers.get(operation) ?? {};
      expect({ status, code: body?.code }).toEqual({ status: 500, code: 'INTERNAL_ERROR' });
      expect(body.details).toEqual({ requestId: expect.any(String) });
      expect(JSON.stringify(body)).not.toMatch(/table|sqlite|select/i);
    });
  });

  test.each(successful)('%s: success', async (operation) => {
    const call = await callOf(operation);
    const answer = await send(operation, call);
    expect(answer).toMatchObject({ status: routes[operation].status });
    // Schemas drop members that they do not name: the answer has no others.
    expect((await routes[operation].reply()).parse(answer.body)).toEqual(answer.body);
    const { expected, item } = SAMPLES[operation];
    expect(answer.body).toMatchObject(expectedOf(expected, scene, call));
    if (item !== undefined) {
      const wanted = expect.objectContaining(nested(expectedOf(item, scene, call)));
      expect(answer.body.items).toContainEqual(wanted);
    }
    if (operation === 'createEvalRun') await scene.ended(answer.body.runId);
  });

  test.each(withReply)('%s: HEAD', async (operation) => {
    const url = urlOf(target.origin, operation, await callOf(operation));
    const answer = await request(url, target.key, undefined, { method: 'HEAD' });
    expect(answer).toMatchObject({ status: 200, body: undefined });
  });

  test.each(lists)('%s: its pages are the whole list', async (operation) => {
    const call = await callOf(operation);
    const inBody = pagesByBody(operation);
    const items: unknown[] = [];
    let position: Record<string, string> = {};
    do {
      const page = inBody
        ? { ...call, body: position }
        : { ...call, query: { ...call.query, limit: '1', ...position } };
      const { body } = await send(operation, page);
      expect(body.items).toHaveLength(1);
      items.push(...body.items);
      position = { cursor: body.nextCursor };
    } while (position['cursor'] !== undefined);
    expect(new Set(items.map((item) => JSON.stringify(item))).size).toBe(items.length);
    expect(items.length).toBeGreaterThan(1);
    if (!inBody) expect((await send(operation, call)).body.items).toEqual(items);
  });

  test.each(signedLists)('%s: cursors of no list and of another one', async (operation) => {
    const call = await callOf(operation);
    const other = operation === 'listProjects' ? 'listServers' : 'listProjects';
    const parameters = scene.at('projectId');
    const page = await send(other, { parameters, query: { limit: '1' } });
    for (const cursor of ['invented', page.body.nextCursor]) {
      expect(cursor).toEqual(expect.any(String));
      const query = { ...call.query, cursor };
      expectRefusal(operation, await send(operation, { ...call, query }), 'VALIDATION_ERROR');
    }
  });

  describe('a key that has reached its rate', () => {
    let limited: Target;
    beforeAll(async () => {
      limited = await open({ burst: 1, ratePerSecond: 0.01 });
      await sendCall(limited.origin, 'getAccount', {}, limited.key);
    });
    afterAll(() => limited.close());
    test.each(OPERATIONS)('%s', async (operation) => {
      const ids = inPath(operation).map((name) => [name, 'any']);
      const call = { parameters: Object.fromEntries(ids) };
      const answer = await sendCall(limited.origin, operation, call, limited.key);
      expectRefusal(operation, answer, 'RATE_LIMITED');
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    });
  });

  test.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])(
    'keys are not managed: %s',
    async (method) => {
      for (const path of ['/keys', '/keys/k_1', '/api-keys']) {
        const url = `${target.origin}/api/v1${path}`;
        const answer = await request(url, target.key, undefined, { method });
        expect(answer).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
      }
    },
  );

  test.each(['/api/v2/projects', '/api/v1/nothing', '/nothing'])('%s is no route', async (path) => {
    const answer = await request(`${target.origin}${path}`, target.key);
    expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  test('the OpenAPI document needs no key', async () => {
    const url = `${target.origin}/api/v1/openapi.json`;
    const { status, body } = await request(url, '');
    expect(status).toBe(200);
    const described = Object.values<object>(body.paths).flatMap(Object.values);
    expect(described.map(({ operationId }) => operationId).sort()).toEqual([...OPERATIONS].sort());
  });

  test('other names of routes answer like them', async () => {
    const { origin, key } = target;
    const project = `${origin}/api/v1/projects/${scene.ids['projectId']}`;
    const [boxes, scenarios] = await Promise.all(
      ['chatboxes', 'scenarios'].map((name) => request(`${project}/${name}`, key)),
    );
    expect(scenarios).toMatchObject({ status: 200, body: boxes?.body });
    const body = { suiteName: 'reported', externalRunId: scene.fresh() };
    const started = await request(`${origin}/sdk/v1/evals/runs/start`, key, body);
    const { projectId } = scene.ids;
    expect(started).toMatchObject({ status: 200, body: { ok: true, projectId } });
  });
}

/** Matches members at every depth, as `toMatchObject` does. */
function nested(value: object): Record<string, unknown> {
  const members = Object.entries(value).map(([name, member]) => {
    const isObject = typeof member === 'object' && member !== null && !Array.isArray(member);
    return [name, isObject ? expect.objectContaining(nested(member)) : member];
  });
  return Object.fromEntries(members);
}
