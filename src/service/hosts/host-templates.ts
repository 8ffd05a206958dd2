import type { HOST_TEMPLATES, HostConfig, HostCreate } from '../../contract/resources/host.ts';

type Template = (typeof HOST_TEMPLATES)[number];
type Theme = NonNullable<HostCreate['theme']>;

/** What is particular to a host; its style has the name of the template. */
interface HostTraits {
  modelId: string;
  temperature: number;
  clientCapabilities: Record<string, unknown>;
  /** How it introduces itself, as far as that is known. */
  clientInfo?: { name: string; version: string };
  /** It lets the model see tools that are meant for apps alone. */
  showsAppTools?: true;
}

const HTML = 'text/html;profile=mcp-app';

/** The extension of hosts that show MCP Apps. */
const showingApps = (...further: string[]) => ({
  extensions: { 'io.modelcontextprotocol/ui': { mimeTypes: [HTML, ...further] } },
});

const SMALL_MODEL = 'anthropic/claude-haiku-4.5';
const CODING_MODEL = 'anthropic/claude-sonnet-4.5';

/**
 * Hosts as they are known to introduce themselves to MCP servers. Source: the templates that the
 * vendor's SDK publishes, from probes of the hosts.
 */
const TRAITS: Readonly<Record<Template, HostTraits>> = {
  mcpjam: {
    modelId: SMALL_MODEL,
    temperature: 0.7,
    clientCapabilities: { ...showingApps(), elicitation: { form: {}, url: {} } },
    clientInfo: { name: 'mcpjam-inspector', version: '0.0.0' },
  },
  claude: {
    modelId: SMALL_MODEL,
    temperature: 1,
    clientCapabilities: showingApps(),
    clientInfo: { name: 'claude-ai', version: '0.1.0' },
  },
  'claude-code': {
    modelId: SMALL_MODEL,
    temperature: 1,
    clientCapabilities: { roots: {}, elicitation: {} },
    clientInfo: { name: 'claude-code', version: '2.1.237' },
  },
  chatgpt: {
    modelId: 'openai/gpt-5.6-luna',
    temperature: 0.7,
    clientCapabilities: {
      ...showingApps(),
      experimental: { 'openai/visibility': { enabled: true } },
    },
    clientInfo: { name: 'openai-mcp', version: '1.0.0' },
  },
  mistral: {
    modelId: 'mistralai/mistral-large-2512',
    temperature: 0.7,
    clientCapabilities: showingApps(),
    clientInfo: { name: 'mcp', version: '0.1.0' },
  },
  cursor: {
    modelId: CODING_MODEL,
    temperature: 0.7,
    clientCapabilities: {
      ...showingApps(),
      elicitation: { form: {} },
      roots: { listChanged: false },
    },
    clientInfo: { name: 'cursor-vscode', version: '1.0.0' },
    showsAppTools: true,
  },
  codex: {
    modelId: 'openai/gpt-5-nano',
    temperature: 0.7,
    clientCapabilities: {
      ...showingApps('text/html+skybridge'),
      elicitation: { form: {}, url: {} },
    },
    clientInfo: { name: 'codex-mcp-client', version: '0.150.0' },
  },
  copilot: {
    modelId: 'openai/gpt-5.3-chat',
    temperature: 0.7,
    clientCapabilities: {
      ...showingApps(),
      experimental: { 'microsoft/copilot': { enabled: true } },
    },
    clientInfo: { name: 'mcs', version: '1.0.0' },
  },
  vscode: {
    modelId: CODING_MODEL,
    temperature: 0.7,
    clientCapabilities: {
      ...showingApps(),
      roots: { listChanged: true },
      sampling: {},
      elicitation: { form: {}, url: {} },
    },
    clientInfo: { name: 'Visual Studio Code', version: '1.134.0' },
    showsAppTools: true,
  },
  agentcore: { modelId: SMALL_MODEL, temperature: 0.7, clientCapabilities: {} },
  n8n: { modelId: SMALL_MODEL, temperature: 0.7, clientCapabilities: {} },
  perplexity: { modelId: SMALL_MODEL, temperature: 0.7, clientCapabilities: {} },
};

/** The configuration of a host that is made by a template. */
export function configOfTemplate(template: Template, theme: Theme = 'dark'): HostConfig {
  const { modelId, temperature, clientCapabilities, clientInfo, showsAppTools } = TRAITS[template];
  return {
    hostStyle: template,
    modelId,
    systemPrompt: '',
    temperature,
    requireToolApproval: false,
    respectToolVisibility: showsAppTools !== true,
    progressiveToolDiscovery: false,
    connectionDefaults: { headers: {} },
    clientCapabilities,
    hostContext: { theme },
    ...(clientInfo && { mcpProfile: { profileVersion: 1, initialize: { clientInfo } } }),
    serverIds: [],
    optionalServerIds: [],
    builtInToolIds: [],
  };
}
