import { parseSeconds } from './duration.ts';
import { isBad, type Stated, statedOutcome } from './outcome-words.ts';
import type { ParsedCase, TestOutcome } from './reading.ts';

export type Attributes = ReadonlyMap<string, string>;

/** UTF-16 units that are kept of a text, and of a name. */
export const MAX_TEXT = 64 * 1024;
export const MAX_NAME = 8 * 1024;
/** Results of one kind whose texts are kept. A case can list an assertion of a loop. */
const MAX_RESULTS = 100;

/** What a child element says of a case, the gravest text first. */
const KINDS = ['error', 'failure', 'not-run', 'skipped', 'todo', 'rerun', 'flaky'] as const;
type Kind = (typeof KINDS)[number];

/** Flaky and rerun elements are attempts, which Surefire, nextest and Marathon write. */
const ELEMENTS = new Map<string, Kind>([
  ['failure', 'failure'],
  ['error', 'error'],
  ['skipped', 'skipped'],
  ['disabled', 'skipped'],
  ['ignored', 'skipped'],
  ['skip', 'skipped'],
  ['flakyFailure', 'flaky'],
  ['flakyError', 'flaky'],
  ['rerunFailure', 'rerun'],
  ['rerunError', 'rerun'],
]);

/** Why CTest does not run a test that it must run: it writes `skipped`, and fails. */
const NOT_RUN = new Set([
  'Unable to find executable',
  'Required Files Missing',
  'Fixture dependency failed',
  'Missing Configuration',
  'Insufficient Resources',
  'Not Run',
]);

/** A result element. */
export interface Result {
  kind: Kind;
  type: string;
  message: string;
  body: string;
}

/** A copy of the start of a text: a slice keeps the whole chunk of the file in memory. */
export function kept(text: string, limit: number): string {
  return ` ${text.slice(0, limit)}`.slice(1);
}

/** Null: the element is no result. */
export function resultOf(name: string, attributes: Attributes): Result | null {
  const kind = ELEMENTS.get(name);
  if (kind === undefined) return null;
  const message = kept(attributes.get('message') ?? '', MAX_TEXT);
  const type = kept(attributes.get('type') ?? '', MAX_NAME);
  return { kind: kind === 'skipped' ? kindOfSkip(type, message) : kind, type, message, body: '' };
}

function kindOfSkip(type: string, message: string): Kind {
  // Node does not fail over a test that is marked so.
  if (type === 'todo') return 'todo';
  return NOT_RUN.has(message.trim()) ? 'not-run' : 'skipped';
}

/** What the suite around a case says. */
export interface Suite {
  /** Names, the outermost first. */
  path: readonly string[];
  file: string | null;
  /** It declares that nothing failed. */
  isClean: boolean;
  /** It counts flaky cases apart. */
  hasFlakes: boolean;
}

