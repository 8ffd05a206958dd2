import type { Attributes } from './junit-case.ts';
import { isBad, statedOutcome } from './outcome-words.ts';
import type { Reading } from './reading.ts';

/** Names of attributes, and of AntUnit's elements, that hold numbers. */
const COUNTS = new Map([
  ['tests', 'tests'],
  ['failures', 'failures'],
  ['failed', 'failures'],
  ['errors', 'errors'],
  ['skipped', 'skipped'],
  ['skip', 'skipped'],
  ['skips', 'skipped'],
  ['ignored', 'skipped'],
  ['disabled', 'disabled'],
  ['flakes', 'flakes'],
]);
export const isCount = (name: string) => COUNTS.has(name);

/** Whether a name that no known producer writes may stand for a failure. */
export const soundsBad = (name: string) => /fail|error|broken|crash/i.test(name);
/** Whether a value says that there is none of it. */
export const isNone = (value: string) => /^\s*(?:0+|false|no|none|null)?\s*$/i.test(value);

/** An element that declares totals, while it is open. */
interface Scope {
  part: 'root' | 'group' | 'suite' | 'outermost-suite';
  line: number;
  counts: Map<string, number>;
  /** Its attributes say that it failed. */
  isBad: boolean;
  /** Failures met before it. */
  before: number;
}

/** What is declared in sum; null: nothing. */
class Sums {
  tests: number | null = null;
  /** Tests that ran: some producers do not list the others. */
  ran: number | null = null;
  hasFailures = false;

  add(counts: ReadonlyMap<string, number>): void {
    const idle = (counts.get('skipped') ?? 0) + (counts.get('disabled') ?? 0);
    const tests = counts.get('tests');
    if (tests !== undefined) {
      this.tests = (this.tests ?? 0) + tests;
      this.ran = (this.ran ?? 0) + Math.max(0, tests - idle);
    }
    this.hasFailures ||= counts.has('failures') || counts.has('errors');
  }
}

/**
 * Compares what the root and the suites declare with what they list.
 *
 * Suites declare the totals of inner suites (PHPUnit, bun) or do not, so both sums are readings; a
 * root's own number stands alone. Some producers count cases, some elements, some (Surefire) attempts:
 * fewer declared than met are no contradiction.
 */
export class JunitTotals {
  readonly #reading: Reading;
  readonly #open: Scope[] = [];
  readonly #root = new Sums();
  readonly #outermost = new Sums();
  readonly #whole = new Sums();
  #failures = 0;
  #tests = 0;
  #ran = 0;
  #hole: { line: number; isGap: boolean } | null = null;

  constructor(reading: Reading) {
    this.#reading = reading;
  }

  open(part: Scope['part'], attributes: Attributes, line: number): void {
    const isFailed = isBad(statedOutcome(attributes, 'suite')?.outcome ?? null);
    this.#open.push({ part, line, counts: new Map(), isBad: isFailed, before: this.#failures });
    for (const [name, value] of attributes) this.declare(name, value, line);
  }

  /** Takes a number of the innermost open element; what is no number says nothing. */
  declare(name: string, value: string, line: number): void {
    const key = COUNTS.get(name);
    const counts = this.#open.at(-1)?.counts;
    if (key === undefined || counts === undefined) return;
    const count = readCount(value);
    if (count !== null && !counts.has(key)) counts.set(key, count);
    if (count === null && soundsBad(name) && !isNone(value)) {
      this.#reading.trouble('hidden', { line, detail: name });
    }
  }

  /** What the innermost open element declares so far. */
  get declared(): ReadonlyMap<string, number> {
    return this.#open.at(-1)?.counts ?? new Map();
  }

  close(): void {
    const scope = this.#open.pop();
    if (scope === undefined) return;
    const { part, counts, line } = scope;
    if (part === 'root') this.#root.add(counts);
    if (part === 'outermost-suite') this.#outermost.add(counts);
    if (part === 'outermost-suite' || part === 'suite') this.#whole.add(counts);
    const listed = this.#failures - scope.before;
    const declared = leastFailures(counts);
    if (declared > listed) this.#reading.trouble('failures', { line, declared, listed });
    else if (scope.isBad && listed === 0) this.#reading.trouble('unexplained', { line });
    // The elements around it may declare the same failures.
    this.#failures += Math.max(0, declared - listed, scope.isBad && listed === 0 ? 1 : 0);
  }

  /** @param attempts each of which Surefire counts as a test */
  addCase(attempts: number, isSkipped: boolean, failures: number): void {
    this.#tests += attempts;
    if (!isSkipped) this.#ran += attempts;
    this.#failures += failures;
  }

  addFailure(): void {
    this.#failures += 1;
  }

  /** @param isGap where cases or results may be missing, not in a text. The gravest counts */
  addHole(line: number, isGap: boolean): void {
    if (this.#hole === null || (isGap && !this.#hole.isGap)) this.#hole = { line, isGap };
  }

  /** Whether the declared tests are as many as those listed, or more. */
  coverTests(): boolean {
    return this.#readings().some(({ tests }) => tests !== null && tests >= this.#tests);
  }

  /** Compares the file as a whole. */
  finish(): void {
    const readings = this.#readings();
    const listed = this.#tests;
    const areMissing = readings.every(({ tests }) => tests !== null && tests > listed);
    const hole = this.#hole;
    if (hole !== null) {
      const hasFailures = this.#root.hasFailures || this.#outermost.hasFailures;
      const isKnown = hasFailures && readings.every(({ tests }) => tests !== null);
      const { line, isGap } = hole;
      if (areMissing || (isGap && !isKnown)) this.#reading.trouble('hole', { line });
      else if (isGap) this.#reading.warn('hole', { line });
    }
    // pytest counts subtests, and lists the test around them.
    if (this.#reading.producer === 'pytest' || !areMissing) return;
    if (readings.some(({ ran }) => ran <= this.#ran)) return;
    this.#reading.trouble('tests', { declared: readings[0]?.tests ?? null, listed });
  }

  #readings(): { tests: number | null; ran: number }[] {
    const root = this.#root;
    return [this.#outermost, this.#whole].map(({ tests, ran }) => ({
      tests: root.tests ?? tests,
      // Newman counts scripts in the root, and tests in its suites.
      ran: Math.min(root.ran ?? Number.POSITIVE_INFINITY, ran ?? root.ran ?? 0),
    }));
  }
}

/**
 * The fewest failures that an element can mean. Mocha writes one number twice. Catch2 subtracts
 * exceptions from failures, and can arrive below 0.
 */
function leastFailures(counts: ReadonlyMap<string, number>): number {
  const failures = counts.get('failures') ?? 0;
  const errors = counts.get('errors') ?? 0;
  return failures === errors ? failures : failures + errors;
}

/** ` 1 `, `1.0`, and 64 bits whose first is the sign. */
function readCount(text: string): number | null {
  const digits = /^(-?\d{1,20})(?:\.0{0,9})?$/.exec(text.trim())?.[1];
  return digits === undefined ? null : Number(BigInt.asIntN(64, BigInt(digits)));
}
