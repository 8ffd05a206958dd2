import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { describeForeignRoot } from '../detect.ts';
import type { FileTally } from '../tally.ts';
import { cleanName, cleanText, counted, detach, MAX_TEXT_LENGTH } from '../text.ts';
import {
  appendBody,
  buildCase,
  buildSuiteFailure,
  createNameCleaner,
  type OpenCase,
  openResult,
  type ResultElement,
  resultKind,
  type Surroundings,
} from './junit-case.ts';
import { junitDialect } from './junit-dialect.ts';
import { createJunitTotals } from './junit-totals.ts';
import type { ReportReader } from './report-reader.ts';
import { copyPiece, endOfPiece, skipCharacterData } from './xml-character-data.ts';
import { createCharacterRepair, isLegalCharacter } from './xml-characters.ts';

/** Real reports stay far below; deeper nesting only costs memory. */
const MAX_DEPTH = 256;
/** Attributes of one unfinished tag that may pile up. */
const MAX_PENDING_ATTRIBUTES = 50_000;
/** Most characters of one unfinished name, text or reference that may pile up. */
const MAX_PENDING_LENGTH = 2 * MAX_TEXT_LENGTH;

const illegalCharacter = 'disallowed character.';
const secondRoot = 'documents may contain only one root.';

interface OpenSuite extends Surroundings {
  depth: number;
}

interface Capture {
  element: ResultElement;
  depth: number;
  /** That the element stands in a suite, outside any case of it. */
  ofSuite: boolean;
}

/**
 * Reads JUnit XML of any dialect as a stream: cases by local name at any depth, whatever stands
 * around them. Memory is bounded by the caps above, not by the file. The first damage ends it and
 * becomes a parse error; the cases before it stay counted.
 */
