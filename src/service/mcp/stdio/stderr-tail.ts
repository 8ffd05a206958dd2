import { StringDecoder } from 'node:string_decoder';
import type { RedactedStream, Redactor } from '../../../redaction/redactor.ts';

const TAIL_LENGTH = 4096;

/**
 * The last that a server wrote to its standard error. Secrets are taken out as it comes, since
 * neither what the tail has lost nor what is yet to come would let half of one be known for one.
 */
export class StderrTail {
  readonly #decoder = new StringDecoder('utf8');
  readonly #stream: RedactedStream;
  #text = '';

  constructor(redactor: Redactor) {
    this.#stream = redactor.stream();
  }

  add(chunk: Buffer): void {
    this.#keep(this.#stream.write(this.#decoder.write(chunk)));
  }

  /** Nothing more will come. */
  end(): void {
    this.#keep(this.#stream.write(this.#decoder.end()) + this.#stream.end());
  }

  /** From the beginning of a line if it can be, without what may be the begin of a secret. */
  get text(): string {
    const start = this.#text.length < TAIL_LENGTH ? 0 : this.#text.indexOf('\n') + 1;
    return this.#text.slice(start).trim();
  }

  #keep(text: string): void {
    this.#text = (this.#text + text).slice(-TAIL_LENGTH).toWellFormed();
  }
}

/** A line of Node's own in a stack, before which an error's code may begin: ` {`. */
const isNodeFrame = (line: string) =>
  line.trimStart().startsWith('at ') && /[( ]node:internal\//.test(line);
const isNodePlace = (line: string) => /^node:internal\/\S+:\d+$/.test(line);
const isNodeVersion = (line: string) => /^Node\.js v\d[\d.]*$/.test(line);
const isMarker = (line: string) => /^ *\^$/.test(line);
/** Between a place and the marker below it. */
const MOST_QUOTED = 3;

/** What a server wrote, without where Node was in itself: that says nothing to whoever wrote it. */
export function withoutInternals(text: string): string {
  const kept: string[] = [];
  const lines = text.split('\n');
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const marker = isNodePlace(line)
      ? lines.slice(at + 1, at + 2 + MOST_QUOTED).findIndex(isMarker)
      : -1;
    if (marker !== -1) at += marker + 1;
    else if (isNodeFrame(line)) {
      if (line.endsWith(' {') && kept.length > 0) kept.push(`${kept.pop()} {`);
    } else if (!isNodeVersion(line)) kept.push(line);
  }
  const rest = kept.join('\n').trim();
  return rest === '' ? text : rest;
}
