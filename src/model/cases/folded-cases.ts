import { addKnown } from '../counts.ts';
import type { Digest, FoldedCases, PackedCases } from '../run-report.ts';

/** What is kept of a case whose details are folded. */
export interface FoldedCase {
  identity: Digest;
  /** Its iterations. */
  passed: number;
  skipped: number;
  /** All of them together; null where not known. */
  durationMs: number | null;
}

/** So many are one text: few texts for whoever counts values, short ones for whoever writes them. */
const CASES_PER_TEXT = 1_000;

/**
 * Adds cases up, and packs each of them: its identity, duration, and iterations that passed and that
 * were skipped, as in `0123456789abcdef,12.5,3,1;`. Of one that passed once the counts are left out,
 * as is a duration that is not known. An entry in JSON for each would take five times the space and
 * as many values as a reader takes of them all.
 */
export class CaseFolder {
  readonly #packed: PackedCases[] = [];
  #open: string[] = [];
  #cases = 0;
  #passed = 0;
  #skipped = 0;
  #durationMs: number | null = null;

  add(folded: FoldedCase): void {
    this.#cases += 1;
    this.#passed += folded.passed;
    this.#skipped += folded.skipped;
    this.#durationMs = addKnown(this.#durationMs, folded.durationMs);
    this.#open.push(packed(folded));
    if (this.#open.length === CASES_PER_TEXT) this.#close();
  }

  /** Null where there are none. */
  finish(): FoldedCases | null {
    if (this.#cases === 0) return null;
    if (this.#open.length > 0) this.#close();
    return {
      cases: this.#cases,
      passed: this.#passed,
      ...(this.#skipped > 0 && { skipped: this.#skipped }),
      durationMs: this.#durationMs,
      packed: this.#packed,
    };
  }

  #close(): void {
    this.#packed.push(this.#open.join('') as PackedCases);
    this.#open = [];
  }
}

function packed({ identity, passed, skipped, durationMs }: FoldedCase): string {
  const counts = passed === 1 && skipped === 0 ? '' : `,${passed},${skipped}`;
  const duration = durationText(durationMs);
  return counts === '' && duration === '' ? `${identity};` : `${identity},${duration}${counts};`;
}

/** To the microsecond. What no clock has shown, as a service may tell it, is not known. */
function durationText(durationMs: number | null): string {
  if (durationMs === null || !(durationMs >= 0 && durationMs <= Number.MAX_SAFE_INTEGER)) return '';
  return String(Math.round(durationMs * 1_000) / 1_000);
}

const PACKED = /([0-9a-f]{16})(?:,(\d{1,16}(?:\.\d{1,3})?)?(?:,(\d{1,9}),(\d{1,9}))?)?;/y;

/** The cases of a packed text one by one; null, and then no more, where it goes on with none. */
function* casesIn(text: string): Generator<FoldedCase | null> {
  for (let at = 0; at < text.length; ) {
    PACKED.lastIndex = at;
    const found = PACKED.exec(text);
    if (found === null) {
      yield null;
      return;
    }
    const [whole, identity, durationMs, passed = '1', skipped = '0'] = found;
    yield {
      identity: identity as Digest,
      passed: Number(passed),
      skipped: Number(skipped),
      durationMs: durationMs === undefined ? null : Number(durationMs),
    };
    at += whole.length;
  }
}

/** Each case of an entry that stands for many; none where it is of a report that did not keep them. */
export function* unpackCases({ packed: texts = [] }: FoldedCases): Generator<FoldedCase> {
  for (const text of texts) {
    for (const folded of casesIn(text)) {
      if (folded === null) throw new Error('Folded cases were not read by the reader of reports.');
      yield folded;
    }
  }
}

/** Whether such texts of anybody can be unpacked, and come to what is said of them. */
export function bearOut(
  texts: readonly string[],
  { cases, passed, skipped = 0 }: Pick<FoldedCases, 'cases' | 'passed' | 'skipped'>,
): boolean {
  const sums = { cases: 0, passed: 0, skipped: 0 };
  for (const text of texts) {
    for (const folded of casesIn(text)) {
      if (folded === null) return false;
      sums.cases += 1;
      sums.passed += folded.passed;
      sums.skipped += folded.skipped;
    }
  }
  return sums.cases === cases && sums.passed === passed && sums.skipped === skipped;
}
