import { randomUUID } from 'node:crypto';
import type { Answer } from '../../__tests__/support/service/api-caller.ts';
import type { RouteCall } from '../../__tests__/support/service/conformance/route-call.ts';
import { paramNames, type Route } from '../../src/contract/routes/route.ts';
import { type Operation, ROUTES } from '../../src/contract/routes/table.ts';
import type { ErrorCode } from '../../src/contract/wire/envelope.ts';
import type { Clock } from '../../src/ports/clock.ts';
import { ExpectedError } from '../../src/trouble/errors.ts';
import { type Ground, MissingError } from './ground.ts';
import type { ServiceCaller } from './service-caller.ts';

/** What requests are made of, and what was made by them. */
export interface World {
  caller: ServiceCaller;
  ground: Ground;
  /** What is to be deleted in the end, the last first. */
  made: { operation: Operation; call: RouteCall }[];
}

/** How a route is tried with success. */
export interface Request {
  /** @throws MissingError where there is nothing to try it with. */
  build: (world: World) => Promise<RouteCall>;
  /** Something is created, changed or deleted. */
  writes: boolean;
  /** Refusals that say nothing against the service, but of what it is asked about. */
  tolerated?: readonly ErrorCode[];
}

type ByMethod<Method> = {
  [Name in Operation]: (typeof ROUTES)[Name]['method'] extends Method ? Name : never;
}[Operation];

const ABOUT_SERVER: readonly ErrorCode[] = [
  ...(['OAUTH_REQUIRED', 'FEATURE_NOT_SUPPORTED', 'SERVER_UNREACHABLE', 'TIMEOUT'] as const),
  ...(['NOT_FOUND', 'RATE_LIMITED'] as const),
];

/** Any name that nobody else gives. */
const fresh = () => `conformance ${randomUUID()}`;

/** The request of a route, such as it is where nothing else is said. */
export function requestOf(operation: Operation): Request {
  const known = new Map<string, Request>(Object.entries(REQUESTS)).get(operation);
  if (known !== undefined) return known;
  const tolerated = new Map(Object.entries(TOLERATED)).get(operation);
  return { build: at(operation), writes: false, ...(tolerated && { tolerated }) };
}

/** What a route that only reads may be refused with, where all is well. */
const TOLERATED: Partial<Record<ByMethod<'GET'>, readonly ErrorCode[]>> = {
  // Not each iteration has one.
  'runs.iterations.trace': ['NOT_FOUND'],
  // There may be none to compare with, or the run goes on.
  'runs.compare': ['NOT_FOUND', 'CONFLICT'],
};

/** A request by the ids in the path alone. */
const at =
  (operation: Operation, body?: (world: World) => Promise<unknown>): Request['build'] =>
  async (world) => {
    const { path }: Route = ROUTES[operation];
    const params = await world.ground.params(paramNames(path));
    return { params, ...(body && { body: await body(world) }) };
  };

const ofServer = (operation: Operation): Request => ({
  build: at(operation, async () => ({})),
  writes: false,
  tolerated: ABOUT_SERVER,
});

/** A request of the name that the first of a server's list has. */
const ofFirst = (
  operation: Operation,
  list: Operation,
  bodyOf: (item: Record<string, unknown>) => object,
): Request => ({
  build: at(operation, async ({ caller, ground }) => {
    const params = await ground.params(['projectId', 'serverId']);
    const { body } = await caller.send(list, { params, body: {} });
    const { items } = Object(body);
    const item: unknown = Array.isArray(items) ? items[0] : undefined;
    if (item === undefined) throw new MissingError(`${list} tells of nothing`);
    return bodyOf(Object(item));
  }),
  writes: false,
  tolerated: [...ABOUT_SERVER, 'VALIDATION_ERROR'],
});

const writing = (
  operation: Operation,
  body: (world: World) => Promise<unknown>,
  tolerated?: readonly ErrorCode[],
): Request => ({
  build: at(operation, body),
  writes: true,
  ...(tolerated && { tolerated }),
});

/** A request for what was made for it. */
const ofMade = (
  make: (world: World) => Promise<Record<string, string>>,
  body?: object,
  tolerated?: readonly ErrorCode[],
): Request => ({
  build: async (world) => ({ params: await make(world), ...(body && { body }) }),
  writes: true,
  ...(tolerated && { tolerated }),
});

