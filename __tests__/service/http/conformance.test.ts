/** Every route of the table on a service with something of everything in it. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Route } from '../../../src/contract/routes/route.ts';
import { serverOperationRoutes } from '../../../src/contract/routes/servers/operations.ts';
import { type Operation, ROUTES } from '../../../src/contract/routes/table.ts';
import { readApiClaims } from '../../support/documents/api-claims.ts';
import {
  NO_OBJECTS,
  pathsOf,
  type RouteCall,
} from '../../support/service/conformance/route-call.ts';
import { SAMPLES } from '../../support/service/conformance/samples.ts';
import { openScene, type Scene } from '../../support/service/conformance/scene.ts';

const THIS_FILE = '__tests__/service/http/conformance.test.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.fixture.close());

const operations = Object.keys(SAMPLES) as Operation[];
const routeOf = (operation: Operation): Route => ROUTES[operation];
const ofAliases = operations.flatMap((operation) =>
  pathsOf(routeOf(operation))
    .slice(1)
    .map((path) => [operation, path] as const),
);
const withRequests = operations.filter((operation) => routeOf(operation).request !== undefined);

it('tries every route of the table, and no other', () => {
  expect(operations.toSorted()).toEqual(Object.keys(ROUTES).toSorted());
});

/** Operations whose routes have answered with success. */
const proven: Operation[] = [];

// The client of the scene holds each answer to the status, the shape and the codes of its route.
describe('a success has the status and the shape of the table, and no member without a name', () => {
  it.each(operations)('%s', async (operation) => {
    const { good, alsoGood = [] } = SAMPLES[operation];
    for (const make of [good, ...alsoGood]) {
      const { status } = await scene.client.send(operation, await make(scene));
      expect(status).toBe(routeOf(operation).reply.status);
    }
    proven.push(operation);
  });
});

it('docs/api.md names this file for all of them', () => {
  const claimed = readApiClaims().filter(({ tests }) => tests.includes(THIS_FILE));
  expect(claimed.map(({ operation }) => operation).toSorted()).toEqual(proven.toSorted());
});

describe('what has no name in the table', () => {
  it.each(withRequests)('%s: of a body is refused by name, or ignored', async (operation) => {
    const call = await SAMPLES[operation].good(scene);
    const body = { ...Object(call.body), surelyUnknown: 1 };
    const shape = await routeOf(operation).request?.();
    // Other services know more members of requests about servers, which clients send.
    const isTaken = operation in serverOperationRoutes || shape?.safeParse(body).success;
    const { status, body: told } = await scene.client.send(operation, { ...call, body });
    if (isTaken) expect(status).toBe(routeOf(operation).reply.status);
    else {
      expect([status, told.code]).toEqual([400, 'VALIDATION_ERROR']);
      expect(told.message).toContain('surelyUnknown');
    }
  });

  it.each(operations)('%s: of a query is ignored', async (operation) => {
    const call = await SAMPLES[operation].good(scene);
    const query = { ...call.query, surelyUnknown: '1' };
    const { status } = await scene.client.send(operation, { ...call, query });
    expect(status).toBe(routeOf(operation).reply.status);
  });
});

describe('an alias answers as its route does', () => {
  it.each(ofAliases)('%s at %s', async (operation, alias) => {
    const { good, toldApart = [], wrong = [] } = SAMPLES[operation];
    const call = await good(scene);
    await scene.client.send(operation, call);
    const comparable = (body: object) =>
      Object.fromEntries(Object.entries(body).filter(([name]) => !toldApart.includes(name)));
    const answers: object[] = [];
    for (const path of pathsOf(routeOf(operation))) {
      const { status, body } = await scene.client.send(operation, call, path);
      answers.push({ status, ...comparable(body) });
    }
    expect(answers).toEqual(answers.map(() => answers[0]));
    for (const [body] of wrong) {
      const refused = await scene.client.send(operation, { body }, alias);
      expect(refused.status).toBe(400);
    }
  });
});

describe('a wrong body is refused with the path of what is wrong', () => {
  it.each(withRequests)('%s', async (operation) => {
    const { good, wrong = [] } = SAMPLES[operation];
    const { params } = await good(scene);
    const send = (body: unknown) =>
      scene.client.send(operation, { ...(params && { params }), body } satisfies RouteCall);
    for (const body of NO_OBJECTS) {
      const { status, body: told } = await send(body);
      expect([body, status, told.code]).toEqual([body, 400, 'VALIDATION_ERROR']);
    }
    const shape = await routeOf(operation).request?.();
    const takesAnything = shape?.safeParse({}).success;
    expect(takesAnything || wrong.length > 0).toBe(true);
    for (const [body, path] of wrong) {
      const { status, body: told } = await send(body);
      expect([status, told.code]).toEqual([400, 'VALIDATION_ERROR']);
      expect(told.message.split('\n')).toContainEqual(expect.stringMatching(startOf(path)));
      expect(told.details.issues.map(pathOfIssue)).toContain(path);
    }
  });

  const startOf = (path: string) => new RegExp(`^${path.replaceAll(/[[\]]/g, '\\$&')}: .`);
  const pathOfIssue = ({ path }: { path: (string | number)[] }) =>
    path
      .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
      .join('')
      .slice(1);
});
