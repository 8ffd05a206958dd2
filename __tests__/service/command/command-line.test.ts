import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ApiCaller, send } from '../../support/service/api-caller.ts';
import { echoCase, toolCase } from '../../support/service/cases.ts';
import { mcpConfig, temporaryFolder } from '../../support/service/service-fixture.ts';
import {
  runService,
  type ServiceProcess,
  spawnService,
} from '../../support/service/service-process.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let started: ServiceProcess[];
beforeEach(async () => {
  folder = await temporaryFolder();
  started = [];
  await writeFile(join(folder.path, '.mcp.json'), JSON.stringify(mcpConfig()));
});
afterEach(async () => {
  for (const { child, ended } of started) {
    child.kill('SIGKILL');
    await ended;
  }
  await folder.remove();
});

const database = () => join(folder.path, 'state', 'service.sqlite');

function spawn(args: readonly string[] = []): ServiceProcess {
  const service = spawnService(
    ['serve', '--port', '0', '--database', database(), '--burst', '1000', ...args],
    { ipc: true, cwd: folder.path },
  );
  started.push(service);
  return service;
}

async function connect(service: ServiceProcess): Promise<ApiCaller> {
  const message = await service.firstMessage;
  expect(message).toMatchObject({ type: 'ready' });
  return ApiCaller.connect(String(message['baseUrl']), String(message['apiKey']));
}

describe('a service started with an IPC channel', () => {
  it('tells its address and key there and nowhere else, and is gone when its parent is', async () => {
    const service = spawn(['--ephemeral-key']);
    const message = await service.firstMessage;
    expect(message).toEqual({
      type: 'ready',
      baseUrl: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/api\/v1$/),
      apiKey: expect.stringMatching(/^sk_[\w-]{43}$/),
    });
    const key = String(message['apiKey']);
    expect((await send(String(message['baseUrl']), key, 'GET', '/me')).status).toBe(200);
    service.child.disconnect();
    const { exitCode, stdout, stderr } = await service.ended;
    expect(exitCode).toBe(0);
    expect(`${stdout}${stderr}`).not.toContain('sk_');
    expect(stderr).toBe('');

    const { stdout: keys } = await runService(
      ['keys', 'list', '--database', database()],
      folder.path,
    );
    expect(keys).toMatch(/\trevoked\tephemeral/);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'ends in good order on %s, cancelling its runs',
    async (signal) => {
      const first = spawn(['--ephemeral-key']);
      const api = await connect(first);
      const { body } = await api.post('~/eval-runs', {
        suiteName: 's',
        serverIds: [api.serverId('tools')],
        tests: [toolCase('waits', 'slow', { ms: 60_000 })],
      });
      first.child.kill(signal);
      expect((await first.ended).exitCode).toBe(0);

      const again = await connect(spawn(['--ephemeral-key']));
      const run = await again.get(`~/eval-runs/${body.runId}`);
      expect(run.body).toMatchObject({ status: 'cancelled', result: null });
    },
  );

  it('does not look at the file of servers where none are wanted', async () => {
    await writeFile(join(folder.path, '.mcp.json'), '{ damaged');
    const api = await connect(spawn(['--ephemeral-key', '--no-servers']));
    expect((await api.get('~/servers')).body).toMatchObject({ items: [] });
  });

  it('tells there why it does not start', async () => {
    await writeFile(
      join(folder.path, '.mcp.json'),
      JSON.stringify({ mcpServers: { a: { command: `\${SURELY_NOT_SET}`, args: 1 }, b: {} } }),
    );
    const service = spawn();
    expect(await service.firstMessage).toEqual({
      type: 'failed',
      message: expect.stringContaining('.mcp.json is not valid'),
      problems: [
        { place: expect.any(String), message: expect.stringContaining('SURELY_NOT_SET') },
        { place: expect.any(String), message: expect.stringContaining('server "a": args') },
        { place: expect.any(String), message: expect.stringContaining('server "b"') },
      ],
    });
    const { exitCode, stderr } = await service.ended;
    expect(exitCode).toBe(2);
    expect(stderr).toContain('SURELY_NOT_SET');
    expect(stderr).not.toMatch(/^\s+at /m);
  });
});

