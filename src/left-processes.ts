import { readdir, readFile } from 'node:fs/promises';
import type { Clock } from './clock.ts';
import type { Logger } from './logger.ts';

/** A process may start others as it is ended, so all are looked for again. */
const MAX_ROUNDS = 50;
const ROUND_MS = 20;

/**
 * Ends what servers under test left running: all processes below this one, at a time when none of
 * its own is. One that has left its group and its parent is below this process too, where that is
 * the one to take such orphans in (see `environment-handover.ts`). It would otherwise see later
 * steps start, with their secrets, and could change the report before it is uploaded.
 */
export async function endLeftProcesses({
  clock,
  logger,
}: {
  clock: Clock;
  logger: Logger;
}): Promise<void> {
  const found = new Set<number>();
  let left = await processesBelow(process.pid);
  for (let round = 0; round < MAX_ROUNDS && left.length > 0; round += 1) {
    for (const pid of left) {
      found.add(pid);
      kill(pid);
    }
    await clock.sleep(ROUND_MS);
    left = await processesBelow(process.pid);
  }
  if (found.size === 0) return;
  const ended = found.size - left.length;
  logger.notice(
    `Servers under test had left ${found.size} process(es) running, of which ${ended} were ended.`,
  );
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    // It has gone meanwhile, or is another user's, which only root could end.
    if (!(error instanceof Error && 'code' in error)) throw error;
  }
}

/** Living processes that this one started, or that those started; none without `/proc`. */
async function processesBelow(root: number): Promise<number[]> {
  const names = await readdir('/proc').catch(() => []);
  const stats = await Promise.all(
    names.filter((name) => /^\d+$/.test(name)).map((name) => readStat(Number(name))),
  );
  const parents = new Map(stats.flatMap((stat) => (stat === null ? [] : [[stat.pid, stat]])));
  const isBelow = (pid: number): boolean => {
    const parent = parents.get(pid)?.parent ?? 0;
    return parent !== 0 && (parent === root || isBelow(parent));
  };
  return [...parents.values()].flatMap(({ pid, isDead }) => (isDead || !isBelow(pid) ? [] : [pid]));
}

/** Null where it is gone. Source: proc_pid_stat(5); the name in it may hold anything. */
async function readStat(
  pid: number,
): Promise<{ pid: number; parent: number; isDead: boolean } | null> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [state, parent] = text.slice(text.lastIndexOf(')') + 2).split(' ');
  if (state === undefined || parent === undefined) return null;
  return { pid, parent: Number(parent), isDead: state === 'Z' || state === 'X' };
}
