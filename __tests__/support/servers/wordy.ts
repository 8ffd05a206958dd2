/**
 * A server that answers by the words in the file `words.json` of its folder. Without a file it ends at
 * once.
 */
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { answerBy, type Words } from './words.ts';

const words: Words = JSON.parse(readFileSync('words.json', 'utf8'));

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
  const isKnown = /^(initialize|tools.*)$/.test(method);
  const said = isKnown
    ? { result: answerBy(words, numberOf, method, params) }
    : { error: { code: -32601, message: 'no' } };
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id, ...said })}\n`);
});
