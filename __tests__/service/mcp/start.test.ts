/** What is known of servers that do not start. */
import { chmodSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { LocalServer } from '../../../src/api/servers-file.ts';
import { isFetched, packageOf, readFetchTrouble } from '../../../src/service/mcp/package-runner.ts';
import { useServer } from '../../support/connections.ts';
import { folderWith, writeIn } from '../../support/folder.ts';
import { SCRIPTED } from '../../support/scripted.ts';
import { localServer, surroundingsOf, UNSET } from '../../support/service.ts';

const workspace = folderWith({ data: '' });
const PATH = `${workspace}/bin:${dirname(process.execPath)}:${process.env['PATH']}`;
const environment = { PATH };

function program(name: string, ...lines: string[]): void {
  writeIn(workspace, { [name]: ['#!/bin/sh', ...lines, ''].join('\n') });
  chmodSync(join(workspace, name), 0o755);
}
const serve = `exec "${process.execPath}" ${SCRIPTED}`;
program('bin/npx', 'printf "npm error code E404\\nnpm error 404 Not Found\\n" >&2; exit 1');
program('bin/npm', 'printf "npm error code E401\\nnpm error no\\n" >&2; exit 1');
program('bin/uvx', 'echo "error: Failed to fetch: https://pypi.example.test" >&2; exit 2');
const given = `for a in "$@"; do case $a in -i) ${serve};; esac; done`;
program('bin/docker', `${given}; ${serve} </dev/null`);
program('with blanks/my server', serve);

const hint = (kind: string, value: unknown = expect.any(String)) => ({ hint: { kind, value } });
/** The reason of a failure of which nothing more is known. */
const plain = (reason: string, more: object = {}) => ({ reason, hint: null, ...more });
const exec = (command: string, ...args: string[]) => ({ command, args });
const node = (...args: string[]) => exec(process.execPath, ...args);
const MISSING = { reason: 'missing-package', detail: 'a@1', exitCode: 1 };
const REGISTRY = { reason: 'registry' };
const says = (text: string, code = 1) =>
  node('-e', `console.error(${JSON.stringify(text)}); process.exit(${code})`);
test.each<[string, Partial<LocalServer>, object | null]>([
  ['a program', { command: 'no-such-program' }, plain('missing-program')],
  ['no zero byte', { args: ['\0'] }, { reason: 'missing-program' }],
  ['a variable that is not set', { unset: [UNSET] }, { reason: 'variable' }],
  ['a folder that is a file', { cwd: 'data' }, hint('exists', 'data')],
  ['a program that is a folder', { command: './bin' }, hint('exists', './bin')],
  ['a file in quotes', node('"a.js"'), hint('quotes', '"a.js"')],
  ['a file', node('dist/server.js'), hint('install', 'dist/server.js')],
  ['a package', node('--input-type=module', '-e', 'import "no-such"'), hint('install', 'no-such')],
  ['a module', says("ModuleNotFoundError: No module named 'mcp'"), hint('install', 'mcp')],
  ['a variable', says('Error: API_KEY is required'), hint('variable', 'API_KEY')],
  ['one that it got', { ...says('API_KEY is not set'), env: { API_KEY: '' } }, { hint: null }],
  ['nothing that is known', says('ENOENT: required'), plain('crash', { exitCode: 1 })],
  ['a port', says('Error: listen EADDRINUSE: address already in use :::8080'), hint('in-use')],
  ['room', says('The server is already running (pid 7)'), hint('in-use')],
  ['a lock', says('SQLITE_BUSY: database is locked'), hint('in-use')],
  ['no lock', says('blocked: the clock is running'), { hint: null }],
  [
    'a message',
    node('-e', 'console.log("Ready"); console.log("No"); process.exitCode = 1'),
    { reason: 'crash', detail: '', stdout: 'Ready\nNo', stderr: '' },
  ],
  ['an answer', node('-e', 'process.stdout.write("Password: ")'), { stdout: 'Password:' }],
  ['a home', node('~/server.js'), hint('home', '~/server.js')],
  ['a home of a folder', { cwd: '~/x' }, { reason: 'missing-folder', ...hint('home') }],
  ['a home of a program', { command: '~/x' }, hint('home', '~/x')],
  ['a home of an option', node('-e', 'process.exit(1)', '--dir=~/x'), hint('home', '--dir=~/x')],
  ['a program with arguments', { command: 'node server.mjs' }, hint('split', 'node server.mjs')],
  ['a line of a shell', { command: 'cd x && node y' }, hint('split')],
  ['a path with blanks', { command: './no such/server' }, plain('missing-program')],
  ['a folder', { cwd: 'x' }, plain('missing-folder', { detail: join(workspace, 'x') })],
  ['the right to execute', exec('./data'), { reason: 'missing-program', detail: './data' }],
  ['nothing: a path with blanks', exec('./with blanks/my server'), null],
  ['the input of a container', exec('docker', 'run', '--rm', '--init', 'x'), hint('docker-input')],
  ['nothing: a container with input', exec('docker', 'run', '-i', 'x'), null],
  ['a package of npm', exec('npx', '-y', 'a@1'), MISSING],
  ['a token of npm', exec('npm', 'exec', 'a'), { ...REGISTRY, status: 401, detail: 'E401: no' }],
  ['the index of uv', exec('uvx', 'a'), { ...REGISTRY, exitCode: 2 }],
])('a server that lacks %s', async (_name, entry, expected) => {
  const surroundings = surroundingsOf({ workspace, environment });
  const server = localServer('server', entry);
  const end = await useServer(server, async () => null, undefined, surroundings);
  if (expected === null) expect(end).toBeNull();
  else expect(end).toMatchObject({ kind: 'server', ...expected });
  expect(surroundings.living.size).toBe(0);
});

const npm = (code: string, said = 'because') =>
  `npm ERR! code ${code}\nnpm ERR! errno 1\nnpm ERR! ${said}\n`;
const DAEMON = 'docker: Error response from daemon: ';
test.each<[string, string, string | null]>([
  ['npx -y x', npm('E404'), 'invalid'],
  ['npm exec x', npm('ETARGET'), 'invalid'],
  ...'ENOTFOUND EAI_AGAIN ECONNRESET ETIMEDOUT EIDLETIMEOUT E401 E403 E429 E503 EINTEGRITY ENOSPC ENOTEMPTY ECOMPROMISED'
    .split(' ')
    .map((code): [string, string, string] => ['npx x', npm(code), 'incomplete']),
  ['cmd /c npx.cmd x', npm('E503'), 'incomplete'],
  ['npx x', npm('ELIFECYCLE'), null],
  ['npx x', `${npm('ENOTFOUND')}Error: my own`, null],
  ['npm start', npm('ENOTFOUND'), null],
  ['server', npm('ENOTFOUND'), null],
  [
    'uvx x',
    '  × No solution found:\n  ╰─▶ Because x was not found in the package\n      registry and you',
    'invalid',
  ],
  ['uv run x', 'error: Request failed after 3 retries\n  Caused by: error', 'incomplete'],
  ['uv run x', 'error: Failed to fetch my settings\nTraceback', null],
  ['docker run -i x', `${DAEMON}manifest for x:latest not found: manifest unknown.`, 'invalid'],
  ['docker run -i x', `${DAEMON}Get "https://r.test/": EOF\n\nRun 'docker --help'`, 'incomplete'],
])('%s: %j is %s', (line, stderr, verdict) => {
  const [command = '', ...args] = line.split(' ');
  const trouble = readFetchTrouble(localServer('x', { command, args }), stderr);
  const { reason = null } = trouble ?? {};
  expect(reason && { 'missing-package': 'invalid', registry: 'incomplete' }[reason]).toBe(verdict);
});

test.each([
  ['npx -y x@1 --stdio', true, 'x@1'],
  ['npm exec --yes @a/x', true, '@a/x'],
  ['pnpm dlx x', true, null],
  ['npm run start', false, null],
  ['constructor', false, null],
  ['C:\\node\\npx.cmd x', true, 'x'],
  ['uv run server.py', true, null],
  ['docker run -i x', true, null],
  ['docker exec x', false, null],
  ['node server.js', false, null],
])('%s fetches first: %s', (line, fetches, name) => {
  const [command = '', ...args] = line.split(' ');
  const server = localServer('x', { command, args });
  expect([isFetched(server), packageOf(server)]).toEqual([fetches, name]);
});
