import type { ResultsFailure } from '../../../report/failure.ts';

/** How a test ended. `error`: it broke, or what is around it did. */
export type TestOutcome = 'passed' | 'failed' | 'error' | 'skipped';

/** A test of a result file, as its producer writes it. All texts are foreign. */
export interface ParsedCase {
  /** Suites around it, the outermost first. In JSON the path of the test file comes first. */
  suites: readonly string[];
  /** Empty if there is none. */
  className: string;
  name: string;
  outcome: TestOutcome;
  /** False: it stands for a failure outside all tests, and is in no number of tests. */
  isTest: boolean;
  /** How often it was tried. More than 1 and `passed`: flaky. */
  attempts: number;
  durationMs: number | null;
  /** Type of the error; empty if there is none. */
  type: string;
  /** Why it did not pass, or was skipped; may be empty. */
  message: string;
  /** The longer text; empty if it is the message. */
  details: string;
  /** Source file and line, as they stand in the result file. */
  file: string | null;
  line: number | null;
}

/** What is found about a file; the path is known to its reader only. */
export type Finding = Pick<
  ResultsFailure,
  'reason' | 'line' | 'detail' | 'declared' | 'listed' | 'more'
>;
type Reason = ResultsFailure['reason'];
type FindingData = Partial<Omit<Finding, 'reason' | 'more'>>;

/** More texts than this are cut. */
const ALL_TEXTS = 32 * 2 ** 20;
const SHORT_TEXT = 200;

/** Tests of all files together. */
export const MAX_TESTS = 200_000;

/** What the files of a report share: how much may still be kept. */
export interface Room {
  tests: number;
  /** UTF-16 units of messages and details. */
  texts: number;
}

export const newRoom = (): Room => ({ tests: MAX_TESTS, texts: ALL_TEXTS });

/** Ends the reading of a file, which keeps what it has. */
export class StopReading extends Error {}

/** What a reader finds in one file. Of equal findings the first place counts. */
export class Reading {
  readonly cases: ParsedCase[] = [];
  /** Who lists a test that is tried again once more: after a failure (`repeats`), or always (`pytest`). */
  producer: 'pytest' | 'repeats' | null = null;
  readonly #troubles = new Map<Reason, Finding>();
  readonly #warnings = new Map<Reason, Finding>();
  readonly #room: Room;

  constructor(room: Room) {
    this.#room = room;
  }

  /** @throws StopReading if there is no room for it */
  add(one: ParsedCase): void {
    const room = this.#room;
    if (room.tests === 0) {
      this.trouble('too-many', { listed: MAX_TESTS });
      throw new StopReading();
    }
    room.tests -= 1;
    if (room.texts <= 0 && one.message.length + one.details.length > 2 * SHORT_TEXT) {
      one.message = one.message.slice(0, SHORT_TEXT);
      one.details = one.details.slice(0, SHORT_TEXT);
      this.warn('texts');
    }
    room.texts -= one.message.length + one.details.length;
    this.cases.push(one);
  }

  /** Notes what makes the file no evidence: its report is `incomplete` at best. */
  trouble(reason: Reason, data: FindingData = {}): void {
    note(this.#troubles, reason, data);
  }

  /** Notes what changes no verdict. */
  warn(reason: Reason, data: FindingData = {}): void {
    note(this.#warnings, reason, data);
  }

  get troubles(): readonly Finding[] {
    return [...this.#troubles.values()];
  }

  get warnings(): readonly Finding[] {
    return [...this.#warnings.values()];
  }
}

function note(found: Map<Reason, Finding>, reason: Reason, data: FindingData): void {
  const earlier = found.get(reason);
  if (earlier !== undefined) {
    earlier.more += 1;
    return;
  }
  const { line = null, detail = '', declared = null, listed = null } = data;
  found.set(reason, { reason, line, detail, declared, listed, more: 0 });
}
