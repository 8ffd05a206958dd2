/** Counts how often servers were started in a run, and keeps in mind how long that takes. */
export class StartTally {
  readonly #now: () => number;
  #starts = 0;
  #up = 0;
  #totalMs = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  get starts(): number {
    return this.#starts;
  }

  /** How long a start takes on an average; 0 where none has succeeded. */
  get usualMs(): number {
    return this.#up === 0 ? 0 : this.#totalMs / this.#up;
  }

  /** A server was started for the run before it began. */
  add(startMs: number): void {
    this.#starts += 1;
    this.#up += 1;
    this.#totalMs += startMs;
  }

  /** A start begins, however it goes. */
  begin(): { isUp: () => void } {
    this.#starts += 1;
    const startedAt = this.#now();
    return {
      isUp: () => {
        this.#up += 1;
        this.#totalMs += this.#now() - startedAt;
      },
    };
  }
}
