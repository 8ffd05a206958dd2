import pLimit from 'p-limit';
import type { CallOptions } from '../../client/call-options.ts';
import type { EvalsClient } from '../../client/client.ts';
import {
  type ArgumentUse,
  argumentUses,
  findMisfits,
} from '../../contract/cases/beforehand/argument-misfits.ts';
import type { TestCase } from '../../contract/cases/test-case.ts';
import type { Server } from '../../contract/resources/catalogue.ts';
import type { ArgumentMisfit } from '../../contract/resources/run.ts';
import { type ToolFit, ToolFits } from '../../json-schema/tool-fits.ts';
import type { Logger } from '../../ports/logger.ts';
import { startTimeLimit, type TimeLimit } from '../../resilience/time-limit.ts';
import { errorMessage } from '../../trouble/errors.ts';

/** Each costs two requests, and a key has ten of them at once. */
const MOST_SERVERS = 5;
const AT_ONCE = 2;
/** For all of them: the run can do without. */
const TIME_MS = 30_000;
/** Of one server, as the embedded service reads them. */
const MOST_TOOLS = 2_000;
const MESSAGE_LENGTH = 1_000;
const REASON_LENGTH = 300;

/** A run that has yet to be created. */
interface UnstartedRun {
  project: { id: string };
  servers: readonly Pick<Server, 'id' | 'name'>[] | undefined;
  tests: readonly TestCase[] | undefined;
}

type Options = CallOptions & { logger: Logger };

/** Input schemas by the names of tools; undefined for a name that is listed twice. */
type Schemas = ReadonlyMap<string, unknown>;

/** What was found before a run. */
export interface ArgumentFindings {
  misfits: ArgumentMisfit[];
  /** Tools whose schemas cannot be judged by, in words for the report. */
  warnings: string[];
}

/**
 * Arguments of cases that the tools they are for do not take, by what a service lists of a few servers
 * in a short time. What cannot be had is told in one notice, and nothing is held against it.
 *
 * @throws the signal's reason
 */
export async function findArgumentMisfits(
  client: EvalsClient,
  { project, servers, tests = [] }: UnstartedRun,
  { logger, ...options }: Options,
): Promise<ArgumentFindings> {
  const uses = tests.flatMap((test) => argumentUses(test));
  if (uses.length === 0) return { misfits: [], warnings: [] };
  const limit = startTimeLimit(TIME_MS, options.signal);
  try {
    const listing = await listTools(client, { project, servers, uses }, { ...options, limit });
    return misfitsOf(tests, listing, logger);
  } finally {
    limit.end();
  }
}

/** What could be had of the tools, and what not, in words. */
interface ToolListing {
  tools: KnownTools;
  untold: string[];
}

async function listTools(
  client: EvalsClient,
  { project, servers, uses }: Omit<UnstartedRun, 'tests'> & { uses: readonly ArgumentUse[] },
  { limit, ...options }: CallOptions & { limit: TimeLimit },
): Promise<ToolListing> {
  const within = { ...options, signal: limit.signal, optional: true };
  const untold: string[] = [];
  const missed = (what: string) => (error: unknown) => {
    options.signal?.throwIfAborted();
    const why = limit.isReached()
      ? `there was no answer in ${TIME_MS / 1_000} s`
      : errorMessage(error);
    untold.push(`${what} (${why.slice(0, REASON_LENGTH)})`);
    return null;
  };
  const known =
    servers ?? (await savedServers(client, project.id, within).catch(missed('its servers')));
  const meant = serversOf(uses, known ?? [], servers !== undefined);
  const listed = await pLimit(AT_ONCE).map(meant.slice(0, MOST_SERVERS), async ({ id, name }) => {
    const place = { projectId: project.id, serverId: id };
    const schemas = await schemasOf(client, place, within).catch(
      missed(`server ${JSON.stringify(name)}`),
    );
    return [id, schemas] as const;
  });
  if (meant.length > MOST_SERVERS) {
    untold.push(`${meant.length - MOST_SERVERS} more servers (${MOST_SERVERS} are asked)`);
  }
  const tools = { servers: known ?? [], isWhole: servers !== undefined, schemas: new Map(listed) };
  return { tools, untold };
}

