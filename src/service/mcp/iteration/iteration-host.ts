import {
  ITERATION_VARIABLE,
  type SuiteCommand,
} from '../../../contract/cases/execution-settings.ts';
import { systemClock } from '../../../ports/clock.ts';
import type { Redacted, Redactor } from '../../../redaction/redactor.ts';
import { TimeLimitError, withTimeLimit } from '../../../resilience/time-limit.ts';
import type { ProcessSurroundings, Sandbox } from '../sandbox/launch.ts';
import type { SandboxPlan } from '../sandbox/sandbox-plan.ts';
import type { StdioConnection } from '../server-connection.ts';
import { errorText, MissingProgramError } from '../server-error.ts';
import { ServerProcess } from '../stdio/server-process.ts';
import { StderrTail } from '../stdio/stderr-tail.ts';
import { withIterationFolder } from './folder-name.ts';
import { type IterationFolders, iterationFolders } from './iteration-folders.ts';

/** What a command is run with. */
export interface CommandSurroundings {
  /** What it is called in errors, such as `setup`. */
  name: string;
  /** Of the iteration. */
  folder: string;
  /** The checkout that it runs in; left out: that of the service. */
  checkout?: string | undefined;
  redactor: Redactor;
  signal: AbortSignal;
}

/** The machine as the local servers of an iteration have it: folders, and commands beside them. */
export interface IterationHost extends IterationFolders {
  /**
   * Runs a command to its end, as servers are run.
   * @throws CommandError where that is not a good one; the signal's reason
   */
  run(command: SuiteCommand, surroundings: CommandSurroundings): Promise<void>;
}

/** A command of a suite that did not do what it is for. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  /** `missing`: there is no such program. */
  readonly kind: 'missing' | 'failed';

  constructor(kind: CommandError['kind'], message: Redacted) {
    super(message);
    this.kind = kind;
  }
}

const DEFAULT_LIMIT_MS = 60_000;
const POLL_MS = 20;
/** How shells say that there is no such program: those of POSIX, and that of Windows. */
const NOT_FOUND: readonly string[] = ['exited with code 127', 'exited with code 9009'];

export interface IterationHostOptions {
  sandbox: Sandbox;
  plan: SandboxPlan;
  /** Where folders are made, unless the sandbox has a place of its own. */
  temporaryFolder: string;
  /** For one command; 60 s by default. */
  commandLimitMs?: number;
}

export function createIterationHost(options: IterationHostOptions): IterationHost {
  const { sandbox, plan, temporaryFolder, commandLimitMs = DEFAULT_LIMIT_MS } = options;
  const folders = iterationFolders(plan, temporaryFolder);
  /** What commands have left, by the folder, on its way out. */
  const leaving = new Map<string, Promise<void>[]>();
  return {
    make: () => folders.make(),
    async remove(folder) {
      await Promise.all(leaving.get(folder) ?? []);
      leaving.delete(folder);
      await folders.remove(folder);
    },
    async run(command, surroundings) {
      const { folder, redactor } = surroundings;
      const connection = connectionOf(command, surroundings);
      const started = new StartedCommand(connection, { sandbox, redactor });
      try {
        await untilDone(started, surroundings, commandLimitMs);
      } finally {
        // Servers need not wait for it.
        leaving.set(folder, [...(leaving.get(folder) ?? []), started.stop()]);
      }
    },
  };
}

async function untilDone(
  started: StartedCommand,
  { name, redactor, signal }: Pick<CommandSurroundings, 'name' | 'redactor' | 'signal'>,
  limitMs: number,
): Promise<void> {
  const failure = (kind: CommandError['kind'], what: string) =>
    new CommandError(kind, redactor.text(`The command of \`${name}\` ${what}`));
  try {
    const end = await withTimeLimit(limitMs, signal, (limited) => started.end(limited));
    if (end === 'exited with code 0') return;
    throw failure(NOT_FOUND.includes(end) ? 'missing' : 'failed', `${end}.${started.words()}`);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof CommandError) throw error;
    if (error instanceof MissingProgramError) {
      throw failure('missing', `cannot be run: ${error.message}.`);
    }
    if (error instanceof TimeLimitError) {
      const what = `did not end within ${limitMs / 1000} s.`;
      throw failure('failed', `${what}${started.words()}`);
    }
    throw failure('failed', `cannot be run: ${errorText(error)}.`);
  }
}

/** A command as if it were a server: started the same way, with the same environment. */
function connectionOf(
  command: SuiteCommand,
  { folder, checkout }: Pick<CommandSurroundings, 'folder' | 'checkout'>,
): StdioConnection {
  const [program = '', ...args] =
    typeof command === 'string' ? shellLine(command, folder) : withIterationFolder(command, folder);
  const env = { [ITERATION_VARIABLE]: folder };
  const place = { cwd: null, folder, ...(checkout === undefined ? {} : { checkout }) };
  return { transport: 'stdio', command: program, args, env, ...place };
}

function shellLine(line: string, folder: string): string[] {
  if (process.platform !== 'win32') return ['/bin/sh', '-c', line];
  // Its shell writes variables in another way.
  const written = withIterationFolder(line, folder);
  return [process.env['ComSpec'] ?? 'cmd.exe', '/d', '/s', '/c', written];
}

/** A command that runs, and what it says. */
class StartedCommand {
  readonly #process: ServerProcess | null = null;
  readonly #refusal: unknown = null;
  readonly #output: StderrTail;

  constructor(connection: StdioConnection, surroundings: ProcessSurroundings) {
    this.#output = new StderrTail(surroundings.redactor);
    try {
      this.#process = new ServerProcess(connection, surroundings);
    } catch (error) {
      this.#refusal = error;
      return;
    }
    const { stdout } = this.#process;
    stdout.on('data', (chunk: Buffer) => this.#output.add(chunk));
    stdout.on('end', () => this.#output.end());
  }

  /** How it ended. */
  async end(signal: AbortSignal): Promise<string> {
    const running = this.#process;
    if (running === null) throw this.#refusal;
    await running.started;
    running.stdin.end();
    await running.over;
    // One that has closed its output is not over.
    while (running.end === null) await systemClock.sleep(POLL_MS, signal);
    const { refusal } = running;
    if (refusal?.kind === 'missing') throw new MissingProgramError(refusal.message);
    return running.end;
  }

  /** The end of what it has written; empty where that is nothing. */
  words(): string {
    const said = [this.#process?.stderrTail ?? '', this.#output.text].filter((text) => text !== '');
    return said.length === 0 ? '' : `\nIts output ends with:\n${said.join('\n')}`;
  }

  /** Ends it where it runs yet, and what it has started. */
  async stop(): Promise<void> {
    await this.#process?.stop();
  }
}
