/** A server in plain JSON-RPC that does what MODE says. Its only tool is `t`. */
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const { MODE, MARK = '', SCHEMA = '{"type":"object"}' } = process.env;
const send = (message: object) =>
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
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
  if (method === 'initialize') send({ id, result: initialized });
  if (MODE === 'log' && method === 'tools/list') appendFileSync(MARK, 'listed ');
  const tools = MODE === 'tools' ? {} : [{ name: 't', inputSchema: JSON.parse(SCHEMA) }];
  if (method === 'tools/list') send({ id, result: { tools } });
  // Without an answer, another process is started.
  if (method === 'server/discover') send({ id, error: { code: -32601, message: 'unknown' } });
  if (method === 'tools/call') send({ id, result: { content: [{ type: 'text', text: 'fine' }] } });
});
