import { readdirSync, readFileSync } from 'node:fs';

/** The variable that tells on Linux which server started a process, wherever that has gone since. */
export const MARK_VARIABLE = 'EVAL_SERVER_MARK';

/** A process, told from a later one of its number. */
export interface ProcessId {
  pid: number;
  startedAt: string;
}

/** Processes whose mark begins with one of these. Empty where the system does not tell. */
export function markedProcesses(marks: readonly string[]): number[] {
  const wanted = marks.map((mark) => `${MARK_VARIABLE}=${mark}`);
  return processIds().filter((pid) => {
    const variables = readProcess(pid, 'environ');
    // Most have none, and looking for one name is quicker than for hundreds.
    return variables.includes(MARK_VARIABLE) && wanted.some((mark) => variables.includes(mark));
  });
}

/** What a process has started and what that has, as long as one has not ended before the other. */
export function descendantsOf(pid: number): ProcessId[] {
  const found = new Map<number, ProcessId>();
  const add = (parent: number) => {
    for (const child of childrenOf(parent)) {
      const startedAt = startOf(child);
      if (startedAt === null || found.has(child)) continue;
      found.set(child, { pid: child, startedAt });
      add(child);
    }
  };
  add(pid);
  return [...found.values()];
}

/** Whether that very process is alive. */
export const isThere = ({ pid, startedAt }: ProcessId): boolean => startOf(pid) === startedAt;

/**
 * Sends a signal to a process; signal 0 only asks.
 * @returns whether it is there and this process may send it signals
 */
export function signalProcess(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    // It is gone, or another user's by now, and nothing can be done.
    return false;
  }
}

function processIds(): number[] {
  try {
    const names = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    return names.map(Number).filter((pid) => pid !== process.pid);
  } catch {
    // Other systems than Linux have no such folder.
    return [];
  }
}

function childrenOf(pid: number): number[] {
  const threads = listOf(`/proc/${pid}/task`);
  const lists = threads.map((thread) => readProcess(pid, `task/${thread}/children`));
  return lists.flatMap((list) => list.split(' ').filter((word) => word !== '')).map(Number);
}

/** In ticks since the machine was started; null where the process is gone or dead. */
function startOf(pid: number): string | null {
  // After the name of the program, which may hold anything, come its state and 18 more.
  const words = readProcess(pid, 'stat').split(') ').at(-1)?.split(' ') ?? [];
  return words[0] === 'Z' ? null : (words[19] ?? null);
}

function listOf(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    // The process has ended.
    return [];
  }
}

function readProcess(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1');
  } catch {
    // It has ended, or is another user's.
    return '';
  }
}
