import {
  type Attributes,
  kept,
  MAX_NAME,
  MAX_TEXT,
  OpenCase,
  type Result,
  resultOf,
  type Suite,
  said,
  suiteFailure,
} from './junit-case.ts';
import { isCount, isNone, JunitTotals, soundsBad } from './junit-totals.ts';
import { isBad } from './outcome-words.ts';
import { MAX_TESTS, type ParsedCase, type Reading } from './reading.ts';
import type { XmlHandler } from './xml-stream.ts';

/** UTF-16 units of suite names around a case. */
const MAX_PATH = 10 * 1024;
/** UTF-16 units of all texts of a case. */
const MAX_CASE_TEXT = 2 * MAX_TEXT;

/** Producers by the order in which they write the attributes of a suite. */
const SHAPES = new Map<string, 'pytest' | 'repeats' | 'playwright'>([
  ['name,timestamp,hostname,tests,failures,skipped,time,errors', 'playwright'],
  // Gradle.
  ['name,tests,skipped,failures,errors,timestamp,hostname,time', 'repeats'],
  ['name,tests,skipped,failures,errors,timestamp,time', 'repeats'],
  ['name,errors,failures,skipped,tests,time,timestamp,hostname', 'pytest'],
]);

interface OpenSuite extends Suite {
  kind: 'suite';
  outer: OpenSuite | null;
  /** UTF-16 units of the names. */
  length: number;
}

/** An open element. */
type Frame =
  | OpenCase
  | OpenSuite
  | { kind: 'group' }
  /** `inner`: in a result, whose text is the text of both. */
  | { kind: 'result' | 'inner'; result: Result; isOfSuite: boolean }
  | { kind: 'count'; name: string; text: string }
  | { kind: 'other' };

const GROUP: Frame = { kind: 'group' };
const OTHER: Frame = { kind: 'other' };
const NOWHERE: Suite = { path: [], file: null, isClean: false, hasFlakes: false };

/** Reads JUnit XML in any of its dialects: cases, and what the file says against itself. */
export function createJunitReader(reading: Reading): XmlHandler {
  return new JunitReader(reading);
}

class JunitReader implements XmlHandler {
  readonly #reading: Reading;
  readonly #totals: JunitTotals;
  readonly #open: Frame[] = [];
  #suite: OpenSuite | null = null;
  #roots = 0;
  #hasCase = false;
  /** UTF-16 units that the innermost case may still keep. */
  #room = 0;
  /** Cases without a name and a result. */
  readonly #nameless: ParsedCase[] = [];
  #namelessLine = 0;
  #warnings = 0;

  constructor(reading: Reading) {
    this.#reading = reading;
    this.#totals = new JunitTotals(reading);
  }

  get wantsText(): boolean {
    return this.#open.at(-1)?.kind !== 'other';
  }

  open(name: string, attributes: Attributes, line: number): void {
    this.#open.push(this.#frame(name, attributes, line, this.#open.at(-1)));
  }

  #frame(name: string, attributes: Attributes, line: number, parent?: Frame): Frame {
    if (parent === undefined) {
      this.#roots += 1;
      if (this.#roots > 1) this.#reading.warn('several-documents', { line });
    }
    if (name === 'testcase') {
      this.#room = MAX_CASE_TEXT;
      return new OpenCase(attributes, line);
    }
    if (name === 'testsuite') return this.#openSuite(attributes, line);
    if (parent?.kind === 'result' || parent?.kind === 'inner') {
      // Surefire nests the output of an attempt.
      const isOutput = name === 'system-out' || name === 'system-err';
      return isOutput ? OTHER : { kind: 'inner', result: parent.result, isOfSuite: false };
    }
    if (name === 'testsuites') {
      this.#totals.open(parent === undefined ? 'root' : 'group', attributes, line);
      return GROUP;
    }
    // gotestsum.
    if (name === 'property' && attributes.get('name') === 'go.version') this.#identify('repeats');
    if (parent === undefined || parent.kind === 'other' || parent.kind === 'count') return OTHER;
    return this.#openChild(name, attributes, line, parent);
  }

