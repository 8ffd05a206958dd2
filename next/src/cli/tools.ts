import { ServiceError } from '../api/client/service-error.ts';
import { notFoundProblem } from '../api/validation.ts';
import { readConfig } from '../inputs/config.ts';
import { INPUTS, TERMINAL_INPUTS } from '../inputs/rows.ts';
import { stackOf } from '../lib/errors.ts';
import { TEXT_LIMIT } from '../lib/limits.ts';
import { placeOfFile } from '../report/place.ts';
import { openSession, type Session } from '../session/session.ts';
import { describeStarting } from '../words/messages.ts';
import { describeTools } from '../words/tools.ts';
import { type Command, EXIT_CODES } from './command.ts';
import { dotenv, withDotenv } from './dotenv.ts';
import { refuseAll } from './keys.ts';
import { flag, readOptions } from './options.ts';
import { mcpConfig } from './validate.ts';

export const OPTIONS = {
  'mcp-config': mcpConfig,
  json: flag().describe('Prints one line of JSON for each server, with all that it sent.'),
  dotenv,
};

/** What a server lists. */
interface Listing {
  server: string;
  tools: Record<string, unknown>[];
  /** What is wrong with the server or with its tools, in sentences. */
  troubles: string[];
  /** Whether the list of servers is why. */
  isInvalid: boolean;
}

/** Runs `tools [SERVER]`: connects to each server of the list, and shows its tools. */
export const command: Command = async (args, environment, write) => {
  const { logger, redactor } = environment;
  const options = readOptions(OPTIONS, args, 1);
  if ('problems' in options) return refuseAll(options.problems, logger);
  const { 'mcp-config': list, json, dotenv: file } = options.values;
  const known = await withDotenv(environment, file);
  if ('problems' in known) return refuseAll(known.problems, logger);
  const given = new Map([[INPUTS.mcpConfig.name, list]]);
  const { config } = readConfig(given, TERMINAL_INPUTS);
  const session = await openSession(config, known.environment);
  if ('problems' in session) return refuseAll(session.problems, logger);
  try {
    const [wanted] = options.operands;
    const servers = session.servers.filter(({ name }) => name === (wanted ?? name));
    if (wanted !== undefined && servers.length === 0) {
      const names = session.servers.map(({ name }) => name);
      const data = notFoundProblem('server', wanted, names);
      return refuseAll([{ place: placeOfFile(list), data }], logger);
    }
    logger.progress(describeStarting(servers.map(({ name }) => name)));
    const listings = await Promise.all(servers.map((server) => listTools(server, session)));
    for (const { server, tools: sent, troubles } of listings) {
      const shown = sent.map((tool) => Object(redactor.json(tool, TEXT_LIMIT)));
      if (json) write(JSON.stringify({ server, tools: shown, troubles }));
      else if (sent.length > 0 || troubles.length === 0) {
        for (const line of describeTools(server, shown)) write(line);
      }
      for (const trouble of troubles) logger.error(`${server}: ${trouble}`);
    }
    if (listings.some(({ isInvalid }) => isInvalid)) return EXIT_CODES.invalid;
    const isSound = listings.every(({ troubles }) => troubles.length === 0);
    return isSound ? EXIT_CODES.passed : EXIT_CODES.failed;
  } finally {
    await session.close().catch((error) => logger.debug(stackOf(error)));
  }
};

async function listTools(
  { id, name: server }: Session['servers'][number],
  { client, projectId, environment: { signal } }: Session,
): Promise<Listing> {
  const parameters = { projectId, serverId: id };
  const listing: Listing = { server, tools: [], troubles: [], isInvalid: false };
  try {
    for await (const tool of client.list('listTools', { parameters, signal })) {
      listing.tools.push(tool);
    }
    const { checks } = await client.call('diagnoseServer', { parameters, signal });
    const { status, detail } = checks['tools'] ?? {};
    if (status === 'error') listing.troubles.push(detail ?? '');
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    // A server need not offer tools.
    if (error.details['capability'] === 'tools') return listing;
    listing.troubles.push(error.failure.message);
    listing.isInvalid = error.details['blame'] === 'configuration';
  }
  return listing;
}
