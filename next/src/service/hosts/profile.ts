import type { HostConfig } from '../../api/resources/catalogue.ts';
import { notFound, refusalOf } from '../refusals.ts';
import type { Core } from '../request.ts';
import type { Queries } from '../storage/database.ts';

/** Members that would make a run show another host. */
const UNSUPPORTED: readonly [member: string, read: (config: HostConfig) => unknown][] = [
  ['harness', (config) => config['harness']],
  ['computer', (config) => config['computer']],
  ['builtInToolIds', (config) => config['builtInToolIds']],
  ['progressiveToolDiscovery', (config) => config['progressiveToolDiscovery'] === true || null],
  ['modelVisibleMcpToolResults', (config) => config['modelVisibleMcpToolResults']],
  ['serverConnectionOverrides', (config) => config['serverConnectionOverrides']],
  ['connectionDefaults.headers', ({ connectionDefaults }) => connectionDefaults?.headers],
];

/** Finds a host of a project. Refuses an id that the project does not have. */
export async function findHost(queries: Queries, projectId: string, id: string) {
  const host = await queries
    .selectFrom('hosts')
    .selectAll()
    .where('id', '=', id)
    .where('projectId', '=', projectId)
    .executeTakeFirst();
  if (host === undefined) throw notFound('host', id);
  return host;
}

/**
 * Reads what a run takes from the host that it names. Null: the host does not say. Refuses an unknown
 * id, and members that runs do not support.
 */
export async function profileOfHost(
  { database }: Pick<Core, 'database'>,
  projectId: string,
  hostId: string,
) {
  const { id, config: stored } = await findHost(database, projectId, hostId);
  const config: HostConfig = JSON.parse(stored);
  for (const [member, read] of UNSUPPORTED) {
    if (isEmpty(read(config))) continue;
    throw refusalOf('VALIDATION_ERROR', { reason: 'host-member', member });
  }
  const { name, version } = config.mcpProfile?.initialize?.clientInfo ?? {};
  return {
    id,
    /** Replaces the model of case and suite. */
    modelId: config.modelId,
    /** This and the next two apply where the case is silent. */
    systemPrompt: config.systemPrompt || null,
    temperature: config.temperature ?? null,
    requestTimeoutMs: config.connectionDefaults?.requestTimeout ?? null,
    /** Capabilities and client info are what servers see. */
    clientCapabilities: config.clientCapabilities ?? {},
    clientInfo: name && version ? { name, version } : null,
    /** Whether tools that are meant for apps stay hidden from the model. */
    respectToolVisibility: config.respectToolVisibility !== false,
    serverIds: config.serverIds ?? [],
  };
}

/** `null`, `[]` and `{}` count as absent. */
function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}
