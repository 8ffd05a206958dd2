/** A server in plain JSON-RPC that does what MODE says. */
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const { MODE, MARK = '', SCHEMA = '{"type":"object"}' } = process.env;
const write = (text: string) => process.stdout.write(`${text}\n`);
const send = (message: object) => write(JSON.stringify({ jsonrpc: '2.0', ...message }));
const serverInfo = { name: 'raw', version: '1' };
const capabilities = { tools: { listChanged: MODE === 'changing' } };
const initialized = { protocolVersion: '2025-06-18', capabilities, serverInfo };

if (MODE === 'exit at start') process.exit(7);
// The second time, the folder exists.
if (MODE === 'once') mkdirSync(MARK);
// It goes on after the end of its input.
if (MODE === 'reluctant') {
  setInterval(() => {}, 60_000);
  writeFileSync(MARK, String(process.pid));
}
if (MODE === 'log') appendFileSync(MARK, 'start ');
createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method } = JSON.parse(line);
  if (MODE === 'banner') write(`got ${method}`);
  if (method === 'initialize') send({ id, result: initialized });
  // Without an answer, another process is started.
  if (method === 'server/discover' && MARK !== '') {
    send({ id, error: { code: -32601, message: 'unknown' } });
  }
  if (MODE === 'log' && method === 'tools/list') appendFileSync(MARK, 'listed ');
  if (method === 'tools/list')
    send({
      id,
      result: { tools: MODE === 'tools' ? {} : [{ name: 't', inputSchema: JSON.parse(SCHEMA) }] },
    });
  if (method === 'server/discover') send({ id, error: { code: -32601, message: 'unknown' } });
  if (method !== 'tools/call') return;
  if (MODE === 'exit') process.exit(3);
  else if (MODE === 'killed') process.kill(process.pid, 'SIGKILL');
  else if (MODE === 'closed') process.stdout.end();
  else if (MODE === 'number') send({ id, result: 5 });
  else if (MODE === 'text error') send({ id, error: 'boom' });
  else if (MODE === 'task') send({ id, result: { task: { taskId: '1' } } });
  else if (MODE === 'large')
    write(`{"jsonrpc":"2.0","id":${id},"result":"${'x'.repeat(11 * 2 ** 20)}"}`);
  else if (MODE === 'error') send({ id, error: { code: -32602, message: 'no such region' } });
  else send({ id, result: { content: [{ type: 'text', text: 'fine' }] } });
});
