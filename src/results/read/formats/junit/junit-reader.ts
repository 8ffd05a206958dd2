import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { describeForeignRoot } from '../../detect.ts';
import { isBad, type Position } from '../../parsed-case.ts';
import type { FileTally } from '../../tally/tally.ts';
import { cleanName, cleanText, counted, detach, MAX_TEXT_LENGTH } from '../../text.ts';
import type { ReportReader } from '../report-reader.ts';
import { copyPiece, endOfPiece, skipCharacterData } from '../xml/xml-character-data.ts';
import { createCharacterRepair, isLegalCharacter } from '../xml/xml-characters.ts';
import {
  appendBody,
  buildCase,
  buildSuiteFailure,
  createNameCleaner,
  type OpenCase,
  openResult,
  passesFlaky,
  type ResultElement,
  resultKind,
  type Surroundings,
} from './junit-case.ts';
import { junitDialect, propertyDialect, suiteDialect } from './junit-dialect.ts';
import { createJunitTotals } from './junit-totals.ts';

/** Real reports stay far below; deeper nesting only costs memory. */
const MAX_DEPTH = 256;
/** Attributes of one unfinished tag that may pile up. */
const MAX_PENDING_ATTRIBUTES = 50_000;
/** Names of nested suites that a case is told apart by, in characters; real ones stay far below. */
const MAX_SUITE_PATH_LENGTH = 10 * 1024;
/** Most characters of one unfinished name, text or reference that may pile up. */
const MAX_PENDING_LENGTH = 2 * MAX_TEXT_LENGTH;

const illegalCharacter = 'disallowed character.';
const secondRoot = 'documents may contain only one root.';
const secondDeclaration = 'an XML declaration must be at the start of the document.';

interface OpenSuite extends Surroundings {
  depth: number;
  /** Characters of its suite path. */
  pathLength: number;
}

