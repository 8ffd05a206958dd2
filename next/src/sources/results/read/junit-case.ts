import { parseSeconds } from './duration.ts';
import { statedOutcome } from './outcome-words.ts';
import type { ParsedCase, TestOutcome } from './reading.ts';

export type Attributes = ReadonlyMap<string, string>;

/** UTF-16 units that are kept of a text, and of a name. */
const MAX_TEXT = 64 * 1024;
const MAX_NAME = 8 * 1024;
/** Results of one kind whose texts are kept: a case can list each assertion of a loop. */
const MAX_RESULTS = 100;

/** What a child element says of a case. The text of the first of them is the gravest. */
const KINDS = ['error', 'failed', 'not-run', 'skipped', 'todo', 'rerun', 'flaky'] as const;
type Kind = (typeof KINDS)[number];

const kindsOf = (kind: Kind, ...names: string[]) => names.map((name) => [name, kind] as const);
const ELEMENTS = new Map<string, Kind>([
  ...kindsOf('error', 'error'),
  ...kindsOf('failed', 'failure'),
  ...kindsOf('skipped', 'skipped', 'disabled', 'ignored', 'skip'),
  // Attempts, which Surefire, nextest and Marathon write.
  ...kindsOf('flaky', 'flakyFailure', 'flakyError'),
  ...kindsOf('rerun', 'rerunFailure', 'rerunError'),
]);

/** Why CTest does not run a test that it must run: it writes `skipped`, and fails. */
const NOT_RUN = new Set(
  (
    'Unable to find executable,Required Files Missing,Fixture dependency failed,' +
    'Missing Configuration,Insufficient Resources,Not Run'
  ).split(','),
);

function kindOfSkip(message: string, type: string): Kind {
  // Node does not fail over a test that is marked so.
  if (type === 'todo') return 'todo';
  return NOT_RUN.has(message.trim()) ? 'not-run' : 'skipped';
}

interface Result {
  kind: Kind;
  type: string;
  message: string;
  body: string;
}

/** What is known around a case. */
export interface Suite {
  /** Names, the outermost first. */
  path: readonly string[];
  file: string | null;
  /** Numbers by name, such as `failures`. */
  declared: ReadonlyMap<string, number>;
}

/** A copy of the start of a text: a slice keeps the whole chunk of the file in memory. */
const kept = (text: string, limit: number) => ` ${text.slice(0, limit)}`.slice(1);
/** A copy of a name, with a bound. */
export const keptName = (text: string) => kept(text, MAX_NAME);

/** A case while it is read, or a failure outside all tests. */
export class OpenCase {
  readonly kind = 'case';
  readonly attributes: Attributes;
  readonly line: number;
  readonly #results: Result[] = [];
  readonly #counts = new Map<Kind, number>();
  /** UTF-16 units that all its texts may still have. */
  #room = 2 * MAX_TEXT;

  constructor(attributes: Attributes, line: number) {
    this.attributes = attributes;
    this.line = line;
  }

  /** Takes a child element. False: it is no result. */
  add(name: string, attributes: Attributes): boolean {
    const kind = ELEMENTS.get(name);
    if (kind === undefined) return false;
    const message = attributes.get('message') ?? '';
    const type = attributes.get('type') ?? '';
    this.#take(kind === 'skipped' ? kindOfSkip(message, type) : kind, message, type);
    return true;
  }

  #take(kind: Kind, message: string, type: string): void {
    this.#counts.set(kind, this.#count(kind) + 1);
    if (this.#count(kind) > MAX_RESULTS) return;
    const text = this.#keep(message, MAX_TEXT);
    this.#results.push({ kind, type: keptName(type), message: text, body: '' });
  }

  /** Takes text of the result that was added last. */
  append(piece: string): void {
    const result = this.#results.at(-1);
    if (result !== undefined) result.body += this.#keep(piece, MAX_TEXT - result.body.length);
  }

  get hasResult(): boolean {
    return this.#results.length > 0;
  }

