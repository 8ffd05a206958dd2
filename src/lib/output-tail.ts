import type { Redactor } from './redaction/redactor.ts';

const SHOWN = 4_096;
/** Escapes and Node's own frames are left out of what is shown. */
const KEPT_BYTES = 4 * SHOWN;
/** The place of an error in Node, and its line with a mark below it. */
const QUOTED = /^node:internal\/.*\n(?:.*\n){0,3}? *\^\n/gm;

/** The end of what a process writes. */
export class OutputTail {
  #bytes = Buffer.alloc(0);
  #isCut = false;

  add(chunk: Buffer): void {
    const all = Buffer.concat([this.#bytes, chunk]);
    this.#isCut ||= all.length > KEPT_BYTES;
    this.#bytes = all.subarray(-KEPT_BYTES);
  }

  /** The last 4,096 characters, from the start of a line: cleaned, redacted, without Node's frames. */
  read(redactor: Redactor): string {
    const kept = redactor.text(this.#bytes, KEPT_BYTES).trimEnd();
    // A secret that the cut has split is not found. What is left of it begins the text.
    const from = this.#isCut ? kept.indexOf('\n') + 1 || SHOWN : 0;
    const text = withoutFrames(kept.slice(from));
    const end = text.slice(-SHOWN);
    return (end === text ? text : end.slice(end.indexOf('\n') + 1)).toWellFormed().trim();
  }
}

/** Leaves out where an error was inside of Node, unless nothing else is there. */
function withoutFrames(text: string): string {
  const kept: string[] = [];
  for (const line of text.replaceAll(QUOTED, '').split('\n')) {
    if (!/^\s*at (?:.*[( ])?node:|^Node\.js v/.test(line)) kept.push(line);
    // The members of the error follow.
    else if (line.endsWith(' {') && kept.length > 0) kept.push(`${kept.pop()} {`);
  }
  return kept.join('\n').trim() === '' ? text : kept.join('\n');
}