const NOWHERE: Omit<OpenSuite, 'depth'> = {
  suitePath: [],
  file: null,
  flakyPasses: false,
  pathLength: 0,
};

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
export function createJunitReader(tally: FileTally, start: Position): ReportReader {
  const parser = new SaxesParser({ xmlns: false, forceXMLVersion: true, defaultXMLVersion: '1.0' });
  const repair = createCharacterRepair(tally.warn, () =>
    tally.suspect('holds NUL characters, as a damaged file does', position(), { gap: false }),
  );
  const totals = createJunitTotals();
  const cleaners = { className: createNameCleaner(), file: createNameCleaner() };
  const suites: OpenSuite[] = [];
  /** Depths of the open `testsuites`. */
  const groups: number[] = [];
  const cases: (OpenCase & { depth: number })[] = [];
  let capture: Capture | null = null;
  /** Depth of the output element inside a result whose text is not wanted. */
  let mutedAt: number | null = null;
  let listener: ((text: string) => void) | undefined;
  let dialect: string | null = null;
  let depth = 0;
  let roots = 0;
  let sawCase = false;
  let stopped = false;

  function position(): Position {
    return { line: parser.line, column: parser.column + 1 };
  }

  function stop(message: string): void {
    if (stopped) return;
    stopped = true;
    tally.fail(message, position());
  }

  function surroundings(): Omit<OpenSuite, 'depth'> {
    return suites.at(-1) ?? NOWHERE;
  }

  /** What comes first tells: a file that was merged of several has suites of others behind. */
  function identify(told: string | null): void {
    if (told === null || told === dialect || sawCase) return;
    dialect = told;
    tally.identifyAs('junit', dialect);
  }

  function openRoot(localName: string, attributes: Record<string, string>): void {
    const foreign = describeForeignRoot(localName, Object.keys(attributes));
    if (foreign !== null) {
      stop(`is ${foreign}, not a JUnit report`);
      return;
    }
    roots += 1;
    if (roots === 1) tally.identifyAs('junit', dialect);
  }

  function openGroup(attributes: Record<string, string>): void {
    groups.push(depth);
    if (depth === 1) totals.openRoot(attributes, position());
    else totals.openGroup(attributes, position());
  }

  function openSuite(attributes: Record<string, string>): void {
    const outer = surroundings();
    const shape = suiteDialect(attributes);
    identify(shape);
    totals.openSuite(attributes, position(), suites.length === 0);
    const names = [attributes['name'] ?? ''];
    // Playwright runs a test once a project, and names the project nowhere else.
    if (shape === 'playwright') names.unshift(attributes['hostname'] ?? '');
    const clean = names.map(cleanName).filter((name) => name !== '');
    const pathLength = clean.reduce((sum, { length }) => sum + length, outer.pathLength);
    const fits = pathLength <= MAX_SUITE_PATH_LENGTH;
    const file = attributes['file'] || attributes['filepath'];
    suites.push({
      depth,
      suitePath: fits && clean.length > 0 ? [...outer.suitePath, ...clean] : outer.suitePath,
      pathLength: fits ? pathLength : outer.pathLength,
      file: file ? cleanName(file) : outer.file,
      flakyPasses: passesFlaky(attributes),
    });
  }

  /**
   * Text is wanted inside results, and told where none should be; without a handler saxes does not
   * even gather it.
   */
  function listenToText(): void {
    const wanted = capture ? onText : isContainer() ? onStrayText : undefined;
    if (wanted === listener) return;
    listener = wanted;
    if (wanted) parser.on('text', wanted);
    else parser.off('text');
  }

  /** That only elements belong into the one that is open. */
  function isContainer(): boolean {
    if (groups.at(-1) === depth) return true;
    return suites.at(-1)?.depth === depth || cases.at(-1)?.depth === depth;
  }

  /** Some producers write a word into their cases; what a damaged disk leaves behind is no word. */
  function onStrayText(text: string): void {
    const strange = cases.at(-1)?.depth === depth ? /[\0\ufffd]/ : /\S/;
    if (strange.test(text)) {
      tally.suspect('holds stray text between its elements', position(), { gap: true });
    }
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
    if (localName === 'property') identify(propertyDialect(attributes));
    const kind = resultKind(localName);
    if (kind === undefined) return;
    const openCase = cases.at(-1);
    if (openCase && depth === openCase.depth + 1) {
      const element = openResult(kind, attributes);
      openCase.results.push(element);
      capture = { element, depth, ofSuite: false };
    } else if ((kind === 'failure' || kind === 'error') && isSuiteLevel()) {
      capture = { element: openResult(kind, attributes), depth, ofSuite: true };
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
    if (depth <= 2 && dialect === null) identify(junitDialect(attributes));
    if (localName === 'testcase') cases.push({ attributes, results: [], depth });
    else if (localName === 'testsuite') openSuite(attributes);
    else if (localName === 'testsuites' && capture === null) openGroup(attributes);
    else openChild(localName, attributes);
    listenToText();
  }

  function closeCapture({ element, ofSuite }: Capture): void {
    capture = null;
    if (!ofSuite) return;
    totals.addFailures(1);
    tally.add(buildSuiteFailure(element, surroundings()));
  }

  function onClose(): void {
    if (stopped) return;
    if (capture && capture.depth === depth) closeCapture(capture);
    else if (mutedAt === depth) mutedAt = null;
    else if (cases.at(-1)?.depth === depth) closeCase();
    else if (suites.at(-1)?.depth === depth) closeSuite();
    else if (groups.at(-1) === depth) closeGroup();
    depth -= 1;
    listenToText();
  }

  function closeSuite(): void {
    suites.pop();
    totals.close();
  }

  function closeGroup(): void {
    groups.pop();
    totals.close();
  }

  function closeCase(): void {
    const finished = cases.pop();
    if (!finished) return;
    sawCase = true;
    const { entry, unknownOutcome, nameless, failures } = buildCase(
      finished,
      surroundings(),
      cleaners,
    );
    totals.addFailures(failures);
    if (unknownOutcome !== null) tally.leaveUndecided(entry, `says "${unknownOutcome}"`);
    else if (nameless) tally.leaveUndecided(entry, 'has no name, as of a run that was cut off');
    else tally.add(entry);
  }

  function onError({ message }: Error): void {
    const reason = message.replace(/^\d+:\d+: /, '');
    // After an illegal character the parser goes on, and leaves it in the text to be cleaned.
    if (reason === illegalCharacter && metIllegalCharacter()) repair.replaceRaw(metCharacter());
    // Documents follow one another where `cargo test` writes one for each package.
    else if (reason === secondDeclaration && depth === 0) parser['xmlDeclExpects'] = ['version'];
    else if (reason !== secondRoot) stop(`is not well-formed XML: ${cleanText(reason, 200)}`);
  }

  /** The same complaint is made of a `<` in an attribute, which is real damage. */
  function metIllegalCharacter(): boolean {
    const code = metCharacter();
    return code !== undefined && !isLegalCharacter(String.fromCodePoint(code));
  }

  function metCharacter(): number | undefined {
    return parser['chunk'].codePointAt(parser['prevI']);
  }

  /** A case cut off after it failed has still failed; of any other the outcome is unknown. */
  function keepKnownFailures(): void {
    for (const openCase of cases.splice(0)) {
      const { entry } = buildCase(openCase, surroundings(), cleaners);
      if (isBad(entry.status) && openCase.results.length > 0) tally.add(entry);
    }
  }

  function tellUndisclosed(): void {
    const undisclosed = totals.undisclosed();
    if (undisclosed) tally.contradict(undisclosed.message, undisclosed.position);
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

  parser.line = start.line;
  parser.column = start.column - 1;

  return {
    write: (text) => feed(repair.write(text)),
    end() {
      if (!stopped) feed(repair.end());
      if (!stopped) parser.close();
      if (stopped) keepKnownFailures();
      else tellUndisclosed();
      if (roots > 1) tally.warn(`has ${counted(roots, 'root element')}; read them all`);
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