export function createJunitReader(tally: FileTally): ReportReader {
  const parser = new SaxesParser({ xmlns: false, forceXMLVersion: true, defaultXMLVersion: '1.0' });
  const repair = createCharacterRepair(tally.warn);
  const totals = createJunitTotals();
  const cleaners = { className: createNameCleaner(), file: createNameCleaner() };
  const suites: OpenSuite[] = [];
  const cases: (OpenCase & { depth: number })[] = [];
  let capture: Capture | null = null;
  /** Depth of the output element inside a result whose text is not wanted. */
  let mutedAt: number | null = null;
  let dialect: string | null = null;
  let depth = 0;
  let roots = 0;
  let stopped = false;
  let started = false;

  function stop(message: string): void {
    if (stopped) return;
    stopped = true;
    tally.fail(message, { line: parser.line, column: parser.column + 1 });
  }

  function surroundings(): Surroundings {
    return suites.at(-1) ?? { suitePath: [], file: null };
  }

  function openRoot(localName: string, attributes: Record<string, string>): void {
    const foreign = describeForeignRoot(localName, Object.keys(attributes));
    if (foreign !== null) {
      stop(`is ${foreign}, not a JUnit report`);
      return;
    }
    roots += 1;
    if (localName === 'testsuites') totals.root(attributes);
  }

  function openSuite(attributes: Record<string, string>): void {
    const outer = surroundings();
    totals.suite(attributes, suites.length === 0);
    const name = cleanName(attributes['name'] ?? '');
    const file = attributes['file'] || attributes['filepath'];
    suites.push({
      depth,
      suitePath: name === '' ? outer.suitePath : [...outer.suitePath, name],
      file: file ? cleanName(file) : outer.file,
    });
  }

  /** Text is only wanted inside results; without a handler saxes does not even gather it. */
  function captureText(element: ResultElement, { ofSuite }: Pick<Capture, 'ofSuite'>): void {
    capture = { element, depth, ofSuite };
    parser.on('text', onText);
  }

  function onText(text: string): void {
    if (capture && mutedAt === null) appendBody(capture.element, text);
  }

  function openChild(localName: string, attributes: Record<string, string>): void {
    if (capture) {
      // Surefire nests the output of an attempt in its flaky element.
      if (localName === 'system-out' || localName === 'system-err') mutedAt ??= depth;
      return;
    }
    const kind = resultKind(localName);
    if (kind === undefined) return;
    const openCase = cases.at(-1);
    if (openCase && depth === openCase.depth + 1) {
      const element = openResult(kind, attributes);
      openCase.results.push(element);
      captureText(element, { ofSuite: false });
    } else if ((kind === 'failure' || kind === 'error') && isSuiteLevel()) {
      captureText(openResult(kind, attributes), { ofSuite: true });
    }
  }

  function isSuiteLevel(): boolean {
    const suite = suites.at(-1);
    return suite ? depth === suite.depth + 1 : depth === 2;
  }

  function onOpen({ name, attributes }: SaxesTagPlain): void {
    if (stopped) return;
    depth += 1;
    const localName = localPart(name);
    if (depth === 1) openRoot(localName, attributes);
    if (depth > MAX_DEPTH) {
      stop(`nests elements deeper than ${MAX_DEPTH}`);
      return;
    }
    if (depth <= 2) dialect ??= junitDialect(attributes);
    if (localName === 'testcase') cases.push({ attributes, results: [], depth });
    else if (localName === 'testsuite') openSuite(attributes);
    else openChild(localName, attributes);
  }

  function closeCapture({ element, ofSuite }: Capture): void {
    capture = null;
    parser.off('text');
    if (ofSuite) tally.add(buildSuiteFailure(element, surroundings()));
  }

  function onClose({ name }: SaxesTagPlain): void {
    if (stopped) return;
    if (capture && capture.depth === depth) closeCapture(capture);
    else if (mutedAt === depth) mutedAt = null;
    else if (cases.at(-1)?.depth === depth) closeCase();
    else if (suites.at(-1)?.depth === depth && localPart(name) === 'testsuite') suites.pop();
    depth -= 1;
  }

  function closeCase(): void {
    const finished = cases.pop();
    if (finished) tally.add(buildCase(finished, surroundings(), cleaners));
  }

  function onError({ message }: Error): void {
    const reason = message.replace(/^\d+:\d+: /, '');
    // After an illegal character the parser goes on, and leaves it in the text to be cleaned.
    if (reason === illegalCharacter && metIllegalCharacter()) repair.replaceRaw();
    else if (reason !== secondRoot) stop(`is not well-formed XML: ${cleanText(reason, 200)}`);
  }

  /** The same complaint is made of a `<` in an attribute, which is real damage. */
  function metIllegalCharacter(): boolean {
    const code = parser['chunk'].codePointAt(parser['prevI']);
    return code !== undefined && !isLegalCharacter(String.fromCodePoint(code));
  }

  /** A case cut off after it failed has still failed; of any other the outcome is unknown. */
  function keepKnownFailures(): void {
    for (const openCase of cases.splice(0)) {
      const failed = openCase.results.some(({ kind }) => kind === 'failure' || kind === 'error');
      if (failed) tally.add(buildCase(openCase, surroundings(), cleaners));
    }
  }

  function onDoctype(doctype: string): void {
    if (/<!ENTITY/i.test(doctype)) stop('declares entities in its DOCTYPE, which is refused');
  }

  /** What saxes has gathered of an unfinished token is private to it, and has no limit there. */
  function boundPending(): void {
    if (parser['text'].length > MAX_PENDING_LENGTH) {
      if (roots === 0) {
        stop('has an oversized prolog');
        return;
      }
      parser['text'] = detach(parser['text'].slice(0, MAX_TEXT_LENGTH));
    }
    const longest = Math.max(parser['name'].length, parser['entity'].length);
    if (longest > MAX_PENDING_LENGTH) stop('has an oversized name or reference');
    if (parser['attribList'].length > MAX_PENDING_ATTRIBUTES)
      stop('has a tag of too many attributes');
  }

  function feed(text: string): boolean {
    let from = 0;
    while (from < text.length && !stopped) {
      const wanted = capture !== null && mutedAt === null;
      if (!wanted) from = skipCharacterData(parser, text, from);
      const end = endOfPiece(text, from);
      parser.write(end - from === text.length ? text : copyPiece(text, from, end));
      boundPending();
      from = end;
    }
    return !stopped;
  }

  parser.on('opentag', onOpen);
  parser.on('closetag', onClose);
  parser.on('cdata', onText);
  parser.on('doctype', onDoctype);
  parser.on('error', onError);

  return {
    write(text) {
      if (started) return feed(repair.write(text));
      // An XML declaration must come first; blank lines before it do no harm.
      const start = text.trimStart();
      if (start === '') return true;
      started = true;
      parser.line += text.slice(0, text.length - start.length).split('\n').length - 1;
      return feed(repair.write(start));
    },
    end() {
      if (!stopped) feed(repair.end());
      if (!stopped) parser.close();
      if (stopped) keepKnownFailures();
      if (roots > 1) tally.warn(`has ${counted(roots, 'root element')}; read them all`);
      if (roots > 0) tally.identifyAs('junit', dialect);
      tally.declare(...splitReadings(totals.readings()));
    },
  };
}

function splitReadings<Reading>([first, ...rest]: [Reading, ...Reading[]]): [Reading, Reading[]] {
  return [first, rest];
}

function localPart(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
