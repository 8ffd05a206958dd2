import { EvalWorkspace } from '../runner/eval-workspace.ts';

/** What a server says that it offers: lists as the protocol has them. */
export interface Offer {
  tools?: readonly object[];
  prompts?: readonly object[];
  resources?: readonly object[];
  resourceTemplates?: readonly object[];
  /** It ends at once, with this on its standard error. */
  dies?: string;
  /** It never answers. */
  hangs?: true;
}

/** A server that needs nothing but Node, and offers what the file beside it says. */
const SERVER = `
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
const { dies, hangs, ...lists } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
if (dies) { console.error(dies); process.exit(3); }
if (hangs) setInterval(() => {}, 1_000);
const capabilities = {
  ...(lists.tools && { tools: {} }),
  ...(lists.prompts && { prompts: {} }),
  ...(lists.resources && { resources: {} }),
};
const answers = {
  initialize: ({ protocolVersion }) => ({
    protocolVersion, capabilities, serverInfo: { name: 'offering', version: '1' },
  }),
  ping: () => ({}),
  'tools/list': () => ({ tools: lists.tools }),
  'tools/call': ({ name }) => ({ content: [{ type: 'text', text: 'did ' + name }] }),
  'prompts/list': () => ({ prompts: lists.prompts }),
  'resources/list': () => ({ resources: lists.resources }),
  'resources/templates/list': () => lists.resourceTemplates && ({ resourceTemplates: lists.resourceTemplates }),
};
for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params } = JSON.parse(line);
  if (hangs || id === undefined) continue;
  const result = answers[method]?.(params);
  const reply = result ? { result } : { error: { code: -32601, message: 'no such method' } };
  console.log(JSON.stringify({ jsonrpc: '2.0', id, ...reply }));
}
`;

/** The files of a checkout whose servers offer that. */
export function offeringFiles(offers: Readonly<Record<string, Offer>>): Record<string, unknown> {
  const mcpServers = Object.fromEntries(
    Object.keys(offers).map((name) => [
      name,
      { command: process.execPath, args: ['server.mjs', `${name}.json`] },
    ]),
  );
  const lists = Object.entries(offers).map(([name, offer]) => [`${name}.json`, offer]);
  return { '.mcp.json': { mcpServers }, 'server.mjs': SERVER, ...Object.fromEntries(lists) };
}

/** A checkout whose servers offer what a test says; another one may lie in a folder of it. */
export class OfferingWorkspace extends EvalWorkspace {
  constructor(offers: Readonly<Record<string, Offer>>) {
    super();
    this.offer(offers);
  }

  /** From their next start on, these are the servers of the checkout in that folder. */
  offer(offers: Readonly<Record<string, Offer>>, folder = '.'): void {
    for (const [path, content] of Object.entries(offeringFiles(offers))) {
      this.write(`${folder}/${path}`, content);
    }
  }
}

/** A tool whose arguments are texts, of which some are required. */
export function textTool(name: string, properties: readonly string[], required: string[] = []) {
  return {
    name,
    description: `Does ${name}.`,
    inputSchema: {
      type: 'object',
      properties: Object.fromEntries(properties.map((one) => [one, { type: 'string' }])),
      required,
    },
  };
}
