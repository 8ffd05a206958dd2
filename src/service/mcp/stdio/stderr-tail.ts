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
