import type { HostConfig } from '../../api/resources/catalogue.ts';

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

/** The names of all templates. */
export const TEMPLATE_NAMES: readonly string[] = [...templates.keys()];

/** The configuration that a template stands for; null if there is no such template. */
export function configOfTemplate(hostStyle: string, theme: 'light' | 'dark'): HostConfig | null {
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
