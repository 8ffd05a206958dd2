import { hash, randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { ParsedBody } from '../../api/operation.ts';
import type { HostConfig } from '../../api/resources/catalogue.ts';
import { canonicalJson } from '../../lib/canonical-json.ts';
import { namesIn } from '../../lib/names-in.ts';
import { findServers } from '../evals/checks.ts';
import { listPage } from '../http/pages.ts';
import { refusalOf } from '../refusals.ts';
import type { Core, Handlers } from '../request.ts';
import type { Queries } from '../storage/database.ts';
import { findRow, touchProject } from '../storage/rows.ts';
import type { Schema } from '../storage/schema.ts';

/** The configuration is canonical JSON. */
type StoredHost = Pick<Selectable<Schema['hosts']>, 'id' | 'name' | 'config'>;

/** Members that would make a run show another host. */
const UNSUPPORTED = namesIn(
  'harness computer builtInToolIds progressiveToolDiscovery modelVisibleMcpToolResults',
  'serverConnectionOverrides connectionDefaults.headers',
);

/** Hosts of a project. */
export function hostHandlers(core: Core) {
  const { database, surroundings } = core;
  return {
    listHosts: (request) => {
      const rows = database.selectFrom('hosts').where('projectId', '=', request.project.id);
      return listPage(request, rows.selectAll(), ({ id, name, config, ...row }) => {
        const { createdAt, updatedAt } = row;
        const { modelId, serverIds }: HostConfig = JSON.parse(config);
        const hostConfigId = `hc_${hash('sha256', config).slice(0, 24)}`;
        const serverCount = new Set(serverIds).size;
        return { id, name, hostConfigId, modelId, serverCount, createdAt, updatedAt };
      });
    },
    createHost: async ({ project: { id: projectId }, body }) => {
      const host = { id: randomUUID(), name: body.name, config: canonicalJson(configOf(body)) };
      const createdAt = surroundings.now();
      await database.transaction().execute(async (queries) => {
        await check(queries, projectId, host);
        const row = { ...host, projectId, createdAt, updatedAt: createdAt };
        await queries.insertInto('hosts').values(row).execute();
        await touchProject(queries, projectId, createdAt);
      });
      return show(host);
    },
    getHost: async ({ project, parameters }) =>
      show(await findRow(database, 'hosts', project.id, parameters.hostId)),
    updateHost: ({ project, parameters, body }) =>
      database.transaction().execute(async (queries) => {
        const host = await findRow(queries, 'hosts', project.id, parameters.hostId);
        if (body.name === undefined && body.config === undefined) {
          throw refusalOf('VALIDATION_ERROR', { reason: 'host-change' });
        }
        const name = body.name ?? host.name;
        const config = body.config === undefined ? host.config : canonicalJson(body.config);
        if (name === host.name && config === host.config) return show(host);
        const changed = { id: host.id, name, config };
        await check(queries, project.id, changed);
        const updatedAt = surroundings.now();
        const row = { name, config, updatedAt };
        await queries.updateTable('hosts').set(row).where('id', '=', host.id).execute();
        await touchProject(queries, project.id, updatedAt);
        return show(changed);
      }),
    deleteHost: ({ project, parameters: { hostId: id } }) =>
      database.transaction().execute(async (queries) => {
        await findRow(queries, 'hosts', project.id, id);
        await queries.deleteFrom('hosts').where('id', '=', id).execute();
        await touchProject(queries, project.id, surroundings.now());
        return { id, deleted: true };
      }),
  } satisfies Partial<Handlers>;
}

const show = ({ id, name, config }: StoredHost) => ({ id, name, config: JSON.parse(config) });

function configOf({ template, config, theme = 'dark' }: ParsedBody<'createHost'>): HostConfig {
  if ((template === undefined) === (config === undefined)) {
    throw refusalOf('VALIDATION_ERROR', { reason: 'host-source' });
  }
  const found = template === undefined ? config : configOfTemplate(template, theme);
  if (found) return found;
  const reason = { reason: 'template', name: template ?? '', known: TEMPLATE_NAMES } as const;
  throw refusalOf('VALIDATION_ERROR', reason);
}

/** Refuses servers that the project does not have, and the name of another host. */
async function check(queries: Queries, projectId: string, host: StoredHost): Promise<void> {
  const { serverIds, optionalServerIds }: HostConfig = JSON.parse(host.config);
  await findServers(queries, projectId, [...(serverIds ?? []), ...(optionalServerIds ?? [])]);
  const taken = await queries
    .selectFrom('hosts')
    .select('id')
    .where('projectId', '=', projectId)
    .where('name', '=', host.name)
    .where('id', '!=', host.id)
    .executeTakeFirst();
  if (taken === undefined) return;
  throw refusalOf('CONFLICT', { reason: 'host-name', name: host.name }, { hostId: taken.id });
}

/** A call of a run waits no longer, whatever its host says. */
const LONGEST_TIMEOUT_MS = 10 * 60_000;

/**
 * Reads what a run takes from the host that it names. Null: the host does not say. Refuses an unknown
 * id, and members that runs do not support.
 */
export async function profileOfHost(queries: Queries, projectId: string, hostId: string) {
  const host = await findRow(queries, 'hosts', projectId, hostId);
  const config: HostConfig = JSON.parse(host.config);
  const { headers, requestTimeout: timeout } = config.connectionDefaults ?? {};
  const progressiveToolDiscovery = config['progressiveToolDiscovery'] === true ? true : null;
  const given = { ...config, progressiveToolDiscovery, 'connectionDefaults.headers': headers };
  const member = UNSUPPORTED.find((name) => !isEmpty(Object(given)[name]));
  if (member !== undefined) throw refusalOf('VALIDATION_ERROR', { reason: 'host-member', member });
  const { name, version } = config.mcpProfile?.initialize?.clientInfo ?? {};
  return {
    /** Replaces the model of case and suite. */
    modelId: config.modelId,
    systemPrompt: config.systemPrompt || null,
    temperature: config.temperature ?? null,
    requestTimeoutMs: timeout ? Math.min(Math.ceil(timeout), LONGEST_TIMEOUT_MS) : null,
    clientCapabilities: config.clientCapabilities ?? {},
    clientInfo: name && version ? { name, version } : null,
    respectToolVisibility: config.respectToolVisibility !== false,
  };
}

/** `null`, `[]` and `{}` count as absent. */
function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

type Template = [
  model: string,
  temperature: number,
  /** What it declares to servers. */
  capabilities: object,
  /** Its name and version for servers, where known. */
  client?: readonly [name: string, version: string],
  /** The model sees tools that are meant for apps. */
  showsAppTools?: boolean,
];

const HTML = 'text/html;profile=mcp-app';
const HAIKU = 'anthropic/claude-haiku-4.5';
const SONNET = 'anthropic/claude-sonnet-4.5';
const elicitation = { form: {}, url: {} };
/** The extension of hosts that show MCP Apps. */
const appsOf = (...mimeTypes: string[]) => {
  return { extensions: { 'io.modelcontextprotocol/ui': { mimeTypes } } };
};
const apps = appsOf(HTML);
const experiment = (name: string) => ({ ...apps, experimental: { [name]: { enabled: true } } });
const codex = { ...appsOf(HTML, 'text/html+skybridge'), elicitation };
const cursor = { ...apps, elicitation: { form: {} }, roots: { listChanged: false } };
const vscode = { ...apps, roots: { listChanged: true }, sampling: {}, elicitation };

/** Hosts as they introduce themselves to servers. Source: the templates of the vendor's SDK. */
const table: Record<string, Template> = {
  mcpjam: [HAIKU, 0.7, { ...apps, elicitation }, ['mcpjam-inspector', '0.0.0']],
  claude: [HAIKU, 1, apps, ['claude-ai', '0.1.0']],
  'claude-code': [HAIKU, 1, { roots: {}, elicitation: {} }, ['claude-code', '2.1.237']],
  chatgpt: ['openai/gpt-5.6-luna', 0.7, experiment('openai/visibility'), ['openai-mcp', '1.0.0']],
  mistral: ['mistralai/mistral-large-2512', 0.7, apps, ['mcp', '0.1.0']],
  cursor: [SONNET, 0.7, cursor, ['cursor-vscode', '1.0.0'], true],
  codex: ['openai/gpt-5-nano', 0.7, codex, ['codex-mcp-client', '0.150.0']],
  copilot: ['openai/gpt-5.3-chat', 0.7, experiment('microsoft/copilot'), ['mcs', '1.0.0']],
  vscode: [SONNET, 0.7, vscode, ['Visual Studio Code', '1.134.0'], true],
  agentcore: [HAIKU, 0.7, {}],
  n8n: [HAIKU, 0.7, {}],
  perplexity: [HAIKU, 0.7, {}],
};
const templates = new Map(Object.entries(table));

export const TEMPLATE_NAMES: readonly string[] = [...templates.keys()];

/** The configuration that a template stands for; null if there is no such template. */
function configOfTemplate(hostStyle: string, theme: 'light' | 'dark'): HostConfig | null {
  const template = templates.get(hostStyle);
  if (template === undefined) return null;
  const [modelId, temperature, capabilities, client, showsAppTools = false] = template;
  const [name, version] = client ?? [];
  return {
    hostStyle,
    modelId,
    temperature,
    respectToolVisibility: !showsAppTools,
    clientCapabilities: { ...capabilities },
    hostContext: { theme },
    mcpProfile: name === undefined ? null : { initialize: { clientInfo: { name, version } } },
  };
}
