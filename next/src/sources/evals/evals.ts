import { ServiceError } from '../../api/client/client.ts';
import type { Run } from '../../api/evals.ts';
import { parseSuiteFile, type SuiteFile } from '../../api/suite-file.ts';
import { sleep } from '../../lib/sleep.ts';
import { readWorkspaceFile } from '../../lib/workspace-file.ts';
import { emptyReport } from '../../report/empty-report.ts';
import { placeOfFile } from '../../report/place.ts';
import type { Problem } from '../../report/problem.ts';
import type { RunReport } from '../../report/report.ts';
import type { Session } from '../../session/session.ts';
import { reportCases } from './iterations.ts';
import { refusedParts } from './refusals.ts';

const TERMINAL = ['completed', 'failed', 'cancelled', 'timed_out'];

/** Runs a suite file by the API, and reports what came back. A refusal of the service is a failure of the run. */
export async function runEvals(file: string, session: Session): Promise<RunReport> {
  const content = await readWorkspaceFile(session.workspace, file);
  if (typeof content !== 'string') {
    return withProblems(file, [
      { place: placeOfFile(file), data: { code: 'unreadable', ...content } },
    ]);
  }
  const parsed = await parseSuiteFile(content, file);
  if ('problems' in parsed) return withProblems(file, parsed.problems);
  const { suite } = parsed;
  try {
    return await runSuite(suite, session);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const problems = await refusedParts(error, suite);
    if (problems.length > 0) return withProblems(suite.name, problems);
    return { ...emptyReport(suite.name), failures: [error.failure] };
  }
}

async function runSuite(suite: SuiteFile, session: Session): Promise<RunReport> {
  const { client, projectId, servers, signal, logger } = session;
  const { name, tests } = suite;
  const serverIds = servers.map(({ id }) => id);
  const parameters = { projectId };
  const { suiteId } = await client.call('createEvalSuite', {
    parameters,
    body: { name, serverIds, tests },
  });
  const { runId } = await client.call('createEvalRun', { parameters, body: { suiteId } });
  const runParameters = { projectId, runId };
  let run = await client.call('getEvalRun', { parameters: runParameters });
  const startedAt = performance.now();
  while (!TERMINAL.includes(run.status) && !signal.aborted) {
    // Quick at first: most runs in process are short.
    await sleep(Math.min(2_000, Math.max(50, (performance.now() - startedAt) / 20)), signal);
    const { passed, failed } = run.summary;
    run = await client.call('getEvalRun', { parameters: runParameters });
    const now = run.summary;
    if (now.passed + now.failed > passed + failed) {
      logger.info(`${now.passed + now.failed} of ${now.total} iterations, ${now.failed} failed`);
    }
  }
  if (!TERMINAL.includes(run.status)) {
    run = await client.call('cancelEvalRun', { parameters: runParameters });
  }
  const iterations = await Array.fromAsync(client.list('listIterations', runParameters));
  const report = emptyReport(name);
  return {
    ...report,
    suite: { id: suiteId, name },
    run: reportRun(run),
    cases: reportCases(suite, iterations),
  };
}

function reportRun({ id, status, result, createdAt, completedAt }: Run): RunReport['run'] {
  const durationMs = completedAt === null ? null : completedAt - createdAt;
  return { id, status, result, durationMs };
}

function withProblems(suite: string, problems: Problem[]): RunReport {
  return { ...emptyReport(suite), problems };
}
