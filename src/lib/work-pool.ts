/** Work of which a few pieces go on at the same time. */
export class WorkPool {
  readonly #max: number;
  readonly #active = new Set<Promise<void>>();

  constructor(max: number) {
    this.#max = max;
  }

  /** Starts a piece of work in its turn. Resolves as soon as it has started. */
  async begin<T>(start: () => Promise<T>): Promise<{ result: Promise<T> }> {
    while (this.#active.size >= this.#max) await Promise.race(this.#active);
    const result = start();
    const ended = Promise.allSettled([result]).then(() => void this.#active.delete(ended));
    this.#active.add(ended);
    return { result };
  }

  /** Resolves when no work goes on. Never rejects. */
  async settle(): Promise<void> {
    while (this.#active.size > 0) await Promise.all(this.#active);
  }
}