function misfitsOf(
  tests: readonly TestCase[],
  { tools, untold }: ToolListing,
  logger: Pick<Logger, 'notice'>,
): ArgumentFindings {
  const fits = new ToolFits();
  const misfits = tests.flatMap((test) =>
    findMisfits(test, (use) => toolsOf(use, tools, fits)).map(({ path, message }) => ({
      title: test.title,
      path: path.map((key) => (typeof key === 'symbol' ? String(key) : key)),
      message: message.slice(0, MESSAGE_LENGTH),
    })),
  );
  if (untold.length > 0) {
    logger.notice(
      `The service did not tell the tools of ${untold.join(', ')}, so the arguments for them were not checked before the run.`,
    );
  }
  const unjudged = fits.untold();
  return { misfits, warnings: unjudged === null ? [] : [unjudged] };
}

async function savedServers(
  client: EvalsClient,
  projectId: string,
  options: CallOptions,
): Promise<Pick<Server, 'id' | 'name'>[]> {
  const servers: Server[] = [];
  for await (const server of client.servers.list(projectId, options)) servers.push(server);
  return servers;
}

const isMeant =
  ({ serverId, serverName }: NonNullable<ArgumentUse['server']>) =>
  ({ id, name }: Pick<Server, 'id' | 'name'>): boolean =>
    serverId === undefined ? name.toLowerCase() === serverName.toLowerCase() : id === serverId;

/** Those that are named come before those of which any may be meant. */
function serversOf<Saved extends Pick<Server, 'id' | 'name'>>(
  uses: readonly ArgumentUse[],
  servers: readonly Saved[],
  isWhole: boolean,
): Saved[] {
  const named = uses.flatMap(({ server }) =>
    server === null ? [] : (servers.find(isMeant(server)) ?? []),
  );
  const isAny = isWhole && uses.some(({ server }) => server === null);
  return [...new Set([...named, ...(isAny ? servers : [])])];
}

/** Null where the server has no tools. */
async function schemasOf(
  client: EvalsClient,
  place: { projectId: string; serverId: string },
  options: CallOptions,
): Promise<Schemas> {
  // One that cannot be connected to is not asked again.
  await client.servers.validate(place, options);
  const schemas = new Map<string, unknown>();
  let count = 0;
  for await (const { name, inputSchema } of client.servers.tools(place, options)) {
    count += 1;
    if (count > MOST_TOOLS) throw new Error(`it has more than ${MOST_TOOLS} tools`);
    schemas.set(name, schemas.has(name) ? undefined : inputSchema);
  }
  return schemas;
}

interface KnownTools {
  servers: readonly Pick<Server, 'id' | 'name'>[];
  /** Whether these are the servers of the run, and no others. */
  isWhole: boolean;
  /** By the ids of servers; null where they could not be had. */
  schemas: ReadonlyMap<string, Schemas | null>;
}

function toolsOf(
  { server, toolName }: ArgumentUse,
  { servers, isWhole, schemas }: KnownTools,
  fits: ToolFits,
): ToolFit[] {
  if (server === null && !isWhole) return [];
  const meant = server === null ? servers : servers.filter(isMeant(server)).slice(0, 1);
  const tools = meant.map(({ id, name }) => {
    const listed = schemas.get(id);
    if (listed === undefined || listed === null) return null;
    const schema = listed.get(toolName);
    return schema === undefined ? [] : [fits.tool(name, toolName, schema)];
  });
  // A server that is not known may be the one that takes them.
  return tools.every((one) => one !== null) ? tools.flatMap((one) => one ?? []) : [];
}
