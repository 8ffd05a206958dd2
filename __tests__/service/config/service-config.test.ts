import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { generateSchemas } from '../../../scripts/schemas.ts';
import { readServiceConfig } from '../../../src/service/config/service-config.ts';
import { StartError } from '../../../src/service/config/start-error.ts';
import { temporaryFolder } from '../../support/service/service-fixture.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => folder.remove());

async function read(content: unknown, environment: Record<string, string> = {}) {
  const path = join(folder.path, 'service.json');
  await writeFile(path, JSON.stringify(content));
  return readServiceConfig(path, environment, folder.path);
}

async function problemsOf(content: unknown): Promise<readonly string[]> {
  const error = await read(content).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof StartError) return error.problems.map(({ message }) => message);
  throw new Error(`It was taken, or failed otherwise: ${String(error)}`);
}

const TIMES = { createdAt: '2026-01-01T00:00:00Z', lastActivityAt: '2026-01-01T00:00:00Z' };
const inProject = (project: object) => ({
  organizations: [{ name: 'Acme', projects: [{ name: 'p', ...project }] }],
});

it('reads servers as those of .mcp.json, and knows their secrets', async () => {
  const token = 'ghp_0123456789abcdefghijABCDEFGHIJ012345';
  const { organizations, secrets } = await read(
    inProject({ mcpServers: { a: { command: './run', cwd: 'sub', env: { TOKEN: `\${TOKEN}` } } } }),
    { TOKEN: token },
  );
  expect(organizations[0]?.projects[0]?.servers).toMatchObject([
    { name: 'a', connection: { command: './run', cwd: join(folder.path, 'sub') } },
  ]);
  expect(secrets.values).toContain(token);
});

it('takes a file that says nothing', async () => {
  expect((await read({})).organizations).toEqual([]);
});

it.each<[string, unknown, RegExp]>([
  ['a member that it does not know', { organisations: [] }, /organisations/],
  [
    'no address',
    { organizations: [{ name: 'A', members: [{ email: 'ada' }] }] },
    /members\[0\]\.email/,
  ],
  [
    'a role',
    { organizations: [{ name: 'A', members: [{ email: 'a@b.test', role: 'king' }] }] },
    /role/,
  ],
  [
    'two of one name',
    { organizations: [{ name: 'A' }, { name: ' A ' }] },
    /organizations\[1\]: "A" stands at organizations\[0\] already/,
  ],
  [
    'a server that cannot be',
    inProject({ mcpServers: { a: {} } }),
    /projects\[0\]\.mcpServers: server "a": needs a command/,
  ],
  [
    'a member that there is not',
    inProject({ members: ['x@y.test'] }),
    /members\[0\]: the organization has no member "x@y\.test"/,
  ],
  [
    'a private session of nobody',
    inProject({ chatSessions: [{ title: 't', visibility: 'private', ...TIMES }] }),
    /chatSessions\[0\]\.owner: is missing/,
  ],
  [
    'a time',
    inProject({ chatSessions: [{ title: 't', ...TIMES, createdAt: 'today' }] }),
    /createdAt: must be a time such as/,
  ],
  [
    'a server of a chatbox that there is not',
    inProject({ mcpServers: {}, chatboxes: [{ name: 'c', servers: ['s'] }] }),
    /chatboxes\[0\]\.servers: the project has no server "s"/,
  ],
])('names %s', async (_, content, problem) => {
  expect(await problemsOf(content)).toContainEqual(expect.stringMatching(problem));
});

it('tells all mistakes at once', async () => {
  const chatboxes = [{ name: 'c' }, { name: 'c' }];
  const found = await problemsOf(inProject({ members: ['x@y.test'], chatboxes }));
  expect(found).toHaveLength(2);
});

it('has a JSON Schema that takes what it takes, and tells what a server is', () => {
  const schema = generateSchemas()['schemas/service-config.schema.json'] ?? {};
  const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(schema);
  const server = (one: object) => inProject({ mcpServers: { a: one } });
  expect(validate(server({ command: 'node', args: ['server.js'] }))).toBe(true);
  expect(validate(server({ url: 'https://mcp.example.test/mcp', type: 'sse' }))).toBe(true);
  expect(validate(server({ command: 5 }))).toBe(false);
  expect(validate(inProject({ chatSessions: [{ title: 't', ...TIMES }] }))).toBe(true);
  expect(validate({ organisations: [] })).toBe(false);
});
