import type { Redactor } from './redaction/redactor.ts';

const SHOWN = 4_096;
/** Escapes and Node's own frames are left out of what is shown. */
const KEPT_BYTES = 4 * SHOWN;
/** Lines between the place of an error and the mark below it. */
const MAX_QUOTED = 3;

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
  const lines = text.split('\n');
  const kept: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const quoted = lines.slice(at + 1, at + 2 + MAX_QUOTED);
    const markAt = line.startsWith('node:internal/')
      ? quoted.findIndex((next) => next.trim() === '^')
      : -1;
    if (markAt !== -1) at += markAt + 1;
    else if (line.trimStart().startsWith('at ') && /[( ]node:/.test(line)) {
      // The members of the error follow.
      if (line.endsWith(' {') && kept.length > 0) kept.push(`${kept.pop()} {`);
    } else if (!line.startsWith('Node.js v')) kept.push(line);
  }
  return kept.join('\n').trim() === '' ? text : kept.join('\n');
}
