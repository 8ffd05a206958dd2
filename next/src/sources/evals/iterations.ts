import type { TestCase } from '../../api/cases/cases.ts';
import { isAsked } from '../../api/cases/models.ts';
import type { Iteration } from '../../api/resources/evals.ts';
import { canonicalJson } from '../../lib/canonical-json.ts';
import { NAME_LIMIT } from '../../lib/limits.ts';
import type { Redactor } from '../../lib/redaction/redactor.ts';
import { oneLine } from '../../lib/text.ts';
import { countsAs } from '../../report/counts-as.ts';
import { emptyCase } from '../../report/empty-case.ts';
import type { Failure } from '../../report/failure.ts';
import { digestOf } from '../../report/identity.ts';
import type { Outcome, ReportCase, ReportIteration } from '../../report/report.ts';
import type { SuiteFile } from '../suite/suite-file.ts';

/** Makes the report's cases of a suite, skipped ones last, and of what the service says about its iterations. */
export function reportCases(
  suite: SuiteFile,
  iterations: readonly Iteration[],
  redactor: Redactor,
): ReportCase[] {
  const byTitle = Map.groupBy(iterations, ({ title }) => title);
  const shown = (text: string) => oneLine(redactor.text(text, NAME_LIMIT), NAME_LIMIT);
  const ran = suite.tests.map(({ title, runs = 1, steps }, test) => {
    const own = byTitle.get(title) ?? [];
    const lineOf = (step: string | null) => {
      const at = steps.findIndex(({ id }) => id === step);
      return suite.placeOf(test, at === -1 ? null : at).line;
    };
    const reported = emptyCase(own[0]?.testCaseId ?? title, shown(title), digestOf(title));
    reported.definition = definitionOf(suite.tests[test]);
    reported.isSampled = isAsked({ steps });
    reported.tags = (suite.tags[test] ?? []).map(shown);
    reported.planned = runs;
    reported.iterations = own.map((one) => reportIteration(one, lineOf));
    return reported;
  });
  const skipped = suite.skipped.map(({ title, reason }) => {
    const reported = emptyCase(title, shown(title), digestOf(title));
    reported.skipped = shown(reason);
    return reported;
  });
  return [...ran, ...skipped];
}

/** What a case does, but for its title and how often it runs. */
function definitionOf(test: TestCase | undefined): string {
  const { title, runs, ...does } = test ?? { title: '' };
  return digestOf(canonicalJson(does));
}

/** A result that this edition does not know is none. */
export function readResult(result: string | null | undefined): 'passed' | 'failed' | null {
  return result === 'passed' || result === 'failed' ? result : null;
}

type LineOf = (step: string | null) => number | null;

function reportIteration(one: Iteration, lineOf: LineOf): ReportIteration {
  const failures = failuresOf(one).map((failure) => withLine(failure, lineOf));
  const { id, iterationNumber, durationMs = null } = one;
  const number = iterationNumber ?? 1;
  return {
    id,
    number,
    outcome: outcomeOf(one, failures),
    attempts: 1,
    durationMs,
    tokens: null,
    model: null,
    toolCalls: null,
    failures,
  };
}

/** A service that sends no failures has a text, and a result. */
function failuresOf({ failures, result, error }: Iteration): Failure[] {
  if (Array.isArray(failures) || result === 'passed') return failures ?? [];
  return [{ kind: 'unknown', message: error ?? '', isFailed: result === 'failed' }];
}

function outcomeOf({ result }: Iteration, failures: readonly Failure[]): Outcome {
  if (failures.some((failure) => countsAs(failure) === 'invalid')) return 'invalid';
  return readResult(result) ?? 'incomplete';
}

/** The line of the step, else of the case. A server that does not start has none of them. */
function withLine(failure: Failure, lineOf: LineOf): Failure {
  const isOfRun = failure.kind === 'server' && failure.step === null;
  if (isOfRun || !('step' in failure)) return failure;
  return { ...failure, line: lineOf(failure.step) };
}
