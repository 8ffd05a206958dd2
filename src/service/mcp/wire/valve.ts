/** What a server sends goes through it; closed, nothing more of it is read. */
export class Valve {
  /** Told when it closes and opens. */
  onTurn: (isOpen: boolean) => void = () => {};
  #closed: PromiseWithResolvers<void> | null = null;

  get isOpen(): boolean {
    return this.#closed === null;
  }

  /** Resolves once it is open. */
  async untilOpen(): Promise<void> {
    await this.#closed?.promise;
  }

  close(): void {
    if (this.#closed !== null) return;
    this.#closed = Promise.withResolvers();
    this.onTurn(false);
  }

  open(): void {
    const closed = this.#closed;
    if (closed === null) return;
    this.#closed = null;
    this.onTurn(true);
    closed.resolve();
  }
}
