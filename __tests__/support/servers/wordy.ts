/**
 * A server whose only tool, `get`, answers by the file `words.json` of its folder: for each case a word
 * such as `ffp`, a letter for each call, of which the last one repeats. `p` is `good`, `f` is `bad`, `x` is `lost`.
 * Without a file it ends at once.
 */
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const words: Record<string, string> = JSON.parse(readFileSync('words.json', 'utf8'));
const TEXTS: Record<string, string> = { p: 'good', f: 'bad', x: 'lost' };
const send = (message: object) =>
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);

/** The number of a call of a case, over all processes of this server. */
function numberOf(name: string): number {
  mkdirSync('calls', { recursive: true });
  for (let number = 0; ; number += 1) {
    try {
      closeSync(openSync(`calls/${name}-${number}`, 'wx'));
      return number;
    } catch {
      // Another call has it.
    }
  }
}

createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  if (id === undefined) return;
  if (method === 'initialize') {
    const serverInfo = { name: 'wordy', version: '1' };
    send({
      id,
      result: { protocolVersion: '2025-06-18', capabilities: { tools: {} }, serverInfo },
    });
  } else if (method === 'tools/list') {
    const tool = { name: 'get', inputSchema: { type: 'object' } };
    // Connections that passed stay open then.
    send({ id, result: { tools: [{ ...tool, annotations: { readOnlyHint: true } }] } });
  } else if (method === 'tools/call') {
    const { name } = params.arguments;
    const word = words[name] ?? 'p';
    const text = TEXTS[word[numberOf(name)] ?? word.at(-1) ?? ''];
    send({ id, result: { content: [{ type: 'text', text }] } });
  } else send({ id, error: { code: -32601, message: 'no' } });
});
