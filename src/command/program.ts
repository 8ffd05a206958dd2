import { type ChildProcess, spawn } from 'node:child_process';
import type { Clock } from '../ports/clock.ts';
import type { Logger } from '../ports/logger.ts';
import { hasLiving, markedProcesses, signalProcess } from '../processes/marked-processes.ts';
import { HAS_GROUPS, signalGroup } from '../processes/process-groups.ts';
import type { Redactor } from '../redaction/redactor.ts';
import { settlesWithin, startTimeLimit } from '../resilience/time-limit.ts';
import { followLines } from '../session/output-lines.ts';
import { ExpectedError, errorCode, errorMessage } from '../trouble/errors.ts';

/** How a program came to its end. */
export type ProgramEnd =
  | { how: 'exited'; exitCode: number }
  | { how: 'signal'; signal: string }
  /** Its time was over, so that it was ended. */
  | { how: 'timeout' };

/** The shell that an eval program is a line of could not be started. */
export class ProgramError extends ExpectedError {
  override readonly name = 'ProgramError';
}

export interface ProgramOptions {
  environment: Readonly<Record<string, string>>;
  /** The mark that its environment has. */
  mark: string;
  folder: string;
  /** What nobody is to see of what it writes. */
  secrets: Redactor;
  logger: Pick<Logger, 'info'>;
  clock: Clock;
  signal: AbortSignal;
  deadlineAtMs: number;
}

/** As the runner has it for the steps of a job, the second where there is no first. */
const SHELLS: readonly (readonly [string, ...string[]])[] = [
  ['bash', '--noprofile', '--norc', '-eo', 'pipefail', '-c'],
  ['sh', '-e', '-c'],
];

/** The runner grants a cancelled step 7.5 s: both waits must fit in. */
const TERM_GRACE_MS = 1_500;
const OUTPUT_GRACE_MS = 1_000;
/** What was just started is looked for again: who starts another and ends is seen in no look. */
const LOOKS_FOR_LEFT = 5;

/**
 * Runs lines of a shell to their end; what they write goes to the log as it comes. Nothing that they
 * started is left behind, as far as this system tells what that is.
 * @throws ProgramError where there is no shell; the signal's reason on abort.
 */
export async function runProgram(lines: string, options: ProgramOptions): Promise<ProgramEnd> {
  const { clock, signal, deadlineAtMs, secrets, logger, mark } = options;
  signal.throwIfAborted();
  const { child, ended } = await startShell(lines, options);
  const closed = new Promise((resolve) => child.once('close', resolve));
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) followLines(stream, secrets, (line) => logger.info(line));
  }
  const limit = startTimeLimit(deadlineAtMs - clock.now(), signal, clock);
  const stopped = new Promise<'stopped'>((resolve) => {
    limit.signal.addEventListener('abort', () => resolve('stopped'), { once: true });
    if (limit.signal.aborted) resolve('stopped');
  });
  try {
    const end = await Promise.race([ended, stopped]);
    await endAll(child, { ended, mark, clock });
    await settlesWithin(OUTPUT_GRACE_MS, closed, clock);
    if (end !== 'stopped') return end;
    signal.throwIfAborted();
    return { how: 'timeout' };
  } finally {
    limit.end();
  }
}

interface StartedShell {
  child: ChildProcess;
  ended: Promise<ProgramEnd>;
}

async function startShell(lines: string, options: ProgramOptions): Promise<StartedShell> {
  const { environment: env, folder: cwd } = options;
  const missing: string[] = [];
  for (const [shell, ...args] of SHELLS) {
    const child = spawn(shell, [...args, lines], {
      ...{ cwd, env, detached: HAS_GROUPS, windowsHide: true },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended = endOf(child);
    const refusal = await new Promise<unknown>((resolve) => {
      child.once('spawn', () => resolve(null));
      // Not once: a later one, such as a signal that cannot be sent, would end this process.
      child.on('error', resolve);
    });
    if (refusal === null) return { child, ended };
    if (errorCode(refusal) !== 'ENOENT') {
      throw new ProgramError(`The command could not be started: ${errorMessage(refusal)}`);
    }
    missing.push(shell);
  }
  throw new ProgramError(`The command needs a shell, and there is no ${missing.join(' and no ')}.`);
}

function endOf(child: ChildProcess): Promise<ProgramEnd> {
  return new Promise((resolve) => {
    child.once('exit', (exitCode, signal) =>
      resolve(
        signal === null ? { how: 'exited', exitCode: exitCode ?? 0 } : { how: 'signal', signal },
      ),
    );
  });
}

/** Ends the shell and all that it started, first kindly, then firmly. */
async function endAll(
  child: ChildProcess,
  { ended, mark, clock }: { ended: Promise<unknown>; mark: string; clock: Clock },
): Promise<void> {
  const { pid } = child;
  if (pid === undefined) return;
  const send = (signal: NodeJS.Signals) => {
    if (HAS_GROUPS) signalGroup(pid, signal);
    else child.kill(signal);
    for (const one of markedProcesses([mark])) signalProcess(one, signal);
  };
  const isAlone = await settlesWithin(0, ended, clock);
  if (isAlone && !isAnyLeft(pid, mark)) return;
  send('SIGTERM');
  await settlesWithin(TERM_GRACE_MS, untilGone(pid, { ended, mark, clock }), clock);
  for (let look = 0; look < LOOKS_FOR_LEFT; look += 1) send('SIGKILL');
  await ended;
}

const POLL_MS = 50;

async function untilGone(
  pid: number,
  { ended, mark, clock }: { ended: Promise<unknown>; mark: string; clock: Clock },
): Promise<void> {
  await ended;
  for (let waitedMs = 0; waitedMs < TERM_GRACE_MS && isAnyLeft(pid, mark); waitedMs += POLL_MS) {
    await clock.sleep(POLL_MS);
  }
}

function isAnyLeft(group: number, mark: string): boolean {
  const isThere = HAS_GROUPS && signalGroup(group, 0) === 'sent' && hasLiving(group);
  return isThere || markedProcesses([mark]).length > 0;
}
