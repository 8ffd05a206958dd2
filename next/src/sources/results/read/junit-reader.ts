import { type Attributes, keptName, OpenCase, type Suite } from './junit-case.ts';
import { isCount, JunitTotals, soundsBad } from './junit-totals.ts';
import { isBad } from './outcome-words.ts';
import { MAX_TESTS, type ParsedCase, type Reading } from './reading.ts';
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

interface OpenSuite extends Suite {
  kind: 'suite';
  outer: Suite;
}

/** An open element. `result`, and `inner` in it, have the text of a result of their owner. */
type Frame =
  | OpenCase
  | OpenSuite
  | { kind: 'group' | 'other' }
  | { kind: 'result' | 'inner' | 'outside'; owner: OpenCase }
  | { kind: 'count'; name: string; text: string };

/** Reads JUnit XML in any of its dialects: cases, and what the file says against itself. */
export const createJunitReader = (reading: Reading): XmlHandler => new JunitReader(reading);

class JunitReader implements XmlHandler {
  readonly #reading: Reading;
  readonly #totals: JunitTotals;
  readonly #open: Frame[] = [];
  #suite: Suite = { path: [], file: null, declared: new Map() };
  #hasRoot = false;
  #hasCase = false;
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
    this.#open.push(this.#frame(name, attributes, line, this.#open.at(-1)));
  }

  #frame(name: string, attributes: Attributes, line: number, parent?: Frame): Frame {
    if (parent === undefined && this.#hasRoot) this.#reading.warn('several-documents', { line });
    this.#hasRoot = true;
    if (name === 'testcase') return new OpenCase(attributes, line);
    if (name === 'testsuite') return this.#openSuite(attributes, line);
    if (parent !== undefined && 'owner' in parent) {
      // Surefire nests the output of an attempt.
      if (name === 'system-out' || name === 'system-err') return { kind: 'other' };
      return { kind: 'inner', owner: parent.owner };
    }
    if (name === 'testsuites') {
      this.#totals.open(false, attributes, line);
      return { kind: 'group' };
    }
    // gotestsum.
    if (name === 'property' && attributes.get('name') === 'go.version') this.#identify('repeats');
    if (parent?.kind === 'case') {
      if (parent.add(name, attributes)) return { kind: 'result', owner: parent };
      // PHPUnit. Its version and settings decide whether it fails then, and the file has neither.
      if (name === 'warning') this.#reading.warn('passed-with-messages', { line, listed: 1 });
    } else if (parent?.kind === 'suite' || parent?.kind === 'group') {
      if (isCount(name)) return { kind: 'count', name, text: '' };
      if (name === 'failure' || name === 'error') {
        const title = `${this.#suite.path.at(-1) ?? 'suite'} (outside any test)`;
        const owner = new OpenCase(new Map([['name', title]]), line);
        owner.add(name, attributes);
        return { kind: 'outside', owner };
      }
    } else return { kind: 'other' };
    this.#suspect(new Map([[name, 'yes']]), line);
    return { kind: 'other' };
  }

  #openSuite(attributes: Attributes, line: number): OpenSuite {
    const outer = this.#suite;
    const shape = SHAPES.get([...attributes.keys()].join(','));
    const name = attributes.get('name') ?? '';
    const startedAt = Date.parse(attributes.get('timestamp') ?? '');
    if (startedAt > (this.#reading.startedAt ?? 0)) this.#reading.startedAt = startedAt;
    const producer = name === 'pytest' ? name : shape;
    if (producer === 'pytest' || producer === 'repeats') this.#identify(producer);
    // Playwright runs a test once for each project, which it names nowhere else.
    const project = shape === 'playwright' ? (attributes.get('hostname') ?? '') : '';
    const names = [project, name].filter((text) => text.trim() !== '').map(keptName);
    const path = [...outer.path, ...names];
    const file = attributes.get('file') || attributes.get('filepath');
    const suite: OpenSuite = {
      kind: 'suite',
      outer,
      path: path.join('').length > MAX_PATH ? outer.path : path,
      file: file ? keptName(file) : outer.file,
      declared: this.#totals.open(true, attributes, line),
    };
    this.#suite = suite;
    return suite;
  }

  /** What comes first counts: a file of several producers has others behind. */
  #identify(producer: 'pytest' | 'repeats'): void {
    if (!this.#hasCase) this.#reading.producer = producer;
  }

  #suspect(attributes: Attributes, line: number): void {
    for (const [name, value] of attributes) {
      if (soundsBad(name, value)) this.#reading.trouble('hidden', { line, detail: keptName(name) });
    }
  }

  text(piece: string, line: number): void {
    const frame = this.#open.at(-1);
    if (frame === undefined || frame.kind === 'other') return;
    if ('owner' in frame) frame.owner.append(piece);
    else if (frame.kind === 'count') frame.text = keptName(frame.text + piece);
    // Some producers write a word into a case. A damaged disk leaves no words.
    else if (frame.kind === 'case' ? piece.includes('\ufffd') : /\S/.test(piece)) {
      this.#totals.addHole(line, true);
    }
  }

  hole(line: number): void {
    this.#totals.addHole(line, false);
  }

  close(line: number): void {
    const frame = this.#open.pop();
    if (frame?.kind === 'case') this.#closeCase(frame);
    else if (frame?.kind === 'count') this.#totals.declare(frame.name, frame.text, line);
    else if (frame?.kind === 'outside') {
      this.#totals.list(0, false, 1);
      this.#reading.add(frame.owner.finish(this.#suite, false));
    } else if (frame?.kind === 'suite' || frame?.kind === 'group') {
      this.#totals.close();
      if (frame.kind === 'suite') this.#suite = frame.outer;
    }
  }

  #closeCase(open: OpenCase): void {
    this.#hasCase = true;
    const { attributes, line, hasResult } = open;
    if (!hasResult) this.#suspect(attributes, line);
    const unknown = hasResult ? null : open.addStated();
    const one = open.finish(this.#suite, true);
    this.#totals.list(one.attempts, one.outcome === 'skipped', open.failures);
    const isNamed = one.className.trim() !== '' || one.name.trim() !== '';
    if (unknown !== null) this.#reading.trouble('undecided', { line, detail: keptName(unknown) });
    else if (isNamed || open.hasResult) this.#reading.add(one);
    else if (this.#nameless.length <= MAX_TESTS) this.#nameless.push({ one, line });
  }

  end(isDamaged: boolean): void {
    // A case that is cut off after it failed has failed. Of any other the outcome is unknown.
    for (const frame of isDamaged ? this.#open.splice(0) : []) {
      if (frame.kind !== 'case') continue;
      const one = frame.finish(this.#suite, true);
      if (isBad(one.outcome)) this.#reading.add(one);
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
