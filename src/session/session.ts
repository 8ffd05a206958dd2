import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from '../api/client/client.ts';
import { type KnownServers, parseServersFile, type ServerEntry } from '../api/servers-file.ts';
import type { Config } from '../inputs/rows.ts';
import { readWorkspaceFile } from '../lib/workspace-file.ts';
import { placeOfInput, unreadable } from '../report/place.ts';
import type { Problem } from '../report/problem.ts';
import { MESSAGES } from '../words/messages.ts';
import { EMBEDDED_RATE, startEmbedded } from './embedded.ts';
import type { Environment } from './environment.ts';
import { warnOf } from './failure.ts';
import { connect, newClient } from './hosted.ts';

/** What a job holds while it runs. */
export interface Session {
  environment: Environment;
  client: Client;
  projectId: string;
  /** Its name; empty for the service of this process. */
  project: string;
  /** The servers that suites can call. */
  servers: readonly { id: string; name: string }[];
  known: KnownServers;
  config: Config;
  /** Whether a service of others runs the suite. */
  isHosted: boolean;
  /** When the run must have ended, in milliseconds of `performance.now()`. */
  deadline: number;
  /** What the notes of the run say about its origin; empty at a terminal. */
  notes: string;
  /** Ends a service in this process, and its servers. */
  close: () => Promise<void>;
}

/** Tokens of the runner. */
const TOKEN_VARIABLES = ['ACTIONS_RUNTIME_TOKEN', 'ACTIONS_ID_TOKEN_REQUEST_TOKEN', 'GITHUB_TOKEN'];

/** Reads the list of servers, and has its secrets redacted. Others need none, or have their own. */
export async function readServers(
  { mcpConfig, baseUrl, source }: Pick<Config, 'mcpConfig' | 'baseUrl' | 'source'>,
  environment: Environment,
): Promise<({ servers: ServerEntry[] } | { problems: Problem[] }) & { known?: KnownServers }> {
  if (baseUrl !== '' || source === 'command') return { servers: [] };
  const { variables, workspace, logger, redactor } = environment;
  const content = await readWorkspaceFile(workspace, mcpConfig);
  if (typeof content !== 'string') {
    const { reason, near } = content;
    if (reason !== 'missing') return unreadable(mcpConfig, { reason, near });
    const lists = ['.vscode/mcp.json', '.cursor/mcp.json'];
    const others = lists.filter((path) => existsSync(join(workspace, path)));
    const isEmpty = existsSync(workspace) && readdirSync(workspace).length === 0;
    const none = isEmpty ? 'no-checkout' : 'no-servers';
    return unreadable(mcpConfig, { reason: none, near: [...others, ...near] });
  }
  const file = parseServersFile(content, mcpConfig, variables, workspace);
  if ('problems' in file) return file;
  for (const [name, secrets] of file.secrets) redactor.add(name, secrets);
  for (const name of TOKEN_VARIABLES) redactor.add(name, [variables[name] ?? '']);
  for (const name of redactor.weak) logger.warn(MESSAGES.weakSecret(name));
  warnOf(file.known.doubts, environment);
  return file;
}

/**
 * Connects to the service of the address. Without one it starts a service of the list of servers in
 * this process. Throws ServiceError; the reason of the signal.
 */
export async function openConnection(config: Config, environment: Environment) {
  if (config.baseUrl !== '') {
    const opened = await connect(config, environment, false);
    const own = { known: undefined, close: async () => {} };
    return 'problems' in opened ? opened : { ...own, ...opened };
  }
  const file = await readServers(config, environment);
  if ('problems' in file) return file;
  const { origin, key, close } = await startEmbedded(file.servers, config, environment);
  const client = newClient(origin, key, EMBEDDED_RATE, environment);
  try {
    const { items } = await client.call('listProjects', {});
    return { client, projectId: items[0]?.id ?? '', project: '', known: file.known, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Connects to the eval service that runs the suite. Without an address it starts one in this
 * process. Throws ServiceError; the reason of the signal.
 */
export async function openSession(
  config: Config,
  environment: Environment,
  notes = '',
): Promise<Session | { problems: Problem[]; known?: KnownServers }> {
  const isHosted = config.baseUrl !== '';
  const opened = await openConnection(config, environment);
  if ('problems' in opened) return opened;
  const { client, projectId, project = '', known, close } = opened;
  try {
    const call = { parameters: { projectId }, signal: environment.signal };
    const listed = await Array.fromAsync(client.list('listServers', call));
    const servers = listed.filter(({ enabled }) => enabled !== false);
    const empty = { code: 'no-servers', project } as const;
    const place = placeOfInput('project');
    if (isHosted && servers.length === 0) return { problems: [{ place, data: empty }] };
    return {
      environment,
      client,
      projectId,
      project,
      servers,
      known: known ?? { names: servers.map(({ name }) => name) },
      config,
      isHosted,
      deadline: performance.now() + config.timeoutMinutes * 60_000,
      notes,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
