import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { readConfigFile, readModelsFile } from '../../../src/service/catalogue/config-file.ts';
import { folderWith, writeIn } from '../../support/folder.ts';

const folder = folderWith();

const environment = { A_TOKEN: 'the-token-of-acme' };
function write(content: string) {
  writeIn(folder, { 'acme/config.yaml': content });
  return { folder, path: 'acme/config.yaml', environment };
}
async function problemsOf(content: string) {
  const read = await readConfigFile(write(content));
  return 'problems' in read
    ? read.problems.map(({ place, data }) => [place.source, place.line, place.path, data.code])
    : [];
}

const CONFIG = `
organizations:
- name: Acme
  members:
  - { email: ann@acme.test, name: Ann, role: owner }
  - email: bob@acme.test
  projects:
  - name: Default
    description: All
    mcpServers:
      a: { command: node, env: { TOKEN: "\${A_TOKEN}" } }
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

test('organizations with all that they have', async () => {
  const read = await readConfigFile(write(CONFIG));
  expect(read).toMatchObject({ organizations: [ORGANIZATION] });
  const { organizations = [], secrets = [] } = 'problems' in read ? {} : read;
  expect(secrets.flatMap(([, values]) => values)).toContain('the-token-of-acme');
  // Servers start where the file is.
  const server = organizations[0]?.projects[0]?.servers[0];
  expect(server).toMatchObject({ cwd: join(folder, 'acme') });
});

const FILE = 'acme/config.yaml';
test.each([
  [
    'a wrong address of a server',
    'organizations:\n- name: A\n  projects:\n  - name: P\n    mcpServers: { a: { url: x } }',
    [[FILE, 5, 'organizations[0].projects[0].mcpServers.a.url', 'address']],
  ],
  [
    'members that are not known',
    `organizations:
- name: A
  members: [{ email: a@a.test }]
  projects:
  - name: P
    members: [b@a.test]
    chatSessions:
    - { title: t, owner: c@a.test, createdAt: 2026-01-31T12:00:00Z }`,
    [
      [FILE, 6, 'organizations[0].projects[0].members[0]', 'not-found'],
      [FILE, 8, 'organizations[0].projects[0].chatSessions[0].owner', 'not-found'],
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
    providers: new Map([
      ['anthropic', { apiKey: null, baseUrl: null, models: ['anthropic/claude-haiku-4.5'] }],
    ]),
  });
  const wrong = await readModelsFile(write('providers:\n  openai: { models: gpt, key: x }\n'));
  expect(wrong).toMatchObject({ problems: [{ place: { line: 2 } }, { place: { line: 2 } }] });
});
