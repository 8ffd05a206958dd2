import { type Clock, systemClock } from '../../../ports/clock.ts';
import {
  descendantsOf,
  isThere,
  markedProcesses,
  type ProcessId,
  processOf,
  signalProcess,
} from '../../../processes/marked-processes.ts';
import { signalGroup } from '../../../processes/process-groups.ts';
import { signalGroupsOfUser, signalMarkedOfUser } from './other-user.ts';
import type { Confinement } from './sandbox-plan.ts';

/** What a server that is gone gets for what it has told to end too. */
const SETTLE_MS = 200;
/**
 * From one look at all processes to the next: servers that end one after another share looks, which
 * hold up whoever reads what servers send.
 */
const LOOK_APART_MS = 100;
/** Who starts another and ends while all are looked at is not seen, and neither is the other. */
const LOOKS_FOR_NONE = 2;
const TERM_GRACE_MS = 500;
/** What takes longer to be killed cannot be. */
const KILL_GRACE_MS = 2_000;
const POLL_MS = 50;

/** What servers have left: all with one of these marks, and some whose marks may be gone. */
interface Left {
  marks: readonly string[];
  /** What has been found so far: who is dying has lost its mark before all else. */
  found: Map<number, ProcessId>;
}

const foundAs = (processes: readonly ProcessId[]): Left['found'] =>
  new Map(processes.map((one) => [one.pid, one]));

/** Sends a signal to what servers have left; signal 0 only asks. Returns whether there is any. */
async function signalLeft(
  { marks, found }: Left,
  signal: NodeJS.Signals | 0,
  confinement: Confinement,
): Promise<boolean> {
  if (confinement.kind === 'user') return signalMarkedOfUser(confinement.sudo, marks, signal);
  for (const [pid, one] of found) if (!isThere(one)) found.delete(pid);
  for (const pid of [...markedProcesses(marks), ...found.keys()]) {
    for (const one of [processOf(pid), ...descendantsOf(pid)]) if (one) found.set(one.pid, one);
  }
  return [...found.keys()].filter((pid) => signalProcess(pid, signal)).length > 0;
}

/** As `signalLeft`, which looks again where there seems to be none. */
async function signalAnyLeft(...given: Parameters<typeof signalLeft>): Promise<boolean> {
  for (let look = 0; look < LOOKS_FOR_NONE; look += 1) {
    if (await signalLeft(...given)) return true;
  }
  return false;
}

/** Ends it by SIGKILL, after SIGTERM where there is time for that. Never rejects. */
async function endLeft(
  left: Left,
  confinement: Confinement,
  { termGraceMs, clock }: { termGraceMs: number; clock: Clock },
): Promise<void> {
  for (let waitedMs = 0; waitedMs < termGraceMs + KILL_GRACE_MS; waitedMs += POLL_MS) {
    const gentle = waitedMs === 0 ? 'SIGTERM' : 0;
    const signal = waitedMs < termGraceMs ? gentle : 'SIGKILL';
    if (!(await signalAnyLeft(left, signal, confinement))) return;
    await clock.sleep(POLL_MS);
  }
}

/**
 * Ends at once what is left of servers whose process is not there any more to do so: their groups,
 * and what carries a mark that begins as this one. Never rejects.
 */
export async function killServers(
  { groups, mark }: { groups: readonly number[]; mark: string },
  confinement: Confinement,
  clock: Clock = systemClock,
): Promise<void> {
  const found = foundAs(groups.map(processOf).filter((one) => one !== null));
  if (confinement.kind === 'user') await signalGroupsOfUser(confinement.sudo, groups, 'SIGKILL');
  else for (const group of groups) signalGroup(group, 'SIGKILL');
  await endLeft({ marks: [mark], found }, confinement, { termGraceMs: 0, clock });
}

/** How often what has just been started is looked for again where there is no time to wait. */
const LOOKS_AT_EXIT = 5;

/**
 * As `killServers`, of a process that is about to exit. Those of another user are left to what
 * clears up behind them by then.
 */
export function killServersAtExit(
  { groups, mark }: { groups: readonly number[]; mark: string },
  { kind }: Confinement,
): void {
  if (kind === 'user') return;
  for (const group of groups) signalGroup(group, 'SIGKILL');
  for (let look = 0; look < LOOKS_AT_EXIT; look += 1) {
    const left = markedProcesses([mark]);
    if (left.length === 0) return;
    for (const pid of left) signalProcess(pid, 'SIGKILL');
  }
}

/**
 * Ends in the background what servers leave out of reach of their process groups, that of several
 * with one look at all processes.
 */
export class LeftProcesses {
  readonly #confinement: Confinement;
  readonly #clock: Clock;
  #marks: string[] = [];
  #children: ProcessId[] = [];
  #next: Promise<void> | undefined;
  #lookedAtMs = Number.NEGATIVE_INFINITY;

  constructor(confinement: Confinement, clock: Clock = systemClock) {
    this.#confinement = confinement;
    this.#clock = clock;
  }

  /** Ends what a server that is gone has left. Resolves once that is gone too; never rejects. */
  end(mark: string, children: readonly ProcessId[]): Promise<void> {
    // With bubblewrap, nothing outlives a server.
    if (this.#confinement.kind === 'bwrap') return Promise.resolve();
    this.#marks.push(mark);
    this.#children.push(...children);
    this.#next ??= this.#endAll();
    return this.#next;
  }

  async #endAll(): Promise<void> {
    const clock = this.#clock;
    const waitMs = this.#lookedAtMs + LOOK_APART_MS - clock.now();
    // Never without a turn of the loop: what ends in this one is looked for with it.
    await clock.sleep(Math.min(Math.max(0, waitMs), LOOK_APART_MS));
    const left = { marks: this.#marks, found: foundAs(this.#children) };
    this.#marks = [];
    this.#children = [];
    this.#next = undefined;
    this.#lookedAtMs = clock.now();
    if (!(await signalAnyLeft(left, 0, this.#confinement))) return;
    await clock.sleep(SETTLE_MS);
    await endLeft(left, this.#confinement, { termGraceMs: TERM_GRACE_MS, clock });
  }
}
