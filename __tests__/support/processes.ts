/** Processes by number, for tests of how they end. */
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { test } from '@jest/globals';

/** What only Linux can do. */
export const onLinux = process.platform === 'linux' ? test : test.skip;

/** Resolves when a process has ended; zombies have. */
export async function untilGone(pid: number): Promise<void> {
  while (isThere(pid)) await wait(10);
}

/** Whether a process runs. Only Linux tells. */
export function isThere(pid: number): boolean {
  try {
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'latin1'));
  } catch {
    return false;
  }
}
