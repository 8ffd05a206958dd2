/** Every route of the table by the method of the action's client, on a service with something of everything. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CLIENT_METHODS, type ClientOperation } from '../../../scripts/documents/client-methods.ts';
import { callableOperations } from '../../../src/client/endpoints/operations.ts';
import { createTransport } from '../../../src/client/transport/transport.ts';
import { API_PATH, type Route } from '../../../src/contract/routes/route.ts';
import { ROUTES } from '../../../src/contract/routes/table.ts';
import { CLIENT_CALLS, notingMethods, type PathIds } from '../../support/client/client-calls.ts';
import { RecordingLogger } from '../../support/client/recording-logger.ts';
import { readApiClaims } from '../../support/documents/api-claims.ts';
import { clientOf } from '../../support/service/action-client.ts';
import { SAMPLES } from '../../support/service/conformance/samples.ts';
import { openScene, type Scene } from '../../support/service/conformance/scene.ts';

const THIS_FILE = '__tests__/service/http/conformance-client.test.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.fixture.close());

const operations = Object.keys(CLIENT_METHODS) as ClientOperation[];
/** Operations whose routes have answered with success, and the methods that have asked. */
const proven = new Map<string, string>();

describe('the method calls its route, which answers with success', () => {
  it.each(operations)('%s', async (operation) => {
    const { params, body } = await SAMPLES[operation].good(scene);
    const exchanges: [method: string, path: string, status: number][] = [];
    const methods: string[] = [];
    const logger = new RecordingLogger();
    const send = createTransport();
    const plain = clientOf(scene.fixture.api, {
      logger,
      async transport(request) {
        const response = await send(request);
        exchanges.push([request.method, new URL(request.url).pathname, response.status]);
        return response;
      },
    });
    const client = notingMethods(plain, (method) => methods.push(method));
    const ids = { projectId: scene.projectId, ...params } as PathIds;
    await CLIENT_CALLS[operation](client, ids, body as never);
    const { method, path, reply }: Route = ROUTES[operation];
    const pattern = `${API_PATH}${path}`.replaceAll(/\{\w+\}/g, '[^/]+');
    const last = exchanges.at(-1);
    expect(last).toEqual([method, expect.stringMatching(`^${pattern}$`), reply.status]);
    expect(methods.at(-1)).toBe(CLIENT_METHODS[operation]);
    // What the service says is all understood.
    expect(logger.lines).toEqual([]);
    proven.set(operation, CLIENT_METHODS[operation]);
  });
});

describe('the operation by its name is answered with success', () => {
  const callable = callableOperations(ROUTES);
  it.each([...callable.keys()])('%s', async (name) => {
    const { operation, route } = callable.get(name) ?? {};
    if (operation === undefined || route === undefined) throw new Error(name);
    const { params = {}, body, query = {} } = await SAMPLES[operation].good(scene);
    const logger = new RecordingLogger();
    const client = clientOf(scene.fixture.api, { logger });
    const request = { params: { projectId: scene.projectId, ...params }, query, body };
    const { status, odd } = await client.operations.callNamed(operation, request);
    expect({ status, odd }).toEqual({ status: route.reply.status, odd: [] });
    expect(logger.lines).toEqual([]);
  });
});

it('docs/api.md names this file and the method for all of them, and for no other', () => {
  const claimed = readApiClaims().flatMap(({ operation, method, tests }) =>
    tests.includes(THIS_FILE) || method !== null ? [[operation, method]] : [],
  );
  expect(claimed.toSorted()).toEqual([...proven].toSorted());
});
