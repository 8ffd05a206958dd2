import { parseSeconds } from './duration.ts';
import type { Counts } from './junit-totals.ts';
import { byWord, statedOutcome } from './outcome-words.ts';
import { kept, keptName, MAX_TEXT, type ParsedCase, type TestOutcome } from './reading.ts';

export type Attributes = ReadonlyMap<string, string>;

/** Results that are kept, next to the first of a kind: a case can list each assertion of a loop. */
const MAX_RESULTS = 100;

/** What a child element says of a case. The text of the first of them is the gravest. */
const KINDS = ['error', 'failed', 'skipped', 'todo', 'rerun', 'flaky'] as const;
type Kind = (typeof KINDS)[number];

const ELEMENTS = byWord<'error' | 'failed' | 'skipped' | 'rerun' | 'flaky'>({
  error: 'error',
  failed: 'failure',
  skipped: 'skipped disabled ignored skip',
  // Attempts, which Surefire, nextest and Marathon write.
  rerun: 'rerunFailure rerunError',
  flaky: 'flakyFailure flakyError',
});

/** Why CTest could not run a test: it writes `skipped`, and fails. */
const NOT_RUN = new Set([
  ...['Unable to find executable', 'Required Files Missing', 'Fixture dependency failed'],
  ...['Missing Configuration', 'Insufficient Resources', 'Not Run'],
]);

export interface Suite {
  /** Names, the outermost first. */
  path: readonly string[];
  file: string | null;
  declared: Counts;
  isOurs: boolean;
  /** Of the case before: most cases of a suite share it. */
  className: string;
}

export interface Result {
  kind: Kind;
  type: string;
  message: string;
  text: string;
}

export function append(element: { text: string }, piece: string): void {
  element.text += kept(piece, MAX_TEXT - element.text.length);
}

/** A case while it is read, or a failure outside all tests. */
export class OpenCase {
  readonly kind = 'case';
  readonly attributes: Attributes;
  readonly line: number;
  /** The failure, if it is one outside all tests. */
  into: Result | null = null;
  readonly results: Result[] = [];
  /** Failures that the producer may have counted for it. Each attempt may be one. */
  failures = 0;
  #retries = 0;

  constructor(attributes: Attributes, line: number) {
    this.attributes = attributes;
    this.line = line;
  }

  /** Takes a child element. Null: it is no result. */
  add(name: string, attributes: Attributes): Result | null {
    const kind = ELEMENTS.get(name);
    if (kind === undefined) return null;
    const message = attributes.get('message') ?? '';
    const type = attributes.get('type') ?? '';
    if (kind !== 'skipped') return this.#take(kind, message, type);
    // Node does not fail over a test that is marked so, whatever fails in it.
    if (type === 'todo' || type === 'skipped') return this.#take('todo', message, type);
    const isNotRun = this.attributes.get('status') === 'notrun' && NOT_RUN.has(message.trim());
    return this.#take(isNotRun ? 'error' : 'skipped', message, type);
  }

  /** Takes what attributes say. Returns a word for the outcome that is not known. */
  addStated(): string | null {
    const { outcome, said } = statedOutcome(this.attributes, 'case');
    if (outcome === null) return said;
    if (outcome !== 'passed') this.#take(outcome, said, '');
    return null;
  }

  #take(kind: Kind, message: string, type: string): Result {
    const result = { kind, type: keptName(type), message: kept(message), text: '' };
    const isRetry = kind === 'rerun' || kind === 'flaky';
    if (isRetry) this.#retries += 1;
    if (isRetry || kind === 'error' || kind === 'failed') this.failures += 1;
    if (this.results.length < MAX_RESULTS || !this.#has(kind)) this.results.push(result);
    return result;
  }

  #has(kind: Kind): boolean {
    return this.results.some((one) => one.kind === kind);
  }

  /** The case, which is `passed` if nothing says how it ended. */
  finish(suite: Suite): ParsedCase {
    const { attributes } = this;
    const className = attributes.get('classname') || attributes.get('class') || '';
    if (className !== suite.className) suite.className = keptName(className);
    const name = keptName(attributes.get('name') ?? '');
    const file = attributes.get('file');
    const line = Number(attributes.get('line'));
    const outcome = this.#outcome(suite.declared);
    const isPassedLater = outcome === 'passed' && this.failures > this.#retries;
    // Flank counts it as a flake only.
    if (isPassedLater) this.failures = this.#retries;
    const { type, message, details } = this.results.length > 0 ? this.#texts(name) : NO_TEXTS;
    return {
      suites: suite.path,
      className: suite.className,
      name,
      outcome,
      isTest: this.into === null,
      attempts: 1 + this.#retries + (isPassedLater ? 1 : 0),
      durationMs: parseSeconds(attributes.get('time')),
      type,
      message,
      details,
      file: file ? keptName(file) : suite.file,
      line: Number.isSafeInteger(line) && line > 0 ? line : null,
    };
  }

  /** The first line that applies decides. */
  #outcome({ failures, errors = 0, flakes = 0 }: Counts): TestOutcome {
    if (this.#has('todo')) return 'skipped';
    const isSkipped = this.#has('skipped');
    const isClean = failures === 0 && errors === 0;
    const isFlaky = this.attributes.get('flaky') === 'true';
    // Flank: a later attempt passed.
    if (isFlaky && !isSkipped && (isClean || flakes > 0)) return 'passed';
    if (this.#has('error')) return 'error';
    // Karma: Jasmine skips a pending test whatever failed in it.
    if (this.#has('failed') && !(isSkipped && isClean)) return 'failed';
    if (isSkipped) return 'skipped';
    return this.#has('rerun') ? 'failed' : 'passed';
  }

  #texts(name: string): typeof NO_TEXTS {
    const { attributes } = this;
    const results = this.results.sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));
    const own = [name, `${attributes.get('class') ?? attributes.get('classname')}::${name}`];
    const message = joined('\n', new Set(results.map((result) => messageOf(result, own))));
    const details = joined('\n\n', new Set(results.map(({ text }) => text.trim())));
    return { type: results[0]?.type ?? '', message, details: details === message ? '' : details };
  }
}

const NO_TEXTS = { type: '', message: '', details: '' };

const joined = (separator: string, texts: ReadonlySet<string>) =>
  kept([...texts].filter((text) => text !== '').join(separator));

/** @param own how PHPUnit and Pest name the test in the first line, which would part equal failures */
function messageOf({ message, text, type }: Result, own: readonly string[]): string {
  const isOwn = (line: string) => own.some((name) => line === name || line.startsWith(`${name} (`));
  // jest-junit and tap-xunit begin with a heading.
  const isFit = (line: string) => !/^(?:●|-*$)/.test(line) && !isOwn(line);
  const lines = () => text.split('\n').map((line) => line.trim());
  return message.trim() || (lines().find(isFit) ?? type.trim());
}
