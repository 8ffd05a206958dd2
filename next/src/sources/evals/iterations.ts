import type { Iteration } from '../../api/resources/evals.ts';
import { NAME_LIMIT } from '../../lib/limits.ts';
import type { Redactor } from '../../lib/redaction/redactor.ts';
import { oneLine } from '../../lib/text.ts';
import { countsAs } from '../../report/counts-as.ts';
import type { Failure } from '../../report/failure.ts';
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
    const id = own[0]?.testCaseId ?? title;
    return {
      id,
      title: shown(title),
      planned: runs,
      iterations: own.map((one) => reportIteration(one, lineOf)),
      skipped: null,
    };
  });
  const skipped = suite.skipped.map(({ title, reason }) => {
    return { id: title, title: shown(title), planned: 0, iterations: [], skipped: shown(reason) };
  });
  return [...ran, ...skipped];
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
  return { id, number, outcome: outcomeOf(one, failures), attempts: 1, durationMs, failures };
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
