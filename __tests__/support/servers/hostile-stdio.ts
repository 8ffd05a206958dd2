/**
 * A server over standard streams, in plain JSON-RPC, that does what MODE says. ERA `stateless` makes
 * it a server of 2026-07-28. It writes the ids of its processes to the file PIDS.
 */
import { spawn } from 'node:child_process';
import { appendFileSync, closeSync, writeSync } from 'node:fs';
import { createInterface } from 'node:readline';

type Id = number | string | null;
type Act = (id: Id, cursor: string | undefined) => unknown;

const { MODE = '', ERA, PIDS = '' } = process.env;
const MIB = 2 ** 20;
const isStateless = ERA === 'stateless';
const WHOLE = isStateless ? '"resultType":"complete","ttlMs":0,"cacheScope":"private",' : '';
const TOOL = '{"name":"t","inputSchema":{"type":"object"}}';
const FINE = '"content":[{"type":"text","text":"fine"}]';
const INFO =
  '"capabilities":{"tools":{"listChanged":true}},"serverInfo":{"name":"h","version":"1"}';

const x = (count: number) => 'x'.repeat(count);
const many = (text: string, count: number) => new Array(count).fill(text).join();
const tools = (...list: string[]) => `"tools":[${list.join()}]`;
const result = (id: Id, members: string) =>
  `{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":{${WHOLE}${members}}}\n`;
/** Fails with EAGAIN once Node has opened standard output as a stream, as `flush` does. */
function write(text: string): void {
  for (let rest = Buffer.from(text); rest.length > 0; ) rest = rest.subarray(writeSync(1, rest));
}
const reply = (id: Id, members: string) => write(result(id, members));
const send = (message: object) => write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
const answer = (members: string) => (id: Id) => reply(id, members);
/** Writes a line with the id in the place of ID. */
const say = (text: string) => (id: Id) => write(`${text.replaceAll('ID', JSON.stringify(id))}\n`);
const silence = () => {};
const exit =
  (code: number, text = '') =>
  () => {
    write(text);
    process.exit(code);
  };
/** Writes the same for ever. */
const endless = (text: string) => () => {
  for (;;) write(text);
};
const stay = () => void setInterval(silence, 1_000);
const pids = (pid: number | undefined) => appendFileSync(PIDS, `${pid}\n`);

/** Starts a process that goes on for a minute; a detached one holds the streams open. */
const leave =
  (script: string, detached: boolean): Act =>
  (id) => {
    pids(spawn('sh', ['-c', script], { stdio: detached ? 'inherit' : 'ignore', detached }).pid);
    reply(id, FINE);
  };
const DETACHED = leave('exec sleep 60', true);

const FLOODS = {
  pings: '{"jsonrpc":"2.0","id":"p","method":"ping"}',
  'long ids': `{"jsonrpc":"2.0","id":"${x(900)}","method":"roots/list"}`,
  notifications: '{"jsonrpc":"2.0","method":"notifications/tools/list_changed"}',
  'other lines': 'Listening on port 3000',
  'parts of JSON': '{"jsonrpc":"2.0","id":1,"result":',
  'unknown answers': '{"jsonrpc":"2.0","id":999999,"result":{}}',
  'empty lines': '',
};
const piece = (line: string) => `${line}\n`.repeat(Math.ceil(65_536 / (line.length + 1)));
const flush = (text: string) => new Promise<unknown>((next) => process.stdout.write(text, next));

const atStart: Record<string, () => unknown> = {
  'exit at start': exit(7),
  banner: () => write('Server ready on stdio\r\n\r\n\n'),
  'banner, exit': exit(1, 'Listening on port 3000\n'),
  deaf: () => {
    process.on('SIGTERM', silence);
    stay();
  },
};

const atDiscover: Record<string, Act> = {
  'exit at discover': exit(3),
  'silent at discover': silence,
  'silent at initialize': silence,
};

const atInitialize: Record<string, Act> = {
  'silent at initialize': silence,
  'exit at initialize': exit(4),
  'unknown version': answer(`"protocolVersion":"1999-01-01",${INFO}`),
  'capabilities null': answer('"protocolVersion":"2025-06-18","capabilities":null,"serverInfo":{}'),
  'endless line at initialize': endless(x(MIB)),
};

/** Lists a page that has a next one. */
const page = (list: (at: number) => string, next = (at: number) => `${at + 1}`): Act => {
  return (id, at = '0') => reply(id, `${tools(list(+at))},"nextCursor":"${next(+at)}"`);
};
const first = () => '1';
const atList: Record<string, Act> = {
  'deep schema': answer(
    `"tools":[{"name":"t","inputSchema":${'{"a":'.repeat(1e5)}{}${'}'.repeat(1e5)}}]`,
  ),
  'endless pages': page((at) => `{"name":"t${at}","inputSchema":{"type":"object"}}`),
  'same cursor': page(() => TOOL, first),
  '10,001 tools': answer(tools(many(TOOL, 10_001))),
  '200,000 tools': answer(tools(many(TOOL, 200_000))),
  '9 MB pages': page(
    (at) => `{"name":"t${at}","inputSchema":{"type":"object"},"description":"${x(9e6)}"}`,
  ),
  'exit at list': exit(5),
};