it('a service killed in the middle of a run opens again and ends that run as failed', async () => {
  const first = spawn(['--ephemeral-key', '--concurrency', '1']);
  const api = await connect(first);
  const { body: created } = await api.post('~/eval-runs', {
    suiteName: 's',
    serverIds: [api.serverId('tools')],
    tests: [echoCase('quick'), toolCase('waits', 'slow', { ms: 60_000 }), echoCase('never')],
  });
  for (;;) {
    const { body } = await api.get(`~/eval-runs/${created.runId}`);
    expect(body.status).toBe('running');
    if (body.summary.passed === 1) break;
    await delay(20);
  }
  first.child.kill('SIGKILL');
  await first.ended;

  const again = await connect(spawn(['--ephemeral-key']));
  expect((await again.get(`~/eval-runs/${created.runId}`)).body).toMatchObject({
    status: 'failed',
    result: null,
    summary: { total: 1, passed: 1, failed: 0 },
    completedAt: expect.any(Number),
  });
  const { body } = await again.get(`~/eval-runs/${created.runId}/iterations`);
  expect(body.items).toMatchObject([
    { title: 'quick', status: 'completed', result: 'passed' },
    { title: 'waits', status: 'failed', result: null, error: expect.stringMatching(/stopped/) },
    { title: 'never', status: 'failed', result: null, error: expect.stringMatching(/stopped/) },
  ]);
  const rerun = await again.post('~/eval-runs', {
    suiteName: 't',
    serverIds: [again.serverId('tools')],
    tests: [echoCase('quick')],
  });
  expect(await again.awaitRun(rerun.body.runId)).toMatchObject({ status: 'completed' });
});

it('a service without a channel prints its key once', async () => {
  const args = ['--port', '0', '--database', database(), '--ephemeral-key'];
  const service = spawnService(args, { ipc: false, cwd: folder.path });
  started.push(service);
  while (!service.output.stdout.includes('API key'))
    await once(service.child.stdout ?? service.child, 'data');
  service.child.kill('SIGTERM');
  const { exitCode, stdout } = await service.ended;
  expect(exitCode).toBe(0);
  expect(stdout.match(/sk_[\w-]{43}/g)).toHaveLength(1);
});

describe('keys', () => {
  it('are made, shown once, listed without themselves, and revoked', async () => {
    const base = ['--database', database()];
    const created = await runService(
      ['keys', 'create', '--name', 'ci', '--organization', 'Acme', ...base],
      folder.path,
    );
    expect(created.exitCode).toBe(0);
    const [key = ''] = /sk_[\w-]{43}/.exec(created.stdout) ?? [];
    const [id = ''] = /key_\w+/.exec(created.stdout) ?? [];

    const listed = await runService(['keys', 'list', ...base], folder.path);
    expect(listed.stdout).toContain(`${id}\t${key.slice(0, 9)}…\tAcme\t`);
    expect(listed.stdout).not.toContain(key);

    expect((await runService(['keys', 'revoke', id, ...base], folder.path)).exitCode).toBe(0);
    const after = await runService(['keys', 'list', ...base], folder.path);
    expect(after.stdout).toContain('\trevoked\tci');
    const unknown = await runService(['keys', 'revoke', 'key_none', ...base], folder.path);
    expect(unknown).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('key_none') });
  });
});

