import { isObject } from '../../../lib/json-values.ts';
import { parseJsonc } from '../../../lib/jsonc.ts';
import { parseJson } from '../../../lib/text.ts';
import type { Reading } from './reading.ts';

type JsonDocument = { value: unknown; isWhole: boolean };

/** How Jest and Vitest begin a report: with one of its counts. */
const OPENING = /\{\s*"num(?:Total|Passed|Failed|Pending|RuntimeError|Todo)/g;

/**
 * Finds the document that a text is, or all reports in console output. What cannot be read is
 * trouble of the reading. A report that is not whole ends with its last complete test file.
 */
export function* documentsIn(text: string, reading: Reading): Generator<JsonDocument> {
  const whole = parseJson(text);
  if (whole !== undefined) {
    yield { value: whole, isWhole: true };
    return;
  }
  let at = 0;
  const passNoise = (end: number) => {
    const noise = text.slice(at, end).trim();
    if (noise !== '') reading.warn('noise');
    if (noise.includes('"testResults"')) reading.trouble('lost-report');
  };
  const starts = Array.from(text.matchAll(OPENING), ({ index }) => index);
  for (const [place, start] of starts.entries()) {
    passNoise(start);
    // What has no end may be console output before a report.
    const rest = text.slice(start, starts[place + 1]);
    const { end, lastItem } = measure(rest);
    at = start + (end ?? rest.length);
    const value = parseJson(end === null ? `${rest.slice(0, lastItem)}]}` : rest.slice(0, end));
    if (end === null) reading.trouble('damaged', { detail: 'unexpected end of JSON' });
    else if (value === undefined) reading.trouble('invalid', mistakeOf(start === 0 ? rest : ''));
    if (value !== undefined) yield { value, isWhole: end !== null };
  }
  if (at > 0) passNoise(text.length);
  else if (/^\s*[[{]/.test(text)) reading.trouble('damaged', mistakeOf(text));
  else if (/^tests:[^\S\n]*\n\s*-/m.test(text)) reading.trouble('foreign', { detail: SUITE });
  else reading.trouble('unknown-format');
}

/**
 * Measures the object at the start of a text. `end` is null if the text ends before the object.
 * `lastItem` is behind the last complete object of a list in it; 0 if there is none.
 */
function measure(text: string): { end: number | null; lastItem: number } {
  let isInText = false;
  let depth = 0;
  let isInList = false;
  let lastItem = 0;
  for (const { 0: token, index } of text.matchAll(/\\.|["[\]{}]/gs)) {
    if (token === '"') isInText = !isInText;
    else if (isInText || token.startsWith('\\')) continue;
    else if (token === '{' || token === '[') {
      depth += 1;
      if (depth === 2) isInList = token === '[';
    } else {
      depth -= 1;
      if (depth === 0) return { end: index + 1, lastItem };
      if (depth === 2 && isInList && token === '}') lastItem = index + 1;
    }
  }
  return { end: null, lastItem };
}

/** What is wrong with JSON, and where. A large one, which takes long, is not looked through. */
function mistakeOf(text: string) {
  const [error] = text === '' || text.length > 1_000_000 ? [] : parseJsonc(text).errors;
  // It allows comments, and commas at the end.
  if (error === undefined) return { detail: 'invalid JSON, such as a comma before `}` or `]`' };
  return { line: error.place.line, detail: `${error.detail} in column ${error.place.column}` };
}

const COVERAGE = 'an Istanbul coverage report';
const SUITE = 'a suite, which `run` and `suite-file` take';
/** Other reports, by members that all of them have. */
const FOREIGN: readonly [members: string[], name: string][] = [
  [['stats', 'passes'], 'a Mocha JSON report'],
  [['stats', 'results'], 'a Mochawesome report'],
  [['suites', 'config'], 'a Playwright JSON report'],
  [['created', 'summary', 'tests'], 'a pytest-json-report; `--junitxml` writes JUnit XML'],
  [['evalId', 'results'], 'results of promptfoo'],
  [['results'], 'a CTRF report'],
  [['files'], 'a Vitest benchmark report'],
  [['total'], COVERAGE],
  [['uuid', 'stage'], 'a result of Allure'],
  [['schemaVersion', 'verdict'], 'a report of this tool; `--output report.xml` writes JUnit XML'],
  [['name', 'tests'], SUITE],
  [['servers'], 'servers, or a snapshot of their tools'],
];

export function nameOfForeign(value: unknown): string {
  if (Array.isArray(value)) return 'a JSON array';
  const members = isObject(value) ? value : {};
  const known = FOREIGN.find(([names]) => names.every((name) => Object.hasOwn(members, name)));
  const [first] = Object.values(members);
  const isCoverage = isObject(first) && Object.hasOwn(first, 'statementMap');
  return known?.[1] ?? (isCoverage ? COVERAGE : 'JSON without test results');
}
