import { Client } from '../api/client/client.ts';
import { loopback } from '../api/client/transport.ts';
import { parseServersFile, type ServersFile } from '../api/servers-file.ts';
import type { Config } from '../inputs/rows.ts';
import { readWorkspaceFile } from '../lib/workspace-file.ts';
import { placeOfFile } from '../report/place.ts';
import type { Problem } from '../report/problem.ts';
import { startEmbedded } from './embedded.ts';
import type { Environment, Logger } from './environment.ts';

/** What a job holds while it runs. */
export interface Session {
  client: Client;
  projectId: string;
  /** Names of the servers that suites can call. */
  servers: readonly { id: string; name: string }[];
  workspace: string;
  logger: Logger;
  signal: AbortSignal;
  close: () => Promise<void>;
}

/** Tokens of the runner. */
const TOKEN_VARIABLES = ['ACTIONS_RUNTIME_TOKEN', 'ACTIONS_ID_TOKEN_REQUEST_TOKEN', 'GITHUB_TOKEN'];

/** Reads the list of servers, starts the service in this process, and connects to it. */
export async function openSession(
  config: Config,
  environment: Environment,
): Promise<Session | { problems: Problem[] }> {
  const { variables, workspace, logger, signal, redactor } = environment;
  const file = await readServers(config.mcpConfig, environment);
  if ('problems' in file) return file;
  for (const [name, secrets] of file.secrets) redactor.add(name, secrets);
  for (const name of TOKEN_VARIABLES) redactor.add(name, [variables[name] ?? '']);
  for (const name of redactor.weak) {
    logger.warn(`The value of ${name} is too short or too common to be masked.`);
  }
  const service = await startEmbedded(file.servers, environment);
  redactor.add('the service key', [service.key]);
  const client = new Client({
    origin: service.origin,
    key: service.key,
    transport: loopback,
  });
  try {
    const { items } = await client.call('listProjects', { parameters: {} });
    const projectId = items[0]?.id ?? '';
    const servers = await Array.fromAsync(client.list('listServers', { projectId }));
    return { client, projectId, servers, workspace, logger, signal, close: service.close };
  } catch (error) {
    await service.close();
    throw error;
  }
}

async function readServers(
  path: string,
  { workspace, variables }: Environment,
): Promise<ServersFile | { problems: Problem[] }> {
  const content = await readWorkspaceFile(workspace, path);
  if (typeof content === 'string') return parseServersFile(content, path, variables);
  return { problems: [{ place: placeOfFile(path), data: { code: 'unreadable', ...content } }] };
}
