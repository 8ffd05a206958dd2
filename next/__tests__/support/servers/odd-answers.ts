/**
 * A server in plain JSON-RPC whose answers are odd in the way that its first argument says.
 */
import { createInterface } from 'node:readline';

type Id = string | number;
type Message = Record<string, unknown>;

const pong = { content: [{ type: 'text', text: 'pong' }] };
const inputSchema = { type: 'object', properties: {} };
const tool = (name: string) => ({ name, inputSchema, annotations: { readOnlyHint: true } });
const HEALTHY = { name: 'healthy', inputSchema: { ...inputSchema, required: ['q'] } };
const many = (count: number) => Array.from({ length: count }, (_, at) => tool(`t${at}`));

/** What follows the head of the answer to a call. */
const CALLS: Record<string, (id: Id) => Message> = {
  'null error': (id) => ({ id, result: pong, error: null }),
  'content text': (id) => ({
    id,
    result: { content: [...pong.content, { type: 'text', text: 1 }] },
  }),
  'no content': (id) => ({ id, result: {} }),
  task: (id) => ({ id, result: { task: { taskId: '1' } } }),
  structured: (id) => ({ id, result: { structuredContent: [1] } }),
  many: (id) => ({ id, result: { content: new Array(10_001).fill({ type: 'x' }) } }),
};

const odd = (members: object) => [HEALTHY, { name: 'odd', inputSchema, ...members }];
/** A page of tools. */
const PAGES: Record<string, (cursor?: string) => Message> = {
  required: () => ({ tools: odd({ inputSchema: { ...inputSchema, required: null } }) }),
  annotations: () => ({ tools: odd({ annotations: null }) }),
  description: () => ({ tools: odd({ description: null, title: 1 }) }),
  type: () => ({ tools: odd({ inputSchema: {} }) }),
  properties: () => ({ tools: odd({ inputSchema: { type: 'object', properties: null } }) }),
  nameless: () => ({ tools: [HEALTHY, { inputSchema }, null, 5] }),
  twice: () => ({ tools: [tool('ping_me'), { name: 'ping_me', inputSchema }] }),
  'odd cursor': () => ({ tools: [], nextCursor: 1 }),
  'two pages': (cursor) =>
    cursor === undefined ? { tools: many(1), nextCursor: 'b' } : { tools: many(2) },
};

const WISHES = ['ping', 'sampling/createMessage', 'roots/list'];

/** The connection of one client, which gets what `send` gets. */
function oddServer(kind: string, send: (message: Message) => void) {
  const answers: Message[] = [];
  let asked: Id = 0;
  const wish = () => {
    const method = WISHES[answers.length];
    if (method !== undefined) return send({ id: `wish-${answers.length}`, method });
    const text = JSON.stringify(answers);
    return send({ id: asked, result: { content: [{ type: 'text', text }] } });
  };
  return ({ id, method, params, result, error }: Message & { id?: Id; params?: Message }) => {
    if (id === undefined) return;
    const protocolVersion = '2025-06-18';
    const capabilities = kind === 'no tools' ? {} : { tools: {}, resources: {} };
    const serverInfo = { name: 'odd', version: '1' };
    if (method === 'initialize')
      send({ id, result: { protocolVersion, capabilities, serverInfo } });
    else if (method === 'tools/list') {
      const page = PAGES[kind]?.(params?.['cursor'] as string | undefined);
      send({ id, result: page ?? { tools: [tool('ping_me')] } });
    } else if (method === 'tools/call') {
      asked = id;
      send({ method: 'notifications/unknown' });
      send({ id: 'unknown', result: {} });
      if (kind === 'wishes') return wish();
      if (kind === 'flood') for (let at = 0; at < 20_000; at += 1) send({ id: at, method: 'ping' });
      if (kind === 'changes') send({ method: 'notifications/tools/list_changed' });
      if (kind !== 'silent') send(CALLS[kind]?.(id) ?? { id, result: pong });
    } else if (method === undefined && kind === 'wishes') {
      answers.push((result ?? error) as Message);
      wish();
    } else if (method !== undefined) send({ id, error: { code: -32_601, message: 'unknown' } });
  };
}

const take = oddServer(process.argv[2] ?? '', (message) =>
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`),
);
createInterface({ input: process.stdin }).on('line', (line) => take(JSON.parse(line)));
