const SMALLEST_ROOM = 256;

/**
 * Bytes that come in pieces. They are copied together as they come, since a piece that is kept costs
 * some hundred bytes more than it has, and a server may send them one by one.
 */
export class GatheredBytes {
  #room = Buffer.alloc(0);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  add(piece: Uint8Array): void {
    const length = this.#length + piece.length;
    if (length > this.#room.length) {
      const larger = Buffer.allocUnsafe(Math.max(SMALLEST_ROOM, 2 * length));
      this.#room.copy(larger, 0, 0, this.#length);
      this.#room = larger;
    }
    this.#room.set(piece, this.#length);
    this.#length = length;
  }

  /** All from a place on; it lasts until something is added or taken. */
  from(start: number): Buffer<ArrayBuffer> {
    return this.#room.subarray(start, this.#length);
  }

  /** Lets go of all after the first so many. */
  cut(length: number): void {
    this.#length = Math.min(length, this.#length);
  }

  /** The first so many, which are no longer kept here. */
  take(length: number): Buffer<ArrayBuffer> {
    const bytes = this.#room.subarray(0, length);
    const rest = this.#room.subarray(length, this.#length);
    this.#room = Buffer.alloc(0);
    this.#length = 0;
    if (rest.length > 0) this.add(rest);
    return bytes;
  }
}
