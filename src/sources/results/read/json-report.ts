import { isObject, objectsIn } from '../../../lib/json-values.ts';
import { clean } from '../../../lib/text.ts';
import { knownMs } from './duration.ts';
import { documentsIn, nameOfForeign } from './json-document.ts';
import { isBad, outcomeOfWord } from './outcome-words.ts';
import { kept, type ParsedCase, type Reading, type TestOutcome } from './reading.ts';

/** Vitest does not write these. */
const JEST_ONLY = ['numRuntimeErrorTestSuites', 'wasInterrupted', 'openHandles'];

type Members = Record<string, unknown>;

/**
 * Reads JSON of Jest or Vitest, also among console output or cut off. Paths of test files become
 * relative to the workspace. Throws StopReading if there are too many tests.
 */
export function readJsonReport(text: string, workspace: string, reading: Reading): void {
  let reports = 0;
  for (const { value, isWhole } of documentsIn(text, reading)) {
    if (isObject(value) && Object.hasOwn(value, 'testResults')) {
      reports += 1;
      new JsonReport(value, workspace, reading).read(isWhole);
    } else if (isWhole) reading.trouble('foreign', { detail: nameOfForeign(value) });
  }
  if (reports > 1) reading.warn('several-documents');
}

/** A report of Jest, Vitest's copy of it, or the AggregatedResult that reporters of Jest get. */
class JsonReport {
  readonly #report: Members;
  readonly #workspace: string;
  readonly #reading: Reading;
  readonly #isJest: boolean;
  /** `broken`: with an error of their own. `dumps`: of an AggregatedResult. */
  readonly #files = { all: 0, bad: 0, broken: 0, dumps: 0 };
  readonly #tests = { all: 0, notSkipped: 0, bad: 0, notCounted: 0, withMessages: 0 };

  constructor(report: Members, workspace: string, reading: Reading) {
    this.#report = report;
    this.#workspace = workspace;
    this.#reading = reading;
    this.#isJest = JEST_ONLY.some((name) => Object.hasOwn(report, name));
  }

