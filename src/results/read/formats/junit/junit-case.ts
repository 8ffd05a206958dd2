import { parseSeconds } from '../../duration.ts';
import { type CaseStatus, isBad, type ParsedCase } from '../../parsed-case.ts';
import { cleanName, cleanText, detach, firstLine, MAX_TEXT_LENGTH } from '../../text.ts';
import { type StatedOutcome, statedOutcome } from './stated-outcome.ts';

/** What one element inside a test case says about it. */
export type ResultKind = 'failure' | 'error' | 'skipped' | 'flaky' | 'rerun';

/** Result elements by local name; flaky and rerun ones are Surefire's, nextest's and Marathon's. */
const resultElements = new Map<string, ResultKind>([
  ['failure', 'failure'],
  ['error', 'error'],
  ['skipped', 'skipped'],
  ['disabled', 'skipped'],
  ['ignored', 'skipped'],
  ['skip', 'skipped'],
  ['flakyFailure', 'flaky'],
  ['flakyError', 'flaky'],
  ['rerunFailure', 'rerun'],
  ['rerunError', 'rerun'],
]);

export function resultKind(localName: string): ResultKind | undefined {
  return resultElements.get(localName);
}

/** A result element while it is read. */
export interface ResultElement {
  kind: ResultKind;
  message: string;
  type: string;
  /** Text of the body so far; grows to a little over the cap at most. */
  body: string;
}

export function openResult(kind: ResultKind, attributes: Record<string, string>): ResultElement {
  const { message = '', type = '' } = attributes;
  return { kind, message, type, body: '' };
}

export function appendBody(element: ResultElement, text: string): void {
  const room = MAX_TEXT_LENGTH + 1 - element.body.length;
  if (room > 0) element.body += text.length > room ? text.slice(0, room) : text;
}

/** Attributes of a test case that are kept while it is read. */
export interface OpenCase {
  attributes: Record<string, string>;
  results: ResultElement[];
}

/** Where a case stands: names of its suites, and the file they name. */
export interface Surroundings {
  suitePath: string[];
  file: string | null;
  /** That the suite counts a case with `flaky="true"` as passed, whatever failure is in it. */
  flakyPasses: boolean;
}

/** Flank declares no failure, or counts flakes apart, where a test passed in a later attempt. */
export function passesFlaky(suite: Record<string, string>): boolean {
  const { failures, errors = '0', flakes = '0' } = suite;
  return Number(flakes) > 0 || (failures === '0' && errors === '0');
}

/** A case as it was read. */
export interface ReadCase {
  entry: ParsedCase;
  /** What is said of its outcome, where nobody here knows what it means. */
  unknownOutcome: string | null;
  /** That it has neither a name nor a result: the trace of a test that was cut off. */
  nameless: boolean;
  /** How many failures its producer may have counted for it. */
  failures: number;
}

/** Cleans names, keeping the last one: the cases of a suite repeat their class and file. */
export type NameCleaner = (raw: string | undefined) => string | null;

export function createNameCleaner(): NameCleaner {
  let lastRaw: string | undefined;
  let lastClean: string | null = null;
  return (raw) => {
    if (raw === lastRaw) return lastClean;
    lastRaw = raw === undefined ? raw : detach(raw);
    lastClean = raw === undefined || raw === '' ? null : cleanName(raw);
    return lastClean;
  };
}

export interface NameCleaners {
  className: NameCleaner;
  file: NameCleaner;
}

const NOT_ASKED: StatedOutcome = { status: null, said: null };

