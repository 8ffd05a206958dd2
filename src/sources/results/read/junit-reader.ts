import { VERDICT_PROPERTY } from '../../../report/outcome.ts';
import { type Attributes, append, OpenCase, type Suite } from './junit-case.ts';
import { isCount, JunitTotals, soundsBad } from './junit-totals.ts';
import { isBad } from './outcome-words.ts';
import { keptName, MAX_TESTS, type ParsedCase, type Reading } from './reading.ts';
import type { XmlHandler } from './xml-stream.ts';

/** UTF-16 units of suite names around a case. */
const MAX_PATH = 10 * 1024;

/** Producers by the order in which they write the attributes of a suite. */
const SHAPES = new Map<string, 'pytest' | 'repeats' | 'playwright'>([
  ['name,timestamp,hostname,tests,failures,skipped,time,errors', 'playwright'],
  // Gradle.
  ['name,tests,skipped,failures,errors,timestamp,hostname,time', 'repeats'],
  ['name,tests,skipped,failures,errors,timestamp,time', 'repeats'],
  ['name,errors,failures,skipped,tests,time,timestamp,hostname', 'pytest'],
]);

/** Whether an attribute is one that most cases have, and says nothing of the outcome. */
const isPlain = (name: string) => PLAIN.has(name);
const PLAIN = new Set(['name', 'classname', 'class', 'time', 'file', 'line']);

/** An open element. `into`: what takes its text. */
type Frame =
  | OpenCase
  | { kind: 'suite'; outer: Suite }
  | { kind: 'result'; into: { text: string } }
  | { kind: 'count'; into: { text: string }; name: string }
  | { kind: 'other' };

const OTHER: Frame = { kind: 'other' };
/** Console output, which may hold anything. */
const OUTPUT: Frame = { kind: 'other' };

/** Reads JUnit XML in any of its dialects: cases, and what the file says against itself. */
export class JunitReader implements XmlHandler {
  readonly #reading: Reading;
  readonly #totals: JunitTotals;
  readonly #open: Frame[] = [];
  #suite: Suite = { path: [], file: null, declared: {}, isOurs: false, className: '' };
  #hasRoot = false;
  #hasBad = false;
  /** Cases without a name and a result. */
  readonly #nameless: { one: ParsedCase; line: number }[] = [];

  constructor(reading: Reading) {
    this.#reading = reading;
    this.#totals = new JunitTotals(reading);
  }

  get wantsText(): boolean {
    return this.#open.at(-1)?.kind !== 'other';
  }

  open(name: string, attributes: Attributes, line: number): void {
    const parent = this.#open.at(-1);
    if (parent === undefined && this.#hasRoot) this.#reading.warn('several-documents', { line });
    this.#hasRoot = true;
    this.#open.push(this.#frame(name, attributes, line, parent ?? OTHER));
  }

  #frame(name: string, attributes: Attributes, line: number, parent: Frame): Frame {
    if (name === 'testcase') return new OpenCase(attributes, line);
    if (name === 'testsuites') return this.#openSuite(attributes, false, line);
    if (name === 'testsuite') return this.#openSuite(attributes, true, line);
    // Surefire nests the output of an attempt.
    if (name === 'system-out' || name === 'system-err' || parent === OUTPUT) return OUTPUT;
    // gotestsum.
    if (name === 'property' && attributes.get('name') === 'go.version') this.#identify('repeats');
    if (name === 'property' && attributes.get('name') === VERDICT_PROPERTY) {
      this.#suite.isOurs = true;
      this.#totals.declare(`${attributes.get('value')} verdict`, 'yes', line);
    }
    const into = 'into' in parent ? parent.into : null;
    if (into !== null) return { kind: 'result', into };
    if (parent.kind === 'suite') {
      if (isCount(name)) return { kind: 'count', into: { text: '' }, name };
      if (name === 'failure' || name === 'error') {
        const outside = new OpenCase(new Map(), line);
        outside.into = outside.add(name, attributes);
        return outside;
      }
    } else if (parent.kind === 'case') {
      const result = parent.add(name, attributes);
      if (result !== null) return { kind: 'result', into: result };
      // PHPUnit. Its version and settings decide whether it fails then, and the file has neither.
      if (name === 'warning') this.#reading.warn('passed-with-messages', { line, listed: 1 });
    }
    this.#suspect(`<${name}>`, 'yes', line);
    return OTHER;
  }

