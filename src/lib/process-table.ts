/** Looks into /proc, which only Linux has. Elsewhere nothing is found. */
import { readdirSync, readFileSync } from 'node:fs';
import { errorCode } from './errors.ts';

/** A process may start another one while both are looked for. */
const MAX_LOOKS = 10;
/** Processes that are dead, and stay until someone asks how they ended. */
const DEAD = ['Z', 'X'];

export const HAS_TABLE = process.platform === 'linux';

/** In the environment of each process that is started. Its value is a mark. */
export const MARK_VARIABLE = 'MCP_EVAL_GATE_PROCESS';

/**
 * Kills each process that has a mark in its environment, and what it has passed the mark on to. The
 * part before the point is the mark of all groups of a run. Returns how many there were.
 */
export function killMarked(mark: string): number {
  const marks = [`${MARK_VARIABLE}=${mark}\0`, `${MARK_VARIABLE}=${mark}.`];
  const killed = new Set<number>();
  for (let look = 0; look < MAX_LOOKS; look += 1) {
    const found = processesWith('environ', (content) =>
      marks.some((marked) => content.includes(marked)),
    );
    if (found.length === 0) break;
    for (const pid of found) {
      sendSignal(pid, 'SIGKILL');
      killed.add(pid);
    }
  }
  return killed.size;
}

/** Whether a process group has a member that is not dead. */
export function hasLivingMember(group: number): boolean {
  const found = processesWith('stat', (content) => {
    // `pid (name) state parent group …`: the name may hold anything.
    const [state = '', , member] = content.slice(content.lastIndexOf(')') + 2).split(' ');
    return Number(member) === group && !DEAD.includes(state);
  });
  return found.length > 0;
}

/** Sends a signal to a process, or to a group by its negative number. Returns whether it exists. */
export function sendSignal(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    // EPERM: on macOS only zombies are left.
    if (errorCode(error) === 'ESRCH' || errorCode(error) === 'EPERM') return false;
    throw error;
  }
}

function processesWith(file: 'environ' | 'stat', holds: (content: string) => boolean): number[] {
  if (!HAS_TABLE) return [];
  const names = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return names.filter((name) => holds(contentOf(`/proc/${name}/${file}`))).map(Number);
}

function contentOf(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch (error) {
    // The process is gone, or another user's.
    if (errorCode(error) === undefined) throw error;
    return '';
  }
}
