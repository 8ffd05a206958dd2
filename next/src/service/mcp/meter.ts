import { MAX_MESSAGE_BYTES, MAX_MESSAGE_DEPTH, MAX_MESSAGE_VALUES } from '../../lib/limits.ts';

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const OPENING = [0x5b, 0x7b];
const CLOSING = [0x5d, 0x7d];
const LINE_ENDS = [0x0a, 0x0d];

/** Measures a message on its bytes, so that one that takes long to parse is not parsed. */
export class MessageMeter {
  #bytes = 0;
  #values = 0;
  #depth = 0;
  #isInText = false;
  #isEscaped = false;

  /** Reads the next bytes of a message. Returns what there is too much of; null if nothing is. */
  read(bytes: Uint8Array): MessageExcess | null {
    this.#bytes += bytes.length;
    if (this.#bytes > MAX_MESSAGE_BYTES) return { which: 'bytes', max: MAX_MESSAGE_BYTES };
    for (const byte of bytes) {
      if (this.#isEscaped) this.#isEscaped = false;
      else if (byte === QUOTE) this.#isInText = !this.#isInText;
      // No text of JSON goes over lines. In a stream of events another field may have begun one.
      else if (LINE_ENDS.includes(byte)) this.#isInText = false;
      else if (this.#isInText) this.#isEscaped = byte === BACKSLASH;
      else if (byte === COMMA) this.#values += 1;
      else if (CLOSING.includes(byte)) this.#depth -= 1;
      else if (OPENING.includes(byte)) {
        this.#values += 1;
        this.#depth += 1;
        if (this.#depth > MAX_MESSAGE_DEPTH) return { which: 'levels', max: MAX_MESSAGE_DEPTH };
      }
    }
    if (this.#values <= MAX_MESSAGE_VALUES) return null;
    return { which: 'values', max: MAX_MESSAGE_VALUES };
  }

  /** Begins another message. */
  reset(): void {
    this.#bytes = 0;
    this.#values = 0;
    this.#depth = 0;
    this.#isInText = false;
    this.#isEscaped = false;
  }
}

/** What a message has too much of. */
export interface MessageExcess {
  which: 'bytes' | 'values' | 'levels';
  max: number;
}

/** An answer that MCP does not allow, or that is beyond a limit. Its message is foreign text. */
export class MalformedError extends Error {
  override readonly name = 'MalformedError';
}

/** The error of a message that is beyond a limit. */
export const excessError = ({ which, max }: MessageExcess) =>
  new MalformedError(`a message has more than ${max} ${which}`);
