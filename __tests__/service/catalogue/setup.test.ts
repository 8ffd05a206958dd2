/** Two starts of a service with different configurations, on one database file. */
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Role } from '../../../src/api/resources/catalogue.ts';
import { secretsOfServer } from '../../../src/api/servers-file.ts';
import { issueKey } from '../../../src/service/auth/keys.ts';
import type {
  OrganizationSetup,
  ProjectSetup,
} from '../../../src/service/catalogue/config-file.ts';
import { applySetup } from '../../../src/service/catalogue/setup.ts';
import { emptyProject, newKey } from '../../../src/service/settings.ts';
import { type Database, openDatabase } from '../../../src/service/storage/database.ts';
import { folderWith } from '../../support/folder.ts';
import { localServer, remoteServer, request, startTestService } from '../../support/service.ts';
import { chatboxOf, chatSessionOf } from '../../support/tenants.ts';

let folder: string;
let database: Database;
beforeEach(() => {
  folder = folderWith();
  database = openDatabase(join(folder, 'db'));
});
afterEach(() => database.destroy());

const person = (name: string, role: Role) => ({ email: `${name}@acme.test`, name, role });
const OWNER = person('ann', 'owner');
const server = (name: string) => localServer(name, { command: 'node', args: [] });
const chatbox = (name: string, temperature: number | null) => chatboxOf(name, { temperature });
const project = (name: string, rest: Partial<ProjectSetup>): ProjectSetup => {
  return { ...emptyProject(name), ...rest };
};
const acme = (members: OrganizationSetup['members'], ...projects: ProjectSetup[]) => {
  return { name: 'Acme', members, projects };
};

test('what stays keeps its id, what changed is updated, what left goes', async () => {
  const before = project('P', {
    servers: [server('same'), server('other'), server('gone')],
    chatboxes: [chatbox('same', 1), chatbox('other', 1), chatbox('gone', 1)],
    chatSessions: [chatSessionOf('same', 1, { owner: OWNER.email }), chatSessionOf('gone', 1)],
  });
  const after = project('P', {
    description: 'new',
    servers: [server('same'), { ...server('other'), command: 'deno' }],
    chatboxes: [chatbox('same', 1), chatbox('other', 2), chatbox('new', null)],
    chatSessions: [chatSessionOf('same', 1, { isPinned: true })],
  });
  const read = async () => {
    const servers = await database.selectFrom('servers').selectAll().orderBy('seq').execute();
    const boxes = await database.selectFrom('chatboxes').selectAll().orderBy('seq').execute();
    const sessions = await database.selectFrom('chatSessions').selectAll().execute();
    return { servers, boxes, sessions };
  };
  await applySetup(database, [acme([OWNER], before)], 1);
  const first = await read();
  await applySetup(database, [acme([{ ...OWNER, name: 'Anne' }], after)], 2);
  const second = await read();
  const [same, other, gone] = first.servers;
  expect(second.servers).toEqual([
    same,
    { ...other, entry: expect.stringContaining('deno'), updatedAt: 2 },
    { ...gone, isEnabled: 0 },
  ]);
  const [sameBox, otherBox] = first.boxes;
  expect(second.boxes).toEqual([
    sameBox,
    { ...otherBox, settings: expect.stringContaining('"temperature":2'), updatedAt: 2 },
    expect.objectContaining({ name: 'new', createdAt: 2 }),
  ]);
  expect(first.sessions).toMatchObject([{ ownerId: expect.any(String) }, { ownerId: null }]);
  expect(second.sessions).toEqual([{ ...first.sessions[0], ownerId: null, isPinned: 1 }]);
  const users = await database.selectFrom('users').select(['email', 'name']).execute();
  expect(users).toEqual([{ email: OWNER.email, name: 'Anne' }]);
});

test('who loses access, and who keeps it', async () => {
  const members = [OWNER, person('bob', 'member'), person('cid', 'member'), person('dan', 'guest')];
  const [, bob, cid] = members.map(({ email }) => email);
  const privateTo = (...emails: (string | undefined)[]) =>
    project('Private', { members: emails.filter((email) => email !== undefined) });
  const keys = new Map<string, string>();
  const issue = async (email: string | null, organization = 'Acme') => {
    const key = newKey();
    await issueKey(database, key, { organization, email, name: 'k' }, 1);
    keys.set(`${email}`, key);
  };
  /** The projects that each caller sees, or the status of the refusal. */
  const seen = async (organizations: OrganizationSetup[] | null) => {
    const setup = { databaseFile: join(folder, 'db'), organizations };
    const service = await startTestService([], setup);
    const all: Record<string, unknown> = {};
    for (const [name, key] of keys) {
      const { status, body } = await request(`${service.origin}/api/v1/projects`, key);
      all[name.replace('@acme.test', '')] =
        status === 200 ? body.items.map((one: { name: string }) => one.name) : status;
    }
    await service.close();
    return all;
  };
  const first = [acme(members, privateTo(bob), project('Public', {}))];
  await applySetup(database, first, 1);
  for (const { email } of members) await issue(email);
  await issue(null);
  const all = ['Private', 'Public', 'Default'];
  const open = ['Public', 'Default'];
  const before = { ann: all, bob: all, cid: open, dan: 401, null: all };
  expect(await seen(first)).toEqual(before);
  expect(await seen(null)).toEqual(before);
  // `bob` leaves the private project, `dan` becomes a member, the public project leaves.
  const second = [acme([...members.slice(0, 3), person('dan', 'member')], privateTo(cid))];
  const mine = ['Private', 'Default'];
  expect(await seen(second)).toEqual({
    ann: all,
    bob: ['Default'],
    cid: mine,
    dan: ['Default'],
    null: all,
  });
  // The organization leaves. Only the local owner stays.
  expect(await seen([])).toEqual({ ann: 401, bob: 401, cid: 401, dan: 401, null: all });
});

test('secrets of stored servers', () => {
  const args = ['--token', 'tok-en1', '--port', '80'];
  const local = localServer('s', { args, env: { X: 'Hunter!2' } });
  expect(secretsOfServer(local)).toEqual(['tok-en1', 'Hunter!2']);
  const headers = { Authorization: 'Bearer b-1', Accept: 'text/html' };
  const remote = remoteServer('r', 'https://u:pass-1@x.test/', headers);
  expect(secretsOfServer(remote)).toEqual(expect.arrayContaining(['pass-1', 'b-1']));
});
