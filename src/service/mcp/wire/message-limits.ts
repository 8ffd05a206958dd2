/** A message larger than this would cost more memory than a result can be worth. */
export const MESSAGE_LIMIT_BYTES = 10 * 1024 * 1024;

/**
 * Values in one message, each member of an object and each element of a list counted. As many are
 * read within a tenth of a second. Servers on npm describe a tool in 23 to 57 of them, and the 72 of
 * the largest in 1,651.
 */
export const VALUES_LIMIT = 250_000;

/** Lists and objects in each other. Those servers have 12 at most; some languages read only 64. */
export const DEPTH_LIMIT = 500;

/** A server sent more in one message than is read. */
export class MessageLimitError extends Error {
  override readonly name = 'MessageLimitError';
}

export const oversizeError = (): MessageLimitError =>
  new MessageLimitError(`sent a message of more than ${MESSAGE_LIMIT_BYTES / 1024 / 1024} MiB`);

const QUOTE = 0x22;
const COMMA = 0x2c;
const LIST_START = 0x5b;
const BACKSLASH = 0x5c;
const LIST_END = 0x5d;
const OBJECT_START = 0x7b;
const OBJECT_END = 0x7d;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/**
 * Counts the values of a message and how deep they nest on its bytes, which may come in pieces, so
 * that one that would take long to be read is not even begun with.
 */
export class MessageMeter {
  #values = 0;
  #depth = 0;
  #isInString = false;
  #isEscaped = false;

  /** The next bytes of a message. Returns what there is too much of by now, null where nothing. */
  read(bytes: Uint8Array): MessageLimitError | null {
    let values = this.#values;
    let depth = this.#depth;
    let deepest = depth;
    let isInString = this.#isInString;
    let isEscaped = this.#isEscaped;
    for (const byte of bytes) {
      if (isInString && isEscaped) isEscaped = false;
      else if (isInString && byte === BACKSLASH) isEscaped = true;
      else if (byte === QUOTE) isInString = !isInString;
      // No string goes over lines; in a stream of events another field may have begun with one.
      else if (byte === LINE_FEED || byte === CARRIAGE_RETURN) isInString = false;
      else if (isInString) continue;
      else if (byte === COMMA) values += 1;
      else if (byte === LIST_START || byte === OBJECT_START) {
        values += 1;
        depth += 1;
        if (depth > deepest) deepest = depth;
      } else if (byte === LIST_END || byte === OBJECT_END) depth -= 1;
    }
    this.#values = values;
    this.#depth = depth;
    this.#isInString = isInString;
    this.#isEscaped = isEscaped;
    if (deepest > DEPTH_LIMIT) {
      return new MessageLimitError(
        `sent a message that nests more than ${DEPTH_LIMIT} levels deep`,
      );
    }
    if (values <= VALUES_LIMIT) return null;
    return new MessageLimitError(`sent a message of more than ${VALUES_LIMIT} values`);
  }

  /** Another message begins. */
  reset(): void {
    this.#values = 0;
    this.#depth = 0;
    this.#isInString = false;
    this.#isEscaped = false;
  }
}
