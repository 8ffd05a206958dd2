/** Nothing of one organization in an answer to another, whatever that asks of any route. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { paramNames, type Route } from '../../../src/contract/routes/route.ts';
import { type Operation, ROUTES } from '../../../src/contract/routes/table.ts';
import { samples, timeLimitMs } from '../../support/effort.ts';
import { ApiCaller } from '../../support/service/api-caller.ts';
import type { RouteCall } from '../../support/service/conformance/route-call.ts';
import { SAMPLES } from '../../support/service/conformance/samples.ts';
import { CHATS, fillScene, type Scene, SERVERS } from '../../support/service/conformance/scene.ts';
import { type ServiceFixture, startFixture } from '../../support/service/service-fixture.ts';

const routeOf = (operation: Operation): Route => ROUTES[operation];
/** Those that a key authorizes; a route that is added to the table is tried without more ado. */
const operations = (Object.keys(ROUTES) as Operation[]).filter(
  (operation) => routeOf(operation).access === 'key',
);

const ID = /\b(?:org|usr|prj|srv|st|tc|run|it|art|hst|cbx|cs)_[0-9a-f]{24}\b/g;
const idsIn = (value: unknown): string[] => JSON.stringify(value)?.match(ID) ?? [];

let fixture: ServiceFixture;
/** Whose answers are looked at, and who must not show in them. */
let asking: Scene;
let hidden: Scene;
/** Of a member of the organization that asks, whom its private project does not name. */
let memberKey: string;
/** A good request of every route, of either. */
const own = new Map<Operation, RouteCall>();
const others = new Map<Operation, RouteCall>();
/** Ids of all that the other organization has, as far as its own key can read it. */
const secrets = new Set<string>();

beforeAll(async () => {
  fixture = await startFixture({
    maxConcurrentRuns: 100,
    serviceConfig: {
      organizations: ['Asking', 'Hidden'].map((name) => ({
        name,
        members: [
          { email: `${name}@example.test`, role: 'owner' },
          { email: 'member@example.test', role: 'member' },
        ],
        projects: [
          // The first project that a key sees is the one that is filled.
          { name: 'Default', ...CHATS, ...SERVERS },
          { name: 'Private', visibility: 'private' },
        ],
      })),
    },
  });
  asking = await sceneOf('Asking');
  hidden = await sceneOf('Hidden');
  const member = { name: 'm', organization: 'Asking', user: 'member@example.test' };
  memberKey = (await fixture.service.createKey(member)).key;
  for (const operation of operations) {
    own.set(operation, await SAMPLES[operation].good(asking));
    others.set(operation, await SAMPLES[operation].good(hidden));
  }
  // Else it would end by itself meanwhile.
  await hidden.client.send('runs.cancel', others.get('runs.cancel') ?? {});
  for (const id of idsIn([await readAll(hidden), [...others.values()]])) secrets.add(id);
  for (const id of idsIn(await readAll(asking))) secrets.delete(id);
});
afterAll(() => fixture.close());

async function sceneOf(organization: string): Promise<Scene> {
  const user = `${organization}@example.test`;
  const { key } = await fixture.service.createKey({ name: 'scene', organization, user });
  const { key: foreignKey } = await fixture.service.createKey({ name: 'foreign' });
  const api = await ApiCaller.connect(fixture.service.baseUrl, key);
  return { ...(await fillScene({ ...fixture, api })), foreignKey };
}

/** What the routes that read tell of a scene. */
async function readAll(scene: Scene): Promise<unknown[]> {
  const calls = scene === hidden ? others : own;
  const told: unknown[] = [];
  for (const operation of operations.filter((one) => routeOf(one).method === 'GET')) {
    const { status, body } = await scene.client.send(operation, calls.get(operation) ?? {});
    expect([operation, status]).toEqual([operation, 200]);
    told.push([operation, body]);
  }
  return told;
}

/** Where a value of a request comes from. */
type Origin = 'own' | 'other' | 'swapped' | 'random' | 'garbage';
const origin = fc.constantFrom<Origin>('own', 'other', 'other', 'swapped', 'random', 'garbage');

/** Ids of one kind of thing where those of another belong, ids that nothing has, and no ids. */
function valueFrom(from: Origin, mine: string, theirs: string, pick: number): string {
  const all = [...secrets];
  const prefix = /^[a-z]+_/.exec(theirs)?.[0] ?? 'x_';
  switch (from) {
    case 'own':
      return mine;
    case 'other':
      return theirs;
    case 'swapped':
      return all[pick % all.length] ?? theirs;
    case 'random':
      return `${prefix}${pick.toString(16).padStart(24, '0')}`;
    case 'garbage':
      return ['%', "' or 1=1 --", '...', '\u0000', 'default', theirs.toUpperCase()][pick % 6] ?? '';
  }
}

