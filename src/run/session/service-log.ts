import type { Logger } from '../../logger.ts';

const MAX_LINES = 2_000;
const MAX_LINE_LENGTH = 2_000;

/**
 * What the embedded service and its servers wrote: shown folded at the end, or at once where
 * someone is looking for a fault.
 */
export class ServiceLog {
  readonly #lines: string[] = [];
  readonly #logger: Logger;
  readonly #atOnce: boolean;
  #dropped = 0;

  constructor(logger: Logger, { atOnce }: { atOnce: boolean }) {
    this.#logger = logger;
    this.#atOnce = atOnce;
  }

  /** Takes a line. */
  add(line: string): void {
    const text = line.length > MAX_LINE_LENGTH ? `${line.slice(0, MAX_LINE_LENGTH)}… (cut)` : line;
    if (this.#atOnce) this.#logger.info(`service: ${text}`);
    this.#lines.push(text);
    if (this.#lines.length > MAX_LINES) {
      this.#lines.shift();
      this.#dropped += 1;
    }
  }

  /** The newest line that says something, for an error message. */
  lastWords(): string | undefined {
    return this.#lines.findLast((line) => line.trim() !== '');
  }

  /** Logs all lines under one folded title, unless they were logged as they came. */
  async print(): Promise<void> {
    if (this.#atOnce || this.#lines.length === 0) return;
    await this.#logger.group('Log of the embedded service', async () => {
      if (this.#dropped > 0) this.#logger.info(`(${this.#dropped} earlier lines are left out)`);
      for (const line of this.#lines) this.#logger.info(line);
    });
  }
}
