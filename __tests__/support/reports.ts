import { newCheck } from '../../src/gate/checks/check.ts';
import { countsAs } from '../../src/report/counts-as.ts';
import { emptyCase } from '../../src/report/empty-case.ts';
import { emptyReport } from '../../src/report/empty-report.ts';
import type { Failure } from '../../src/report/failure.ts';
import type { Outcome, ReportCase, ReportIteration, RunReport } from '../../src/report/report.ts';
import type { Check, Verdict } from '../../src/report/verdict.ts';

/** An iteration that passed, with the given members. */
export function iterationWith(members: Partial<ReportIteration> = {}): ReportIteration {
  return {
    id: 'iteration',
    number: 1,
    outcome: 'passed',
    attempts: 1,
    durationMs: 1,
    tokens: null,
    model: null,
    toolCalls: null,
    failures: [],
    trace: null,
    ...members,
  };
}

/** A case with iterations of these outcomes: `p` passed, `f` failed, `?` without a result. */
export function caseOf(title: string, outcomes: string, members: Partial<ReportCase> = {}) {
  const names: Record<string, Outcome> = { p: 'passed', f: 'failed', '?': 'incomplete' };
  const iterations = [...outcomes].map((letter, at) => {
    const outcome = names[letter] ?? 'invalid';
    return iterationWith({ id: `${title}-${at + 1}`, number: at + 1, outcome });
  });
  return { ...emptyCase(title, title), planned: iterations.length, iterations, ...members };
}

/** A case with one iteration, which ends with these failures. */
export function failingCase(title: string, ...failures: Failure[]): ReportCase {
  const isFailed = failures.some((one) => countsAs(one) === 'failed');
  const outcome = isFailed ? 'failed' : 'incomplete';
  const iteration = iterationWith({ outcome, durationMs: 0, failures });
  return { ...emptyCase(title, title), planned: 1, iterations: [iteration] };
}

/** A server with tools: their schemas by name. */
export function serverOf(tools: Record<string, string | null>, name = 'library') {
  const listed = Object.entries(tools).map(([tool, inputSchema]) => ({ name: tool, inputSchema }));
  return { name, tools: listed };
}

/** A report of evals with these cases. */
export function reportOf(cases: ReportCase[], members: Partial<RunReport> = {}): RunReport {
  return { ...emptyReport('evals', 'suite'), cases, ...members };
}

export function checkWith(id: Check['id'], members: Partial<Check> = {}): Check {
  return { ...newCheck(id, 'share', null), ...members };
}

/** A verdict without a baseline. */
export function verdictOf(value: Outcome, checks: Check[] = []): Verdict {
  const nothing = { policy: null, comparison: null, quarantine: [], looks: null };
  return { value, checks, rule: 'default', ...nothing };
}
