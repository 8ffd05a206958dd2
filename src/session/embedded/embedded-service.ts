import type { ChildProcess } from 'node:child_process';
import type { Clock } from '../../ports/clock.ts';
import type { Redactor } from '../../redaction/redactor.ts';
import { TimeLimitError, withTimeLimit } from '../../resilience/time-limit.ts';
import { ConfigurationError, ExpectedError } from '../../trouble/errors.ts';
import { ServiceLog } from './service-log.ts';
import {
  endServersAfter,
  type FailedMessage,
  firstMessage,
  type ReadyMessage,
} from './service-messages.ts';
import {
  endOf,
  endProcess,
  type ProcessEnd,
  type ServiceProcessOptions,
  startProcess,
} from './service-process.ts';

/** The embedded service could not be started, or went away: trouble of ours, not of the user. */
export class EmbeddedServiceError extends ExpectedError {
  override readonly name = 'EmbeddedServiceError';
}

const START_TIMEOUT_MS = 30_000;

/** The service exits with this where it failed for another reason than what the user gave it. */
const INTERNAL_FAILURE = 1;

export interface EmbeddedServiceOptions extends ServiceProcessOptions {
  /** Takes secrets out of what the service and its servers write. */
  secrets: Redactor;
  clock: Clock;
  signal: AbortSignal;
  /** Shows the service's log as it comes instead of folded at the end. */
  logAtOnce?: boolean;
  startTimeoutMs?: number;
  /** The file that names the servers, as the user wrote it: where its problems are. */
  serversFile?: string;
}

/** The service running as a child process. */
export interface EmbeddedService {
  readonly baseUrl: string;
  readonly apiKey: string;
  /** Why the servers of the base cannot be used; null where nothing is in the way. */
  readonly baseTrouble: string | null;
  /** Aborts with an EmbeddedServiceError when the service dies without having been stopped. */
  readonly died: AbortSignal;
  /** Ends the process and prints its log. */
  stop(): Promise<void>;
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
    const { baseUrl, apiKey, baseTrouble = null } = await untilReady(child, ended, options);
    void ended.then((end) => {
      if (!stopping) death.abort(lostService(end, log));
    });
    return { baseUrl, apiKey, baseTrouble, died: death.signal, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function lostService({ description }: ProcessEnd, log: ServiceLog): EmbeddedServiceError {
  const last = log.lastWords();
  const words = last === undefined ? '' : ` It last wrote: ${last}`;
  return new EmbeddedServiceError(
    `The embedded service ${description} in the middle of its work.${words}`,
  );
}

async function untilReady(
  child: ChildProcess,
  ended: Promise<ProcessEnd>,
  { signal, clock, startTimeoutMs = START_TIMEOUT_MS, serversFile }: EmbeddedServiceOptions,
): Promise<ReadyMessage> {
  const ready = async () => {
    const endedEarly = ended.then(({ description }) => {
      throw new EmbeddedServiceError(`The embedded service ${description} before it was ready.`);
    });
    const message = await Promise.race([firstMessage(child), endedEarly]);
    if (message.type === 'ready') return message;
    throw startFailure(message, await ended, serversFile);
  };
  try {
    return await withTimeLimit(startTimeoutMs, signal, ready, clock);
  } catch (error) {
    if (!(error instanceof TimeLimitError)) throw error;
    const seconds = startTimeoutMs / 1000;
    throw new EmbeddedServiceError(`The embedded service did not start within ${seconds} s.`);
  }
}

function startFailure(
  { message, problems = [], input: where }: FailedMessage,
  { exitCode }: ProcessEnd,
  serversFile: string | undefined,
): Error {
  if (exitCode === INTERNAL_FAILURE) {
    const text = [message, ...problems.map((problem) => problem.message)].join(' ');
    return new EmbeddedServiceError(`The embedded service could not start: ${text}`);
  }
  if (problems.length === 0) return new ConfigurationError([{ where, message }]);
  return new ConfigurationError(
    problems.map(({ place, message: text }) => ({
      where: [serversFile ?? where, ...(place === null ? [] : [place])].join(':'),
      message: text,
    })),
  );
}
