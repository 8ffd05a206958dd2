/** Every refusal that the table lists of a route, provoked. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { errorsOf, paramNames, type Route } from '../../../src/contract/routes/route.ts';
import { type Operation, ROUTES } from '../../../src/contract/routes/table.ts';
import type { ErrorCode } from '../../../src/contract/wire/envelope.ts';
import type { Answer } from '../../support/service/api-caller.ts';
import { withoutTable } from '../../support/service/conformance/broken-database.ts';
import {
  startTroubled,
  type TroubleCode,
  type TroubledService,
} from '../../support/service/conformance/operated-servers.ts';
import { RouteClient } from '../../support/service/conformance/route-client.ts';
import { SAMPLES } from '../../support/service/conformance/samples.ts';
import { openScene, type Scene } from '../../support/service/conformance/scene.ts';
import {
  type ServiceFixture,
  startFixture,
  temporaryFolder,
} from '../../support/service/service-fixture.ts';
import { ServiceInstance } from '../../support/service/service-instance.ts';
import { oneOfEachInPostgres } from '../../support/service/storage/stores.ts';

let scene: Scene;
/** A service whose keys may ask twice. */
let throttled: ServiceFixture;
/**
 * A service on the same database, in a process of its own: what its database throws is no Error of
 * the sandbox that tests run in, so that the web framework would not take it for one here.
 */
let neighbour: ServiceInstance;
/** A service whose servers are out of order. */
let troubled: TroubledService;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => {
  folder = await temporaryFolder();
  scene = await openScene({ folder: folder.path });
  const { database } = scene.fixture;
  neighbour = await ServiceInstance.start({
    folder: folder.path,
    ...('databaseUrl' in database && { databaseUrl: database.databaseUrl }),
  });
  troubled = await startTroubled();
  const now = Date.now();
  throttled = await startFixture({
    rateLimit: { requestsPerMinute: 1, burst: 2 },
    now: () => now,
  });
});
afterAll(async () => {
  await neighbour.end('SIGTERM');
  await scene.fixture.close();
  await throttled.close();
  await troubled.close();
  await folder.remove();
});

const operations = Object.keys(SAMPLES) as Operation[];
const routeOf = (operation: Operation): Route => ROUTES[operation];

/** Provokes a code in the way that is the same for all routes; null: there is none for it. */
type Provoke = (operation: Operation) => Promise<Answer | null>;

const PROVOCATIONS: Partial<Record<ErrorCode, Provoke>> = {
  UNAUTHORIZED: async (operation) =>
    scene.client.send(operation, { ...(await SAMPLES[operation].good(scene)), key: null }),
  async RATE_LIMITED(operation) {
    const { key } = await throttled.service.createKey({ name: operation });
    const client = new RouteClient({ baseUrl: throttled.service.baseUrl, key });
    for (let request = 0; request < 2; request += 1) await client.send('account.get', {});
    const answer = await client.send(operation, await SAMPLES[operation].good(scene));
    expect(answer.headers.get('Retry-After')).toBe('60');
    return answer;
  },
  async VALIDATION_ERROR(operation) {
    const call = await SAMPLES[operation].good(scene);
    return routeOf(operation).request === undefined
      ? scene.client.sendHugeBody(operation, call)
      : scene.client.send(operation, { ...call, body: '{' });
  },
  async NOT_FOUND(operation) {
    const [name] = paramNames(routeOf(operation).path).toReversed();
    return name === undefined ? null : sendUnknown(operation, name);
  },
  OAUTH_REQUIRED: (operation) => sendToTroubled(operation, 'OAUTH_REQUIRED'),
  FEATURE_NOT_SUPPORTED: (operation) => sendToTroubled(operation, 'FEATURE_NOT_SUPPORTED'),
  SERVER_UNREACHABLE: (operation) => sendToTroubled(operation, 'SERVER_UNREACHABLE'),
  async TIMEOUT(operation) {
    timeouts ??= new Map(answersTo('TIMEOUT').map((one) => [one, sendToTroubled(one, 'TIMEOUT')]));
    await Promise.allSettled(timeouts.values());
    return (await timeouts.get(operation)) ?? null;
  },
  async INTERNAL_ERROR(operation) {
    const { needs, good } = SAMPLES[operation];
    if (needs === null) return null;
    const call = await good(scene);
    const { baseUrl } = neighbour.api;
    const client = new RouteClient({ baseUrl, key: scene.fixture.api.key });
    return withoutTable(scene.fixture.database, needs, () => client.send(operation, call));
  },
};