  read(isWhole: boolean): void {
    const { startTime } = this.#report;
    if (typeof startTime === 'number') this.#reading.startedAt = startTime;
    for (const file of this.#objects(this.#report, 'testResults')) this.#readFile(file);
    const { notCounted, withMessages } = this.#tests;
    if (notCounted > 0) this.#reading.warn('not-counted', { declared: 0, listed: notCounted });
    if (withMessages > 0) this.#reading.warn('passed-with-messages', { listed: withMessages });
    if (isWhole) this.#checkTotals();
  }

  #checkTotals(): void {
    const [reading, tests, files, isJest] = [this.#reading, this.#tests, this.#files, this.#isJest];
    const total = this.#count('numTotalTests');
    const skipped = this.#count('numPendingTests') + this.#count('numTodoTests');
    const suites = this.#count('numTotalTestSuites');
    const failed = this.#count('numFailedTests');
    const failedSuites = this.#count('numFailedTestSuites');
    // Jest counts a file with an `afterAll` that throws in the second only.
    const failedFiles = Math.max(failedSuites, this.#count('numRuntimeErrorTestSuites'));
    const { snapshot } = this.#report;
    // Jest sets `success` after reporters got the AggregatedResult.
    const isEarly =
      files.dumps > 0 &&
      total === tests.all &&
      suites === files.all &&
      !(isObject(snapshot) && (snapshot['failure'] ?? false) !== false);
    const isFailed = this.#flag('success') === false && !isEarly;
    const isGreen = tests.bad + files.broken === 0;
    if (total > tests.all && total - skipped > tests.notSkipped)
      reading.trouble('tests', { declared: total, listed: tests.all });
    // Vitest counts `describe` blocks as suites.
    if (isJest && suites > files.all)
      reading.trouble('files', { declared: suites, listed: files.all });
    if (this.#flag('wasInterrupted')) reading[isGreen ? 'trouble' : 'warn']('interrupted');
    if (failed > tests.bad) reading.trouble('failures', { declared: failed, listed: tests.bad });
    else if (isGreen && (isFailed || failedSuites > 0)) reading.trouble('unexplained');
    else if (isJest && failedFiles > files.bad) reading.trouble('unexplained');
  }

  #readFile(file: Members): void {
    const [reading, tests, files, isJest] = [this.#reading, this.#tests, this.#files, this.#isJest];
    const path = this.#pathOf(this.#text(file, 'name') || this.#text(file, 'testFilePath'));
    const list = Object.hasOwn(file, 'testResults') ? 'testResults' : 'assertionResults';
    if (list === 'testResults') files.dumps += 1;
    const before = { all: tests.all, bad: tests.bad };
    for (const test of this.#objects(file, list)) {
      const word = typeof test['status'] === 'string' ? test['status'] : '';
      // Jest before 24 lists these, and does not count them as tests.
      if (word === 'todo' && isJest && (this.#report['numTodoTests'] ?? null) === null) continue;
      const messages = textsIn(this.#member(test, 'failureMessages', Array.isArray));
      const outcome = outcomeOf(word, messages.length > 0, isJest);
      const isPassed = outcome === 'passed';
      tests.all += 1;
      if (outcome !== 'skipped') tests.notSkipped += 1;
      if (isBad(outcome)) tests.bad += 1;
      if (isPassed && isJest && messages.length > 0) tests.withMessages += 1;
      if (outcome === null) reading.trouble('undecided', { detail: word });
      else if (isPassed && this.#report['numTotalTests'] === 0) tests.notCounted += 1;
      else reading.add(this.#caseOf(test, path, outcome, messages));
    }
    const message = this.#messageOf(file);
    const isFailed = this.#isFailed(file, message);
    const isExplained = tests.bad > before.bad;
    files.all += 1;
    if (isFailed || isExplained) files.bad += 1;
    // The message of Vitest is about the file alone. That of Jest repeats those of its tests.
    if (!isFailed || (isExplained && (isJest || message === ''))) return;
    const place = tests.all > before.all ? 'outside its tests' : 'to run';
    const one = this.#caseOf({ title: `test file failed ${place}` }, path, 'error', []);
    one.isTest = false;
    one.message = firstLineOf(message);
    one.details = message === one.message ? '' : message;
    files.broken += 1;
    reading.add(one);
  }

  #isFailed(file: Members, message: string): boolean {
    const word = this.#text(file, 'status');
    const { testExecError, failureMessage, numFailingTests } = file;
    if (word === '') return [testExecError, failureMessage, numFailingTests].some(Boolean);
    const outcome = word === 'focused' ? 'passed' : outcomeOfWord(word);
    if (outcome === null) this.#reading.trouble('undecided', { detail: word });
    const { success, numFailedTests: tests, numFailedTestSuites: suites } = this.#report;
    // Vitest of 2022 writes `failed` for a file with a skipped test.
    const isGreen = !this.#isJest && success === true && tests === 0 && suites === 0;
    return isBad(outcome) && !(isGreen && message === '');
  }

  #messageOf(file: Members): string {
    const message = this.#text(file, 'message') || this.#text(file, 'failureMessage');
    const { testExecError: error } = file;
    return (message || this.#text(isObject(error) ? error : { message: error }, 'message')).trim();
  }

  #caseOf(test: Members, path: string, outcome: TestOutcome, messages: string[]): ParsedCase {
    const { ancestorTitles, location, status, duration } = test;
    const word = isText(status) && status !== 'failed' ? status : '';
    const details = isBad(outcome) ? kept(messages.join('\n\n').trim() || word) : '';
    const stack = details.search(/(?:^|\n)[\t ]+at /);
    const message = (stack < 0 ? details : details.slice(0, stack)).trim() || details;
    const retries = this.#member(test, 'retryReasons', Array.isArray)?.length ?? 0;
    const line = isObject(location) ? location['line'] : null;
    return {
      suites: [path, ...textsIn(ancestorTitles)],
      className: '',
      name: this.#text(test, 'title') || this.#text(test, 'fullName'),
      outcome,
      isTest: true,
      attempts: Math.max(1, this.#member(test, 'invocations', isCount) ?? 1, retries + 1),
      durationMs: typeof duration === 'number' ? knownMs(duration) : null,
      type: '',
      message,
      details: details === message ? '' : details,
      file: path === '' ? null : path,
      line: isCount(line) && line > 0 ? line : null,
    };
  }

  #pathOf(file: string): string {
    const [path = '', root = ''] = [file, this.#workspace].map((one) => one.replaceAll('\\', '/'));
    return path.startsWith(`${root}/`) ? path.slice(root.length + 1) : path;
  }

  /** A member that decides something: of a wrong type, it is trouble. Null counts as absent. */
  #member<T>(of: Members, name: string, fits: (value: unknown) => value is T): T | null {
    const value = of[name] ?? null;
    if (value === null || fits(value)) return value;
    this.#reading.trouble('type', { detail: name });
    return null;
  }

  #text = (of: Members, name: string): string => kept(this.#member(of, name, isText) ?? '');
  #count = (name: string): number => this.#member(this.#report, name, isCount) ?? 0;
  #flag = (name: string): boolean | null => this.#member(this.#report, name, isFlag);

  #objects(of: Members, name: string): Members[] {
    const list = of[name];
    const objects = objectsIn(list);
    if (!Array.isArray(list) || objects.length < list.length)
      this.#reading.trouble('type', { detail: name });
    return objects;
  }
}

const isText = (value: unknown) => typeof value === 'string';
const isFlag = (value: unknown) => typeof value === 'boolean';
const isCount = (value: unknown): value is number => Number.isSafeInteger(value);

/** The texts of a list. What is no text in it stays as an empty one. */
const textsIn = (list: unknown): string[] =>
  Array.isArray(list) ? list.map((item) => (isText(item) ? kept(item) : '')) : [];

/** Null if it is not known. Other words for a pass may mean that the test only began. */
function outcomeOf(word: string, hasMessages: boolean, isJest: boolean): TestOutcome | null {
  if (word === 'passed') return 'passed';
  if (word === 'focused') return hasMessages ? 'failed' : 'passed';
  // Vitest writes `skipped` for skips. The worker of these was killed, or their types not checked.
  if (word === 'pending' && !isJest) return null;
  const outcome = outcomeOfWord(word) ?? (hasMessages ? 'failed' : null);
  return outcome === 'passed' ? null : outcome;
}

function firstLineOf(message: string): string {
  const lines = message.split('\n').flatMap((line) => clean(line).trim() || []);
  return lines.find((line) => !line.startsWith('●')) ?? lines[0] ?? '';
}
