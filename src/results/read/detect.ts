import { cleanText } from './text.ts';

/** How to go on with a file, judged by its first characters and never by its name. */
export type Detection = { kind: 'xml' } | { kind: 'json' } | { kind: 'other'; what: string };

/** Characters that may pass before a file that starts with something else is judged. */
const MAX_NOISE = 16 * 1024;

const leadingXmlLine = /^<(?:\?xml\s|testsuites?[\s>])/m;

/**
 * Judges the beginning of a file. Null: not enough of it yet.
 *
 * @param whole that no more will come.
 */
export function detectFormat(head: string, whole: boolean): Detection | null {
  const start = head.trimStart();
  if (start === '') return whole ? { kind: 'other', what: 'an empty file' } : null;
  if (start.startsWith('<')) return detectMarkup(start, whole);
  if (/^[[{]/.test(start)) return { kind: 'json' };
  if (!whole && start.length < MAX_NOISE) return null;
  const other = plainTextFormats.find(({ start: trait }) => trait.test(start));
  if (other) return { kind: 'other', what: other.what };
  // Console output before a report: the JSON reader looks for the report in it.
  return { kind: leadingXmlLine.test(start) ? 'xml' : 'json' };
}

/** HTML writes its doctype in any case, which is no XML at all. */
const HTML_START = '<!doctype html';

function detectMarkup(start: string, whole: boolean): Detection | null {
  const opening = start.slice(0, HTML_START.length).toLowerCase();
  if (opening === HTML_START) return { kind: 'other', what: 'an HTML page' };
  return !whole && HTML_START.startsWith(opening) ? null : { kind: 'xml' };
}

const plainTextFormats = [
  { start: /^(?:TN|SF):/, what: 'an lcov coverage report' },
  { start: /^(?:TAP version \d|1\.\.\d+\s|(?:not )?ok \d+)/, what: 'a TAP report' },
  { start: /^mode: (?:set|count|atomic)\n/, what: 'a Go coverage profile' },
];

const junitRoots = new Set(['testsuites', 'testsuite', 'testcase']);

const foreignRoots = new Map([
  ['test-run', 'an NUnit 3 report'],
  ['test-results', 'an NUnit 2 report'],
  ['assemblies', 'an xUnit.net report'],
  ['assembly', 'an xUnit.net report'],
  ['TestRun', 'a Visual Studio TRX report'],
  ['robot', 'a Robot Framework report'],
  ['checkstyle', 'a Checkstyle report'],
  ['testng-results', 'a TestNG report'],
  ['html', 'an HTML page'],
  ['pmd', 'a PMD report'],
  ['BugCollection', 'a SpotBugs report'],
  ['report', 'a JaCoCo coverage report'],
  ['CoverageSession', 'an OpenCover coverage report'],
  ['testExecutions', 'a SonarQube test report'],
]);

/** Null for a root element of JUnit, else what kind of file has such a root, by local name. */
export function describeForeignRoot(localName: string, attributes: string[]): string | null {
  if (junitRoots.has(localName)) return null;
  // Cobertura and Clover share the root; only Clover names its tool there.
  if (localName === 'coverage') {
    const tool = attributes.includes('clover') ? 'Clover' : 'Cobertura';
    return `a ${tool} coverage report`;
  }
  const known = foreignRoots.get(localName) ?? foreignRoots.get(localName.toLowerCase());
  return known ?? `an XML file with the root element <${cleanText(localName, 80)}>`;
}

const foreignJson: { what: string; traits: (keys: Set<string>) => boolean }[] = [
  { what: 'a Mocha JSON report', traits: (keys) => keys.has('stats') && keys.has('passes') },
  { what: 'a Playwright JSON report', traits: (keys) => keys.has('suites') && keys.has('config') },
  { what: 'a Mochawesome report', traits: (keys) => keys.has('stats') && keys.has('results') },
  { what: 'a CTRF report', traits: (keys) => keys.has('results') },
  { what: 'a Vitest benchmark report', traits: (keys) => keys.has('files') },
  { what: 'a coverage summary', traits: (keys) => keys.has('total') },
];

/** What a JSON document is that is no report of Jest or Vitest. */
export function describeForeignJson(document: unknown): string {
  if (Array.isArray(document)) return 'a JSON array';
  if (typeof document !== 'object' || document === null) return 'a bare JSON value';
  const keys = new Set(Object.keys(document));
  const known = foreignJson.find(({ traits }) => traits(keys))?.what;
  if (known !== undefined) return known;
  const [first] = Object.values(document);
  const isCoverage = typeof first === 'object' && first !== null && 'statementMap' in first;
  return isCoverage ? 'an Istanbul coverage report' : 'a JSON file of another kind';
}
