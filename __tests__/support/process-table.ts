import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

export interface RunningProcess {
  pid: number;
  /** Its arguments, as anyone on this machine can read them. */
  line: string;
}

/** Every process of this machine that is alive, in whatever namespace it runs. Linux only. */
export function runningProcesses(): RunningProcess[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.flatMap((pid) => {
    try {
      // A process that is dead and not yet waited for has no arguments any more.
      const line = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
      return line === '' ? [] : [{ pid: Number(pid), line }];
    } catch {
      // It has ended in the meantime.
      return [];
    }
  });
}

/** Those with a text in their arguments. */
export const processesWith = (mark: string): RunningProcess[] =>
  runningProcesses().filter(({ line }) => line.includes(mark));

/** Those with a text in their arguments or among their variables, as far as this user may look. */
export const processesMarked = (mark: string): RunningProcess[] =>
  runningProcesses().filter(
    ({ pid, line }) => line.includes(mark) || processFile(pid, 'environ').includes(mark),
  );

/** What the system tells of a process, by the name it has under its folder in `/proc`. */
export function processFile(pid: number | string, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    // It has ended in the meantime, or is another user's.
    return '';
  }
}

/** Waits until no process has a text in its arguments: what was killed is there for a moment. */
export async function areGone(mark: string): Promise<boolean> {
  for (let tries = 0; tries < 250; tries += 1) {
    if (processesWith(mark).length === 0) return true;
    await delay(20);
  }
  return false;
}
