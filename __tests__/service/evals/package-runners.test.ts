import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { toolCase } from '../../support/service/cases.ts';
import { execute, planOf, steps } from '../../support/service/engine/runs.ts';
import {
  type ServiceFixture,
  startFixture,
  temporaryFolder,
} from '../../support/service/service-fixture.ts';

const TOOL_SERVER = resolve(import.meta.dirname, '../../support/service/fixtures/tool-server.ts');

const NPM_LOG = 'npm error A complete log of this run can be found in: /home/me/debug-0.log';

/** What the programs wrote when they were tried: arguments, standard error, and what it means. */
const TOLD: [string, string[], string[], 'invalid' | 'incomplete' | 'failed', string][] = [
  [
    'npx',
    ['-y', 'nothing'],
    [
      'npm warn Unknown user config',
      'npm error code E404',
      'npm error 404 Not Found - GET https://registry.example.test/nothing',
      'npm error 404',
      NPM_LOG,
    ],
    'invalid',
    'E404: 404 Not Found - GET https://registry.example.test/nothing',
  ],
  [
    'npm',
    ['exec', '--yes', 'is-odd@99.99.99'],
    [
      'npm error code ETARGET',
      'npm error notarget No matching version found for is-odd@99.99.99.',
      NPM_LOG,
    ],
    'invalid',
    'ETARGET: notarget No matching version found for is-odd@99.99.99.',
  ],
  [
    'npx',
    ['x'],
    [
      'npm error code ENOTFOUND',
      'npm error syscall getaddrinfo',
      'npm error errno ENOTFOUND',
      'npm error network request to http://registry.example.test/x failed, reason: getaddrinfo ENOTFOUND',
      NPM_LOG,
    ],
    'incomplete',
    'ENOTFOUND: network request to http://registry.example.test/x failed, reason: getaddrinfo ENOTFOUND',
  ],
  ...[
    ...['EAI_AGAIN', 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'E429', 'E500', 'E503', 'E401'],
    ...['EIDLETIMEOUT', 'ERESPONSETIMEOUT', 'ETRANSFERTIMEOUT', 'FETCH_ERROR', 'EPROTO'],
    ...['EINTEGRITY', 'ECOMPROMISED'],
  ].map((code): (typeof TOLD)[number] => [
    'npx',
    [code],
    [`npm ERR! code ${code}`, 'npm ERR! because', NPM_LOG],
    'incomplete',
    `${code}: because`,
  ]),
  [
    'npx',
    ['hindered'],
    [
      'npm error code ENOTEMPTY',
      'npm error syscall rename',
      'npm error path /home/me/.npm/_npx/1/node_modules/x',
      'npm error dest /home/me/.npm/_npx/1/node_modules/.x-1',
      'npm error errno -39',
      'npm error ENOTEMPTY: directory not empty',
      NPM_LOG,
    ],
    'incomplete',
    'ENOTEMPTY: ENOTEMPTY: directory not empty',
  ],
  [
    'cmd',
    ['/c', 'npx.cmd', 'x'],
    ['npm error code E503', 'npm error 503 Service Unavailable'],
    'incomplete',
    'E503: 503 Service Unavailable',
  ],
  [
    'pnpm',
    ['dlx', 'x'],
    [' ERR_PNPM_FETCH_404  GET http://r.test/x: Not Found - 404', '', 'x is not in the registry'],
    'invalid',
    'ERR_PNPM_FETCH_404',
  ],
  [
    'pnpm',
    ['dlx', 'y'],
    [' ERR_PNPM_META_FETCH_FAIL  GET http://r.test/x: getaddrinfo ENOTFOUND r.test'],
    'incomplete',
    'ERR_PNPM_META_FETCH_FAIL',
  ],
  [
    'bunx',
    ['x'],
    ['Resolving dependencies', 'error: GET http://r.test/x - 404'],
    'invalid',
    'GET http://r.test/x - 404',
  ],
  [
    'bunx',
    ['y'],
    ['error: DNSResolveFailed downloading package manifest y'],
    'incomplete',
    'DNSResolveFailed',
  ],
  [
    'uvx',
    ['x'],
    [
      '  × No solution found when resolving tool dependencies:',
      '  ╰─▶ Because x was not found in the package',
      '      registry and you require x, we can conclude',
      '      that your requirements are unsatisfiable.',
    ],
    'invalid',
    'x was not found in the package registry',
  ],
  [
    'uv',
    ['run', 'server.py'],
    [
      'error: Request failed after 3 retries',
      '  Caused by: Failed to fetch: `https://pypi.example.test/simple/x/`',
      '  Caused by: error sending request for url (https://pypi.example.test/simple/x/)',
    ],
    'incomplete',
    'Request failed after 3 retries',
  ],
  [
    'docker',
    ['run', '-i', 'x'],
    [
      "Unable to find image 'x:latest' locally",
      'docker: Error response from daemon: manifest for x:latest not found: manifest unknown.',
    ],
    'invalid',
    'manifest unknown',
  ],
  [
    'docker',
    ['run', '-i', 'y'],
    [
      'docker: Cannot connect to the Docker daemon at unix:///var/run/docker.sock. Is it running?',
      '',
      "Run 'docker run --help' for more information",
    ],
    'incomplete',
    'Cannot connect to the Docker daemon',
  ],
  ...[
    'Get "https://r.test/v2/": EOF',
    'read tcp 10.0.0.1:5->10.0.0.2:443: read: connection reset by peer',
    'net/http: request canceled while waiting for connection',
  ].map((said): (typeof TOLD)[number] => [
    'docker',
    ['run', '-i', said],
    [`docker: Error response from daemon: ${said}`],
    'incomplete',
    said.slice(-5),
  ]),
  // A crash of the server itself, whatever it or a program of its own has written before.
  ['npx', ['crash'], ['Error: DATABASE_URL is required'], 'failed', 'DATABASE_URL'],
  [
    'npx',
    ['crash after'],
    ['npm error code ENOTFOUND', 'Error: could not install my plugins'],
    'failed',
    'could not install my plugins',
  ],
  [
    'uv',
    ['run', 'crash.py'],
    ['error: Failed to fetch my settings', 'Traceback (most recent call last):', '  boom'],
    'failed',
    'Failed to fetch my settings',
  ],
  ['npx', ['own code'], ['npm error code ELIFECYCLE', NPM_LOG], 'failed', 'ELIFECYCLE'],
  ['npm', ['start'], ['npm error code ENOTFOUND', NPM_LOG], 'failed', 'ENOTFOUND'],
  ['server', ['x'], ['npm error code ENOTFOUND', NPM_LOG], 'failed', 'ENOTFOUND'],
];

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let fixture: ServiceFixture;

