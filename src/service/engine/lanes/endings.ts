import type { McpConnection } from '../../mcp/connector.ts';

/** Ends connections, and with them the processes of their servers, while other work goes on. */
export class Endings {
  readonly #underWay = new Set<Promise<void>>();
  readonly #most: number;

  /** @param most so many may be under way before anything new is to be started */
  constructor(most: number) {
    this.#most = most;
  }

  /** Ends what a connect comes to; where it fails, there is nothing to end. */
  begin(connecting: Promise<Pick<McpConnection, 'close'>>): void {
    const ended = connecting
      .then(
        (connection) => connection.close(),
        () => {},
      )
      .finally(() => this.#underWay.delete(ended));
    this.#underWay.add(ended);
  }

  /** Resolves when something may be started: servers that go slowly must not fill the machine. */
  async room(): Promise<void> {
    while (this.#underWay.size >= this.#most) await Promise.race(this.#underWay);
  }

  /** Resolves when all that was begun has ended. */
  async all(): Promise<void> {
    await Promise.all(this.#underWay);
  }
}
