import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { MARK_VARIABLE } from '../../../../src/processes/marked-processes.ts';
import { startKeeper } from '../../../../src/service/mcp/sandbox/keeper.ts';
import { groupKill } from '../../../../src/service/mcp/sandbox/other-user.ts';
import { NO_LINUX } from '../../../support/obstacles.ts';

const OPTIONS = { cwd: '/', env: { PATH: '/usr/bin:/bin' }, needsHome: true };

const asThisUser = ([command = '', ...args]: readonly string[]): [string, string[]] => [
  command,
  args,
];

/** A shell and what it started, in a group of their own. */
const startGroup = (env: Record<string, string> = {}): ChildProcess =>
  spawn('sh', ['-c', 'sleep 300 & sleep 300'], {
    detached: true,
    stdio: 'ignore',
    env: { ...OPTIONS.env, ...env },
  });

const isGone = (group: number): boolean => {
  try {
    process.kill(-group, 0);
    return false;
  } catch {
    return true;
  }
};

async function untilGone(group: number | undefined): Promise<void> {
  while (!isGone(group ?? 0)) await new Promise((resolve) => setTimeout(resolve, 10));
}

it('a shell signals a whole group by the line it is given', async () => {
  const { pid } = startGroup();
  const [code] = await once(spawn('/bin/sh', ['-c', groupKill(pid ?? 0, 'SIGTERM')]), 'exit');
  expect(code).toBe(0);
  await untilGone(pid);
});

it('the keeper ends the groups that are left and what is marked, and nothing else, and removes the folder', async () => {
  const mark = `${randomUUID()}-`;
  const keeper = await startKeeper(asThisUser, mark, OPTIONS);
  if (keeper === null) throw new Error('it did not come up');
  expect(existsSync(keeper.home)).toBe(true);
  const [left, forgotten] = [startGroup(), startGroup()];
  const marked = startGroup({ [MARK_VARIABLE]: `${mark}3-7.` });
  const others = startGroup({ [MARK_VARIABLE]: `${randomUUID()}-3-7.` });
  keeper.watch([left, forgotten].map(({ pid = 0 }) => pid));
  keeper.watch([left.pid ?? 0]);
  await keeper.close();
  await untilGone(left.pid);
  if (NO_LINUX === null) await untilGone(marked.pid);
  expect(existsSync(keeper.home)).toBe(false);
  for (const { pid = 0 } of [forgotten, others]) {
    expect(isGone(pid)).toBe(false);
    process.kill(-pid, 'SIGKILL');
  }
});

it('the keeper has no folder where servers need none', async () => {
  const keeper = await startKeeper(asThisUser, 'x-', { ...OPTIONS, needsHome: false });
  expect(keeper?.home).toBe('');
  await keeper?.close();
});

it('no keeper comes up where its program does not', async () => {
  expect(await startKeeper(() => ['/no such program', []], 'x-', OPTIONS)).toBeNull();
  expect(await startKeeper(() => ['/bin/false', []], 'x-', OPTIONS)).toBeNull();
});