/** A program of that name, which writes to standard error and exits, or starts the server late. */
async function fake(name: string, text: string): Promise<string> {
  const file = join(folder.path, name);
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, `#!/bin/sh\n${text}\n`);
  await chmod(file, 0o755);
  return file;
}

beforeAll(async () => {
  folder = await temporaryFolder();
  const servers = TOLD.map(async ([name, args, lines], index) => {
    const words = join(folder.path, `${index}.txt`);
    await writeFile(words, `${lines.join('\n')}\n`);
    const command = await fake(`${index}/${name}`, `cat ${words} >&2\nexit 1`);
    return [`s${index}`, { command, args }] as const;
  });
  const mcpServers = Object.fromEntries(await Promise.all(servers));
  fixture = await startFixture({ config: { mcpServers }, maxConcurrentRuns: 1_000 });
});
afterAll(async () => {
  await fixture.close();
  await folder.remove();
});

describe('a program that fetches the server and exits', () => {
  it.each(
    TOLD.map(([name, args, , verdict, said], index) => ({ name, args, verdict, said, index })),
  )('$name $args is $verdict', async ({ verdict, said, index }) => {
    const { steps: written } = toolCase('a', 'echo');
    const tests = [
      { title: 'a', steps: written.map((step) => ({ ...step, serverName: `s${index}` })) },
    ];
    const serverIds = [fixture.api.serverId(`s${index}`)];
    const { status, body } = await fixture.api.post('~/eval-runs', {
      suiteName: `suite ${index}`,
      serverIds,
      tests,
    });
    expect(status).toBe(verdict === 'invalid' ? 400 : 202);
    if (verdict === 'invalid') {
      const problems = [expect.stringContaining(said)];
      expect(body.details).toMatchObject({
        reason: 'SERVER_CONFIGURATION',
        servers: [{ problems }],
      });
      return;
    }
    const run = await fixture.api.awaitRun(body.runId);
    const result = verdict === 'failed' ? 'failed' : null;
    expect(run).toMatchObject({ status: result === null ? 'failed' : 'completed', result });
    const page = await fixture.api.get(`~/eval-runs/${body.runId}/iterations`);
    expect(page.body.items).toMatchObject([{ result, error: expect.stringContaining(said) }]);
  });
});

