import { XMLBuilder } from 'fast-xml-parser';
import { countIterations, isFlaky } from '../model/counts.ts';
import type { CaseReport, IterationReport, RunReport } from '../model/run-report.ts';
import { assertionDiff } from '../render/facts/assertion-diff.ts';
import { possibleLine } from '../render/facts/repository-place.ts';
import { caseName } from '../render/text/case-name.ts';
import { cleanLine, cleanText } from '../text/clean-text.ts';

const NAME_LENGTH = 1000;
/** Of what results were to be and were. */
const RESULT_LIMITS = { diffLines: 500, error: { lines: 0, width: 1000 } };
const ATTRIBUTE = '@';

type XmlNode = Record<string, unknown>;

/**
 * The results as JUnit XML: a `testcase` an iteration. Cases of several iterations are each a
 * suite; the others share one named after the eval suite. `error` stands for what could not be
 * carried out and for what did not finish. Folded iterations are a property of their suite only.
 */
export function junitXml(report: RunReport): string {
  const { cases, suite } = report;
  const single = cases.filter(({ iterations }) => iterations.length <= 1);
  const repeated = cases.filter(({ iterations }) => iterations.length > 1);
  const suites = [
    ...(single.length > 0 ? [suiteNode(suite.name, single, suite.name)] : []),
    ...repeated.map((testCase) => suiteNode(testCase.title, [testCase], suite.name)),
  ];
  const builder = new XMLBuilder({
    attributeNamePrefix: ATTRIBUTE,
    ignoreAttributes: false,
    suppressBooleanAttributes: false,
    suppressEmptyNode: true,
    format: true,
  });
  const content: string = builder.build({
    testsuites: {
      [`${ATTRIBUTE}name`]: line(suite.name),
      ...totals(report.cases),
      testsuite: suites,
    },
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${content}`;
}

function suiteNode(name: string, cases: readonly CaseReport[], suiteName: string): XmlNode {
  const foldedPassed = cases.reduce((sum, { folded }) => sum + (folded?.passed ?? 0), 0);
  const foldedSkipped = cases.reduce((sum, { folded }) => sum + (folded?.skipped ?? 0), 0);
  return {
    [`${ATTRIBUTE}name`]: line(name),
    ...totals(cases),
    ...properties({
      'folded-passed': foldedPassed > 0 ? foldedPassed : null,
      'folded-skipped': foldedSkipped > 0 ? foldedSkipped : null,
    }),
    testcase: cases.flatMap((testCase) =>
      testCase.iterations.map((iteration) => caseNode(testCase, iteration, suiteName)),
    ),
  };
}

function totals(cases: readonly CaseReport[]): XmlNode {
  const iterations = cases.flatMap((testCase) => testCase.iterations);
  const counts = countIterations(iterations);
  const errors = iterations.filter(({ outcome }) => isError(outcome)).length;
  const durationMs = iterations.reduce((sum, iteration) => sum + (iteration.durationMs ?? 0), 0);
  return attributes({
    tests: counts.total + counts.skipped,
    failures: counts.failed + counts.unfinished - errors,
    errors,
    skipped: counts.skipped,
    time: seconds(durationMs),
  });
}

function isError(outcome: IterationReport['outcome']): boolean {
  return outcome === 'error' || outcome === 'unfinished';
}

function caseNode(testCase: CaseReport, iteration: IterationReport, suiteName: string): XmlNode {
  const { location, iterations } = testCase;
  // One without a name is what readers take for the trace of a run that was cut off.
  const named = caseName(testCase);
  const name = iterations.length > 1 ? `${named} [iteration ${iteration.number}]` : named;
  const { model, provider, tokens, attempts } = iteration;
  return {
    ...attributes({
      name: line(name),
      classname: line(suiteName),
      time: iteration.durationMs === null ? null : seconds(iteration.durationMs),
      file: location === null ? null : line(location.file),
      line: possibleLine(location?.line ?? null),
    }),
    ...properties({
      model,
      provider,
      'tokens.input': tokens.input,
      'tokens.output': tokens.output,
      'tokens.total': tokens.total,
      attempts: attempts > 1 ? attempts : null,
      flaky: isFlaky(iteration) ? 'true' : null,
      tags: testCase.tags?.join(', ') ?? null,
    }),
    ...outcomeNode(iteration),
  };
}

function outcomeNode(iteration: IterationReport): XmlNode {
  const { outcome, error, errorDetails } = iteration;
  if (outcome === 'passed') return {};
  if (outcome === 'skipped') {
    return { skipped: error === null ? '' : attributes({ message: line(error) }) };
  }
  const message = outcome === 'unfinished' ? (error ?? 'It did not finish.') : (error ?? '');
  const results = assertionDiff(iteration.assertions, RESULT_LIMITS);
  const details = [error, errorDetails, ...(results.length === 0 ? [] : [results.join('\n')])]
    .filter((part) => part !== null)
    .join('\n\n');
  const node = {
    ...attributes({ message: line(message), type: outcome }),
    '#text': cleanText(details),
  };
  return isError(outcome) ? { error: node } : { failure: node };
}

function properties(values: Readonly<Record<string, string | number | null>>): XmlNode {
  const known = Object.entries(values).flatMap(([name, value]) =>
    value === null ? [] : [attributes({ name, value: line(String(value)) })],
  );
  return known.length === 0 ? {} : { properties: { property: known } };
}

function attributes(values: Readonly<Record<string, string | number | null>>): XmlNode {
  const known = Object.entries(values).filter(([, value]) => value !== null);
  return Object.fromEntries(known.map(([name, value]) => [`${ATTRIBUTE}${name}`, value]));
}

/** XML has no place for control characters and lone surrogates: these are written out. */
function line(value: string): string {
  return cleanLine(value, NAME_LENGTH);
}

/** A report from elsewhere may have any number; XML readers take none below zero and no exponent. */
const MAX_DURATION_MS = 1e15;

function seconds(durationMs: number): string {
  return (Math.min(Math.max(durationMs, 0), MAX_DURATION_MS) / 1000).toFixed(3);
}
