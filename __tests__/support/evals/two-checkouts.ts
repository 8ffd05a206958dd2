import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EvalWorkspace } from '../runner/eval-workspace.ts';

/** What the server of a side does; a tool that is not named there it does not have. */
export interface SideBehaviour {
  /**
   * What each tool answers, by its name: a text, or an error; that of the first calls alone, or of all
   * but each of so many.
   */
  tools: Readonly<Record<string, string | { error: string; first?: number; butEach?: number }>>;
  /** It ends at once, with this on its standard error. */
  dies?: string;
  /** How long each call takes. */
  takesMs?: number;
  /** How long it takes to list its tools. */
  listsAfterMs?: number;
  /** Of the arguments of each tool; any object without it. */
  inputSchema?: Readonly<Record<string, unknown>>;
}

export const BASE_COMMIT = 'b'.repeat(40);

/** A server that needs nothing but Node. It writes the side of each call into the log of the scene. */
const SERVER = `
import { appendFileSync, readFileSync } from 'node:fs';
const callsOf = (call) => readFileSync(log, 'utf8').split('\\n').filter((line) => line === call).length;
const fails = ({ first = Infinity, butEach }, call) => call <= first && !(call % butEach === 0);
import { createInterface } from 'node:readline';
const behaviour = JSON.parse(readFileSync('behaviour.json', 'utf8'));
const { side, log, tools, dies, takesMs = 0, listsAfterMs = 0 } = behaviour;
if (dies) { console.error(dies); process.exit(3); }
const { inputSchema = { type: 'object' } } = behaviour;
const answers = {
  initialize: ({ protocolVersion }) => ({
    protocolVersion, capabilities: { tools: {} }, serverInfo: { name: side, version: '1' },
  }),
  ping: () => ({}),
  'tools/list': async () => {
    await new Promise((resolve) => setTimeout(resolve, listsAfterMs));
    return { tools: Object.keys(tools).map((name) => ({ name, inputSchema })) };
  },
  'tools/call': async ({ name }) => {
    appendFileSync(log, side + ' ' + name + '\\n');
    await new Promise((resolve) => setTimeout(resolve, takesMs));
    const answer = tools[name];
    const isError = typeof answer !== 'string' && fails(answer, callsOf(side + ' ' + name));
    return { isError, content: [{ type: 'text', text: isError ? answer.error : 'fine' }] };
  },
};
for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params } = JSON.parse(line);
  if (id === undefined) continue;
  const answer = answers[method];
  const reply = answer
    ? { result: await answer(params) }
    : { error: { code: -32601, message: 'no such method' } };
  console.log(JSON.stringify({ jsonrpc: '2.0', id, ...reply }));
}
`;

/** A head's checkout with that of its base in the folder \`base\`, each with a server \`tools\`. */
export class TwoCheckouts extends EvalWorkspace {
  readonly log = join(this.folder, 'calls.log');

  constructor(sides: { head: SideBehaviour; base: SideBehaviour }) {
    super();
    this.write('calls.log', '');
    this.#writeSide('head', '.', sides.head);
    this.#writeSide('base', 'base', sides.base);
    this.write('base/.git/HEAD', `${BASE_COMMIT}\n`);
  }

  read(path: string): Promise<string> {
    return readFile(join(this.folder, path), 'utf8');
  }

  /** Each call of a tool, as `side tool`, in that order. */
  async calls(): Promise<string[]> {
    return (await this.read('calls.log')).split('\n').filter((line) => line !== '');
  }

  /** From its next start on, the server of a side does that. */
  behave(side: string, behaviour: SideBehaviour, folder = '.'): void {
    this.write(`${folder}/behaviour.json`, { side, log: this.log, ...behaviour });
  }

  /** Servers of both sides, as one service may have them saved. */
  get mcpServers(): Record<
    'tools' | 'tools-main',
    { command: string; args: string[]; cwd: string }
  > {
    const tools = { command: process.execPath, args: ['server.mjs'] };
    return {
      tools: { ...tools, cwd: this.folder },
      'tools-main': { ...tools, cwd: join(this.folder, 'base') },
    };
  }

  #writeSide(side: string, folder: string, behaviour: SideBehaviour): void {
    const tools = { command: process.execPath, args: ['server.mjs'] };
    this.write(`${folder}/.mcp.json`, { mcpServers: { tools } });
    this.write(`${folder}/server.mjs`, SERVER);
    this.behave(side, behaviour, folder);
  }
}