/** Members of a body that refer to something; what else it says is the caller's own. */
const REFERENCE = /^(?!external|case|model)\w*Ids?$/;

/** A body with references in it replaced, those that are there and some that could be. */
function mixed(body: unknown, theirs: unknown, from: Origin, pick: number): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const counterpart = Object(theirs) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      const other = counterpart[name];
      if (!REFERENCE.test(name)) return [name, mixed(value, other, from, pick)];
      const replaced = (one: unknown, at: unknown) =>
        valueFrom(from, String(one), String(at ?? one), pick);
      return Array.isArray(value)
        ? [name, value.map((one, at) => replaced(one, Array.isArray(other) ? other[at] : other))]
        : [name, replaced(value, other)];
    }),
  );
}

const attack = fc.record({
  operation: fc.constantFrom(...operations),
  origins: fc.array(origin, { minLength: 6, maxLength: 6 }),
  pick: fc.nat(),
});

it(
  'holds for all routes of the table, and changes nothing there',
  async () => {
    expect(secrets.size).toBeGreaterThan(20);
    const before = await readAll(hidden);
    let refused = 0;
    await fc.assert(
      fc.asyncProperty(attack, async ({ operation, origins, pick }) => {
        const route = routeOf(operation);
        const mine = own.get(operation) ?? {};
        const theirs = others.get(operation) ?? {};
        const [ofBody = 'other', ofQuery = 'other', ...ofParams] = origins;
        const names = paramNames(route.path);
        const params = Object.fromEntries(
          names.map((name, at) => [
            name,
            valueFrom(
              ofParams[at] ?? 'other',
              mine.params?.[name] ?? '',
              theirs.params?.[name] ?? '',
              pick + at,
            ),
          ]),
        );
        const ids = Object.keys(route.query ?? {}).filter((name) => REFERENCE.test(name));
        const project = hidden.projectId;
        const [organization = ''] = [...secrets].filter((id) => id.startsWith('org_'));
        const query = Object.fromEntries(
          ids.map((name) => {
            const wanted = name === 'organizationId' ? organization : project;
            return [name, valueFrom(ofQuery, asking.projectId, wanted, pick)];
          }),
        );
        // What is wholly its own is done elsewhere, and would only fill its project.
        const isOwn = [ofBody, ...ofParams.slice(0, names.length)].every((from) => from === 'own');
        fc.pre(!(isOwn && route.method !== 'GET'));
        const body = mixed(mine.body, theirs.body, ofBody, pick);
        const { status, body: told } = await asking.client.send(operation, { params, query, body });
        if (status >= 400) refused += 1;
        const sent = new Set(idsIn([params, query, body]));
        const shown = idsIn(told).filter((id) => secrets.has(id));
        // A refusal quotes what it was asked for, and no more.
        const leaked = shown.filter((id) => status < 400 || !sent.has(id));
        expect({ operation, status, leaked }).toEqual({ operation, status, leaked: [] });
      }),
      samples({ ci: 400, soak: 20_000 }),
    );
    expect(refused).toBeGreaterThan(20);
    expect(await readAll(hidden)).toEqual(before);
  },
  timeLimitMs(120_000),
);

/** Routes of reporters leave out ids that one of these could take for a status. */
const shownAs = (body: unknown, projectId: string) =>
  JSON.stringify(body).replaceAll(projectId, 'prj').replaceAll('…', 'prj');

/** How an answer of a project is told by a key, without the id that it was asked by. */
async function answerOf(operation: Operation, projectId: string, key?: string) {
  const theirs = others.get(operation) ?? {};
  const params = { ...theirs.params, projectId };
  const call = { ...theirs, params, ...(key !== undefined && { key }) };
  const { status, body } = await asking.client.send(operation, call);
  return [status, shownAs(body, projectId)];
}

const UNKNOWN = `prj_${'0'.repeat(24)}`;
const inProjects = operations.filter((operation) =>
  paramNames(routeOf(operation).path).includes('projectId'),
);

describe('what is told of a project that there is not is told', () => {
  it.each(inProjects)('of that of another organization: %s', async (operation) => {
    const foreign = await answerOf(operation, hidden.projectId);
    expect(foreign[0]).toBe(404);
    expect(foreign).toEqual(await answerOf(operation, UNKNOWN));
  });

  it.each(inProjects)('to a member of a private one of others: %s', async (operation) => {
    const { items } = (await asking.client.send('projects.list', {})).body;
    const { id } = items.find(({ name }: { name: string }) => name === 'Private');
    const told = await answerOf(operation, id, memberKey);
    expect(told[0]).toBe(404);
    expect(told).toEqual(await answerOf(operation, UNKNOWN, memberKey));
  });
});