  /** Takes what attributes say. Returns a word for the outcome that is not known. */
  addStated(): string | null {
    const stated = statedOutcome(this.attributes, 'case');
    if (stated === null || stated.outcome === null) return stated?.said ?? null;
    if (stated.outcome !== 'passed') this.#take(stated.outcome, stated.said, '');
    return null;
  }

  /** Failures that the producer may have counted for it. Each attempt may be one. */
  get failures(): number {
    return this.#count('error', 'failed', 'rerun', 'flaky');
  }

  /** The case, which is `passed` if nothing says how it ended. */
  finish(suite: Suite, isTest: boolean): ParsedCase {
    const { attributes } = this;
    const outcome = this.hasResult ? this.#outcome(suite) : 'passed';
    const isPassedLater = outcome === 'passed' && this.#count('error', 'failed') > 0;
    const name = keptName(attributes.get('name') ?? '');
    const file = attributes.get('file');
    const line = Number(attributes.get('line'));
    const { type, message, details } = this.hasResult ? this.#texts(name) : NO_TEXTS;
    return {
      suites: suite.path,
      className: keptName(attributes.get('classname') || attributes.get('class') || ''),
      name,
      outcome,
      isTest,
      attempts: 1 + this.#count('rerun', 'flaky') + (isPassedLater ? 1 : 0),
      durationMs: parseSeconds(attributes.get('time')),
      type,
      message,
      details,
      file: file ? keptName(file) : suite.file,
      line: Number.isSafeInteger(line) && line > 0 ? line : null,
    };
  }

  /** The first line that applies decides. */
  #outcome({ declared }: Suite): TestOutcome {
    const has = (kind: Kind) => this.#counts.has(kind);
    const isSkipped = has('skipped') || has('not-run');
    const isClean = declared.get('failures') === 0 && (declared.get('errors') ?? 0) === 0;
    const isFlaky = this.attributes.get('flaky') === 'true';
    if (has('todo')) return 'skipped';
    // Flank: a later attempt passed.
    if (isFlaky && !isSkipped && (isClean || (declared.get('flakes') ?? 0) > 0)) return 'passed';
    if (has('error')) return 'error';
    // Karma: Jasmine skips a pending test whatever failed in it.
    if (has('failed') && !(isSkipped && isClean)) return 'failed';
    if (has('not-run') && this.attributes.get('status') === 'notrun') return 'error';
    if (isSkipped) return 'skipped';
    return has('rerun') ? 'failed' : 'passed';
  }

  #texts(name: string): typeof NO_TEXTS {
    const { attributes } = this;
    const results = this.#results.sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));
    const own = [name, `${attributes.get('class') ?? attributes.get('classname')}::${name}`];
    const message = joined('\n', new Set(results.map((result) => messageOf(result, own))));
    const details = joined('\n\n', new Set(results.map(({ body }) => body.trim())));
    return { type: results[0]?.type ?? '', message, details: details === message ? '' : details };
  }

  #count(...kinds: Kind[]): number {
    return kinds.reduce((sum, kind) => sum + (this.#counts.get(kind) ?? 0), 0);
  }

  #keep(text: string, limit: number): string {
    const part = kept(text, Math.max(0, Math.min(limit, this.#room)));
    this.#room -= part.length;
    return part;
  }
}

const NO_TEXTS = { type: '', message: '', details: '' };

const joined = (separator: string, texts: ReadonlySet<string>) =>
  kept([...texts].filter((text) => text !== '').join(separator), MAX_TEXT);

/** @param own how PHPUnit and Pest name the test in the first line, which would part equal failures */
function messageOf({ message, body, type }: Result, own: readonly string[]): string {
  const isOwn = (line: string) => own.some((name) => line === name || line.startsWith(`${name} (`));
  const isFit = (line: string) => line !== '' && !isOwn(line);
  const lines = () => body.split('\n').map((line) => line.trim());
  return message.trim() || (lines().find(isFit) ?? type.trim());
}
