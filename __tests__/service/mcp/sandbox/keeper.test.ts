import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { startKeeper } from '../../../../src/service/mcp/sandbox/keeper.ts';
import { groupKill } from '../../../../src/service/mcp/sandbox/other-user.ts';

const OPTIONS = { cwd: '/', env: { PATH: '/usr/bin:/bin' } };

/** A shell and what it started, in a group of their own. */
const startGroup = (): ChildProcess =>
  spawn('sh', ['-c', 'sleep 300 & sleep 300'], { detached: true, stdio: 'ignore' });

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

it('the keeper ends the groups that are left, and no other, and removes the folder', async () => {
  const keeper = await startKeeper(([command = '', ...args]) => [command, args], OPTIONS);
  if (keeper === null) throw new Error('it did not come up');
  expect(existsSync(keeper.home)).toBe(true);
  const [left, forgotten] = [startGroup(), startGroup()];
  for (const { pid = 0 } of [left, forgotten]) keeper.watch(pid);
  keeper.forget(forgotten.pid ?? 0);
  await keeper.close();
  await untilGone(left.pid);
  expect(isGone(forgotten.pid ?? 0)).toBe(false);
  expect(existsSync(keeper.home)).toBe(false);
  process.kill(-(forgotten.pid ?? 0), 'SIGKILL');
});

it('no keeper comes up where its program does not', async () => {
  expect(await startKeeper(() => ['/no such program', []], OPTIONS)).toBeNull();
  expect(await startKeeper(() => ['/bin/false', []], OPTIONS)).toBeNull();
});