  /** @param isSuite false: a root, whose name is that of the run */
  #openSuite(attributes: Attributes, isSuite: boolean, line: number): Frame {
    const outer = this.#suite;
    const name = attributes.get('name') ?? '';
    const startedAt = Date.parse(attributes.get('timestamp') ?? '');
    if (startedAt > (this.#reading.startedAt ?? 0)) this.#reading.startedAt = startedAt;
    const shape = name === 'pytest' ? name : SHAPES.get([...attributes.keys()].join(','));
    if (shape === 'pytest' || shape === 'repeats') this.#identify(shape);
    // Playwright runs a test once for each project, which it names nowhere else.
    const project = shape === 'playwright' ? (attributes.get('hostname') ?? '') : '';
    const names = isSuite ? [project, name].filter((text) => text.trim() !== '') : [];
    const path = [...outer.path, ...names.map(keptName)];
    const file = attributes.get('file') || attributes.get('filepath');
    this.#suite = {
      path: path.join('').length > MAX_PATH ? outer.path : path,
      file: file ? keptName(file) : outer.file,
      declared: this.#totals.open(isSuite, attributes, line),
      isOurs: false,
      className: '',
    };
    return { kind: 'suite', outer };
  }

  /** What comes first counts: a file of several producers has others behind. */
  #identify(producer: 'pytest' | 'repeats'): void {
    if (this.#reading.cases.length === 0) this.#reading.producer = producer;
  }

  #suspect(name: string, value: string, line: number): void {
    if (soundsBad(name, value)) this.#reading.trouble('hidden', { line, detail: keptName(name) });
  }

  text(piece: string, line: number): void {
    const frame = this.#open.at(-1);
    if (frame === undefined || frame.kind === 'other') return;
    if ('into' in frame && frame.into !== null) append(frame.into, piece);
    // Some producers write a word into a case. A damaged disk leaves no words.
    else if (frame.kind === 'case' ? piece.includes('\ufffd') : /\S/.test(piece)) {
      this.#totals.addHole(line, true);
    }
  }

  hole(line: number): void {
    this.#totals.addHole(line, false);
  }

  /** Node lists a test with subtests as a suite, and its own failure in a count at the end only. */
  comment(text: string, line: number): void {
    const isRed = /^ (?:fail|cancelled) [1-9]\d* $/.test(text);
    // Within a suite it is what a test says.
    if (isRed && this.#open.length === 1 && !this.#hasBad)
      this.#reading.trouble('unexplained', { line });
  }

  close(line: number): void {
    const frame = this.#open.pop();
    if (frame?.kind === 'case') this.#closeCase(frame);
    else if (frame?.kind === 'count') this.#totals.declare(frame.name, frame.into.text, line);
    else if (frame?.kind === 'suite') {
      this.#totals.close();
      this.#suite = frame.outer;
    }
  }

  #closeCase(open: OpenCase): void {
    const { attributes, line } = open;
    const isSilent = open.results.length > 0 || [...attributes.keys()].every(isPlain);
    for (const [name, value] of isSilent ? [] : attributes) this.#suspect(name, value, line);
    const unknown = isSilent ? null : open.addStated();
    const one = open.finish(this.#suite);
    this.#totals.list(one, open.failures);
    this.#hasBad ||= isBad(one.outcome);
    if (one.isTest && one.name.trim() === '') this.#reading.warn('nameless', { line });
    const isNamed = one.className.trim() !== '' || one.name.trim() !== '';
    if (unknown !== null) this.#reading.trouble('undecided', { line, detail: keptName(unknown) });
    else if (this.#suite.isOurs && one.outcome === 'error') {
      this.#reading.trouble('no-result', { line, detail: keptName(one.message) });
    } else if (isNamed || open.results.length > 0) this.#reading.add(one);
    else if (this.#nameless.length <= MAX_TESTS) this.#nameless.push({ one, line });
  }

  end(isDamaged: boolean): void {
    // A case that is cut off after it failed has failed. Of any other the outcome is unknown.
    for (const frame of isDamaged ? this.#open : []) {
      const one = frame.kind === 'case' ? frame.finish(this.#suite) : null;
      if (one !== null && isBad(one.outcome)) this.#reading.add(one);
    }
    if (isDamaged) return;
    // What the file declares did run. pytest lists one more for the test that an interrupt ends.
    const isCounted = this.#reading.producer !== 'pytest' && this.#totals.coversTests();
    for (const { one, line } of this.#nameless) {
      if (isCounted) this.#reading.add(one);
      else this.#reading.trouble('undecided', { line, detail: '<testcase>' });
    }
    this.#totals.finish();
  }
}
