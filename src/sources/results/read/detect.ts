import { groupsIn } from '../../../lib/names-in.ts';

/** What a file is by its first characters; its name never decides. */
export type Detected = 'xml' | 'json' | 'empty' | { foreign: string };

/** Characters of console output that may precede a report. */
const MAX_NOISE = 16 * 1024;
const XML_LINE = /^<(?:\?xml\s|testsuites?[\s>])/m;

const TEXT_FORMATS: readonly [start: RegExp, what: string][] = [
  [/^(?:TN|SF):/, 'an lcov coverage report'],
  [/^(?:TAP version \d|1\.\.\d+\s|(?:not )?ok \d+)/, 'a TAP report'],
  [/^\{"(?:\w+":"[^"]*",")?Action":"/, 'events of `go test`; gotestsum makes JUnit XML of them'],
  [/^(?:PK|.\ufffd)(?!\s)\p{Cc}/u, 'a ZIP or gzip archive, which must be unpacked first'],
  [/^mode: (?:set|count|atomic)\n/, 'a Go coverage profile'],
];

/** @param head the first characters of the file, or all of them */
export function detectFormat(head: string): Detected {
  const start = head.trimStart().slice(0, MAX_NOISE);
  if (start === '') return 'empty';
  // HTML has it in any case, which XML does not allow.
  if (/^<!doctype html/i.test(start)) return { foreign: 'an HTML page' };
  const other = TEXT_FORMATS.find(([trait]) => trait.test(start));
  if (other !== undefined) return { foreign: other[1] };
  // The reader of JSON looks for a report among console output.
  return start.startsWith('<') || XML_LINE.test(start) ? 'xml' : 'json';
}

const JUNIT_ROOTS = new Set(['testsuites', 'testsuite', 'testcase']);
const FOREIGN_ROOTS = new Map(
  groupsIn(`test-run an NUnit 3 report, test-results an NUnit 2 report, assemblies an xUnit.net report,
    testrun a Visual Studio TRX report, robot a Robot Framework report,
    checkstyle a Checkstyle report, testng-results a TestNG report, html an HTML page,
    pmd a PMD report, report a JaCoCo coverage report, coverage a Cobertura coverage report,
    testexecutions a SonarQube test report`).map(([root, ...words]) => [root, words.join(' ')]),
);

/** What a file with this root element is; null if it is JUnit. */
export function foreignRoot(name: string, attributes: ReadonlyMap<string, string>): string | null {
  if (JUNIT_ROOTS.has(name)) return null;
  if (name === 'coverage' && attributes.has('clover')) return 'a Clover coverage report';
  return FOREIGN_ROOTS.get(name.toLowerCase()) ?? `XML with the root element <${name}>`;
}
