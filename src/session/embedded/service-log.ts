import type { Readable } from 'node:stream';
import type { Logger } from '../../ports/logger.ts';
import type { Redactor } from '../../redaction/redactor.ts';
import { followLines } from '../output-lines.ts';

const MAX_LINES = 2_000;

/**
 * What the embedded service and its servers wrote, without secrets: shown folded at the end, or at
 * once where someone is looking for a fault.
 */
export class ServiceLog {
  readonly #lines: string[] = [];
  readonly #logger: Logger;
  readonly #secrets: Redactor;
  readonly #atOnce: boolean;
  #dropped = 0;

  constructor(logger: Logger, secrets: Redactor, { atOnce }: { atOnce: boolean }) {
    this.#logger = logger;
    this.#secrets = secrets;
    this.#atOnce = atOnce;
  }

  follow(stream: Readable): void {
    followLines(stream, this.#secrets, (line) => this.#add(line));
  }

  /** Takes a line that has no secrets any more. */
  #add(text: string): void {
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