const atCall: Record<string, Act> = {
  '11 MiB': (id) => reply(id, `"content":[],"a":"${x(11 * MIB)}"`),
  'endless line': endless(x(MIB)),
  'single bytes': (id) => {
    for (const byte of result(id, `${FINE},"a":"${x(100_000)}"`)) write(byte);
  },
  '300,000 values': answer(`${FINE},"structuredContent":[${many('1', 300_000)}]`),
  '780,000 bad parts': answer(`"content":[${many('{"type":"q"}', 780_000)}]`),
  '100,000 levels': answer(`${FINE},"structuredContent":${'['.repeat(1e5)}${']'.repeat(1e5)}`),
  'silent at call': silence,
  'exit in call': exit(3),
  'killed in call': () => process.kill(process.pid, 'SIGKILL'),
  'group killed': () => process.kill(0, 'SIGKILL'),
  'exit in a message': exit(0, '{"jsonrpc":"2.0","id":'),
  'answer, exit': (id) => exit(6, result(id, FINE))(),
  'closed output': () => closeSync(1),
  'closed input': () => {
    process.stdin.destroy();
    closeSync(0);
    stay();
  },
  logs: (id) =>
    write(`{"jsonrpc":"2.0","id":\n{"level":"info"}\n[]\nnull\n{}\n{\n${result(id, FINE)}`),
  'zombie child': leave('(exit) & exec sleep 60', false),
  'detached child': DETACHED,
  'detached child, exit': () => {
    DETACHED('other', undefined);
    process.exit(8);
  },
  'deaf child': leave('trap "" TERM; sleep 60 & wait; sleep 60', false),
  '64 MiB of stderr': (id) => {
    for (let sent = 0; sent < 64; sent += 1) writeSync(2, x(MIB));
    reply(id, FINE);
  },
  '64 MiB of stderr, exit': () => {
    for (let sent = 0; sent < 64; sent += 1) writeSync(2, `${x(1023)}\n`.repeat(1024));
    process.exit(9);
  },
  'long error': say(`{"jsonrpc":"2.0","id":ID,"error":{"code":-1,"message":"${x(MIB)}"}}`),
  'error with data': say(
    `{"jsonrpc":"2.0","id":ID,"error":{"code":-7,"message":"no","data":[null]}}`,
  ),
  'error without id': say('{"jsonrpc":"2.0","error":{"code":-32000,"message":"broken"}}'),
  'code as text': say('{"jsonrpc":"2.0","id":ID,"error":{"code":"E","message":"You may not"}}'),
  'null result': say('{"jsonrpc":"2.0","id":ID,"result":null}'),
  'null error': say(`{"jsonrpc":"2.0","id":ID,"result":{${WHOLE}${FINE}},"error":null}`),
  'no result': say('{"jsonrpc":"2.0","id":ID}'),
  'id as text': say(`{"jsonrpc":"2.0","id":"ID","result":{${WHOLE}${FINE}}}`),
  'two answers': (id) => write(result(id, FINE).repeat(2)),
  'wants input': say(
    '{"jsonrpc":"2.0","id":ID,"result":{"resultType":"input_required","inputRequests":{"a":{"method":"sampling/createMessage","params":{}}}}}',
  ),
  'own requests': (id) => {
    for (const method of WISHES) send({ id: method, method, params: {} });
    pending = id;
  },
  '3,000 pings': (id) => {
    for (let at = 0; at < 3_000; at += 1) send({ id: `p${at}`, method: 'ping' });
    pinging = id;
  },
};
const WISHES = ['ping', 'sampling/createMessage', 'elicitation/create', 'roots/list'];
let pending: Id = null;
/** The call that ends once 3,000 pings are answered. */
let pinging: Id = null;
const answers: string[] = [];
for (const [kind, line] of Object.entries(FLOODS)) {
  atCall[`1 MB of ${kind}`] = async (id) => {
    for (let left = MIB; left > 0; left -= 65_536) await flush(piece(line));
    await flush(result(id, FINE));
  };
  atCall[`endless ${kind}`] = endless(piece(line));
}

const acts: Record<string, Record<string, Act>> = {
  'server/discover': atDiscover,
  initialize: atInitialize,
  'tools/list': atList,
  'tools/call': atCall,
};
const usual: Record<string, Act> = {
  [isStateless ? 'server/discover' : 'initialize']: answer(
    `"supportedVersions":["2026-07-28"],"protocolVersion":"2025-06-18",${INFO}`,
  ),
  'tools/list': answer(tools(TOOL)),
  'tools/call': answer(FINE),
};
const unknown = (id: Id) => send({ id, error: { code: -32601, message: 'unknown method' } });

pids(process.pid);
atStart[MODE]?.();
createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params, error } = JSON.parse(line);
  if (method === undefined) answers.push(`${id} ${error?.code}`);
  if (pending !== null && answers.length === WISHES.length) {
    reply(pending, `"content":[{"type":"text","text":${JSON.stringify(answers.join())}}]`);
  }
  if (pinging !== null && answers.length === 3_000) reply(pinging, FINE);
  if (method === undefined || id === undefined) return;
  (acts[method]?.[MODE] ?? usual[method] ?? unknown)(id, params?.cursor);
});
