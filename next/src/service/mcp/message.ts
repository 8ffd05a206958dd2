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
const MIN_ROOM = 1_024;

/** An answer that MCP does not allow, or that is beyond a limit. Its message is foreign text. */
export class MalformedError extends Error {
  override readonly name = 'MalformedError';
}
const tooMany = (what: string) => new MalformedError(`a message has more than ${what}`);

/** Gathers the bytes of messages, one after the other. */
export class MessageBuffer {
  /** Chunks that are kept one by one cost more than they hold. */
  #room = Buffer.alloc(0);
  #length = 0;

  /** Adds the next bytes of a message. Returns an error if there are more than 10 MiB. */
  add(bytes: Uint8Array): MalformedError | null {
    const length = this.#length + bytes.length;
    if (length > MAX_MESSAGE_BYTES) return tooMany(`${MAX_MESSAGE_BYTES / 2 ** 20} MiB`);
    if (length > this.#room.length) {
      const larger = Buffer.allocUnsafe(Math.max(MIN_ROOM, 2 * length));
      this.#room.copy(larger, 0, 0, this.#length);
      this.#room = larger;
    }
    this.#room.set(bytes, this.#length);
    this.#length = length;
    return null;
  }

  /** Takes the message out. Another one begins. */
  take(): Buffer {
    const message = this.#room.subarray(0, this.#length);
    this.#room = Buffer.alloc(0);
    this.#length = 0;
    return message;
  }
}

/** What a message has too much of to be parsed in short time; null if nothing is too much. */
export function excessIn(bytes: Uint8Array): MalformedError | null {
  let values = 0;
  let depth = 0;
  let isInText = false;
  let isEscaped = false;
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
      if (depth > MAX_MESSAGE_DEPTH) return tooMany(`${MAX_MESSAGE_DEPTH} levels`);
    }
  }
  return values > MAX_MESSAGE_VALUES ? tooMany(`${MAX_MESSAGE_VALUES} values`) : null;
}
