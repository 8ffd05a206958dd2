import { MAX_MESSAGE_BYTES, MAX_MESSAGE_DEPTH, MAX_MESSAGE_VALUES } from '../../lib/limits.ts';

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
/** `[` and `{`, which differ in one bit; so do `]` and `}`. */
const OPENING = 0x7b;
const CLOSING = 0x7d;
const CASE_BIT = 0x20;

/** An answer that MCP does not allow, or that is beyond a limit. Its message is foreign text. */
export class MalformedError extends Error {
  override readonly name = 'MalformedError';
}
const tooMany = (what: string) => new MalformedError(`a message has more than ${what}`);

/** Measures one message on its bytes, so that one that takes long to parse is not parsed. */
export class MessageMeter {
  /** Bytes that it has read. */
  length = 0;
  #values = 0;
  #depth = 0;
  #isInText = false;
  #isEscaped = false;

  /** Reads the next bytes of the message. Returns an error if there is too much of anything. */
  read(bytes: Uint8Array): MalformedError | null {
    this.length += bytes.length;
    if (this.length > MAX_MESSAGE_BYTES) return tooMany(`${MAX_MESSAGE_BYTES / 2 ** 20} MiB`);
    // Members are slow to reach for each of ten million bytes.
    let values = this.#values;
    let depth = this.#depth;
    let deepest = depth;
    let isInText = this.#isInText;
    let isEscaped = this.#isEscaped;
    for (let at = 0; at < bytes.length; at += 1) {
      const byte = bytes[at] ?? 0;
      if (isInText) {
        // No text of JSON goes over lines. In a stream of events another field may have begun one.
        if (isEscaped) isEscaped = false;
        else if (byte === BACKSLASH) isEscaped = true;
        else if (byte === QUOTE || byte === LINE_FEED || byte === CARRIAGE_RETURN) isInText = false;
      } else if (byte === QUOTE) isInText = true;
      else if (byte === COMMA) values += 1;
      else if ((byte | CASE_BIT) === CLOSING) depth -= 1;
      else if ((byte | CASE_BIT) === OPENING) {
        values += 1;
        depth += 1;
        if (depth > deepest) deepest = depth;
      }
    }
    this.#values = values;
    this.#depth = depth;
    this.#isInText = isInText;
    this.#isEscaped = isEscaped;
    if (deepest > MAX_MESSAGE_DEPTH) return tooMany(`${MAX_MESSAGE_DEPTH} levels`);
    return values > MAX_MESSAGE_VALUES ? tooMany(`${MAX_MESSAGE_VALUES} values`) : null;
  }
}
