import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { describeUnless } from '../../../support/obstacles.ts';
import { startFixture, temporaryFolder } from '../../../support/service/service-fixture.ts';
import { runService, spawnService } from '../../../support/service/service-process.ts';
import { NO_POSTGRES, PostgresServer } from '../../../support/service/storage/postgres-server.ts';

const PASSWORD = 'p%40ss-w0rd-of-nobody';
const ENTRY = resolve(import.meta.dirname, '../../../../src/service/index.ts');

const withPassword = (url: string) => url.replace('@', `:${PASSWORD}@`);

function expectNoPassword(text: string): void {
  expect(text).not.toContain(PASSWORD);
  expect(text).not.toContain(decodeURIComponent(PASSWORD));
}

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

describe('an address of PostgreSQL', () => {
  it.each(['postgres://', 'postgresql://'])(
    'that nobody answers at is told as %s…',
    async (scheme) => {
      const url = `${scheme}evals:${PASSWORD}@127.0.0.1:1/evals?application_name=${PASSWORD}`;
      const { exitCode, stdout, stderr } = await runService(
        ['--port', '0', '--no-servers', '--database', url],
        folder.path,
      );
      expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' });
      expect(stderr).toMatch(
        /^The database postgres:\/\/127\.0\.0\.1:1\/evals cannot be reached: .*ECONNREFUSED/,
      );
      expectNoPassword(stderr);
    },
  );

  it('that is no address is not quoted', async () => {
    const { exitCode, stderr } = await runService(
      ['keys', 'list', '--database', `postgres://evals:${PASSWORD}@a b/evals`],
      folder.path,
    );
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(/^--database: the address is no URL/);
    expectNoPassword(stderr);
  });
});

describeUnless(NO_POSTGRES, 'a service on PostgreSQL', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await PostgresServer.start();
  });
  afterAll(() => server.stop());

  it('is started by an address, whose password it tells nobody', async () => {
    const database = withPassword(await server.createDatabase());
    const args = ['--port', '0', '--no-servers', '--ephemeral-key', '--database', database];
    const service = spawnService(args, { ipc: true, cwd: folder.path });
    const { baseUrl, apiKey } = await service.firstMessage;
    const headers = { authorization: `Bearer ${apiKey}` };
    expect((await fetch(`${baseUrl}/me`, { headers })).status).toBe(200);
    service.child.disconnect();
    const { exitCode, stdout, stderr } = await service.ended;
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    expectNoPassword(stdout);
  });

  it('is found by the variable where the command line names no database', async () => {
    const env = { MCP_EVALS_DATABASE: await server.createDatabase() };
    const command = (...words: string[]) =>
      new Promise<string>((settle, fail) => {
        execFile(process.execPath, [ENTRY, ...words], { env, cwd: folder.path }, (error, stdout) =>
          error === null ? settle(stdout) : fail(error),
        );
      });
    await command('keys', 'create', '--name', 'team');
    expect(await command('keys', 'list')).toMatch(/^key_.*\tteam$/m);
    expect(await command('keys', 'list', '--database', 'own.sqlite')).toBe(
      'There are no API keys.\n',
    );
  });

  it('outlives its connections, and the server for as long as that is away', async () => {
    const fixture = await startFixture({ databaseUrl: await server.createDatabase() });
    try {
      await server.query(`
        SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE application_name = 'mcp-eval-service'`);
      expect((await fixture.api.get('/me')).status).toBe(200);

      await server.halt();
      const { status, body } = await fixture.api.get('/me');
      expect({ status, code: body.code }).toEqual({ status: 500, code: 'INTERNAL_ERROR' });
      expect(fixture.logLines.join('\n')).toMatch(
        /error: request \S+ failed: The database postgres:\S+ cannot be reached: .*ECONNREFUSED/,
      );

      await server.launch();
      expect((await fixture.api.get('/me')).status).toBe(200);
    } finally {
      await fixture.close();
    }
  });
});