it.each([
  ['npx', ['-y', 'tools'], { result: 'passed' }],
  ['server', [], { result: 'failed', error: expect.stringMatching(/within 0\.3 s/) }],
])('%s may take its time to fetch the server: %s', async (name, args, outcome) => {
  const command = await fake(`late/${name}`, `sleep 1.5\nexec ${process.execPath} ${TOOL_SERVER}`);
  const connection = { transport: 'stdio' as const, command, args, env: {}, cwd: null };
  const plan = planOf(
    [{ id: 'sv_late', name: 'late', connection }],
    [{ steps: steps({ call: 'echo', args: { text: 'hi' }, server: 'late' }) }],
  );
  const recorded = await execute(plan, { connectTimeoutMs: 300 });
  expect(recorded.at(0)).toMatchObject(outcome);
});

it('what a program says of a failure is not cut within a secret', async () => {
  const secret = `s3cr3t-${'0123456789'.repeat(20)}`;
  const filler = 'the index says no '.repeat(214);
  const words = join(folder.path, 'long.txt');
  await writeFile(words, `error: Failed to fetch ${filler}\n  ${secret}\n`);
  const command = await fake('long/uvx', `cat ${words} >&2\nexit 1`);
  const env = { INDEX_TOKEN: secret };
  const connection = { transport: 'stdio' as const, command, args: ['x'], env, cwd: null };
  const plan = planOf(
    [{ id: 'sv_long', name: 'long', connection }],
    [{ steps: steps({ call: 'echo', server: 'long' }) }],
  );
  const error = (await execute(plan)).at(0)?.error;
  expect(error).toContain('Failed to fetch');
  expect(error).not.toContain('s3cr3t');
});

/** Runs a case on each of these servers, all of one package that this npx is to run. */
async function runOfOnePackage(command: string, names: readonly string[]) {
  const servers = names.map((name) => [name, { command, args: ['-y', 'tools', name] }]);
  const { api, close } = await startFixture({
    config: { mcpServers: Object.fromEntries(servers) },
  });
  try {
    const tests = names.map((serverName) => {
      const { title, steps: written } = toolCase(serverName, 'echo', { text: 'hi' });
      return { title, steps: written.map((step) => ({ ...step, serverName })) };
    });
    const serverIds = names.map((name) => api.serverId(name));
    const { body } = await api.post('~/eval-runs', { suiteName: 'a', serverIds, tests });
    const run = await api.awaitRun(body.runId);
    const page = await api.get(`~/eval-runs/${body.runId}/iterations`);
    return { run, iterations: page.body.items };
  } finally {
    await close();
  }
}

describe('several servers of one package', () => {
  it('npm installs it once, not twice at a time', async () => {
    const [busy, done] = ['busy', 'done'].map((name) => join(folder.path, name));
    const command = await fake(
      'shared/npx',
      `if [ ! -e ${done} ]; then
         mkdir ${busy} || { printf 'npm error code ENOTEMPTY\\nnpm error not empty\\n' >&2; exit 1; }
         sleep 1
         touch ${done}
       fi
       exec ${process.execPath} ${TOOL_SERVER}`,
    );
    const { run, iterations } = await runOfOnePackage(command, ['one', 'two', 'three']);
    const passed = { result: 'passed' };
    expect(iterations).toMatchObject([passed, passed, passed]);
    expect(run).toMatchObject({ status: 'completed', ...passed });
  });

  it('a registry out of reach is asked once, and told of each', async () => {
    const tries = join(folder.path, 'tries');
    const command = await fake(
      'unreached/npx',
      `echo "$3" >> ${tries}\nprintf 'npm error code ENOTFOUND\\nnpm error no registry\\n' >&2\nexit 1`,
    );
    const { run, iterations } = await runOfOnePackage(command, ['one', 'two']);
    expect(run).toMatchObject({ status: 'failed', result: null });
    const told = { result: null, error: expect.stringContaining('ENOTFOUND: no registry') };
    expect(iterations).toMatchObject([told, told]);
    expect(await readFile(tries, 'utf8')).toBe('one\n');
  });
});
