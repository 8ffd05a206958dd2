import type { Connection } from './connection.ts';

/** Servers that end slowly must not pile up. */
const MAX_CLOSING = 16;

/** Connections that close while other work goes on. */
export class Closings {
  readonly #onBug: (error: unknown) => void;
  readonly #pending = new Set<Promise<void>>();

  constructor(onBug: (error: unknown) => void) {
    this.#onBug = onBug;
  }

  /** Closes a connection in the background. Resolves when at most 16 are closing. Never rejects. */
  async close(connection: Pick<Connection, 'close'>): Promise<void> {
    const closed = connection.close().catch(this.#onBug);
    this.#pending.add(closed);
    void closed.then(() => this.#pending.delete(closed));
    while (this.#pending.size > MAX_CLOSING) await Promise.race(this.#pending);
  }

  /** Resolves when all are closed. Never rejects. */
  async settle(): Promise<void> {
    while (this.#pending.size > 0) await Promise.all(this.#pending);
  }
}
