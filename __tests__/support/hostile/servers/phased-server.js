/**
 * A server that writes down how far it is, to the file in PHASES, so that others can act at that
 * moment; it stands by itself, so that it can lie in any workspace. DEAF: it ends neither with its
 * input nor at SIGTERM.
 */
import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';

const { PHASES, DEAF } = process.env;
/** Long enough that whoever waits for a phase can act in it. */
const CALL_MS = 300;

const phase = (name) => appendFileSync(PHASES, `${name}\n`);
const send = (id, message) =>
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id, ...message })}\n`);
const answer = (id, result) => send(id, { result });
const serverInfo = { name: 'phased', version: '1' };

phase('server starts');
if (DEAF !== undefined) {
  process.on('SIGTERM', () => {});
  setInterval(() => {}, 1_000);
}
// Whoever started it may be gone.
process.stdout.on('error', () => {});
createInterface({ input: process.stdin })
  .on('line', async (line) => {
    const { id, method, params } = JSON.parse(line);
    if (method === 'initialize') {
      phase('connection');
      const { protocolVersion } = params;
      answer(id, { protocolVersion, capabilities: { tools: {} }, serverInfo });
    } else if (method === 'tools/list') {
      phase('list of tools');
      answer(id, { tools: [{ name: 'work', inputSchema: { type: 'object' } }] });
    } else if (method === 'tools/call') {
      phase('call');
      await delay(CALL_MS);
      phase('answer');
      const { fails } = params.arguments;
      answer(id, { content: [{ type: 'text', text: 'done' }], isError: fails === true });
    } else if (id !== undefined) {
      send(id, { error: { code: -32_601, message: 'Method not found' } });
    }
  })
  .on('close', () => phase('end of a server'));