/** Routes that do not read alone, by requests that leave nothing behind which is not deleted again. */
const REQUESTS: Readonly<Record<Exclude<Operation, ByMethod<'GET'>>, Request>> = {
  'servers.validate': ofServer('servers.validate'),
  'servers.doctor': ofServer('servers.doctor'),
  'servers.checkOAuth': ofServer('servers.checkOAuth'),
  'servers.tools.list': ofServer('servers.tools.list'),
  'servers.prompts.list': ofServer('servers.prompts.list'),
  'servers.resources.list': ofServer('servers.resources.list'),
  'servers.export': ofServer('servers.export'),
  'servers.prompts.get': ofFirst('servers.prompts.get', 'servers.prompts.list', ({ name }) => ({
    promptName: name,
  })),
  'servers.resources.read': ofFirst(
    'servers.resources.read',
    'servers.resources.list',
    ({ uri }) => ({ uri }),
  ),
  // A tool that there is might do anything.
  'servers.tools.call': writing(
    'servers.tools.call',
    async () => ({ toolName: fresh(), parameters: {} }),
    [...ABOUT_SERVER, 'VALIDATION_ERROR'],
  ),
  'servers.importTokens': {
    build: async () => {
      throw new MissingError('the tokens that a user has got for a server would be replaced');
    },
    writes: true,
  },
  'hosts.create': writing('hosts.create', async () => ({ name: fresh(), template: 'claude' })),
  'hosts.update': ofMade(madeHost, { name: fresh() }),
  'hosts.delete': ofMade(madeHost),
  'suites.create': writing('suites.create', suiteBody),
  'suites.update': ofMade(madeSuite, { name: fresh() }),
  'suites.delete': ofMade(madeSuite),
  'suites.cases.update': ofMade(madeCase, { title: fresh() }),
  'suites.cases.delete': ofMade(madeCase),
  'runs.create': {
    build: async (world) => {
      const { projectId = '', suiteId } = await madeSuite(world);
      return { params: { projectId }, body: { suiteId } };
    },
    writes: true,
    tolerated: ['RATE_LIMITED', ...ABOUT_SERVER],
  },
  // It may have ended by itself.
  'runs.cancel': ofMade(madeRun, undefined, ['CONFLICT']),
  'ingest.report': writing('ingest.report', async () => ({ ...report(), results: [row()] })),
  'ingest.start': writing('ingest.start', async () => report()),
  'ingest.append': writing('ingest.append', async (world) => {
    const { runId } = await startedReport(world);
    return { runId, results: [row()] };
  }),
  'ingest.finalize': writing('ingest.finalize', startedReport),
  'artifacts.uploadAddress': writing('artifacts.uploadAddress', async () => ({})),
  'artifacts.upload': {
    async build({ caller, ground }) {
      const params = await ground.params(['projectId']);
      const { body } = await caller.send('artifacts.uploadAddress', { params, body: {} });
      const ticket = URL.parse(String(Object(body).uploadUrl))
        ?.pathname.split('/')
        .at(-1);
      if (!ticket) throw new MissingError('artifacts.uploadAddress tells of no address');
      return { params: { ticket }, body: '<testsuite/>' };
    },
    writes: true,
  },
};

const report = () => ({ suiteName: fresh(), externalRunId: fresh() });
const row = () => ({
  ...{ caseTitle: 'a case', passed: true, externalIterationId: fresh() },
  trace: [{ role: 'user', content: 'hi' }],
});

/** A case that needs no model, of a tool that there is not: no server does anything for it. */
async function suiteBody({ ground }: World): Promise<object> {
  const toolName = 'conformance_no_such_tool';
  const { serverId } = await ground.params(['serverId']);
  const call = {
    id: 'call',
    kind: 'toolCall',
    serverName: 'any',
    serverId,
    toolName,
    arguments: {},
  };
  const assertion = { type: 'toolCalledAtLeastOnce', toolName };
  const steps = [call, { id: 'check', kind: 'assert', assertion }];
  return {
    ...{ name: fresh(), serverIds: [serverId], model: 'openai/none' },
    tests: [{ title: 'a case', runs: 1, steps }],
  };
}

/**
 * Sends what makes something, and remembers that for the end.
 * @param names members by which its answer names what was made
 * @throws MissingError
 */
async function make<Name extends string>(
  world: World,
  operation: Operation,
  call: RouteCall,
  ...names: Name[]
): Promise<Record<Name, string>> {
  const answer = await world.caller.send(operation, call);
  noteMade(world, operation, call, answer);
  if (answer.status >= 400) {
    throw new MissingError(`${operation} was refused with ${answer.status} ${answer.body?.code}`);
  }
  const ids = names.map((name) => {
    const id: unknown = Object(answer.body)[name];
    if (typeof id !== 'string') throw new MissingError(`${operation} does not name its ${name}`);
    return [name, id] as const;
  });
  return Object.fromEntries(ids) as Record<Name, string>;
}

