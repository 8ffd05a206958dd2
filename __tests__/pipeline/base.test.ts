/** What of the head runs in a checkout of the base. */
import { expect, test } from '@jest/globals';
import { readConfig } from '../../src/inputs/config.ts';
import { findHead } from '../../src/pipeline/base.ts';
import { pullPayload } from '../support/baselines.ts';
import { folderWith } from '../support/folder.ts';
import { environmentIn } from '../support/program.ts';

const SUITE = 'name: s\ntests: [{ title: a, server: one, call: get }]\n';

type Texts = Record<string, string>;
/** Lists of head and base, in checkouts of commits. */
function findIn(head: object, base: object, files: Texts = {}, more: Texts = {}) {
  const [own, other] = [head, base].map((mcpServers) => JSON.stringify({ mcpServers }));
  const lists = { '.mcp.json': `${own}`, 'base/.mcp.json': `${other}` };
  const folder = folderWith({ ...lists, ...files });
  const { config } = readConfig(new Map([['suite-file', 's.yaml']]), ['suite-file']);
  const variables = { ROOT: folder, GITHUB_EVENT_PATH: `${folder}/event.json`, ...more };
  return findHead('base', config, environmentIn(folder, [], variables));
}

const LOCAL = { command: 'node', args: ['server.mjs'] };
const HERE = { url: 'http://localhost:3000/mcp?v=2' };
const LOOPBACK = { url: 'http://127.0.0.1:3000/mcp' };
const ELSEWHERE = { url: 'https://mcp.example.test/mcp' };
const [BASE, ROOT] = ['workspaceFolder', 'ROOT'].map((name) => `$\{${name}}`);
const runs = (...args: string[]) => ({ ...LOCAL, args });
const BRIDGE = runs('mcp-remote', '--url=HTTP://[::1]:3000/sse');
const at = (what: string) => ({ what, server: 'one' });
const OTHERS = at('https://mcp.example.test/mcp');
const PORT = at('localhost:3000');

test.each<[string, object, object | null, object | null]>([
  ['starts there', LOCAL, null, null],
  ['starts there, by a variable', runs(`${BASE}/s.mjs`), null, null],
  ['is of the head', runs(`${ROOT}/server.mjs`), null, at('server.mjs')],
  ['has an option of the head', runs(`--app=${ROOT}/my app.mjs`), null, at('my app.mjs')],
  ['is of the head, by a shell', runs('-c', `cd "${ROOT}/a";node b`), null, at('a')],
  ['is of the head, by a URL', runs('--import', `file://${ROOT}/a.mjs`), null, at('a.mjs')],
  ['imports from the head', { ...LOCAL, env: { PATHS: `/a:${ROOT}/src` } }, null, at('src')],
  ['starts in the head', { ...LOCAL, cwd: '..' }, null, at('.')],
  ['starts in a folder of the base', { ...runs('../s.mjs'), cwd: 'packages' }, null, null],
  ['looks at the parent', runs('s.mjs', '..'), null, null],
  ['listens on this machine', HERE, LOCAL, PORT],
  ['is another service', ELSEWHERE, LOCAL, null],
  ['is the only one, another service', ELSEWHERE, null, OTHERS],
])('a server that %s', async (_, one, two, expected) => {
  const list = two ? { one, two } : { one };
  expect(await findIn(list, list)).toEqual(expected);
});

test.each<[string, object, object, object | null]>([
  ['one address in two spellings', { one: HERE }, { one: LOOPBACK }, PORT],
  ['a bridge of the base', { one: HERE }, { one: BRIDGE }, PORT],
  ['a bridge of the head', { one: BRIDGE }, { one: LOOPBACK }, PORT],
  ['a port of this machine elsewhere', { one: HERE }, { one: ELSEWHERE }, null],
  ['an unused one on this machine', { one: LOCAL, b: HERE }, { one: LOCAL, b: HERE }, null],
  ['an unused one that is local', { one: ELSEWHERE }, { one: ELSEWHERE, b: LOCAL }, OTHERS],
  ['none that it uses', { one: LOCAL }, { b: LOCAL }, null],
])('a suite, and servers: %s', async (_, head, base, expected) => {
  expect(await findIn(head, base, { 's.yaml': SUITE })).toEqual(expected);
});

const [HEAD = '', MERGE = '', TIP = ''] = ['a', 'b', 'c'].map((one) => one.repeat(40));
const PULL = { GITHUB_EVENT_NAME: 'pull_request', GITHUB_REF: 'refs/pull/1/merge' };
const ON_MAIN = { GITHUB_REF: 'refs/heads/main' };
const TARGET = { GITHUB_EVENT_NAME: 'pull_request_target', ...ON_MAIN };
test.each<[string, object, string, string, string, boolean]>([
  ['a pull request, at its head', PULL, MERGE, MERGE, HEAD, true],
  ['a pull request, at its merge commit', PULL, MERGE, HEAD, MERGE, true],
  ['a pull request, at what it goes into', PULL, MERGE, MERGE, TIP, false],
  ['its job on the base branch, at that', TARGET, TIP, HEAD, TIP, false],
])('a checkout of %s', async (_, event, sha, root, base, isHead) => {
  const payload = pullPayload({ sha: HEAD, ref: 'fix' }, { sha: TIP, ref: 'main' });
  const files = {
    'event.json': JSON.stringify(payload),
    '.git/HEAD': root,
    'base/.git/HEAD': base,
  };
  const found = await findIn({ one: LOCAL }, { one: LOCAL }, files, { ...event, GITHUB_SHA: sha });
  expect(found).toEqual(isHead ? { what: base } : null);
});
