import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { RunServer } from '../../../../src/service/engine/plan.ts';
import { itUnless, NO_LINUX } from '../../../support/obstacles.ts';
import { areGone, processesWith } from '../../../support/process-table.ts';
import { ApiCaller } from '../../../support/service/api-caller.ts';
import { fixtureServer, isAlive } from '../../../support/service/engine/servers.ts';
import { connectIn, UNCONFINED, unlimited } from '../../../support/service/mcp/connectors.ts';
import { areLeft, leavingServer, parentOf } from '../../../support/service/mcp/left-server.ts';
import { PidFile, wrappedServer } from '../../../support/service/mcp/odd-servers.ts';
import { temporaryFolder } from '../../../support/service/service-fixture.ts';
import { type ServiceProcess, spawnService } from '../../../support/service/service-process.ts';

let pidFile: PidFile;
beforeEach(async () => {
  pidFile = await PidFile.create();
});
afterEach(() => pidFile.remove());

/** Waits for what comes a moment later: a killed orphan is there until init has reaped it. */
async function eventually(holds: () => boolean): Promise<boolean> {
  for (let tries = 0; tries < 250; tries += 1) {
    if (holds()) return true;
    await delay(20);
  }
  return false;
}

describe('the process of a wrapper and the server it started', () => {
  it.each([
    ['ends with its input', []],
    ['ignores the end of its input', ['--deaf']],
    ['ignores SIGTERM too', ['--stubborn']],
  ])('are both gone after close where the server %s', async (_what, flags) => {
    const connection = await connectIn(UNCONFINED, wrappedServer(pidFile, flags));
    const [wrapper, server] = [connection.facts.pid, await pidFile.read()];
    expect(await connection.callTool('pid', {}, unlimited)).toMatchObject({
      content: [{ text: String(server) }],
    });
    await connection.close();
    expect(wrapper).not.toBeNull();
    expect(isAlive(wrapper ?? 0)).toBe(false);
    expect(await eventually(() => !isAlive(server))).toBe(true);
  });

  it('are both gone after close where the wrapper crashed before', async () => {
    const connection = await connectIn(UNCONFINED, wrappedServer(pidFile, ['--deaf']));
    const { pid } = connection.facts;
    if (pid === null) throw new Error('the wrapper has no process');
    process.kill(pid, 'SIGKILL');
    await expect(connection.callTool('hang', {}, unlimited)).rejects.toMatchObject({
      kind: 'closed',
      message: expect.stringContaining('was ended by SIGKILL (call tool "hang")'),
    });
    await connection.close();
    const server = await pidFile.read();
    expect(await eventually(() => !isAlive(server))).toBe(true);
  });

  it('are both gone where the handshake never ends', async () => {
    const mute = wrappedServer(pidFile, ['--mute']);
    const connecting = connectIn(UNCONFINED, mute, { connectTimeoutMs: 3_000 });
    const timeout = expect(connecting).rejects.toMatchObject({ kind: 'timeout' });
    const server = await pidFile.read();
    await timeout;
    expect(await eventually(() => !isAlive(server))).toBe(true);
  });
});

it.each([
  ['that cannot be started', [], /^unreachable: .*"fixture" .*no file descriptors left for it/],
  [
    'whose worker cannot be started',
    ['worker'],
    /^unreachable: .*"fixture" was lost with its lane's worker: it could not be started .*\(connect\)/,
  ],
])('%s for want of file descriptors harms nothing else', async (_what, args, message) => {
  const command = 'ulimit -n 64 && exec "$0" "$@"';
  const script = fileURLToPath(
    new URL('../../../support/service/mcp/fixtures/no-descriptors.ts', import.meta.url),
  );
  const line = ['-c', command, process.execPath, script, ...args];
  const { stdout } = await promisify(execFile)('sh', line);
  expect(stdout).toMatch(message);
});

it('leaves no listener on the process behind', async () => {
  const before = process.listenerCount('exit');
  const connections = await Promise.all(
    [1, 2, 3].map(() => connectIn(UNCONFINED, fixtureServer())),
  );
  await Promise.all(connections.map((connection) => connection.close()));
  expect(process.listenerCount('exit')).toBe(before);
});

