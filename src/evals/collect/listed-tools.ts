import pLimit from 'p-limit';
import type { EvalsClient } from '../../client/client.ts';
import type { ListedTools } from '../../contract/resources/run.ts';
import type { ServerReport } from '../../model/run-report.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Logger } from '../../ports/logger.ts';
import type { Redactor } from '../../redaction/redactor.ts';
import { errorMessage } from '../../trouble/errors.ts';

/** Each costs a request, for which the service connects to the server. */
const MOST_SERVERS = 20;
const AT_ONCE = 4;
/** For all of them: nothing is decided by them alone. */
const TIME_MS = 20_000;
/** Of one server, as the embedded service tells them. */
const MOST_TOOLS = 2_000;
const NAME_LENGTH = 128;

export interface ListingOptions {
  clock: Pick<Clock, 'now'>;
  logger: Pick<Logger, 'debug'>;
  signal: AbortSignal;
  /** Names are cut without what nobody is to see. */
  redactor: Pick<Redactor, 'excerpt'>;
  /** Given each list that was had, whole. */
  onListed?(list: ListedTools): void;
}

/**
 * Servers of a run with the tools that they have now, where the service did not tell with the run and
 * lists them. Whatever goes wrong leaves them unknown. Never throws.
 */
export async function withListedTools(
  client: EvalsClient,
  projectId: string,
  servers: readonly ServerReport[],
  { clock, logger, signal, redactor, onListed }: ListingOptions,
): Promise<ServerReport[]> {
  const options = { signal, optional: true, deadlineAtMs: clock.now() + TIME_MS };
  const limit = pLimit(AT_ONCE);
  const listed = async (server: ServerReport): Promise<ServerReport> => {
    if (server.tools !== undefined || signal.aborted) return server;
    try {
      const names = new Set<string>();
      const tools: ListedTools['tools'] = [];
      const place = { projectId, serverId: server.id };
      for await (const tool of client.servers.tools(place, options)) {
        names.add(redactor.excerpt(tool.name, NAME_LENGTH));
        tools.push(tool);
        // Some of them would be taken for all.
        if (names.size > MOST_TOOLS) return server;
      }
      onListed?.({ serverId: server.id, tools });
      return { ...server, tools: [...names] };
    } catch (error) {
      logger.debug(`The tools of server ${server.id} are not known: ${errorMessage(error)}`);
      return server;
    }
  };
  const asked = await limit.map(servers.slice(0, MOST_SERVERS), listed);
  return [...asked, ...servers.slice(MOST_SERVERS)];
}
