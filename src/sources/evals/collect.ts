import { knownResult, TERMINAL_STATUSES } from '../../api/operation.ts';
import type { Iteration, Run } from '../../api/resources/evals.ts';
import { MAX_MESSAGE_DEPTH, TEXT_LIMIT } from '../../lib/limits.ts';
import type { Redactor } from '../../lib/redaction/redactor.ts';
import { type Failure, type ResultsFailure, resultsFailure } from '../../report/failure.ts';
import type { RunReport } from '../../report/report.ts';
import { schemaWriter } from '../../report/schemas.ts';
import { failureOf } from '../../session/failure.ts';
import type { Session } from '../../session/session.ts';
import { promisesOf } from '../doctor/offers.ts';
import type { SuiteFile } from '../suite/suite-file.ts';
import { type CaseUpsert, sift } from './evidence.ts';
import { reportCases } from './iterations.ts';
import { withCases } from './saved-suite.ts';
import { isLeft } from './watch.ts';

/** After the deadline. */
const EXTRA_MS = 60_000;

/**
 * Adds the iterations of a run to its report, and returns those of the service. If a page fails,
 * those before it count, and the failure is in the report.
 */
export async function collect(
  run: Run,
  caseUpsert: CaseUpsert,
  suite: SuiteFile,
  servers: Session['servers'],
  report: RunReport,
  session: Session,
): Promise<Iteration[]> {
  const { client, projectId, isHosted, environment } = session;
  const { signal, redactor } = environment;
  // The service of this process answers soon, also if the job is cancelled.
  const isBound = isLeft(session) || (isHosted && !signal.aborted);
  const listed = client.list('listIterations', {
    parameters: { projectId, runId: run.id },
    deadline: session.deadline + EXTRA_MS,
    signal: isBound ? signal : undefined,
  });
  const iterations: Iteration[] = [];
  // What the end of the run or of the watch cut off is no cause of its own.
  const [end] = report.failures;
  let isWhole = true;
  try {
    for await (const iteration of listed) {
      iterations.push(iteration);
      for (const one of iteration.failures ?? [])
        if (isHosted && one.kind === 'model') one.isHosted = true;
    }
  } catch (error) {
    isWhole = false;
    const failure = failureOf(error, environment);
    // The watch may have ended with the same trouble.
    if (!report.failures.some(({ kind }) => kind === failure.kind)) report.failures.push(failure);
  }
  const whole = withCases(suite, iterations);
  const evidence = sift(whole.tests, iterations, run, caseUpsert, isWhole);
  report.contradictions = evidence.contradictions;
  report.cases = reportCases(whole, evidence.ofCases, servers, redactor, end);
  const note = (list: Failure[], reason: ResultsFailure['reason'], titles: ReadonlySet<string>) => {
    const detail = redactor.text([...titles].join(', '), TEXT_LIMIT);
    if (titles.size > 0) list.push(resultsFailure(reason, { detail }));
  };
  note(report.warnings, 'foreign-cases', evidence.foreign);
  note(report.failures, 'refused-cases', evidence.refused);
  return iterations;
}

/** Of a server. A list that is cut would say that something is gone. */
export const MAX_OFFERS = 5_000;
type Tool = Record<string, unknown>;
/** Servers with their tools, if the service says which. `isWhole`: the lists have all members. */
export function reportServers(
  names: readonly string[],
  lists: readonly { name?: unknown; tools?: Tool[] | null | undefined }[] | null | undefined,
  redactor: Redactor,
  isWhole = false,
): RunReport['servers'] {
  const write = schemaWriter();
  const written = (schema: unknown) => write(redactor.json(schema, TEXT_LIMIT, MAX_MESSAGE_DEPTH));
  const reported = (tool: Tool) => {
    const { name, inputSchema, outputSchema, description = '' } = tool;
    const input = { name: redactor.name(String(name)), inputSchema: written(inputSchema) };
    // Of a tool that MCP does not allow, the name is known.
    if (!isWhole || inputSchema === undefined) return input;
    // What is too large is not known.
    const output = outputSchema === undefined ? null : (written(outputSchema) ?? undefined);
    const words = redactor.text(String(description), TEXT_LIMIT);
    return { ...input, outputSchema: output, description: words, promises: promisesOf(tool) };
  };
  return names.map((name) => {
    const tools = lists?.find((one) => one.name === name)?.tools;
    const isListed = tools && tools.length <= MAX_OFFERS;
    return { name: redactor.name(name), tools: isListed ? tools.map(reported) : null };
  });
}

/** A run that ended early may say why. That of this process has failures for it. */
export function reportRun(run: Run, report: RunReport, session: Session): void {
  const { id, status, result, createdAt, completedAt, statusReason } = run;
  const isTimed = typeof createdAt === 'number' && typeof completedAt === 'number';
  const durationMs = isTimed ? completedAt - createdAt : null;
  const isOver = TERMINAL_STATUSES.includes(status);
  // What still runs is cancelled, by the watch or by the post step.
  const last = isOver ? status : 'cancelled';
  report.run = { id, status: last, result: knownResult(result), durationMs };
  const isEarly = isOver && status !== 'completed';
  if (!session.isHosted || !isEarly || report.failures.length > 0) return;
  const message = session.environment.redactor.text(statusReason ?? '', TEXT_LIMIT);
  report.failures.push({ kind: 'unknown', message, isFailed: false, status });
}
