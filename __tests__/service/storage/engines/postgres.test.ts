import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Kysely, sql } from 'kysely';
import { openPostgres } from '../../../../src/service/storage/engines/postgres.ts';
import { describeUnless } from '../../../support/obstacles.ts';
import { startFixture, temporaryFolder } from '../../../support/service/service-fixture.ts';
import { runService, spawnService } from '../../../support/service/service-process.ts';
import { eventually } from '../../../support/service/shared-database.ts';
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
      // A request that comes before the loss is known is the last that meets it.
      await eventually('an answer', async () => (await fixture.api.get('/me')).status === 200);

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

  it('breaks off what waits for an outside session, and says so', async () => {
    const databaseUrl = await server.createDatabase();
    const fixture = await startFixture({ databaseUrl: `${databaseUrl}?lock_timeout=300` });
    try {
      await server.holding(databaseUrl, 'LOCK TABLE users', async () => {
        const { status, body } = await fixture.api.get('/me');
        expect({ status, code: body.code }).toEqual({ status: 500, code: 'INTERNAL_ERROR' });
      });
      expect(fixture.logLines.join('\n')).toMatch(
        /failed: The database postgres:\S+ broke off a statement, since another session holds what it waits for: .*lock timeout/,
      );
      expect((await fixture.api.get('/me')).status).toBe(200);
    } finally {
      await fixture.close();
    }
  });

  it('gives up a connection on which the database falls silent', async () => {
    const databaseUrl = await server.createDatabase();
    const fixture = await startFixture({ databaseUrl: `${databaseUrl}?query_timeout=500` });
    const silent = await server.query(`
      SELECT pid FROM pg_stat_activity WHERE application_name = 'mcp-eval-service'`);
    const pids = silent.map(({ pid }) => Number(pid));
    try {
      for (const pid of pids) process.kill(pid, 'SIGSTOP');
      const statuses = new Set<number>();
      while (!statuses.has(200)) statuses.add((await fixture.api.get('/me')).status);
      expect([...statuses]).toEqual([500, 200]);
      expect(fixture.logLines.join('\n')).toMatch(
        /failed: The connection to the database postgres:\S+ was lost: Query read timeout/,
      );
    } finally {
      for (const pid of pids) process.kill(pid, 'SIGCONT');
      await fixture.close();
    }
  });

  it('tells that it is busy from that it is away', async () => {
    const url = await server.createDatabase();
    const db = new Kysely({ dialect: await openPostgres(url, { connections: 2, waitMs: 200 }) });
    const query = () => sql`select 1`.execute(db);
    try {
      await db.connection().execute(() =>
        db.connection().execute(async () => {
          await expect(query()).rejects.toThrow(
            /^The database postgres:\S+ is busy: each of the 2 connections of this service is in use, and none came free within 0.2 s\.$/,
          );
        }),
      );
      await query();
      await server.halt();
      await expect(query()).rejects.toThrow(/cannot be reached|was lost/);
      await expect(query()).rejects.toThrow(/^The database postgres:\S+ cannot be reached: /);
    } finally {
      await server.launch();
      await db.destroy();
    }
  });

  it('takes the time that it needs to change its tables', async () => {
    const databaseUrl = await server.createDatabase();
    const url = `${databaseUrl}?statement_timeout=1`;
    const db = new Kysely({ dialect: await openPostgres(databaseUrl, { limited: false }) });
    const { rows } = await sql`show statement_timeout`.execute(db);
    await db.destroy();
    expect(rows).toEqual([{ statement_timeout: '0' }]);
    const limited = new Kysely({ dialect: await openPostgres(url) });
    await expect(sql`select pg_sleep(9)`.execute(limited)).rejects.toThrow(
      /broke off a statement, since it took too long: .*statement timeout/,
    );
    await limited.destroy();
  });
});
