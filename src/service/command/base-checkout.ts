import { BASE_PROJECT, type ServiceStart } from '../../contract/embedded/service-start.ts';
import type { SecretValues } from '../../redaction/secret-values.ts';
import { DEFAULT_ORGANIZATION } from '../auth/key-issue.ts';
import { type ConfiguredServer, readMcpConfig } from '../config/mcp-config.ts';
import type { ConfiguredOrganization } from '../config/service-config.ts';
import { problemLine, StartError } from '../config/start-error.ts';

/** What the second checkout of a service comes to. */
export interface BaseCheckout {
  /** Has its servers in a project of their own. */
  organization: ConfiguredOrganization;
  secrets: SecretValues;
  /** Why it has none; null where its configuration could be read. */
  trouble: string | null;
}

/**
 * Reads the servers of a second checkout, which run in it. What is wrong there is no reason not to
 * start: the servers of the first one stand.
 */
export async function readBaseCheckout(
  { folder, mcpConfig, mcpConfigText }: NonNullable<ServiceStart['options']['base']>,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<BaseCheckout> {
  // A path that is written by that variable would lead to the other checkout.
  const own = { ...environment, GITHUB_WORKSPACE: folder };
  try {
    const read = await readMcpConfig(mcpConfig, own, folder, mcpConfigText);
    const servers = read.servers.map((server) => ofCheckout(server, folder));
    return { organization: organizationOf(servers), secrets: read.secrets, trouble: null };
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    const trouble = [error.message, ...error.problems.map(problemLine)].join('; ');
    return { organization: organizationOf([]), secrets: { values: [], unhidden: [] }, trouble };
  }
}

function ofCheckout(server: ConfiguredServer, folder: string): ConfiguredServer {
  if (!('connection' in server) || server.connection.transport !== 'stdio') return server;
  return { ...server, connection: { ...server.connection, checkout: folder } };
}

function organizationOf(servers: ConfiguredServer[]): ConfiguredOrganization {
  const nobody = { members: [], chatboxes: [], chatSessions: [] };
  const project = { name: BASE_PROJECT, visibility: 'organization' as const, ...nobody, servers };
  return { name: DEFAULT_ORGANIZATION, members: [], projects: [project] };
}