  /** @param parent a case, a suite or a group */
  #openChild(name: string, attributes: Attributes, line: number, parent: Frame): Frame {
    const result = resultOf(name, attributes);
    if (result !== null) {
      const isOfSuite = parent.kind !== 'case';
      if (parent.kind === 'case') parent.add(result);
      else this.#room = MAX_CASE_TEXT;
      if (!isOfSuite || result.kind === 'failure' || result.kind === 'error') {
        result.message = this.#keep(result.message, MAX_TEXT);
        return { kind: 'result', result, isOfSuite };
      }
    }
    if (parent.kind === 'case' && name === 'warning') parent.hasWarning = true;
    if (parent.kind !== 'case' && isCount(name)) return { kind: 'count', name, text: '' };
    if (soundsBad(name)) this.#reading.trouble('hidden', { line, detail: kept(name, MAX_NAME) });
    return OTHER;
  }

  #openSuite(attributes: Attributes, line: number): OpenSuite {
    const outer = this.#suite;
    const shape = SHAPES.get([...attributes.keys()].join(','));
    const name = attributes.get('name') ?? '';
    if (shape === 'repeats') this.#identify(shape);
    if (shape === 'pytest' || name === 'pytest') this.#identify('pytest');
    this.#totals.open(outer === null ? 'outermost-suite' : 'suite', attributes, line);
    const { declared } = this.#totals;
    // Playwright runs a test once for each project, which it names nowhere else.
    const names = [shape === 'playwright' ? (attributes.get('hostname') ?? '') : '', name]
      .filter((text) => text.trim() !== '')
      .map((text) => kept(text, MAX_NAME));
    const length = names.reduce((sum, text) => sum + text.length, outer?.length ?? 0);
    const path = outer?.path ?? [];
    const file = attributes.get('file') || attributes.get('filepath');
    this.#suite = {
      kind: 'suite',
      outer,
      length: Math.min(length, MAX_PATH),
      path: names.length > 0 && length <= MAX_PATH ? [...path, ...names] : path,
      file: file ? kept(file, MAX_NAME) : (outer?.file ?? null),
      isClean: declared.get('failures') === 0 && (declared.get('errors') ?? 0) === 0,
      hasFlakes: (declared.get('flakes') ?? 0) > 0,
    };
    return this.#suite;
  }

  /** What comes first counts: a file of several producers has others behind. */
  #identify(producer: 'pytest' | 'repeats'): void {
    if (!this.#hasCase) this.#reading.producer = producer;
  }

  text(piece: string, line: number): void {
    const frame = this.#open.at(-1);
    if (frame?.kind === 'result' || frame?.kind === 'inner') {
      const { result } = frame;
      result.body += this.#keep(piece, MAX_TEXT - result.body.length);
    } else if (frame?.kind === 'count') {
      frame.text += kept(piece, MAX_NAME - frame.text.length);
    } else if (frame?.kind === 'case') {
      // Some producers write a word here. A damaged disk does not.
      if (piece.includes('\ufffd')) this.#totals.addHole(line, true);
    } else if (/\S/.test(piece)) this.#totals.addHole(line, true);
  }

  hole(line: number): void {
    this.#totals.addHole(line, false);
  }

  #keep(text: string, limit: number): string {
    const part = kept(text, Math.max(0, Math.min(limit, this.#room)));
    this.#room -= part.length;
    return part;
  }

  close(line: number): void {
    const frame = this.#open.pop();
    if (frame?.kind === 'case') this.#closeCase(frame);
    else if (frame?.kind === 'suite') {
      this.#suite = frame.outer;
      this.#totals.close();
    } else if (frame?.kind === 'group') this.#totals.close();
    else if (frame?.kind === 'count') this.#totals.declare(frame.name, frame.text, line);
    else if (frame?.kind === 'result' && frame.isOfSuite) {
      this.#totals.addFailure();
      this.#reading.add(suiteFailure(frame.result, this.#suite ?? NOWHERE));
    }
  }

  #closeCase(open: OpenCase): void {
    this.#hasCase = true;
    const { line } = open;
    const stated = open.stated();
    const one = open.finish(this.#suite ?? NOWHERE, stated);
    const { outcome, attempts } = one;
    const failures = !open.hasResult && isBad(outcome) ? 1 : open.failures;
    const isUnknown = stated !== null && stated.outcome === null;
    this.#totals.addCase(attempts, outcome === 'skipped', isUnknown ? 0 : failures);
    if (!open.hasResult) this.#findHidden(open);
    if (open.hasWarning && outcome === 'passed') this.#warnings += 1;
    const isNamed = one.className.trim() !== '' || one.name.trim() !== '';
    if (isUnknown) this.#reading.trouble('undecided', { line, detail: said(stated) });
    else if (isNamed || outcome !== 'passed' || attempts > 1) this.#reading.add(one);
    else {
      if (this.#nameless.length === 0) this.#namelessLine = line;
      if (this.#nameless.length <= MAX_TESTS) this.#nameless.push(one);
    }
  }

  #findHidden({ attributes, line }: OpenCase): void {
    for (const [name, value] of attributes) {
      if (soundsBad(name) && !isNone(value)) {
        this.#reading.trouble('hidden', { line, detail: kept(name, MAX_NAME) });
      }
    }
  }

  end(isDamaged: boolean): void {
    if (isDamaged) this.#keepFailures();
    else {
      this.#settleNameless();
      this.#totals.finish();
    }
    if (this.#warnings > 0) this.#reading.warn('passed-with-messages', { listed: this.#warnings });
  }

  /** A case that is cut off after it failed has failed. Of any other the outcome is unknown. */
  #keepFailures(): void {
    for (const frame of this.#open.splice(0)) {
      if (frame.kind !== 'case' || !frame.hasResult) continue;
      const one = frame.finish(this.#suite ?? NOWHERE, null);
      if (isBad(one.outcome)) this.#reading.add(one);
    }
  }

  /** A case that the file declares did run. pytest writes one more for the test that it breaks off. */
  #settleNameless(): void {
    const isCounted = this.#reading.producer !== 'pytest' && this.#totals.coverTests();
    if (isCounted) for (const one of this.#nameless) this.#reading.add(one);
    else if (this.#nameless.length > 0) {
      const [line, detail] = [this.#namelessLine, '<testcase>'];
      this.#reading.trouble('undecided', { line, detail });
    }
  }
}
