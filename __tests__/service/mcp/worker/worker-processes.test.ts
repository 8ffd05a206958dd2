import { readFileSync } from 'node:fs';
import { afterEach, expect, it } from '@jest/globals';
import { systemClock } from '../../../../src/ports/clock.ts';
import { describeUnless, NO_LINUX } from '../../../support/obstacles.ts';
import { areGone, processesWith } from '../../../support/process-table.ts';
import { isAlive } from '../../../support/service/engine/servers.ts';
import { failure } from '../../../support/service/mcp/connections.ts';
import { unlimited } from '../../../support/service/mcp/connectors.ts';
import {
  closeWorkers,
  connect,
  openLane,
  openWorkers,
  SECRET,
  secrets,
} from '../../../support/service/mcp/lane-connections.ts';
import {
  areLeft,
  leavingServer,
  parentOf,
  serverWithDeadChild,
} from '../../../support/service/mcp/left-server.ts';
import { oddServer } from '../../../support/service/mcp/odd-servers.ts';

afterEach(closeWorkers);

describeUnless(NO_LINUX, 'processes', () => {
  const ownWorkers = () =>
    processesWith('/worker-process.ts')
      .map(({ pid }) => pid)
      .filter((pid) => parentOf(pid) === process.pid);

  it('of a worker hold no secret where others can read it, and none of its servers outlives it', async () => {
    const groups: (readonly number[])[] = [];
    const connector = openLane({ onServers: (now) => groups.push(now) });
    const { server, mark } = leavingServer(['--stubborn']);
    const connection = await connect(connector, server);
    await areLeft(mark);
    const pid = connection.facts.pid ?? 0;
    expect(groups.at(-1)).toEqual([pid]);
    const worker = parentOf(pid);
    for (const file of ['environ', 'cmdline']) {
      const told = readFileSync(`/proc/${worker}/${file}`, 'latin1');
      expect(told).not.toContain(SECRET);
    }
    const call = failure(connection.callTool('hang', {}, unlimited));
    process.kill(worker, 'SIGKILL');
    expect(await call).toMatchObject({
      kind: 'unreachable',
      message:
        'MCP server "a" was lost with its lane\'s worker: it was ended by SIGKILL (call tool "hang").',
    });
    expect((await connect(connector)).facts.pid).not.toBe(pid);
    await connector.close();
    expect(await areGone(mark)).toBe(true);
    expect(isAlive(pid)).toBe(false);
    expect(groups.at(-1)).toEqual([]);
  });

  it('of servers are gone after close, with what left their groups', async () => {
    const connector = openLane();
    const { server, mark } = leavingServer(['--stubborn']);
    const connection = await connect(connector, server);
    await areLeft(mark);
    const worker = parentOf(connection.facts.pid ?? 0);
    await connector.close();
    expect(processesWith(mark)).toEqual([]);
    expect(isAlive(worker)).toBe(false);
  });

  it('of a server that are dead, and that nobody waits for, hold up no end', async () => {
    const groups: (readonly number[])[] = [];
    const connector = openLane({ onServers: (now) => groups.push(now) });
    const connection = await connect(connector, serverWithDeadChild());
    const { content } = await connection.callTool('echo', { text: 'well' }, unlimited);
    expect(content).toMatchObject([{ text: 'well' }]);
    await connection.close();
    expect(groups.at(-1)).toEqual([]);
    await connector.close();
  });

  it('of workers that are started ahead are taken, and those that nobody takes are gone after close', async () => {
    const workers = openWorkers();
    workers.startAhead(2);
    const ahead = ownWorkers();
    expect(ahead).toHaveLength(2);
    const connection = await connect(workers.openConnector(secrets));
    expect(ahead).toContain(parentOf(connection.facts.pid ?? 0));
    expect(ownWorkers()).toEqual(ahead);
    await workers.close();
    workers.startAhead(2);
    expect(ownWorkers()).toEqual([]);
  });

  it("of workers that are started ahead and end before they are taken are in nobody's way", async () => {
    const workers = openWorkers();
    workers.startAhead(2);
    for (const pid of ownWorkers()) process.kill(pid, 'SIGKILL');
    await systemClock.sleep(500);
    const connection = await connect(workers.openConnector(secrets));
    expect(connection.isOpen).toBe(true);
  });

  it('of servers that crash in a worker take nothing along', async () => {
    const connector = openLane();
    const [crashing, well] = [
      await connect(connector, oddServer('exit with 3')),
      await connect(connector),
    ];
    expect(await failure(crashing.callTool('t', {}, unlimited))).toMatchObject({ kind: 'closed' });
    expect(await well.callTool('echo', { text: 'well' }, unlimited)).toMatchObject({
      content: [{ text: 'well' }],
    });
  });
});
