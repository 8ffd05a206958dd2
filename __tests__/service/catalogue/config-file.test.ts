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
projects:
- name: Default
  description: All
  mcpServers:
    a: { command: node, env: { TOKEN: "\${A_TOKEN}" } }
- name: Other
  mcpServers:
    b: { url: "https://b.test/mcp", headers: { Authorization: "Bearer \${A_TOKEN}" } }
`;
const HEAD = 'projects:\n- name: P\n';
const PROJECTS = [
  { description: 'All', servers: [{ name: 'a', env: { TOKEN: 'the-token-of-acme' } }] },
  { name: 'Other', description: null, servers: [{ name: 'b', url: 'https://b.test/mcp' }] },
];

test('projects with all that they have', async () => {
  const read = await readConfigFile(write(CONFIG));
  expect(read).toMatchObject({ projects: PROJECTS });
  const { projects = [], secrets = [] } = 'problems' in read ? {} : read;
  expect(secrets.flatMap(([, values]) => values)).toContain('the-token-of-acme');
  // Servers start where the file is.
  expect(projects[0]?.servers[0]).toMatchObject({ cwd: join(folder, 'acme') });
});

const FILE = 'acme/config.yaml';
test.each([
  [
    'a wrong address of a server',
    'projects:\n- name: P\n  mcpServers: { a: { url: x } }',
    [[FILE, 3, 'projects[0].mcpServers.a.url', 'address']],
  ],
  ['names that occur twice', `${HEAD}- name: P\n`, [[FILE, 3, 'projects[1].name', 'repeated']]],
  [
    'wrong values and keys',
    `${HEAD}  description: 5\n  chatbox: []\n`,
    [
      [FILE, 3, 'projects[0].description', 'type'],
      [FILE, 4, 'projects[0].chatbox', 'unknown-key'],
    ],
  ],
  ['no YAML', 'name: [', [[FILE, 1, '', 'syntax']]],
  ['nothing', '', [[FILE, 1, '', 'type']]],
])('%s', async (_name, content, problems) => expect(await problemsOf(content)).toEqual(problems));

test('hosted models by provider', async () => {
  const named = write('providers:\n  Anthropic: { models: [anthropic/claude-haiku-4.5] }\n');
  const models = await readModelsFile(named);
  const only = { apiKey: null, baseUrl: null, models: ['anthropic/claude-haiku-4.5'] };
  expect(models).toEqual({ providers: new Map([['anthropic', only]]) });
  const wrong = await readModelsFile(write('providers:\n  openai: { models: gpt, key: x }\n'));
  expect(wrong).toMatchObject({ problems: [{ place: { line: 2 } }, { place: { line: 2 } }] });
});
