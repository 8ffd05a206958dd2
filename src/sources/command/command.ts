import { TERMINAL_STATUSES } from '../../api/operation.ts';
import type { Iteration } from '../../api/resources/evals.ts';
import { TEXT_LIMIT } from '../../lib/limits.ts';
import { isOfProgram } from '../../report/counts-as.ts';
import { emptyReport } from '../../report/empty-report.ts';
import { type ResultsFailure, resultsFailure } from '../../report/failure.ts';
import type { RunReport } from '../../report/report.ts';
import { nameOfResults } from '../../session/environment.ts';
import type { Session } from '../../session/session.ts';
import { reportCases } from '../evals/iterations.ts';
import { unwrittenSuite, withCases } from '../evals/saved-suite.ts';
import { addTraces } from '../evals/traces.ts';
import { deadlineOf } from '../evals/watch.ts';
import { runProgram } from './program.ts';
import { startRelay } from './relay.ts';

const MAX_RUNS = 200;
/** How shells say that a program cannot be run. */
const NO_PROGRAM = [126, 127];

/**
 * Runs the eval program of the input, and makes one report of all runs that it reports by an SDK: a
 * case for each title of a suite. Throws ServiceError.
 */
export async function runCommand(session: Session): Promise<RunReport> {
  const { client, projectId, environment, config } = session;
  const { redactor, signal } = environment;
  // Suites come in any order, and some of them may not come. All of a program have one name.
  const report = emptyReport('evals', redactor.name(nameOfResults(config, environment)));
  const { failures } = report;
  const startedAt = client.clock.now();
  const { reported, ...relay } = await startRelay(session);
  const { exitCode, output } = await runProgram(relay.variables, session).finally(relay.close);
  const durationMs = client.clock.now() - startedAt;

  const bySuite = new Map<string, Iteration[]>();
  const unended = new Set<string>();
  const lacking = { declared: 0, listed: 0 };
  let isFailed = false;
  const runs = [...reported.runs.values()];
  for (const { id: runId, suite, announced } of runs.slice(0, MAX_RUNS)) {
    const parameters = { projectId, runId };
    const { status, result } = await client.call('getEvalRun', { parameters });
    const iterations = await Array.fromAsync(client.list('listIterations', { parameters }));
    const own = iterations.map((one) => ({ ...one, runId, testCaseId: null }));
    bySuite.set(suite, [...(bySuite.get(suite) ?? []), ...own]);
    isFailed ||= result === 'failed';
    if (!TERMINAL_STATUSES.includes(status) || own.length === 0) unended.add(suite);
    if (announced <= own.length) continue;
    lacking.declared += announced;
    lacking.listed += own.length;
  }
  const all = [...bySuite].flatMap(([suite, own]) =>
    own.map((one) => ({ ...one, title: `${suite} › ${one.title}` })),
  );
  const byTitle = Map.groupBy(all, ({ title }) => title);
  for (const own of byTitle.values())
    for (const [at, one] of own.entries()) one.iterationNumber = at + 1;

  const note = (reason: ResultsFailure['reason'], data: Partial<ResultsFailure> = {}) => {
    const detail = redactor.text(data.detail ?? '', TEXT_LIMIT);
    failures.push(resultsFailure(reason, { ...data, detail }));
  };
  const isUnknown = NO_PROGRAM.includes(exitCode ?? 0) && all.length === 0;
  if (signal.aborted) failures.push({ kind: 'cancelled' });
  else if (exitCode === null) failures.push(deadlineOf(session));
  else if (exitCode !== 0) {
    const command = redactor.text(config.command, TEXT_LIMIT);
    const ended = { command, exitCode: isUnknown ? null : exitCode, output, limitMs: null };
    failures.push({ kind: 'setup', ...ended, isProgram: true });
  } else if (all.length === 0) note('nothing-reported');
  const [refused, ...others] = reported.refused.values();
  if (refused !== undefined) note('refused-report', { detail: refused, more: others.length });
  if (unended.size > 0) note('open-run', { detail: [...unended].join(', ') });
  if (lacking.declared > 0) note('announced', lacking);
  if (runs.length > MAX_RUNS) note('too-many-runs');
  report.isOpen = failures.some((one) => !isOfProgram(one));
  if (all.length === 0) return report;

  const status = unended.size === 0 ? 'completed' : 'running';
  const result = isFailed ? 'failed' : 'passed';
  report.run = { id: runs[0]?.id ?? '', status, result, durationMs };
  const suite = withCases(unwrittenSuite('command', report.suite.name, { id: '', cases: [] }), all);
  report.cases = reportCases(suite, [...byTitle.values()], [], redactor);
  await addTraces(report, suite, all, [], session);
  return report;
}
