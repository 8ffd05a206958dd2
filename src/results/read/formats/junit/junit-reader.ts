import { describeForeignRoot } from '../../detect.ts';
import { isBad, type Position, type ReportReader } from '../../parsed-case.ts';
import type { FileTally } from '../../tally/tally.ts';
import { cleanName, counted } from '../../text.ts';
import { XmlParser } from '../xml/xml-parser.ts';
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
/** Names of nested suites that a case is told apart by, in characters; real ones stay far below. */
const MAX_SUITE_PATH_LENGTH = 10 * 1024;

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
  const xml = new XmlParser(start, {
    open: onOpen,
    close: onClose,
    textTaker,
    characterData: onText,
    wantsCharacterData: () => capture !== null && mutedAt === null,
    warn: tally.warn,
    metNul: (position) =>
      tally.suspect('holds NUL characters, as a damaged file does', position, { gap: false }),
    stopped: tally.fail,
  });
  const totals = createJunitTotals();
  const cleaners = { className: createNameCleaner(), file: createNameCleaner() };
  const suites: OpenSuite[] = [];
  /** Depths of the open `testsuites`. */
  const groups: number[] = [];
  const cases: (OpenCase & { depth: number })[] = [];
  let capture: Capture | null = null;
  /** Depth of the output element inside a result whose text is not wanted. */
  let mutedAt: number | null = null;
  let dialect: string | null = null;
  let roots = 0;
  let sawCase = false;

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
      xml.stop(`is ${foreign}, not a JUnit report`);
      return;
    }
    roots += 1;
    if (roots === 1) tally.identifyAs('junit', dialect);
  }

  function openGroup(attributes: Record<string, string>): void {
    groups.push(xml.depth);
    if (xml.depth === 1) totals.openRoot(attributes, xml.position);
    else totals.openGroup(attributes, xml.position);
  }

  function openSuite(attributes: Record<string, string>): void {
    const outer = surroundings();
    const shape = suiteDialect(attributes);
    identify(shape);
    totals.openSuite(attributes, xml.position, suites.length === 0);
    const names = [attributes['name'] ?? ''];
    // Playwright runs a test once a project, and names the project nowhere else.
    if (shape === 'playwright') names.unshift(attributes['hostname'] ?? '');
    const clean = names.map(cleanName).filter((name) => name !== '');
    const pathLength = clean.reduce((sum, { length }) => sum + length, outer.pathLength);
    const fits = pathLength <= MAX_SUITE_PATH_LENGTH;
    const file = attributes['file'] || attributes['filepath'];
    suites.push({
      depth: xml.depth,
      suitePath: fits && clean.length > 0 ? [...outer.suitePath, ...clean] : outer.suitePath,
      pathLength: fits ? pathLength : outer.pathLength,
      file: file ? cleanName(file) : outer.file,
      flakyPasses: passesFlaky(attributes),
    });
  }

  /** Text is wanted inside results, and told where none should be. */
  function textTaker(): ((text: string) => void) | undefined {
    if (capture) return onText;
    return isContainer() ? onStrayText : undefined;
  }

  /** That only elements belong into the one that is open. */
  function isContainer(): boolean {
    if (groups.at(-1) === xml.depth) return true;
    return suites.at(-1)?.depth === xml.depth || cases.at(-1)?.depth === xml.depth;
  }

  /** Some producers write a word into their cases; what a damaged disk leaves behind is no word. */
  function onStrayText(text: string): void {
    const strange = cases.at(-1)?.depth === xml.depth ? /[\0\ufffd]/ : /\S/;
    if (strange.test(text)) {
      tally.suspect('holds stray text between its elements', xml.position, { gap: true });
    }
  }

  function onText(text: string): void {
    if (capture && mutedAt === null) appendBody(capture.element, text);
  }

  function openChild(localName: string, attributes: Record<string, string>): void {
    if (capture) {
      // Surefire nests the output of an attempt in its flaky element.
      if (localName === 'system-out' || localName === 'system-err') mutedAt ??= xml.depth;
      return;
    }
    if (localName === 'property') identify(propertyDialect(attributes));
    const kind = resultKind(localName);
    if (kind === undefined) return;
    const openCase = cases.at(-1);
    if (openCase && xml.depth === openCase.depth + 1) {
      const element = openResult(kind, attributes);
      openCase.results.push(element);
      capture = { element, depth: xml.depth, ofSuite: false };
    } else if ((kind === 'failure' || kind === 'error') && isSuiteLevel()) {
      capture = { element: openResult(kind, attributes), depth: xml.depth, ofSuite: true };
    }
  }

  function isSuiteLevel(): boolean {
    const suite = suites.at(-1);
    return suite ? xml.depth === suite.depth + 1 : xml.depth === 2;
  }

  function onOpen(localName: string, attributes: Record<string, string>): void {
    const { depth } = xml;
    if (depth === 1) openRoot(localName, attributes);
    if (depth > MAX_DEPTH) {
      xml.stop(`nests elements deeper than ${MAX_DEPTH}`);
      return;
    }
    if (depth <= 2 && dialect === null) identify(junitDialect(attributes));
    if (localName === 'testcase') cases.push({ attributes, results: [], depth });
    else if (localName === 'testsuite') openSuite(attributes);
    else if (localName === 'testsuites' && capture === null) openGroup(attributes);
    else openChild(localName, attributes);
  }

  function closeCapture({ element, ofSuite }: Capture): void {
    capture = null;
    if (!ofSuite) return;
    totals.addFailures(1);
    tally.add(buildSuiteFailure(element, surroundings()));
  }

  function onClose(): void {
    const { depth } = xml;
    if (capture && capture.depth === depth) closeCapture(capture);
    else if (mutedAt === depth) mutedAt = null;
    else if (cases.at(-1)?.depth === depth) closeCase();
    else if (suites.at(-1)?.depth === depth) closeSuite();
    else if (groups.at(-1) === depth) closeGroup();
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

  return {
    write: (text) => xml.write(text),
    end() {
      if (xml.end()) tellUndisclosed();
      else keepKnownFailures();
      if (roots > 1) tally.warn(`has ${counted(roots, 'root element')}; read them all`);
      tally.declare(...splitReadings(totals.readings()));
    },
  };
}

function splitReadings<Reading>([first, ...rest]: [Reading, ...Reading[]]): [Reading, Reading[]] {
  return [first, rest];
}
