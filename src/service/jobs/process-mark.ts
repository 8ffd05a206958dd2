import { readFileSync, readlinkSync } from 'node:fs';

/** Place of the state and of the start in what follows the name of a process in its `stat`. */
const STATE = 0;
const STARTED_AT = 19;

/** Dead, though nobody has asked how it ended. */
const DEAD_STATES = ['Z', 'X'];

const SEPARATOR = ' ';

/**
 * What tells a process from all others of all times: the boot of its machine, the namespace that its
 * number is of, the number, and when it started. Null where the system does not tell, as only Linux
 * does; then nobody can be sure of its death.
 */
export function ownProcessMark(): string | null {
  const place = ownPlace();
  const started = place === null ? null : readStart(process.pid);
  return place === null || started === null ? null : [place, process.pid, started].join(SEPARATOR);
}

/** Whether the process of a mark is dead for sure; one elsewhere is never. */
export function isSurelyDead(mark: string): boolean {
  const [place, pid, started] = mark.split(SEPARATOR);
  return place === ownPlace() && readStart(Number(pid)) !== started;
}

function ownPlace(): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot}/${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    // Another system, or one that hides what is asked for.
    return null;
  }
}

/** When a process started, in ticks since the boot; null where there is none of that number. */
function readStart(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name before may hold anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return DEAD_STATES.includes(fields[STATE] ?? '') ? null : (fields[STARTED_AT] ?? null);
  } catch {
    // It has ended.
    return null;
  }
}
