import { cut } from '../../../lib/text.ts';
import { type ResultsFailure, resultsFailure } from '../../../report/failure.ts';

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
  /** False: a failure outside all tests, which is in no number of tests and may have no name. */
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
  file: string | null;
  line: number | null;
}

type Finding = Parameters<typeof resultsFailure>;

/** Beyond this only the start of a text is kept. */
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

/** What a reader finds in one file, whose path it does not know. */
export class Reading {
  readonly cases: ParsedCase[] = [];
  /** Who lists a test that is tried again once more: after a failure (`repeats`), or always (`pytest`). */
  producer: 'pytest' | 'repeats' | null = null;
  /** When the tests ran, as the file says. Epoch milliseconds. */
  startedAt: number | null = null;
  /** What makes the file no evidence: its report is `incomplete` at best. */
  readonly troubles: ResultsFailure[] = [];
  /** What changes no verdict. */
  readonly warnings: ResultsFailure[] = [];
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
    if (room.texts <= 0 && Math.max(one.message.length, one.details.length) > SHORT_TEXT) {
      // The ellipsis lets the redactor find the start of a secret.
      one.message = kept(cut(one.message, SHORT_TEXT), SHORT_TEXT);
      one.details = kept(cut(one.details, SHORT_TEXT), SHORT_TEXT);
      this.warn('texts');
    }
    room.texts -= one.message.length + one.details.length;
    this.cases.push(one);
  }

  trouble(...finding: Finding): void {
    note(this.troubles, finding);
  }

  warn(...finding: Finding): void {
    note(this.warnings, finding);
  }
}

/** Of equal findings the first place counts. */
function note(found: ResultsFailure[], finding: Finding): void {
  const earlier = found.find(({ reason }) => reason === finding[0]);
  if (earlier === undefined) found.push(resultsFailure(...finding));
  else earlier.more += 1;
}

/** UTF-16 units that are kept of one text, and of a name. */
export const MAX_TEXT = 64 * 1024;
const MAX_NAME = 8 * 1024;

/** A copy of the start of a text. A slice keeps the whole chunk of the file in memory. */
export const kept = (text: string, limit = MAX_TEXT) => ` ${text.slice(0, limit)}`.slice(1);

/** A copy of a name, with a bound. */
export const keptName = (text: string) => kept(text, MAX_NAME);
