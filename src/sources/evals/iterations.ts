import { isAsked } from '../../api/cases/models.ts';
import type { Iteration } from '../../api/resources/evals.ts';
import { TEXT_LIMIT } from '../../lib/limits.ts';
import type { Redactor } from '../../lib/redaction/redactor.ts';
import { countsAs } from '../../report/counts-as.ts';
import { emptyCase, iterationWith } from '../../report/empty-case.ts';
import type { Failure } from '../../report/failure.ts';
import { digestOf } from '../../report/identity.ts';
import type { Outcome, ReportCase, ReportIteration } from '../../report/report.ts';
import type { SuiteFile } from '../suite/suite-file.ts';
import { type CaseServer, definitionOf, lineOf, modelName, toolsOf } from './case-facts.ts';
import { resultOf } from './evidence.ts';

/**
 * Makes the report's cases of a suite, skipped ones last, and of what the service says about the
 * iterations of each. `servers`: those that the suite can call.
 */
export function reportCases(
  suite: SuiteFile,
  iterations: readonly (readonly Iteration[])[],
  servers: readonly CaseServer[],
  redactor: Redactor,
  end?: Failure,
): ReportCase[] {
  const shown = (text: string) => redactor.name(text);
  const ran = suite.tests.map((one, test) => {
    const { title, runs = 1 } = one;
    const own = iterations[test] ?? [];
    const reported = emptyCase(own[0]?.testCaseId ?? title, shown(title), digestOf(title));
    // A service lists parts of it.
    reported.definition = suite.saved === null ? definitionOf(one, servers) : null;
    reported.isSampled = isAsked(one);
    reported.tags = (suite.tags[test] ?? []).map(shown);
    reported.tools = toolsOf(one, servers).map(({ server, name, kind }) => {
      return { server: shown(server), name: shown(name), kind };
    });
    reported.planned = runs;
    reported.iterations = own.map((iteration) => {
      const result = reportIteration(iteration, (id) => lineOf(suite, test, id), redactor, end);
      if (!reported.isSampled) return result;
      const model = modelName(iteration.model, iteration.provider);
      const named = model ?? modelName(one.model, one.provider);
      result.model = named === null ? null : shown(named);
      result.tokens = tokensOf(iteration);
      return result;
    });
    return reported;
  });
  const skipped = suite.skipped.map(({ title, reason }) => {
    const reported = emptyCase(title, shown(title), digestOf(title));
    reported.skipped = shown(reason);
    return reported;
  });
  return [...ran, ...skipped];
}

/** What a service says about tokens, in members of several names. */
function tokensOf({ usage, tokensUsed }: Iteration): ReportIteration['tokens'] {
  const known = (value: unknown) => (typeof value === 'number' && value >= 0 ? value : null);
  const input = known(usage?.['inputTokens']);
  const output = known(usage?.['outputTokens']);
  const sum = input === null || output === null ? null : input + output;
  return { input, output, total: known(usage?.['totalTokens']) ?? known(tokensUsed) ?? sum };
}

function reportIteration(
  one: Iteration,
  lineOfStep: (id: string | null) => number | null,
  redactor: Redactor,
  end: Failure | undefined,
): ReportIteration {
  const failures = failuresOf(one, redactor, end).map((failure): Failure => {
    // A server that does not start has neither the line of a step nor that of the case.
    const isOfRun = failure.kind === 'server' && failure.step === null;
    if (isOfRun || !('step' in failure)) return failure;
    return { ...failure, line: lineOfStep(failure.step) };
  });
  const { id, iterationNumber, durationMs = null, actualToolCalls } = one;
  const [number, toolCalls] = [iterationNumber ?? 1, actualToolCalls?.length ?? null];
  const outcome = outcomeOf(one, failures);
  return iterationWith({ id, number, outcome, durationMs, toolCalls, failures });
}

const UNENDED = ['pending', 'running', 'cancelled'];

/** A service that sends no failures has a text, and a result. */
function failuresOf(one: Iteration, redactor: Redactor, end: Failure | undefined): Failure[] {
  if (end !== undefined && UNENDED.includes(one.status)) return [end];
  const result = resultOf(one);
  if (Array.isArray(one.failures) || result === 'passed') return one.failures ?? [];
  const message = redactor.text(one.error ?? '', TEXT_LIMIT);
  return [{ kind: 'unknown', message, isFailed: result === 'failed' }];
}

function outcomeOf(one: Iteration, failures: readonly Failure[]): Outcome {
  if (failures.some((failure) => countsAs(failure) === 'invalid')) return 'invalid';
  return resultOf(one) ?? 'incomplete';
}
