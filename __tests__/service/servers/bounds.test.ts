/** Servers that mean no good, requests that nobody waits for, and more of them than may go on. */
import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { describeUnless, NO_LINUX } from '../../support/obstacles.ts';
import { areGone, processesMarked, processesWith } from '../../support/process-table.ts';
import { oddServer } from '../../support/service/mcp/odd-servers.ts';
import {
  fixtureProcess,
  type OperatedService,
  startOperated,
} from '../../support/service/servers/operated-service.ts';

let service: OperatedService | undefined;
afterEach(async () => {
  await service?.close();
  service = undefined;
});

async function start(...args: Parameters<typeof startOperated>): Promise<OperatedService> {
  service = await startOperated(...args);
  return service;
}

const odd = (oddity: string) => {
  const { connection } = oddServer(oddity);
  return connection.transport === 'stdio'
    ? { command: connection.command, args: connection.args }
    : {};
};

/** Resolves once a process with that text in its arguments is there. */
async function isThere(mark: string): Promise<void> {
  while (processesWith(mark).length === 0) await delay(20);
}

const HANG = { toolName: 'hang' };

describe('what a server sends costs its own operation alone', () => {
  it('whatever it is', async () => {
    const calls = [
      ['wide content', 'tools/call'],
      ['deep content', 'tools/call'],
      ['many parts of no kind', 'tools/call'],
      ['kills its group', 'tools/call'],
      ['large pages', 'export'],
      ['pages without end', 'export'],
      ['tools that are no list', 'tools'],
    ] as const;
    const oddities = Object.fromEntries(calls.map(([oddity]) => [oddity, odd(oddity)]));
    const { post } = await start({ ...oddities, well: fixtureProcess() });
    for (const [oddity, operation] of calls) {
      const body = operation === 'tools/call' ? { toolName: 'echo' } : {};
      const answer = await post(oddity, operation, body);
      expect([oddity, answer.status, answer.body.code]).toEqual([
        ...[oddity, 502, 'SERVER_UNREACHABLE'],
      ]);
      expect(JSON.stringify(answer.body).length).toBeLessThan(10_000);
    }
    const larger = { toolName: 'huge', parameters: { size: 11_000_000 } };
    const answer = await post('well', 'tools/call', larger);
    expect([answer.status, answer.body.code]).toEqual([502, 'SERVER_UNREACHABLE']);
    expect((await post('well', 'validate')).status).toBe(200);
  });
});

describeUnless(NO_LINUX, 'nothing is left of an operation', () => {
  it('that is answered, whatever its server ignores', async () => {
    const flag = `--${randomUUID()}`;
    const { post } = await start({ stubborn: fixtureProcess('--deaf', '--stubborn', flag) });
    expect((await post('stubborn', 'validate')).status).toBe(200);
    expect((await post('stubborn', 'tools')).status).toBe(200);
    expect(await areGone(flag)).toBe(true);
  });

  it('whose client is gone, and its place is free', async () => {
    const flag = `--${randomUUID()}`;
    const { client, place, post, fixture } = await start(
      { hanging: fixtureProcess(flag), well: fixtureProcess() },
      { slots: { atOnce: 1, waiting: 1 } },
    );
    const leaving = new AbortController();
    const call = client.servers.callTool(place('hanging'), HANG, { signal: leaving.signal });
    const left = expect(call).rejects.toThrow('gone');
    await isThere(flag);
    leaving.abort(new Error('gone'));
    await left;
    expect((await post('well', 'validate')).status).toBe(200);
    expect(processesWith(flag)).toEqual([]);
    expect(fixture.logLines.filter((line) => line.startsWith('error'))).toEqual([]);
  });

  it('when the service ends in the middle of it', async () => {
    const flag = `--${randomUUID()}`;
    const { post, close, mark } = await start({ hanging: fixtureProcess(flag) });
    const call = post('hanging', 'tools/call', HANG);
    const cut = expect(call).rejects.toThrow();
    await isThere(flag);
    await close();
    service = undefined;
    await cut;
    expect(processesWith(flag)).toEqual([]);
    expect(processesMarked(mark)).toEqual([]);
  });
});

describeUnless(NO_LINUX, 'operations that share a connection', () => {
  const reserve = (member: string) => ({
    toolName: 'reserve_book',
    parameters: { isbn: '9780141439846', member },
  });
  const library = (mark: string) => ({
    command: process.execPath,
    args: [`--conditions=${mark}`, resolve('examples/server/index.ts')],
  });

  it('meet a server that remembers the last one, of which nothing is left at the end', async () => {
    const mark = randomUUID();
    const { post, close } = await start({ library: library(mark) }, { keepsConnections: true });
    const first = await post('library', 'tools/call', reserve('Ada'));
    expect([first.status, first.body.isError]).toEqual([200, undefined]);
    const second = await post('library', 'tools/call', reserve('Grace'));
    expect([second.status, second.body.isError]).toEqual([200, true]);
    const all = await Promise.all(['tools', 'tools', 'export'].map((one) => post('library', one)));
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await post('library', 'tools/call', reserve('Emmy'))).body.isError).toBe(true);
    await close();
    service = undefined;
    expect(processesWith(mark)).toEqual([]);
  });

  it('have another one where the last one is gone', async () => {
    const mark = randomUUID();
    const { post } = await start({ library: library(mark) }, { keepsConnections: true });
    await post('library', 'tools/call', reserve('Ada'));
    for (const { pid } of processesWith(mark)) process.kill(pid, 'SIGKILL');
    expect(await areGone(mark)).toBe(true);
    await post('library', 'tools');
    const again = await post('library', 'tools/call', reserve('Grace'));
    expect([again.status, again.body.isError]).toEqual([200, undefined]);
  });
});

describeUnless(NO_LINUX, 'operations of an organization at once', () => {
  it('are so many; more are told to come again', async () => {
    const flag = `--${randomUUID()}`;
    const { client, place, post } = await start(
      { hanging: fixtureProcess(flag), well: fixtureProcess() },
      { slots: { atOnce: 1, waiting: 0 } },
    );
    const leaving = new AbortController();
    const { signal } = leaving;
    const call = client.servers.callTool(place('hanging'), HANG, { signal });
    const left = expect(call).rejects.toThrow('gone');
    await isThere(flag);
    for (const operation of ['validate', 'check-oauth', 'doctor']) {
      const { status, body, headers } = await post('well', operation);
      expect([status, body.code]).toEqual([429, 'RATE_LIMITED']);
      expect(body.details).toEqual({
        reason: 'CONCURRENT_OPERATION_LIMIT',
        maxConcurrentOperations: 1,
      });
      expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
    }
    leaving.abort(new Error('gone'));
    await left;
  });
});