/** Of all routes at once, each of which waits for the same time. */
let timeouts: Map<Operation, Promise<Answer>> | undefined;
const answersTo = (code: ErrorCode) =>
  operations.filter((operation) => errorsOf(routeOf(operation)).includes(code));

/** By whom they are renewed is asked for. */
const refreshableTokens = (serverUrl: string) => ({
  ...{ serverUrl, clientInformation: { clientId: 'c' } },
  tokens: { access_token: 'a', refresh_token: 'r' },
});

async function sendToTroubled(operation: Operation, code: TroubleCode): Promise<Answer> {
  const { body } =
    operation === 'servers.importTokens'
      ? { body: refreshableTokens(troubled.urls[code]) }
      : await SAMPLES[operation].good(scene);
  const { api } = troubled.fixture;
  const params = { projectId: api.projectId, serverId: troubled.serverIds[code] };
  return new RouteClient(api).send(operation, { params, body });
}

async function sendUnknown(operation: Operation, name: string): Promise<Answer> {
  const call = await SAMPLES[operation].good(scene);
  return scene.client.send(operation, { ...call, params: { ...call.params, [name]: 'none' } });
}

const UNPROVOKED: Partial<Record<string, string>> = {
  'ingest.capabilities INTERNAL_ERROR': 'it answers from nothing that could fail',
  'service.openapi INTERNAL_ERROR': 'it answers from nothing that could fail',
};

const listed = operations.flatMap((operation) =>
  errorsOf(routeOf(operation))
    .filter((code) => UNPROVOKED[`${operation} ${code}`] === undefined)
    .map((code) => [operation, code] as const),
);

describe('a refusal that the table lists can be met', () => {
  it.each(oneOfEachInPostgres(listed, ([, code]) => code))('%s: %s', async (operation, code) => {
    const make = SAMPLES[operation].refused?.[code];
    const answer = make
      ? await scene.client.send(operation, await make(scene))
      : await PROVOCATIONS[code]?.(operation);
    expect(answer?.body.code).toBe(code);
  });

  it('whatever a sample is refused for is in the table', () => {
    const refusals = operations.flatMap((operation) =>
      Object.keys(SAMPLES[operation].refused ?? {}).map((code) => `${operation} ${code}`),
    );
    const known = operations.flatMap((operation) =>
      errorsOf(routeOf(operation)).map((code) => `${operation} ${code}`),
    );
    expect(refusals.filter((refusal) => !known.includes(refusal))).toEqual([]);
  });
});

const withKey = operations.filter((operation) => routeOf(operation).access === 'key');
const withParams = operations.flatMap((operation) =>
  paramNames(routeOf(operation).path).map((name) => [operation, name] as const),
);
const inProjects = withKey.filter((operation) =>
  paramNames(routeOf(operation).path).includes('projectId'),
);

describe('who may ask', () => {
  it.each(withKey)('%s: nobody without a key, or with one that is not known', async (operation) => {
    const call = await SAMPLES[operation].good(scene);
    for (const key of [null, '', 'sk_unknown', 'no key']) {
      const { status, body } = await scene.client.send(operation, { ...call, key });
      expect([key, status, body.code]).toEqual([key, 401, 'UNAUTHORIZED']);
    }
  });

  it.each(inProjects)('%s: nobody with a key of another organization', async (operation) => {
    const call = { ...(await SAMPLES[operation].good(scene)), key: scene.foreignKey };
    const { status, body } = await scene.client.send(operation, call);
    expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
    expect(body.message).toContain('project');
  });

  it.each(withParams)('%s: of an unknown %s nothing is told', async (operation, name) => {
    const { status, body } = await sendUnknown(operation, name);
    expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
  });
});

describe('a body over the cap is refused, also where none belongs', () => {
  const rows = oneOfEachInPostgres(withKey, (operation) => routeOf(operation).method);
  it.each(rows)('%s', async (operation) => {
    const call = await SAMPLES[operation].good(scene);
    const { status, body } = await scene.client.sendHugeBody(operation, call);
    expect([status, body.code]).toEqual([400, 'VALIDATION_ERROR']);
    expect(body.details.declaredBytes).toBeGreaterThan(body.details.maxBytes);
  });
});

it('an iteration without a trace says so', async () => {
  const { projectId, ingested } = scene;
  const { body } = await scene.client.send('runs.iterations.trace', {
    params: { projectId, runId: ingested.runId, iterationId: ingested.untracedId },
  });
  expect(body).toMatchObject({ code: 'NOT_FOUND', details: { reason: 'TRACE_NOT_AVAILABLE' } });
});
