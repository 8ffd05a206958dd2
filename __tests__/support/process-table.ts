import { readdirSync, readFileSync } from 'node:fs';

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
