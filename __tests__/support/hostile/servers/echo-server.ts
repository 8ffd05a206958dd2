/**
 * A stdio server that says what it is told: its first argument is a JSON file with texts, each of
 * which it offers as a tool. A call answers with the argument `text`, on standard error too, and is
 * an error where `fail` is true.
 */
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const texts: string[] = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));

interface Request {
  id?: number | string;
  method: string;
  params?: { protocolVersion?: string; arguments?: { text?: string; fail?: boolean } };
}

function resultOf({ method, params }: Request): unknown {
  if (method === 'initialize') {
    const serverInfo = { name: texts[0], version: texts[0] };
    const { protocolVersion } = params ?? {};
    return { protocolVersion, capabilities: { tools: {} }, serverInfo, instructions: texts[0] };
  }
  if (method === 'tools/list') {
    const schema = { type: 'object', description: texts[0] };
    return {
      tools: texts.map((name) => ({ name, description: name, inputSchema: schema })),
    };
  }
  if (method !== 'tools/call') return null;
  const { text = '', fail = false } = params?.arguments ?? {};
  process.stderr.write(`${text}\n`);
  return { content: [{ type: 'text', text }], isError: fail };
}

createInterface({ input: process.stdin }).on('line', (line) => {
  const request: Request = JSON.parse(line);
  if (request.id === undefined) return;
  const result = resultOf(request);
  const error = { code: -32_601, message: 'Method not found' };
  const reply = { jsonrpc: '2.0', id: request.id, ...(result === null ? { error } : { result }) };
  process.stdout.write(`${JSON.stringify(reply)}\n`);
});