/** Remembers what an answer says was made. */
export function noteMade(
  { made }: World,
  operation: Operation,
  { params = {} }: RouteCall,
  { status, body }: Answer,
): void {
  const undo = UNDONE_BY[operation];
  const { projectId = '' } = params;
  if (undo === undefined || status >= 400) return;
  const id: unknown = Object(body)[undo.member];
  if (typeof id !== 'string') return;
  made.push({ operation: undo.operation, call: { params: { projectId, [undo.param]: id } } });
}

const SUITE = { operation: 'suites.delete', member: 'suiteId', param: 'suiteId' } as const;

/** What takes away again what a route has made, and by which member of its answer. */
const UNDONE_BY: Partial<
  Record<Operation, { operation: Operation; member: string; param: string }>
> = {
  'hosts.create': { operation: 'hosts.delete', member: 'id', param: 'hostId' },
  'suites.create': SUITE,
  'ingest.report': SUITE,
  'ingest.start': SUITE,
  // Else its suite could not be deleted.
  'runs.create': { operation: 'runs.cancel', member: 'runId', param: 'runId' },
};

async function madeHost(world: World): Promise<Record<string, string>> {
  const call = await requestOf('hosts.create').build(world);
  return { ...call.params, hostId: (await make(world, 'hosts.create', call, 'id')).id };
}

async function madeSuite(world: World): Promise<Record<string, string>> {
  const call = await requestOf('suites.create').build(world);
  return { ...call.params, ...(await make(world, 'suites.create', call, 'suiteId')) };
}

async function madeCase(world: World): Promise<Record<string, string>> {
  const params = await madeSuite(world);
  const { body } = await world.caller.send('suites.cases.list', { params });
  const { items } = Object(body);
  const { id: caseId } = Object(Array.isArray(items) ? items[0] : undefined);
  if (typeof caseId !== 'string') throw new MissingError('a new suite has no case');
  return { ...params, caseId };
}

async function madeRun(world: World): Promise<Record<string, string>> {
  const call = await requestOf('runs.create').build(world);
  return { ...call.params, ...(await make(world, 'runs.create', call, 'runId')) };
}

async function startedReport(world: World): Promise<{ runId: string; externalRunId: string }> {
  const start = report();
  const call = { params: await world.ground.params(['projectId']), body: start };
  const { runId } = await make(world, 'ingest.start', call, 'runId');
  return { runId, externalRunId: start.externalRunId };
}

/** Makes something of everything that reading routes are tried with. @throws MissingError. */
export async function makeGround(world: World): Promise<void> {
  const { ground } = world;
  const { suiteName, ...first } = report();
  const params = await ground.params(['projectId']);
  // Two runs of one suite, so that there is one to compare with.
  for (const { externalRunId } of [first, report()]) {
    const body = { suiteName, externalRunId, results: [row()] };
    const call = { params, body };
    const { suiteId, runId } = await make(world, 'ingest.report', call, 'suiteId', 'runId');
    ground.set('suiteId', suiteId);
    ground.set('runId', runId);
  }
  const { hostId = '' } = await madeHost(world);
  ground.set('hostId', hostId);
}

/** Deletes what was made, the last first. @returns what is left behind. */
export async function takeAway(world: World, clock: Clock): Promise<string[]> {
  const left: string[] = [];
  for (const { operation, call } of world.made.toReversed()) {
    const problem = await takeOneAway(world, { operation, call }, clock);
    if (problem !== null) left.push(`${operation} ${JSON.stringify(call.params)}: ${problem}`);
  }
  return left;
}

/** A run that was cancelled is still at its work for a while, and keeps its suite. */
const MOST_TRIES = 10;

async function takeOneAway(
  { caller }: World,
  { operation, call }: World['made'][number],
  clock: Clock,
): Promise<string | null> {
  try {
    for (let tries = 1; ; tries += 1) {
      const { status } = await caller.send(operation, call);
      if (status < 400 || status === 404 || operation === 'runs.cancel') return null;
      if (status !== 409 || tries === MOST_TRIES) return `answered with ${status}`;
      await clock.sleep(1_000);
    }
  } catch (error) {
    // What else is left is told all the same.
    if (error instanceof ExpectedError) return error.message;
    throw error;
  }
}