/** A case while it is read. */
export class OpenCase {
  readonly kind = 'case';
  readonly attributes: Attributes;
  readonly line: number;
  /** PHPUnit writes it for a test that passed. */
  hasWarning = false;
  readonly #results: Result[] = [];
  readonly #counts = {
    error: 0,
    failure: 0,
    'not-run': 0,
    skipped: 0,
    todo: 0,
    rerun: 0,
    flaky: 0,
  };

  constructor(attributes: Attributes, line: number) {
    this.attributes = attributes;
    this.line = line;
  }

  add(result: Result): void {
    this.#counts[result.kind] += 1;
    if (this.#counts[result.kind] <= MAX_RESULTS) this.#results.push(result);
  }

  get hasResult(): boolean {
    return this.#results.length > 0;
  }

  /** Failures that the producer may have counted for it. Each attempt may be one. */
  get failures(): number {
    const { error, failure, rerun, flaky } = this.#counts;
    return error + failure + rerun + flaky;
  }

  /** What attributes say where no element does. */
  stated(): Stated | null {
    return this.hasResult ? null : statedOutcome(this.attributes);
  }

  /** @param stated what `stated` returns */
  finish(suite: Suite, stated: Stated | null): ParsedCase {
    const { attributes } = this;
    const { error, failure, rerun, flaky } = this.#counts;
    const outcome = this.hasResult ? this.#outcome(suite) : (stated?.outcome ?? 'passed');
    const isPassedLater = outcome === 'passed' && error + failure > 0;
    const className = attributes.get('classname') || attributes.get('class') || '';
    const file = attributes.get('file');
    const line = Number(attributes.get('line'));
    const one: ParsedCase = {
      suites: suite.path,
      className: kept(className, MAX_NAME),
      name: kept(attributes.get('name') ?? '', MAX_NAME),
      outcome,
      isTest: true,
      attempts: 1 + rerun + flaky + (isPassedLater ? 1 : 0),
      durationMs: parseSeconds(attributes.get('time')),
      type: '',
      message: stated !== null && isBad(outcome) ? said(stated) : '',
      details: '',
      file: file ? kept(file, MAX_NAME) : suite.file,
      line: Number.isSafeInteger(line) && line > 0 ? line : null,
    };
    describe(one, this.#results, attributes.get('class') ?? className);
    return one;
  }

  /** The first line that applies decides. */
  #outcome(suite: Suite): TestOutcome {
    const counts = this.#counts;
    const isSkipped = counts.skipped + counts['not-run'] > 0;
    const isFlaky = this.attributes.get('flaky') === 'true' && (suite.isClean || suite.hasFlakes);
    if (counts.todo > 0) return 'skipped';
    // Flank: a later attempt passed.
    if (isFlaky && !isSkipped) return 'passed';
    if (counts.error > 0) return 'error';
    // Karma: Jasmine skips a pending test whatever failed in it.
    if (counts.failure > 0 && !(isSkipped && suite.isClean)) return 'failed';
    if (counts['not-run'] > 0 && this.attributes.get('status') === 'notrun') return 'error';
    if (isSkipped) return 'skipped';
    return counts.rerun > 0 ? 'failed' : 'passed';
  }
}

/** A failure outside all tests, such as one of a hook or of the collection of tests. */
export function suiteFailure(result: Result, { path, file }: Suite): ParsedCase {
  const one: ParsedCase = {
    suites: path,
    className: '',
    name: `${path.at(-1) ?? 'suite'} (outside any test)`,
    outcome: result.kind === 'failure' ? 'failed' : 'error',
    isTest: false,
    attempts: 1,
    durationMs: null,
    type: '',
    message: '',
    details: '',
    file,
    line: null,
  };
  describe(one, [result], '');
  return one;
}

/** The attribute and its word, as data of a finding. */
export const said = ({ attribute, word }: Stated) => kept(`${attribute}: ${word}`, MAX_NAME);

function describe(one: ParsedCase, results: readonly Result[], className: string): void {
  if (results.length === 0) return;
  const ordered = results.toSorted((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));
  const own = [one.name, `${className}::${one.name}`];
  const messages = ordered.map((result) => messageOf(result, own)).filter((text) => text !== '');
  const bodies = ordered.map(({ body }) => body.trim()).filter((text) => text !== '');
  const details = kept(bodies.join('\n\n'), MAX_TEXT);
  one.type = ordered[0]?.type ?? '';
  one.message = kept([...new Set(messages)].join('\n'), MAX_TEXT);
  one.details = details === one.message ? '' : details;
}

function messageOf({ message, body, type }: Result, own: readonly string[]): string {
  return message.trim() || firstLine(body, own) || type.trim();
}

/** PHPUnit and Pest write the name of the test first, which would part equal failures. */
function firstLine(text: string, own: readonly string[]): string {
  for (let from = 0; from < text.length; ) {
    const end = text.indexOf('\n', from);
    const line = text.slice(from, end < 0 ? text.length : end).trim();
    const isOwn = own.some((name) => line === name || line.startsWith(`${name} (`));
    if (line !== '' && !isOwn) return line;
    if (end < 0) break;
    from = end + 1;
  }
  return '';
}
