/**
 * A server that answers by the words in the file `words.json` of its folder. Without a file it ends at
 * once.
 */
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { serveLines, UNKNOWN } from './lines.ts';
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

serveLines((method, params) =>
  /^(initialize|tools.*)$/.test(method)
    ? { result: answerBy(words, numberOf, method, params) }
    : UNKNOWN,
);
