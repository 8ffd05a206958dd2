import { XMLBuilder } from 'fast-xml-parser';
import { NAME_LIMIT, TEXT_LIMIT } from '../lib/limits.ts';
import { clean, cut, oneLine } from '../lib/text.ts';
import { countIterations, isBroken, totalOf } from '../report/counts.ts';
import type { Failure } from '../report/failure.ts';
import type { ReportCase, ReportFile } from '../report/report.ts';
import { describeFailure, explain } from '../words/failures.ts';
import { describeProblem } from '../words/problems.ts';
import { OUTSIDE_TESTS, UNNAMED_TEST } from '../words/results.ts';
import { describeFailed, type Source, unitOf } from '../words/verdicts.ts';

type Element = Record<string, unknown>;

/** In seconds. Larger numbers have an exponent, which readers do not know. */
const MAX_TIME = 1e15;
/** Iterations of a case whose failures are written. */
const MAX_ITERATIONS = 100;

/**
 * Writes reports as JUnit XML: a suite for each, a test for each case. What ended a run as a whole is
 * an error of a further test.
 */
export function renderJunit(files: readonly ReportFile[]): string {
  const builder = new XMLBuilder({
    ignoreAttributes: false,
    // A title can be `true`.
    suppressBooleanAttributes: false,
    suppressEmptyNode: true,
    format: true,
  });
  return builder.build({
    '?xml': attributes({ version: '1.0', encoding: 'UTF-8' }),
    testsuites: { testsuite: files.map(suiteElement) },
  });
}

function suiteElement({ report, verdict, generatedAt }: ReportFile): Element {
  const { source, suite, cases, failures, problems } = report;
  const isRated = verdict.checks.some(({ id }) => id === 'min-pass-rate');
  const active = verdict.quarantine.filter(({ state }) => state === 'active');
  const muted = new Map(active.map((entry) => [entry.case, entry.reason]));
  const classname = line(suite.name);
  const tests = cases.map((one): Element => {
    const { iterations, title } = one;
    const found = iterations.flatMap((iteration) => iteration.failures);
    const place = { file: suite.file, line: null, ...placeOf(found) };
    const times = iterations.flatMap(({ durationMs }) => durationMs ?? []);
    return {
      ...attributes({
        name: line(title) || UNNAMED_TEST,
        classname,
        time: times.length === 0 ? null : seconds(times),
        file: place.file === null ? null : line(place.file),
        line: place.line,
      }),
      ...outcomeOf(one, isRated, muted.get(title), source),
    };
  });
  const whole = [...problems.map(describeProblem), ...failures.map(explain)];
  const [message] = whole;
  if (message !== undefined) {
    const name = OUTSIDE_TESTS;
    tests.push({ ...attributes({ name, classname }), error: element(message, whole) });
  }
  const have = (key: string) => tests.filter((one) => key in one).length;
  const times = cases.flatMap((one) =>
    one.iterations.flatMap(({ durationMs }) => durationMs ?? []),
  );
  return {
    ...attributes({
      name: classname,
      tests: tests.length,
      failures: have('failure'),
      errors: have('error'),
      skipped: have('skipped'),
      time: seconds(times),
      timestamp: generatedAt,
    }),
    properties: { property: attributes({ name: 'verdict', value: verdict.value }) },
    testcase: tests,
  };
}

/** The child of a test that says how it ended. A test without one passed. */
function outcomeOf(
  one: ReportCase,
  isRated: boolean,
  muted: string | undefined,
  source: Source,
): Element {
  if (one.skipped !== null) return { skipped: attributes({ message: line(one.skipped) }) };
  const counts = countIterations([one]);
  const { failed, missing } = counts;
  if (failed + missing === 0) return {};
  if (muted !== undefined) return { skipped: attributes({ message: line(muted) }) };
  const first = one.iterations.slice(0, MAX_ITERATIONS).flatMap(({ failures }) => failures);
  const share = describeFailed(counts, unitOf({ source, total: 1 }, counts));
  const lines = new Set(totalOf(counts) > 1 ? [share] : []);
  for (const failure of first) for (const text of textsOf(failure)) lines.add(text);
  const content = element(first[0] ? describeFailure(first[0]) : share, lines, first[0]?.kind);
  if (isBroken(one, isRated)) return { failure: content };
  // Surefire's word for a test that passed at another try.
  return failed > 0 ? { flakyFailure: content } : { error: content };
}

function textsOf(failure: Failure): string[] {
  const more = failure.kind === 'server' ? failure.stderr : '';
  return [explain(failure), failure.kind === 'test' ? failure.details : more];
}

function placeOf(failures: readonly Failure[]) {
  for (const failure of failures) {
    if (failure.kind === 'test') return { file: failure.file, line: failure.line };
    if ('step' in failure && failure.line !== null) return { line: failure.line };
  }
  return {};
}

function element(message: string, texts: Iterable<string>, type = 'run'): Element {
  const text = [...texts].filter((part) => part !== '').join('\n');
  const body = cut(clean(text), TEXT_LIMIT);
  return { ...attributes({ message: oneLine(message, TEXT_LIMIT), type }), '#text': body };
}

/** Those that are known. */
const attributes = (values: Readonly<Record<string, string | number | null>>): Element =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === null ? [] : [[`@_${name}`, value]],
    ),
  );

/** Foreign text as an attribute. What is clean has no character that XML forbids. */
const line = (text: string) => oneLine(text, NAME_LIMIT);

function seconds(times: readonly number[]): string {
  const sum = times.reduce((all, ms) => all + ms / 1_000, 0);
  return Math.min(Math.max(sum, 0), MAX_TIME).toFixed(3);
}
