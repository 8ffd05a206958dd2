import { once } from 'node:events';
import { type ServiceStart, serviceStartSchema } from '../../contract/embedded/service-start.ts';
import { formatIssues } from '../../contract/wire/validation.ts';
import { errorMessage } from '../../trouble/errors.ts';
import { StartError, type StartProblem } from '../config/start-error.ts';

/** What a service tells the process that started it with an IPC channel. */
export type ServiceMessage =
  | {
      type: 'ready';
      baseUrl: string;
      apiKey?: string;
      /** Why the servers of the second checkout cannot be used. */
      baseTrouble?: string;
    }
  /** The process groups of its servers, for the case that it is killed before it has ended them. */
  | { type: 'servers'; groups: readonly number[] }
  | {
      type: 'failed';
      message: string;
      /** What is wrong with the file of the servers, where that is to blame. */
      problems?: readonly StartProblem[];
      /** The action's input that is to blame. */
      input?: string;
    };

/** Whether a process that listens started this one. */
export function hasParentChannel(): boolean {
  return process.send !== undefined;
}

/** What the action tells a service that it starts. Throws StartError where nobody tells it anything. */
export async function receiveStart(): Promise<ServiceStart> {
  if (!hasParentChannel()) throw new StartError('`embedded` is for the action alone: use `serve`.');
  const gone = once(process, 'disconnect').then(() => {
    throw new StartError('Whoever started the service is gone.', { exitCode: 1 });
  });
  const [message] = await Promise.race([once(process, 'message'), gone]);
  const parsed = serviceStartSchema.safeParse(message);
  if (parsed.success) return parsed.data;
  throw new StartError('The first message to the service is not what it takes.', {
    problems: formatIssues(parsed.error),
    exitCode: 1,
  });
}

/** Sends a message; resolves once it is on its way, at once where no one can get it. */
export function sendToParent(message: ServiceMessage): Promise<void> {
  return new Promise((resolve, reject) => {
    if (process.send === undefined || !process.connected) {
      resolve();
      return;
    }
    process.send(message, undefined, undefined, (error) => (error ? reject(error) : resolve()));
  });
}

/** What to tell the parent about why the service did not start. */
export function failureMessage(thrown: unknown): ServiceMessage {
  const { problems, input }: Partial<StartError> = thrown instanceof StartError ? thrown : {};
  return {
    type: 'failed',
    message: errorMessage(thrown),
    ...(problems !== undefined && problems.length > 0 ? { problems } : {}),
    ...(input === undefined ? {} : { input }),
  };
}

/** How soon servers follow once whoever started this process is dead. */
const ORPHAN_LOOK_MS = 50;

/**
 * Resolves with the reason as soon as someone asks this process to stop, or its parent is gone.
 * From then on SIGTERM ends it at once, and SIGINT does nothing, since npm sends it twice; nor
 * does SIGHUP.
 */
export function untilStopped(): Promise<string> {
  const parent = process.ppid;
  const reasons = [
    once(process, 'SIGINT').then(() => 'SIGINT'),
    once(process, 'SIGTERM').then(() => 'SIGTERM'),
    // Its terminal was closed.
    once(process, 'SIGHUP').then(() => 'SIGHUP'),
  ];
  if (hasParentChannel()) {
    reasons.push(
      once(process, 'disconnect').then(() => 'the process that started it is done or gone'),
    );
  }
  const stopped = Promise.race(reasons);
  void stopped.then(() => {
    process.on('SIGINT', () => {});
    process.on('SIGHUP', () => {});
    process.on('SIGTERM', () => process.exit(1));
    if (!hasParentChannel()) return;
    // Whoever killed the parent is after this process next, which could then not end its servers.
    setInterval(() => {
      if (process.ppid !== parent) process.exit(1);
    }, ORPHAN_LOOK_MS).unref();
  });
  return stopped;
}
