import { readdirSync, readFileSync } from 'node:fs';

/** The variable that tells on Linux which server started a process, wherever that has gone since. */
export const MARK_VARIABLE = 'EVAL_SERVER_MARK';

/** A process, told from a later one of its number. */
export interface ProcessId {
  pid: number;
  startedAt: string;
}

/** So often those are looked at that have begun meanwhile: the first look takes long, the others do not. */
const LOOKS_AT_NEW = 5;

/** Processes whose mark begins with one of these. Empty where the system does not tell. */
export function markedProcesses(marks: readonly string[]): number[] {
  const wanted = marks.map((mark) => `${MARK_VARIABLE}=${mark}`);
  const isMarked = (pid: number) => {
    const variables = readProcess(pid, 'environ');
    // Most have none, and looking for one name is quicker than for hundreds.
    return variables.includes(MARK_VARIABLE) && wanted.some((mark) => variables.includes(mark));
  };
  const seen = new Set<number>();
  const found: number[] = [];
  for (let look = 0; look <= LOOKS_AT_NEW; look += 1) {
    const begun = processIds().filter((pid) => !seen.has(pid));
    if (begun.length === 0) break;
    for (const pid of begun) seen.add(pid);
    found.push(...begun.filter(isMarked));
  }
  return found;
}

/** What a process has started and what that has, as long as one has not ended before the other. */
export function descendantsOf(pid: number): ProcessId[] {
  const found = new Map<number, ProcessId>();
  const add = (parent: number) => {
    for (const child of childrenOf(parent)) {
      const one = processOf(child);
      if (one === null || found.has(child)) continue;
      found.set(child, one);
      add(child);
    }
  };
  add(pid);
  return [...found.values()];
}

/** A process that is alive; null where it is not, or the system does not tell. */
export function processOf(pid: number): ProcessId | null {
  const startedAt = statusOf(pid)?.startedAt;
  return startedAt === undefined ? null : { pid, startedAt };
}

/** Whether that very process is alive. */
export const isThere = ({ pid, startedAt }: ProcessId): boolean =>
  statusOf(pid)?.startedAt === startedAt;

/**
 * Whether a process group that is there has anyone alive in it: the dead stay in it until they are
 * waited for, which the first process of a container may never do. True where the system does not
 * tell.
 */
export function hasLiving(group: number): boolean {
  const ids = processIds();
  return ids.length === 0 || ids.some((pid) => statusOf(pid)?.group === group);
}

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

interface ProcessStatus {
  group: number;
  /** In ticks since the machine was started. */
  startedAt: string;
}

/** What is known of a process; null where it is gone or dead. */
function statusOf(pid: number): ProcessStatus | null {
  // After the name of the program, which may hold anything, come its state, parent, group and more.
  const words = readProcess(pid, 'stat').split(') ').at(-1)?.split(' ') ?? [];
  const [state, , group] = words;
  const startedAt = words[19];
  if (state === 'Z' || state === 'X' || startedAt === undefined) return null;
  return { group: Number(group), startedAt };
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
