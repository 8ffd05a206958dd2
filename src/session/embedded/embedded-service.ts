import { type ChildProcess, spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { ServerSandbox } from '../../contract/embedded/server-sandbox.ts';
import type { ServiceStart } from '../../contract/embedded/service-start.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Logger } from '../../ports/logger.ts';
import type { Redactor } from '../../redaction/redactor.ts';
import { settlesWithin, TimeLimitError, withTimeLimit } from '../../resilience/time-limit.ts';
import { ConfigurationError, ExpectedError, errorCode } from '../../trouble/errors.ts';
import { proxyVariables, visibleEnvironment } from './proxy.ts';
import { ServiceLog } from './service-log.ts';

/** The embedded service could not be started, or went away: trouble of ours, not of the user. */
export class EmbeddedServiceError extends ExpectedError {
  override readonly name = 'EmbeddedServiceError';
}

/** Requests the service grants: it is ours alone, so that waiting would serve nobody. */
export const EMBEDDED_RATE = { burst: 200, perSecond: 100 } as const;

const START_TIMEOUT_MS = 30_000;
/** The runner grants a cancelled step 7.5 s from SIGINT to SIGTERM; both waits must fit in. */
const STOP_GRACE_MS = 1_500;
const TERM_GRACE_MS = 1_500;

const messageSchema = z.discriminatedUnion('type', [
  z.looseObject({ type: z.literal('ready'), baseUrl: z.string(), apiKey: z.string() }),
  z.looseObject({ type: z.literal('servers'), groups: z.array(z.int().min(2)) }),
  z.looseObject({
    type: z.literal('failed'),
    message: z.string(),
    problems: z.array(z.string()).optional(),
    input: z.string().default('mcp-config'),
  }),
]);
type ServiceMessage = z.infer<typeof messageSchema>;
type StartMessage = Exclude<ServiceMessage, { type: 'servers' }>;
type ReadyMessage = Extract<ServiceMessage, { type: 'ready' }>;
type FailedMessage = Extract<ServiceMessage, { type: 'failed' }>;

/** The service exits with this where it failed for another reason than what the user gave it. */
const INTERNAL_FAILURE = 1;

export interface EmbeddedServiceOptions {
  /** Path of the service's program. */
  entry?: string;
  /** Absolute path of the file that names the MCP servers. */
  mcpConfigPath: string;
  /** What it holds: the file is read once, so that nobody swaps it between two looks. */
  mcpConfigText: string;
  /** Provider to address. */
  modelBaseUrls: Readonly<Record<string, string>>;
  /**
   * What its configuration may name, and its way to the network. The service starts with what of
   * it servers may see; the rest it is told.
   */
  environment: Readonly<Record<string, string>>;
  workingFolder: string;
  /** What local MCP servers are started in, and what they then find empty. */
  serverSandbox?: ServerSandbox;
  sandboxHidden?: readonly string[];
  /** Where it keeps traces while it runs. */
  temporaryFolder: string;
  logger: Logger;
  /** Takes secrets out of what the service and its servers write. */
  secrets: Redactor;
  clock: Clock;
  signal: AbortSignal;
  /** Shows the service's log as it comes instead of folded at the end. */
  logAtOnce?: boolean;
  startTimeoutMs?: number;
}

/** The service running as a child process. */
export interface EmbeddedService {
  readonly baseUrl: string;
  readonly apiKey: string;
  /** Aborts with an EmbeddedServiceError when the service dies without having been stopped. */
  readonly died: AbortSignal;
  /** Ends the process and prints its log. */
  stop(): Promise<void>;
}

/** Path of the service's program beside the bundle this code is in. */
function bundledEntry(): string {
  return join(dirname(fileURLToPath(import.meta.url)), 'service', 'index.js');
}

/**
 * Starts the service and waits until it takes requests.
 * @throws ConfigurationError where it finds its configuration wrong; EmbeddedServiceError where it
 * does not start; the signal's reason on abort. Nothing is left behind then.
 */
export async function startEmbeddedService(
  options: EmbeddedServiceOptions,
): Promise<EmbeddedService> {
  const { clock, logger, signal } = options;
  signal.throwIfAborted();
  const child = startProcess(options);
  const ended = endOf(child);
  endServersAfter(child, ended);
  const log = new ServiceLog(logger, options.secrets, { atOnce: options.logAtOnce ?? false });
  for (const stream of [child.stdout, child.stderr]) if (stream) log.follow(stream);
  const death = new AbortController();
  let stopping = false;
  const stop = async () => {
    stopping = true;
    await endProcess(child, ended, clock);
    await log.print();
  };
  try {
    const { baseUrl, apiKey } = await untilReady(child, ended, options);
    void ended.then((end) => {
      if (!stopping) death.abort(lostService(end, log));
    });
    return { baseUrl, apiKey, died: death.signal, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Ends the servers that the service has left, as it does where it is killed. Those that have left
 * their process group are out of reach.
 */
function endServersAfter(child: ChildProcess, ended: Promise<unknown>): void {
  let groups: readonly number[] = [];
  child.on('message', (message) => {
    const parsed = messageSchema.safeParse(message);
    if (parsed.success && parsed.data.type === 'servers') groups = parsed.data.groups;
  });
  void ended.then(() => groups.forEach(killGroup));
}

function killGroup(group: number): void {
  try {
    process.kill(-group, 'SIGKILL');
  } catch (error) {
    // Gone already, or another user's: see `server-sandbox`.
    if (!['ESRCH', 'EPERM'].includes(errorCode(error) ?? '')) throw error;
  }
}

function lostService({ description }: ProcessEnd, log: ServiceLog): EmbeddedServiceError {
  const last = log.lastWords();
  const words = last === undefined ? '' : ` It last wrote: ${last}`;
  return new EmbeddedServiceError(
    `The embedded service ${description} in the middle of its work.${words}`,
  );
}

function startProcess(options: EmbeddedServiceOptions): ChildProcess {
  const { logger, temporaryFolder, mcpConfigPath: mcpConfig, modelBaseUrls } = options;
  const { serverSandbox = 'off', sandboxHidden = [] } = options;
  const { mcpConfigText } = options;
  const environment = withoutUnset({
    ...options.environment,
    ...proxyVariables(options.environment, logger),
  });
  const entry = options.entry ?? bundledEntry();
  const child = spawn(process.execPath, [entry, 'embedded'], {
    cwd: options.workingFolder,
    env: visibleEnvironment(environment, logger),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    windowsHide: true,
  });
  const { burst, perSecond } = EMBEDDED_RATE;
  const requestsPerMinute = perSecond * 60;
  const start: ServiceStart = {
    type: 'start',
    options: {
      temporaryFolder,
      mcpConfig,
      mcpConfigText,
      requestsPerMinute,
      burst,
      modelBaseUrls,
      serverSandbox,
      sandboxHidden: [...sandboxHidden],
    },
    environment,
  };
  // Where it does not arrive, the process is gone or never was, which is told as such.
  child.send(start, () => {});
  return child;
}

function withoutUnset(
  environment: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  const entries = Object.entries(environment);
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

interface ProcessEnd {
  /** Null where a signal ended it, or it never was. */
  exitCode: number | null;
  /** Such as `exited with code 1`. */
  description: string;
}

/** Resolves once the process is gone, or could not be started; never rejects. */
function endOf(child: ChildProcess): Promise<ProcessEnd> {
  return new Promise((resolve) => {
    // Not once: a later one, such as a signal that cannot be sent, would end this process.
    child.on('error', ({ message }) =>
      resolve({ exitCode: null, description: `could not be started (${message})` }),
    );
    child.once('exit', (exitCode, signal) =>
      resolve({
        exitCode,
        description: signal === null ? `exited with code ${exitCode}` : `was ended by ${signal}`,
      }),
    );
  });
}

async function untilReady(
  child: ChildProcess,
  ended: Promise<ProcessEnd>,
  { signal, clock, startTimeoutMs = START_TIMEOUT_MS }: EmbeddedServiceOptions,
): Promise<ReadyMessage> {
  const ready = async () => {
    const endedEarly = ended.then(({ description }) => {
      throw new EmbeddedServiceError(`The embedded service ${description} before it was ready.`);
    });
    const message = await Promise.race([firstMessage(child), endedEarly]);
    if (message.type === 'ready') return message;
    throw startFailure(message, await ended);
  };
  try {
    return await withTimeLimit(startTimeoutMs, signal, ready, clock);
  } catch (error) {
    if (!(error instanceof TimeLimitError)) throw error;
    const seconds = startTimeoutMs / 1000;
    throw new EmbeddedServiceError(`The embedded service did not start within ${seconds} s.`);
  }
}

/** The first message of a start that this version understands. */
function firstMessage(child: ChildProcess): Promise<StartMessage> {
  return new Promise((resolve) => {
    child.on('message', (message) => {
      const parsed = messageSchema.safeParse(message);
      if (parsed.success && parsed.data.type !== 'servers') resolve(parsed.data);
    });
  });
}

function startFailure(
  { message, problems = [], input: where }: FailedMessage,
  { exitCode }: ProcessEnd,
): Error {
  if (exitCode === INTERNAL_FAILURE) {
    const text = [message, ...problems].join(' ');
    return new EmbeddedServiceError(`The embedded service could not start: ${text}`);
  }
  const texts = problems.length > 0 ? problems.map((text) => `${message}: ${text}`) : [message];
  return new ConfigurationError(texts.map((text) => ({ where, message: text })));
}

/** Asks the process to end, first kindly, then firmly. */
async function endProcess(
  child: ChildProcess,
  ended: Promise<ProcessEnd>,
  clock: Clock,
): Promise<void> {
  if (child.connected) child.disconnect();
  if (await settlesWithin(STOP_GRACE_MS, ended, clock)) return;
  child.kill('SIGTERM');
  if (await settlesWithin(TERM_GRACE_MS, ended, clock)) return;
  child.kill('SIGKILL');
  await ended;
}
