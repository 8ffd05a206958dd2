import { measureJson } from '../../lib/json-size.ts';
import { MAX_MESSAGE_BYTES, MAX_MESSAGE_DEPTH, MAX_MESSAGE_VALUES } from '../../lib/limits.ts';

const MIN_ROOM = 1_024;

/** An answer that MCP does not allow, or that is beyond a limit. Its message is foreign text. */
export class MalformedError extends Error {
  override readonly name = 'MalformedError';
}
const tooMany = (what: string) => new MalformedError(`a message has more than ${what}`);

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

  begin(length: number): Buffer {
    return Buffer.from(this.#room.subarray(0, Math.min(length, this.#length)));
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
  const { values, depth } = measureJson(bytes);
  if (depth > MAX_MESSAGE_DEPTH) return tooMany(`${MAX_MESSAGE_DEPTH} levels`);
  return values > MAX_MESSAGE_VALUES ? tooMany(`${MAX_MESSAGE_VALUES} values`) : null;
}
