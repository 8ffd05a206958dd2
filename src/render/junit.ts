import { XMLBuilder } from 'fast-xml-parser';
import { NAME_LIMIT, TEXT_LIMIT } from '../lib/limits.ts';
import { clean, cut, oneLine } from '../lib/text.ts';
import { brokenOf, countIterations, totalOf } from '../report/counts.ts';
import type { Failure } from '../report/failure.ts';
import { VERDICT_PROPERTY } from '../report/outcome.ts';
import type { ReportCase, ReportFile } from '../report/report.ts';
import { advise, describeWhat, explain } from '../words/failures.ts';
import { joined } from '../words/lines.ts';
import { describeProblem } from '../words/problems.ts';
import { OUTSIDE_TESTS, UNNAMED_TEST } from '../words/results.ts';
import { describeCounts, unitOf } from '../words/verdicts.ts';
import { findNews } from './findings.ts';

type Element = Record<string, unknown>;

/**
 * Writes reports as JUnit XML: a suite for each, a test for each case. What ended a run as a whole is
 * an error of a further test.
 */
export function renderJunit(files: readonly ReportFile[]): string {
  const options = { ignoreAttributes: false, suppressEmptyNode: true, format: true };
  // A title can be `true`, which is an attribute without a value otherwise.
  return new XMLBuilder({ ...options, suppressBooleanAttributes: false }).build({
    '?xml': attributes({ version: '1.0', encoding: 'UTF-8' }),
    testsuites: { testsuite: files.map(suiteElement) },
  });
}

function suiteElement({ report, verdict, generatedAt: timestamp }: ReportFile): Element {
  const { source, suite, cases, failures, problems } = report;
  const broken = brokenOf(cases, verdict);
  const active = verdict.quarantine.filter(({ state }) => state === 'active');
  const muted = new Map(active.map((entry) => [entry.case, entry.reason]));
  const classname = line(suite.name);
  const tests = cases.map((one): Element => {
    const name = line(one.title) || UNNAMED_TEST;
    const found = one.iterations.flatMap((iteration) => iteration.failures);
    const place = { file: suite.file, line: null, ...placeOf(found) };
    const file = place.file === null ? null : line(place.file);
    const counts = countIterations([one]);
    const share = describeCounts(counts, unitOf({ source, total: 1 }, counts), 'failed');
    const texts = found.flatMap(textsOf);
    const lines = new Set(totalOf(counts) > 1 ? [share, ...texts] : texts);
    const kind = outcomeOf(one, broken.has(one), muted.has(one.title));
    const skipped = attributes({ message: line(one.skipped ?? muted.get(one.title) ?? '') });
    const content = () => element(texts[0] ?? share, lines, found[0]?.kind);
    return {
      ...attributes({ name, classname, time: timeOf([one]), file, line: place.line }),
      ...(kind === null ? {} : { [kind]: kind === 'skipped' ? skipped : content() }),
    };
  });
  const have = (key: string) => tests.filter((one) => key in one).length;
  const whole = [...problems.map(describeProblem), ...failures.map(explain)];
  const isFailed = verdict.value === 'failed' && have('failure') === 0;
  const isWithout = verdict.value === 'incomplete' && have('failure') + have('error') === 0;
  // Readers look at tests, which do not show that a budget is exceeded, for example.
  if (isFailed || (isWithout && whole.length === 0 && !report.isAllowedEmpty)) {
    whole.unshift(findNews(report, verdict).headline);
  }
  if (whole[0] !== undefined) {
    const names = attributes({ name: OUTSIDE_TESTS, classname });
    tests.push({ ...names, [isFailed ? 'failure' : 'error']: element(whole[0], whole) });
  }
  const counts = { failures: have('failure'), errors: have('error'), skipped: have('skipped') };
  const about = { name: classname, tests: tests.length, time: timeOf(cases), timestamp };
  return {
    ...attributes({ ...about, ...counts }),
    properties: { property: attributes({ name: VERDICT_PROPERTY, value: verdict.value }) },
    testcase: tests,
  };
}

/** The child of a test that says how it ended. A test without one passed. */
function outcomeOf(one: ReportCase, isBroken: boolean, isMuted: boolean) {
  const { failed, missing } = countIterations([one]);
  if (one.skipped !== null) return 'skipped';
  if (failed + missing === 0) return null;
  if (isMuted) return 'skipped';
  // The last is Surefire's word for a test that passed at another try.
  return isBroken ? 'failure' : failed === 0 ? 'error' : 'flakyFailure';
}

function textsOf(failure: Failure): string[] {
  const { kind } = failure;
  const more = kind === 'server' ? failure.stderr : kind === 'test' ? failure.details : '';
  // The test has the place.
  return [describeWhat(failure), advise(failure), more];
}

function placeOf(failures: readonly Failure[]) {
  const known = failures.find((one) => one.kind === 'test' || ('line' in one && one.line !== null));
  if (known?.kind === 'test') return { file: known.file, line: known.line };
  return known && 'line' in known ? { line: known.line } : {};
}

function element(message: string, texts: Iterable<string>, type = 'run'): Element {
  const body = cut(clean(joined('\n', [...texts])), TEXT_LIMIT);
  return { ...attributes({ message: oneLine(message, TEXT_LIMIT), type }), '#text': body };
}

/** Those that are known. */
function attributes(values: Readonly<Record<string, string | number | null>>): Element {
  const known: Element = {};
  for (const [name, value] of Object.entries(values))
    if (value !== null) known[`@_${name}`] = value;
  return known;
}

/** Foreign text as an attribute. What is clean has no character that XML forbids. */
const line = (text: string) => oneLine(text, NAME_LIMIT);

/** The sum in seconds; null: not known. */
function timeOf(cases: readonly ReportCase[]): string | null {
  const times = cases.flatMap((one) =>
    one.iterations.flatMap(({ durationMs }) => durationMs ?? []),
  );
  return times.length === 0 ? null : times.reduce((sum, ms) => sum + ms / 1_000, 0).toFixed(3);
}