/** One test whatever the number of its results; the gravest decides. */
export function buildCase(
  { attributes, results }: OpenCase,
  suite: Surroundings,
  clean: NameCleaners,
): ReadCase {
  const { name = '', classname, class: phpClass, time, file, line } = attributes;
  const stated = results.length === 0 ? statedOutcome(attributes) : NOT_ASKED;
  const passedLater = suite.flakyPasses && attributes['flaky'] === 'true';
  const known = results.length === 0 ? stated.status : statusOf(results, passedLater, attributes);
  const status = known ?? 'error';
  const retries = results.filter(isRetry).length + (passedLater && results.some(isFailure) ? 1 : 0);
  const className = clean.className(classname ?? phpClass);
  const entry: ParsedCase = {
    suitePath: suite.suitePath,
    className,
    name: cleanName(name),
    status,
    flaky: status === 'passed' && retries > 0,
    attempts: 1 + retries,
    durationMs: parseSeconds(time),
    ...describeResults(results, status, stated.said),
    file: clean.file(file) ?? suite.file,
    line: lineNumber(line),
    synthesized: false,
    ordinal: 1,
  };
  return {
    entry,
    unknownOutcome: known === null ? stated.said : null,
    nameless: name.trim() === '' && className === null && status === 'passed' && !entry.flaky,
    failures: results.length === 0 && isBad(status) ? 1 : results.filter(counts).length,
  };
}

function isFailure({ kind }: ResultElement): boolean {
  return kind === 'failure' || kind === 'error';
}

function counts({ kind }: ResultElement): boolean {
  return kind !== 'skipped';
}

function isRetry({ kind }: ResultElement): boolean {
  return kind === 'flaky' || kind === 'rerun';
}

/** An entry for a failure that stands directly in a suite, outside any test. */
export function buildSuiteFailure(element: ResultElement, suite: Surroundings): ParsedCase {
  const status = element.kind === 'failure' ? 'failed' : 'error';
  return {
    suitePath: suite.suitePath,
    className: null,
    name: `${suite.suitePath.at(-1) ?? 'suite'} (outside any test)`,
    status,
    flaky: false,
    attempts: 1,
    durationMs: null,
    ...describeResults([element], status, null),
    file: suite.file,
    line: null,
    synthesized: true,
    ordinal: 1,
  };
}

/** Child elements decide; attributes only where there are none. */
function statusOf(
  results: ResultElement[],
  passedLater: boolean,
  attributes: Record<string, string>,
): CaseStatus {
  const kinds = new Set(results.map(({ kind }) => kind));
  if (results.some(isExpectedToFail)) return 'skipped';
  if (passedLater && !kinds.has('skipped')) return 'passed';
  if (kinds.has('error')) return 'error';
  if (kinds.has('failure')) return 'failed';
  if (kinds.has('skipped')) return couldNotRun(results, attributes) ? 'error' : 'skipped';
  // Reruns alone: every attempt failed, only the first failure's element is missing.
  if (!kinds.has('flaky')) return 'failed';
  return 'passed';
}

/** The test runner of Node writes the failure of a `todo` beside it, and does not fail over it. */
function isExpectedToFail({ kind, type }: ResultElement): boolean {
  return kind === 'skipped' && type === 'todo';
}

/** Why CTest could not run a test it was to run: it fails over these, and writes them as skipped. */
const notRunCauses = new Set([
  'Unable to find executable',
  'Required Files Missing',
  'Fixture dependency failed',
  'Missing Configuration',
  'Insufficient Resources',
  'Not Run',
]);

function couldNotRun(results: ResultElement[], { status }: Record<string, string>): boolean {
  return status === 'notrun' && results.some(({ message }) => notRunCauses.has(message.trim()));
}

const gravity: Record<ResultKind, number> = {
  error: 0,
  failure: 1,
  skipped: 2,
  rerun: 3,
  flaky: 3,
};

function describeResults(
  results: ResultElement[],
  status: CaseStatus,
  said: string | null,
): Pick<ParsedCase, 'message' | 'details'> {
  if (results.length === 0) return { message: isBad(status) ? said : null, details: null };
  const ordered = results.toSorted((one, other) => gravity[one.kind] - gravity[other.kind]);
  const messages = ordered.map(messageOf).filter((message) => message !== null);
  const bodies = ordered.map(({ body }) => body.trim()).filter((body) => body !== '');
  const message = messages.length === 0 ? null : cleanText([...new Set(messages)].join('\n'));
  const details = bodies.length === 0 ? null : cleanText(bodies.join('\n\n'));
  return { message, details: details === message ? null : details };
}

function messageOf({ message, body, type }: ResultElement): string | null {
  return message.trim() || firstLine(body) || type.trim() || null;
}

function lineNumber(text: string | undefined): number | null {
  const line = Number(text);
  return Number.isSafeInteger(line) && line > 0 ? line : null;
}
