import type { Position } from '../parsed-case.ts';
import { counted, detach } from '../text.ts';

/** Reasons told of one by one; a file with more is not read by anybody. */
const MAX_REASONS = 5;

/** Counts what must not count as passed, by reason, whatever their number. */
export class Doubts {
  readonly #counts = new Map<string, number>();
  #further = 0;

  add(reason: string): void {
    const count = this.#counts.get(reason);
    if (count !== undefined) this.#counts.set(reason, count + 1);
    else if (this.#counts.size < MAX_REASONS) this.#counts.set(detach(reason), 1);
    else this.#further += 1;
  }

  /** One sentence a reason. */
  messages(): string[] {
    const told = [...this.#counts].map(
      ([reason, count]) =>
        `lists ${counted(count, 'case')} without an outcome that can be told: ${reason}`,
    );
    if (this.#further === 0) return told;
    const further = `lists ${counted(this.#further, 'case')} more without an outcome that can be told`;
    return [...told, further];
  }
}

/** A sign that cases may be missing. */
export interface Suspicion {
  message: string;
  position: Position;
  /** That cases are missing unless the totals say otherwise, not only where they say so. */
  gap: boolean;
}
