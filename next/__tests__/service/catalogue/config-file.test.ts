import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readConfigFile } from '../../../src/service/catalogue/config-file.ts';
import { readModelsFile } from '../../../src/service/models-file.ts';
import { folderWith } from '../../support/program.ts';

let folder: string;
beforeAll(() => {
  folder = folderWith({});
  mkdirSync(join(folder, 'acme'));
  const servers = `{ "mcpServers": { "a": { "command": "node", "env": { "TOKEN": "\${A_TOKEN}" } } } }`;
  writeFileSync(join(folder, 'acme/.mcp.json'), servers);
  writeFileSync(join(folder, 'acme/bad.json'), '{ "mcpServers": {\n"a": {} } }');
});
afterAll(() => rmSync(folder, { recursive: true }));

const environment = { A_TOKEN: 'the-token-of-acme' };
function write(content: string) {
  writeFileSync(join(folder, 'acme/config.yaml'), content);
  return { folder, path: 'acme/config.yaml', environment };
}
async function problemsOf(content: string) {
  const read = await readConfigFile(write(content));
  return 'problems' in read
    ? read.problems.map(({ place, data }) => [place.source, place.line, place.path, data.code])
    : [];
}

const SHORT = `
name: Acme
members:
  - { email: ann@acme.test, name: Ann, role: owner }
  - email: bob@acme.test
projects:
  - name: Default
    description: All
    mcpConfig: .mcp.json
    chatboxes:
      - { name: Demo, servers: [a], temperature: 0.2 }
  - name: Private
    members: [bob@acme.test]
    mcpServers:
      b: { url: "https://b.test/mcp", headers: { Authorization: "Bearer \${A_TOKEN}" } }
    chatSessions:
      - { title: One, owner: bob@acme.test, createdAt: 2026-01-31T12:00:00+01:00 }
`;
const NOON = Date.UTC(2026, 0, 31, 11);
const ORGANIZATION = {
  name: 'Acme',
  members: [
    { email: 'ann@acme.test', name: 'Ann', role: 'owner' },
    { email: 'bob@acme.test', name: 'bob@acme.test', role: 'member' },
  ],
  projects: [
    {
      description: 'All',
      members: null,
      servers: [{ name: 'a', env: { TOKEN: 'the-token-of-acme' } }],
      chatboxes: [{ name: 'Demo', mode: 'project_members', servers: ['a'], link: null }],
      chatSessions: [],
    },
    {
      name: 'Private',
      description: null,
      members: ['bob@acme.test'],
      servers: [{ name: 'b', url: 'https://b.test/mcp' }],
      chatboxes: [],
      chatSessions: [{ owner: 'bob@acme.test', createdAt: NOON, lastActivityAt: NOON }],
    },
  ],
};

test.each([
  ['one organization', SHORT],
  ['a list of one', `organizations:\n  - ${SHORT.trim().replaceAll('\n', '\n    ')}\n`],
])('%s', async (_name, content) => {
  const read = await readConfigFile(write(content));
  expect(read).toMatchObject({ organizations: [ORGANIZATION] });
  const { organizations = [], secrets = [] } = 'problems' in read ? {} : read;
  expect(secrets.flatMap(([, values]) => values)).toContain('the-token-of-acme');
  // Servers start where the file that lists them is.
  const server = organizations[0]?.projects[0]?.servers[0];
  expect(server).toMatchObject({ cwd: join(folder, 'acme') });
});

const FILE = 'acme/config.yaml';
const project = (lines: string) =>
  `name: A\nmembers: [{ email: a@a.test }]\nprojects:\n- name: P\n${lines}`;
test.each([
  [
    'no file of servers',
    project('  mcpConfig: mcp.json'),
    [[FILE, 5, 'projects[0].mcpConfig', 'unreadable']],
  ],
  [
    'a wrong file of servers',
    project('  mcpConfig: bad.json'),
    [['acme/bad.json', 2, 'mcpServers.a', 'missing']],
  ],
  [
    'servers twice',
    project('  mcpConfig: .mcp.json\n  mcpServers: { a: { command: x } }'),
    [[FILE, 6, 'projects[0].mcpServers', 'conflict']],
  ],
  [
    'names that are not known',
    project(
      '  members: [b@a.test]\n  chatSessions:\n  - { title: t, owner: c@a.test, createdAt: 2026-01-31T12:00:00Z }',
    ),
    [
      [FILE, 5, 'projects[0].members[0]', 'not-found'],
      [FILE, 7, 'projects[0].chatSessions[0].owner', 'not-found'],
    ],
  ],
  [
    'a server that is not known',
    `organizations:\n- name: A\n  projects:\n  - name: P\n    chatboxes: [{ name: c, servers: [x] }]`,
    [[FILE, 5, 'organizations[0].projects[0].chatboxes[0].servers[0]', 'not-found']],
  ],
  [
    'names that occur twice',
    'organizations:\n- name: A\n  projects:\n  - name: P\n  - name: P\n- name: A\n',
    [
      [FILE, 5, 'organizations[0].projects[1].name', 'repeated'],
      [FILE, 6, 'organizations[1].name', 'repeated'],
    ],
  ],
  [
    'wrong values and keys',
    'organizations:\n- name: A\n  members:\n  - { email: x, role: boss }\n  project: []\n',
    [
      [FILE, 4, 'organizations[0].members[0].email', 'type'],
      [FILE, 4, 'organizations[0].members[0].role', 'value'],
      [FILE, 5, 'organizations[0].project', 'unknown-key'],
    ],
  ],
  ['no YAML', 'name: [', [[FILE, 1, '', 'syntax']]],
  ['nothing', '', [[FILE, 1, '', 'type']]],
])('%s', async (_name, content, problems) => {
  expect(await problemsOf(content)).toEqual(problems);
});

test('hosted models by provider', async () => {
  const named = write('providers:\n  Anthropic: { models: [anthropic/claude-haiku-4.5] }\n');
  const models = await readModelsFile(named);
  expect(models).toEqual({
    hostedModels: new Map([['anthropic', ['anthropic/claude-haiku-4.5']]]),
  });
  const wrong = await readModelsFile(write('providers:\n  openai: { models: gpt, key: x }\n'));
  expect(wrong).toMatchObject({ problems: [{ place: { line: 2 } }, { place: { line: 2 } }] });
});
