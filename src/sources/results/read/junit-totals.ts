import { isBad, statedOutcome } from './outcome-words.ts';
import { keptName, type ParsedCase, type Reading } from './reading.ts';

const NAMES = ['tests', 'failures', 'errors', 'skipped', 'disabled', 'flakes'] as const;
type CountName = (typeof NAMES)[number];
export type Counts = Partial<Record<CountName, number>>;

/** Attributes of suites, and elements of AntUnit, that hold numbers. */
const COUNTS = new Map<string, CountName>([
  ...NAMES.map((name) => [name, name] as const),
  ...['skip', 'skips', 'ignored'].map((name) => [name, 'skipped'] as const),
  ['failed', 'failures'],
]);
export const isCount = (name: string) => COUNTS.has(name);

/** Whether a name that no known producer writes may stand for a failure, if its value is not a no. */
export const soundsBad = (name: string, value: string) =>
  /fail|error|broken|crash|exception|fatal|panic|timed.?out|<timeout/i.test(name) &&
  !/^(?:0+|false|no|none|null)?$/i.test(value.trim());

/** An open element that declares counts. `before`: failures met before it. */
interface Scope {
  isSuite: boolean;
  line: number;
  counts: Counts;
  isFailed: boolean;
  before: number;
}

/**
 * Compares what root and suites declare with what they list. Some producers count cases, some
 * elements, some (Surefire) attempts: fewer declared than met are no contradiction.
 */
export class JunitTotals {
  readonly #reading: Reading;
  readonly #open: Scope[] = [];
  readonly #root: Counts = {};
  readonly #outermost: Counts = {};
  readonly #suites: Counts = {};
  #failures = 0;
  #tests = 0;
  #ran = 0;
  #hole: { line: number; isGap: boolean } | null = null;

  constructor(reading: Reading) {
    this.#reading = reading;
  }

  /** Returns what it declares, to which its elements may add. */
  open(isSuite: boolean, attributes: ReadonlyMap<string, string>, line: number): Counts {
    const isFailed = isBad(statedOutcome(attributes, 'suite').outcome);
    const counts: Counts = {};
    this.#open.push({ isSuite, line, counts, isFailed, before: this.#failures });
    for (const [name, value] of attributes) this.declare(name, value, line);
    return counts;
  }

  /** Takes what the innermost open element declares: a count, or in another word that it failed. */
  declare(name: string, value: string, line: number): void {
    const key = COUNTS.get(name.toLowerCase());
    const scope = this.#open.at(-1);
    const count = key === undefined ? null : readCount(value);
    if (scope === undefined) return;
    if (key !== undefined && count !== null) scope.counts[key] ??= count;
    else if (key === undefined) scope.isFailed ||= soundsBad(name, value);
    else if (soundsBad(name, value))
      this.#reading.trouble('type', { line, detail: keptName(`${name}="${value}"`) });
    else if (key === 'tests' && /\S/.test(value))
      this.#reading.warn('no-count', { line, detail: keptName(value) });
  }

  close(): void {
    const scope = this.#open.pop();
    if (scope === undefined) return;
    const { isSuite, line, counts, isFailed, before } = scope;
    if (this.#open.length === 0 && !isSuite) addTo(this.#root, counts);
    if (isSuite && !this.#open.some((outer) => outer.isSuite)) addTo(this.#outermost, counts);
    if (isSuite) addTo(this.#suites, counts);
    const listed = this.#failures - before;
    const declared = leastFailures(counts);
    if (declared > listed) this.#reading.trouble('failures', { line, declared, listed });
    else if (isFailed && listed === 0) this.#reading.trouble('unexplained', { line });
    // The elements around it may declare the same failures.
    this.#failures = before + Math.max(listed, declared, isFailed ? 1 : 0);
  }

  list({ attempts, isTest, outcome }: ParsedCase, failures: number): void {
    // Surefire counts attempts.
    const tests = isTest ? attempts : 0;
    this.#tests += tests;
    if (outcome !== 'skipped') this.#ran += tests;
    this.#failures += failures;
  }

  /** @param isGap cases or results may be missing here. The first such place counts */
  addHole(line: number, isGap: boolean): void {
    if (this.#hole === null || (isGap && !this.#hole.isGap)) this.#hole = { line, isGap };
  }

  /** Whether the file declares as many tests as it lists. */
  coversTests(): boolean {
    return this.#readings().some(({ tests = 0 }) => tests >= this.#tests);
  }

  /** Compares the file as a whole. */
  finish(): void {
    const readings = this.#readings();
    const declared = Math.min(...readings.map(({ tests = 0 }) => tests));
    const areMissing = readings.length > 0 && declared > this.#tests;
    const isKnown = readings.length > 0 && [this.#root, this.#suites].some(countsFailures);
    if (this.#hole !== null) {
      const { line, isGap } = this.#hole;
      if (areMissing || (isGap && !isKnown)) this.#reading.trouble('hole', { line });
      else if (isGap) this.#reading.warn('hole', { line });
    }
    // pytest counts subtests, and lists the test around them.
    if (!areMissing || this.#reading.producer === 'pytest') return;
    // Some producers do not list tests that did not run.
    if (readings.some((counts) => leastRun(counts) <= this.#ran)) return;
    this.#reading.trouble('tests', { declared, listed: this.#tests });
  }

  /**
   * What the declared tests can mean. Suites count those of inner suites (PHPUnit, bun) or do not. A
   * root stands alone, unless it counts no failures: Newman counts scripts there.
   */
  #readings(): Counts[] {
    const root = this.#root;
    const isAlone = root.tests !== undefined && countsFailures(root);
    const all = isAlone ? [root] : [root, this.#outermost, this.#suites];
    return all.filter(({ tests }) => tests !== undefined);
  }
}

function addTo(sums: Counts, counts: Counts): void {
  for (const name of NAMES) {
    if (counts[name] !== undefined) sums[name] = (sums[name] ?? 0) + counts[name];
  }
}

const countsFailures = ({ failures, errors }: Counts) => (failures ?? errors) !== undefined;
const leastRun = ({ tests = 0, skipped = 0, disabled = 0 }: Counts) => tests - skipped - disabled;
/**
 * The fewest failures that an element can mean. Mocha writes one number twice. Catch2 subtracts
 * exceptions from failures, and can arrive below 0.
 */
const leastFailures = ({ failures = 0, errors = 0 }: Counts) =>
  failures === errors ? failures : failures + errors;

/** ` 1 `, `1.0`, and 64 bits of which one is the sign. */
function readCount(text: string): number | null {
  const digits = /^(-?\d{1,300})(?:\.0{0,9})?$/.exec(text.trim())?.[1];
  if (digits === undefined) return null;
  const count = BigInt(digits);
  return Number(count < 2n ** 64n ? BigInt.asIntN(64, count) : count);
}
