import { createClient, type EvalsClient } from '../client/client.ts';
import { RateBucket } from '../client/rate/rate-bucket.ts';
import { LIMITS } from '../contract/limits.ts';
import type { EmbeddedService, RemoteService, ReportingService } from '../inputs/config.ts';
import type { Clock } from '../ports/clock.ts';
import type { ServersFile } from './embedded/embedded-start.ts';
import type { JobContext } from './job-context.ts';
import type { BaseCheckout } from './workspace/base-checkout.ts';

/** A service to run evals on, or to take results to. */
export interface ServiceConnection {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly client: EvalsClient;
  /** All requests draw from it. */
  readonly bucket: RateBucket;
  /** What names its servers; null where they are not of this checkout. */
  readonly serversFile: ServersFile | null;
  /** Why the servers of the base cannot be used; null where nothing is in the way, or none was asked for. */
  readonly baseTrouble: string | null;
}

/** What of a suite matters to the service before it is there. */
export interface SuiteNeeds {
  /** Commands that it brings, each a line or a list of words. */
  commands?: readonly (string | readonly string[])[];
  /** Whose servers the embedded service is to have in a project of their own. */
  base?: BaseCheckout | undefined;
  /** Whether servers are to remember one operation at the next; only the embedded service can have it so. */
  keepsConnections?: boolean;
}

/** A connection, and what only the session that holds it knows of it. */
export interface OpenService {
  readonly connection: ServiceConnection;
  /** Aborts where the service is gone; null where it is not ours. */
  readonly died: AbortSignal | null;
  close(): Promise<void>;
}

/** A request that is quicker on its way than those before it must not come before its turn. */
const RESERVE = 1;

/** What every key is granted, less a little. */
export function remoteBucket(clock: Clock): RateBucket {
  const { rateBurst, ratePerSecond: perSecond } = LIMITS;
  return new RateBucket({ burst: rateBurst - RESERVE, perSecond, clock });
}

/**
 * Connects to the service of the inputs, starting the embedded one if that is asked for.
 * @throws ConfigurationError, EmbeddedServiceError, or the signal's reason.
 */
export async function connectService(
  config: EmbeddedService | ReportingService | RemoteService,
  { commands = [], base, keepsConnections = false }: SuiteNeeds,
  context: JobContext,
): Promise<OpenService> {
  if (config.kind === 'remote') {
    const bucket = remoteBucket(context.clock);
    const own = { bucket, serversFile: null, baseTrouble: null };
    const connection = connectionTo({ ...config, ...own }, context);
    return { connection, died: null, close: async () => undefined };
  }
  // Starting a process is loaded only where one is started: a remote service needs none of it.
  const { startForReports, startForServers } = await import('./embedded/embedded-start.ts');
  const { service, rate, serversFile } =
    config.kind === 'reporting'
      ? await startForReports(context)
      : await startForServers(
          { ...config, takesCommands: commands.length > 0, keepsConnections, base },
          context,
        );
  const bucket = new RateBucket({ ...rate, clock: context.clock });
  return {
    connection: connectionTo({ ...service, bucket, serversFile }, context),
    died: service.died,
    close: () => service.stop(),
  };
}

function connectionTo(
  service: Omit<ServiceConnection, 'client'>,
  { version, clock, logger, secrets }: JobContext,
): ServiceConnection {
  const { baseUrl, apiKey, bucket, serversFile, baseTrouble } = service;
  const access = { baseUrl, apiKey, bucket, version, clock, logger, secrets };
  return { baseUrl, apiKey, client: createClient(access), bucket, serversFile, baseTrouble };
}