describe('the configuration of the service', () => {
  const write = (organizations: unknown) =>
    writeFile(join(folder.path, 'service.json'), JSON.stringify({ organizations }));

  it('makes members, whom keys are made for', async () => {
    const members = [{ email: 'ada@example.test', role: 'admin' }];
    const projects = [{ name: 'Search', mcpServers: mcpConfig().mcpServers }];
    await write([{ name: 'Acme', members, projects }]);
    const service = spawn(['--config', 'service.json', '--ephemeral-key']);
    const baseUrl = String((await service.firstMessage)['baseUrl']);
    const keyFor = (user: string) =>
      runService(
        [
          ...['keys', 'create', '--name', 'k', '--organization', 'Acme', '--user', user],
          ...['--database', database()],
        ],
        folder.path,
      );
    const { stdout } = await keyFor('ada@example.test');
    const [key = ''] = /sk_[\w-]{43}/.exec(stdout) ?? [];
    const { items } = (await send(baseUrl, key, 'GET', '/projects')).body;
    expect(items).toMatchObject([{ name: 'Default' }, { name: 'Search', role: 'admin' }]);
    const { items: servers } = (await send(baseUrl, key, 'GET', `/projects/${items[1].id}/servers`))
      .body;
    expect(servers).toMatchObject([{ name: 'tools', enabled: true }]);
    const refused = await keyFor('bob@example.test');
    expect([refused.exitCode, refused.stderr]).toEqual([
      ...[2, expect.stringContaining('no member "bob@example.test"')],
    ]);
  });

  it('may tell the servers of the project of the options, where no other file does', async () => {
    const projects = [{ name: 'Default', mcpServers: { own: { command: 'node' } } }];
    await write([{ name: 'Default', projects }]);
    const refused = spawn(['--config', 'service.json']);
    expect(await refused.firstMessage).toMatchObject({
      message: expect.stringMatching(/stand in service\.json and in \.mcp\.json/),
    });
    expect((await refused.ended).exitCode).toBe(2);
    const api = await connect(
      spawn(['--config', 'service.json', '--no-servers', '--ephemeral-key']),
    );
    expect((await api.get('~/servers')).body.items).toMatchObject([{ name: 'own', enabled: true }]);
  });
});

describe('the command line', () => {
  it('tells of every option in its help', async () => {
    const { exitCode, stdout } = await runService(['--help'], folder.path);
    expect(exitCode).toBe(0);
    for (const option of [
      'port',
      'database',
      'mcp-config',
      'no-servers',
      'project',
      'requests-per-minute',
      'burst',
      'max-concurrent-runs',
      'concurrency',
      'isolation',
      'silent-run-minutes',
      'models-config',
      'model-base-url',
      'ephemeral-key',
    ]) {
      expect(stdout).toContain(`--${option}`);
    }
  });

  it.each([
    ['an unknown option', ['--colour', 'red'], /--colour/],
    ['an unknown command', ['dance'], /"dance" is not a command/],
    ['a key without a name', ['keys', 'create'], /--name/],
    ['a revocation without an id', ['keys', 'revoke'], /ID/],
    ['too many words', ['keys', 'revoke', 'a', 'b'], /too many/],
    ['a port out of range', ['--port', '70000'], /--port: "70000"/],
    ['a negative number', ['--burst=-1'], /--burst: "-1"/],
    ['no time at all', ['--silent-run-minutes', '0'], /--silent-run-minutes: "0" is not a whole/],
    ['no path', ['keys', 'list', '--database', ''], /--database: the path is empty/],
    ['a base URL without a provider', ['--model-base-url', 'http://a'], /--model-base-url/],
    ['a file that is missing', ['--mcp-config', 'none.json'], /Cannot read none\.json/],
    ['a file of no servers', ['--no-servers', '--mcp-config', 'a.json'], /--no-servers: takes no/],
  ])('refuses %s with exit code 2 and no stack', async (_, args, message) => {
    const { exitCode, stderr } = await runService(args, folder.path);
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(message);
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(existsSync(database())).toBe(false);
  });

  it('tells all wrong options at once', async () => {
    const { stderr } = await runService(['--port', 'x', '--burst', '0'], folder.path);
    expect(stderr).toContain('--port');
    expect(stderr).toContain('--burst');
  });

  it('fails with exit code 1 where the port is taken or the database is none', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const taken = await runService(['--port', String(port), '--database', database()], folder.path);
    other.close();
    expect(taken).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('`--port 0`') });
    expect(taken.stderr).toContain(`127.0.0.1:${port}: another program listens there`);

    const noDatabase = join(folder.path, 'text.sqlite');
    await writeFile(noDatabase, 'this is no database at all, only some text '.repeat(50));
    const broken = await runService(['--port', '0', '--database', noDatabase], folder.path);
    expect(broken).toMatchObject({ exitCode: 1, stderr: expect.stringContaining(noDatabase) });
    expect(broken.stderr).not.toMatch(/^\s+at /m);
  });
});
