import pLimit from 'p-limit';
import type { CallOptions } from '../client/call-options.ts';
import type { EvalsClient } from '../client/client.ts';
import { ApiError, DeadlineError, NetworkError } from '../client/errors/api-error.ts';
import type { Server } from '../contract/resources/catalogue.ts';
import type { RunReport } from '../model/run-report.ts';
import type { SilentServer } from '../model/servers/surface-report.ts';
import { misconfiguredServers } from '../session/misconfigured-servers.ts';
import { resolveAllNamed } from '../session/resolve.ts';
import type { ServiceConnection } from '../session/service-connection.ts';
import type { BorrowedSession } from '../session/session.ts';
import {
  ConfigurationError,
  type ConfigurationProblem,
  ExpectedError,
  errorMessage,
} from '../trouble/errors.ts';
import { isUsersTrouble } from '../trouble/whose-trouble.ts';
import { listedSurface, type SurfaceBudget, surfaceBudget } from './listed-surface.ts';

type Surface = NonNullable<RunReport['surface']>;

/** How servers are asked, and by when. */
export type AskingOptions = CallOptions &
  Pick<BorrowedSession, 'signal' | 'deadlineAtMs' | 'clock'> & {
    /** Where the mistakes of servers are, and which one. */
    serversFile?: ServiceConnection['serversFile'];
    /** Whether the service came with this program, so that its words are ours; else it is told that it says so. */
    isOwn?: boolean;
  };

/** Nothing is between our own service and its servers but the network to those elsewhere. */
export const OWN_SERVICE = { maxAttempts: 2, isOwn: true } as const;

/** Each is a process or two here, and a request or two of a service elsewhere. */
const AT_ONCE = 2;

/**
 * The servers that were chosen, else all that are enabled.
 * @throws ConfigurationError where there is none, or none of that name.
 */
export async function chosenServers(
  client: EvalsClient,
  projectId: string,
  wanted: readonly string[],
  options: CallOptions,
): Promise<Server[]> {
  const saved = await allOf(client.servers.list(projectId, options));
  if (wanted.length > 0) {
    return resolveAllNamed(wanted, saved, { kind: 'server', where: 'servers' });
  }
  const enabled = saved.filter((server) => server.enabled);
  if (enabled.length > 0) return enabled;
  const message = 'there is none to ask: those there are are disabled, or there are none at all.';
  throw new ConfigurationError([{ where: 'servers', message }]);
}

/**
 * Asks servers what they offer. One that does not tell keeps none of the others from being asked.
 * @throws ConfigurationError where one cannot be started as it is written, and what says nothing of
 * any one server, such as a key that is refused.
 */
export async function askServers(
  client: EvalsClient,
  projectId: string,
  servers: readonly Server[],
  options: AskingOptions,
): Promise<Surface> {
  const limit = pLimit(AT_ONCE);
  const budget = surfaceBudget();
  const answers = await Promise.all(
    servers.map((server) =>
      limit(async () => ({ server, answer: await ask(client, projectId, server, options) })),
    ),
  );
  const mistakes = answers.flatMap(({ answer }) => ('mistakes' in answer ? answer.mistakes : []));
  if (mistakes.length > 0) throw new ConfigurationError(mistakes);
  const found: Surface = { servers: [], silent: [] };
  // In the order of their names: which of them have room must not depend on who was first.
  for (const { server, answer } of answers.toSorted(byName)) take(found, server, answer, budget);
  return found;
}

type Answer =
  | { exported: Exported; tools: readonly unknown[] }
  | { trouble: Omit<SilentServer, 'server'> }
  | { mistakes: readonly ConfigurationProblem[] };
type Exported = Awaited<ReturnType<EvalsClient['servers']['export']>>;

const byName = (one: { server: Server }, other: { server: Server }) =>
  one.server.name < other.server.name ? -1 : 1;

function take(found: Surface, { name }: Server, answer: Answer, budget: SurfaceBudget): void {
  if ('trouble' in answer) found.silent.push({ server: name, ...answer.trouble });
  if (!('exported' in answer)) return;
  const listed = listedSurface(name, answer.exported, answer.tools, budget);
  if ('surface' in listed) found.servers.push(listed.surface);
  else found.silent.push({ server: name, message: listed.obstacle, isOwnDoing: false });
}

async function ask(
  client: EvalsClient,
  projectId: string,
  { id: serverId, name }: Server,
  { clock, serversFile = null, isOwn = false, ...options }: AskingOptions,
): Promise<Answer> {
  const place = { projectId, serverId };
  try {
    const exported = await client.servers.export(place, options);
    // An export that tells of templates tells all; others leave titles and annotations out.
    const isWhole = exported.resourceTemplates !== undefined || exported.tools.length === 0;
    const unreadable = [...exported.unreadable];
    const onUnreadable = (parts: readonly string[]) => {
      for (const part of parts) unreadable.push(`items${part}`);
    };
    const listed = () => allOf(client.servers.tools(place, { ...options, onUnreadable }));
    const tools = isWhole ? exported.tools : await listed();
    const [odd] = unreadable;
    if (odd === undefined) return { exported, tools };
    // What was left out would be taken for gone.
    const message = `the service tells what has not the shape of the API: ${odd}`;
    return { trouble: { message, isOwnDoing: false } };
  } catch (error) {
    options.signal.throwIfAborted();
    if (isLate(error, clock.now() + LAST_MS >= options.deadlineAtMs)) {
      return { trouble: { message: LATE, isOwnDoing: false } };
    }
    const mistakes = await misconfiguredServers(error, serversFile);
    if (mistakes.length > 0) return { mistakes };
    if (!isOfServer(error)) throw error;
    const blame = error.details?.['blame'];
    const { message } = isOwn ? inOwnWords(error) : error;
    if (blame === 'configuration') {
      return { mistakes: [{ where: 'mcp-config', message: `server \`${name}\`: ${message}` }] };
    }
    return { trouble: { message, isOwnDoing: blame === 'server' } };
  }
}

/** In so long nothing can be asked any more: what is cut off by the deadline may come before it. */
const LAST_MS = 500;
const LATE = '`timeout-minutes` were over before it answered. Give more time.';

/** Whether there was no time left, and no more is known: the servers that were cut off are named. */
function isLate(error: unknown, isOver: boolean): boolean {
  if (error instanceof DeadlineError) return true;
  return isOver && error instanceof NetworkError && error.kind === 'timeout';
}

/** What a service answers of the server that it was to ask, and not of the request. */
const SERVER_CODES = ['SERVER_UNREACHABLE', 'TIMEOUT', 'OAUTH_REQUIRED', 'FEATURE_NOT_SUPPORTED'];

/** Whether a request was refused for the sake of the server that it was about. */
function isOfServer(error: unknown): error is ApiError {
  return error instanceof ApiError && SERVER_CODES.includes(error.code);
}

/** Trouble with a server as our own service tells it, without the request that it was about. */
export function inOwnWords<Thrown>(error: Thrown): Thrown | ExpectedError {
  return isOfServer(error) && error.said !== '' ? new ExpectedError(error.said) : error;
}

/** All items of a list. */
export async function allOf<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const read: Item[] = [];
  for await (const item of items) read.push(item);
  return read;
}

/** Whether the base could be asked says nothing of the head: whatever is wrong with it is one text. */
export function troubleOfBase(error: unknown): string {
  if (error instanceof Error && !(error instanceof ExpectedError)) throw error;
  return isUsersTrouble(error) ? error.message : errorMessage(error);
}
