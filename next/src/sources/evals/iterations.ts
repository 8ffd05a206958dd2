import { isAsked } from '../../api/cases/models.ts';
import type { Iteration, Run } from '../../api/resources/evals.ts';
import type { Redactor } from '../../lib/redaction/redactor.ts';
import { countsAs } from '../../report/counts-as.ts';
import { emptyCase } from '../../report/empty-case.ts';
import type { Failure } from '../../report/failure.ts';
import { digestOf } from '../../report/identity.ts';
import type { Outcome, ReportCase, ReportIteration } from '../../report/report.ts';
import type { SuiteFile } from '../suite/suite-file.ts';
import { type CaseServer, definitionOf, modelName, toolsOf } from './case-facts.ts';

/**
 * Makes the report's cases of a suite, skipped ones last, and of what the service says about its
 * iterations.
 *
 * @param servers those that the suite can call
 */
export function reportCases(
  suite: SuiteFile,
  iterations: readonly Iteration[],
  servers: readonly CaseServer[],
  redactor: Redactor,
): ReportCase[] {
  const byTitle = Map.groupBy(iterations, ({ title }) => title);
  const shown = (text: string) => redactor.name(text);
  const ran = suite.tests.map((one, test) => {
    const { title, runs = 1, steps } = one;
    const own = byTitle.get(title) ?? [];
    const lineOf = (step: string | null) => {
      const at = steps.findIndex(({ id }) => id === step);
      return suite.placeOf(test, at === -1 ? null : at).line;
    };
    const reported = emptyCase(own[0]?.testCaseId ?? title, shown(title), digestOf(title));
    // A service lists parts of it.
    reported.definition = suite.saved === null ? definitionOf(one, servers) : null;
    reported.isSampled = isAsked(one);
    reported.tags = (suite.tags[test] ?? []).map(shown);
    reported.tools = toolsOf(one, servers).map(({ server, name }) => {
      return { server: shown(server), name: shown(name) };
    });
    reported.planned = runs;
    reported.iterations = own.map((iteration) => {
      const result = reportIteration(iteration, lineOf);
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

/**
 * Counts results that cannot be right: of no case, beyond what its case plans, repeated, or not among
 * those that the run counts.
 *
 * @param iterations all of the run
 */
export function countContradictions(
  { tests }: Pick<SuiteFile, 'tests'>,
  iterations: readonly Iteration[],
  { summary }: Pick<Run, 'summary'>,
): number {
  const left = new Map(tests.map(({ title, runs = 1 }) => [title, runs]));
  const caseIds = new Map<string, Iteration['testCaseId']>();
  const seen = new Set<string>();
  const counted = { passed: 0, failed: 0 };
  let wrong = 0;
  for (const { id, title, testCaseId, result } of iterations) {
    const name = title ?? '';
    const more = left.get(name) ?? 0;
    const caseId = caseIds.get(name) ?? testCaseId;
    if (more === 0 || seen.has(id) || caseId !== testCaseId) wrong += 1;
    else left.set(name, more - 1);
    caseIds.set(name, caseId);
    seen.add(id);
    const known = readResult(result);
    if (known !== null) counted[known] += 1;
  }
  const { passed, failed } = counted;
  const declared = [(summary?.passed ?? passed) - passed, (summary?.failed ?? failed) - failed];
  return declared.reduce((sum, difference) => sum + Math.abs(difference), wrong);
}

/** A result that this edition does not know is none. */
export function readResult(result: string | null | undefined): 'passed' | 'failed' | null {
  return result === 'passed' || result === 'failed' ? result : null;
}

function reportIteration(
  one: Iteration,
  lineOf: (step: string | null) => number | null,
): ReportIteration {
  const failures = failuresOf(one).map((failure): Failure => {
    // A server that does not start has neither the line of a step nor that of the case.
    const isOfRun = failure.kind === 'server' && failure.step === null;
    return isOfRun || !('step' in failure) ? failure : { ...failure, line: lineOf(failure.step) };
  });
  const { id, iterationNumber, durationMs = null, actualToolCalls } = one;
  const number = iterationNumber ?? 1;
  return {
    id,
    number,
    outcome: outcomeOf(one, failures),
    attempts: 1,
    durationMs,
    tokens: null,
    model: null,
    toolCalls: actualToolCalls?.length ?? null,
    trace: null,
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