describe('a service that ends in the middle of a run', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let service: ServiceProcess;
  beforeEach(async () => {
    folder = await temporaryFolder();
  });
  afterEach(async () => {
    service.child.kill('SIGKILL');
    await service.ended;
    await folder.remove();
  });

  /** The server of the run, not the one that was looked at before it and is gone by now. */
  async function serverOfRun(): Promise<number> {
    for (;;) {
      const pid = await pidFile.read();
      if (isAlive(pid)) return pid;
      await delay(20);
    }
  }

  /** A service whose only run hangs in a call of a server. */
  async function serviceThatHangs({ connection }: RunServer): Promise<void> {
    if (connection.transport !== 'stdio') throw new Error('it is no process');
    const { command, args, env } = connection;
    const mcpServers = { hanging: { command, args, env } };
    await writeFile(join(folder.path, '.mcp.json'), JSON.stringify({ mcpServers }));
    service = spawnService(
      ['serve', '--port', '0', '--database', join(folder.path, 'db.sqlite'), '--ephemeral-key'],
      { ipc: true, cwd: folder.path },
    );
    const { baseUrl, apiKey } = await service.firstMessage;
    const api = await ApiCaller.connect(String(baseUrl), String(apiKey));
    const hang = { kind: 'toolCall', serverName: 'hanging', toolName: 'hang', arguments: {} };
    const { status } = await api.post('~/eval-runs', {
      suiteName: 's',
      serverIds: [api.serverId('hanging')],
      tests: [{ title: 'hangs', steps: [{ id: 'a', ...hang }] }],
    });
    expect(status).toBe(202);
  }

  const hangingService = (flag: string) => serviceThatHangs(wrappedServer(pidFile, [flag]));

  /** The server that the run has called; the one that was looked at before it may still be there. */
  async function hangingServer(): Promise<number> {
    for (;;) {
      const ours = processesWith('hangs --stubborn').filter(
        ({ pid }) => parentOf(parentOf(pid)) === service.child.pid,
      );
      if (ours[0] !== undefined) return ours[0].pid;
      await delay(20);
    }
  }

  /** Hangs in a call of a server that has left what ignores SIGTERM; its mark. */
  async function leavingService(): Promise<string> {
    const { server, mark } = leavingServer(['--stubborn']);
    await serviceThatHangs(server);
    await areLeft(mark);
    return mark;
  }

  itUnless(NO_LINUX, 'by SIGKILL leaves nothing alive, not even what left its group', async () => {
    const mark = await leavingService();
    service.child.kill('SIGKILL');
    await service.ended;
    expect(await areGone(mark)).toBe(true);
  });

  itUnless(NO_LINUX, 'after a worker of it was killed leaves nothing alive', async () => {
    const mark = await leavingService();
    process.kill(parentOf(await hangingServer()), 'SIGKILL');
    expect(await areGone(mark)).toBe(true);
    service.child.kill('SIGTERM');
    expect((await service.ended).exitCode).toBe(0);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'by %s leaves no server alive that ignores the end of its input and SIGTERM',
    async (signal) => {
      await hangingService('--stubborn');
      const server = await serverOfRun();
      service.child.kill(signal);
      expect((await service.ended).exitCode).toBe(0);
      expect(await eventually(() => !isAlive(server))).toBe(true);
    },
  );

  it('is ended at once by a SIGTERM while it stops, and its servers with it', async () => {
    await hangingService('--stubborn');
    const server = await serverOfRun();
    service.child.disconnect();
    while (!service.output.stdout.includes('stopping')) await delay(20);
    service.child.kill('SIGTERM');
    const { exitCode } = await service.ended;
    expect(exitCode).toBe(1);
    expect(await eventually(() => !isAlive(server))).toBe(true);
  });

  it('is not ended at once by a second SIGINT, which npm sends along with the first', async () => {
    await hangingService('--deaf');
    service.child.kill('SIGINT');
    while (!service.output.stdout.includes('stopping')) await delay(20);
    service.child.kill('SIGINT');
    expect((await service.ended).exitCode).toBe(0);
    const server = await pidFile.read();
    expect(await eventually(() => !isAlive(server))).toBe(true);
  });
});
