import { ServiceError } from '../../api/client/service-error.ts';
import { TERMINAL_STATUSES } from '../../api/operation.ts';
import type { Iteration, Run, ToolLists } from '../../api/resources/evals.ts';
import { TEXT_LIMIT } from '../../lib/limits.ts';
import type { Redactor } from '../../lib/redaction/redactor.ts';
import type { RunReport } from '../../report/report.ts';
import { schemaWriter } from '../../report/schemas.ts';
import type { Session } from '../../session/session.ts';
import { resultsFailure } from '../results/read/reading.ts';
import type { SuiteFile } from '../suite/suite-file.ts';
import { type StoredCases, sift } from './evidence.ts';
import { reportCases } from './iterations.ts';
import { isLeft, type Watched } from './watch.ts';

/** After the deadline, or after a job is cancelled. */
const EXTRA_MS = 60_000;
const CANCELLED_MS = 5_000;

/** What a run was created with. */
export interface Sent {
  suite: SuiteFile;
  cases: StoredCases;
  /** Those that the suite can call. */
  servers: Session['servers'];
  bail: boolean;
}

/**
 * Adds the iterations of a run to its report. If a page fails, those before it count, and the failure
 * is in the report.
 *
 * @returns the iterations of the service
 */
export async function collect(
  run: Run,
  { suite, cases, servers, bail }: Sent,
  report: RunReport,
  session: Session,
): Promise<Iteration[]> {
  const { client, projectId, isHosted, environment } = session;
  const { signal, redactor } = environment;
  const wasCancelled = signal.aborted;
  // The service of this process answers soon, also when the job is cancelled.
  const isBound = isLeft(session) || (isHosted && !wasCancelled);
  const listed = client.list('listIterations', {
    parameters: { projectId, runId: run.id },
    deadline: wasCancelled ? client.clock.now() + CANCELLED_MS : session.deadline + EXTRA_MS,
    signal: isBound ? signal : undefined,
  });
  const iterations: Iteration[] = [];
  let isWhole = true;
  try {
    for await (const iteration of listed) {
      // What `bail` ended has no result.
      if (!bail || signal.aborted || !isCancelled(iteration)) iterations.push(iteration);
    }
  } catch (error) {
    isWhole = false;
    const has = (wanted: string) => report.failures.some(({ kind }) => kind === wanted);
    if (error instanceof ServiceError) {
      // The watch may have ended with the same trouble.
      if (!has('service')) report.failures.push(error.failure);
    } else if (!signal.aborted || error !== signal.reason) throw error;
    else if (!has('cancelled')) report.failures.push({ kind: 'cancelled' });
  }
  const { ofCases, foreign, contradictions } = sift(suite.tests, iterations, run, cases, isWhole);
  report.contradictions = contradictions;
  report.cases = reportCases(suite, ofCases, servers, redactor);
  const named = (titles: ReadonlySet<string>) => redactor.text([...titles].join(', '), TEXT_LIMIT);
  if (foreign.size > 0)
    report.warnings.push(resultsFailure('foreign-cases', { detail: named(foreign) }));
  if (cases.refused.size > 0)
    report.failures.push(resultsFailure('refused-cases', { detail: named(cases.refused) }));
  return iterations;
}

const isCancelled = ({ failures }: Iteration) =>
  Array.isArray(failures) && failures.some(({ kind }) => kind === 'cancelled');

/** Of a server. A list that is cut would say that tools are gone. */
const MAX_TOOLS = 5_000;
/** Servers with their tools, if the service says which. */
export function reportServers(
  names: readonly string[],
  lists: ToolLists | null | undefined,
  redactor: Redactor,
): RunReport['servers'] {
  const write = schemaWriter();
  return names.map((name) => {
    const tools = lists?.find((one) => one.name === name)?.tools;
    const isWhole = tools && tools.length <= MAX_TOOLS;
    const reported = (tool: NonNullable<typeof tools>[number]) => ({
      name: redactor.name(tool.name),
      inputSchema: write(redactor.json(tool.inputSchema, TEXT_LIMIT)),
    });
    return { name: redactor.name(name), tools: isWhole ? tools.map(reported) : null };
  });
}

/** Adds how a run ended. A service of others says why it ended without a result. */
export function reportRun(
  { run, failures }: Watched,
  report: RunReport,
  { isHosted, environment }: Session,
): void {
  const { id, status, result, createdAt, completedAt, statusReason } = run;
  const isTimed = typeof createdAt === 'number' && typeof completedAt === 'number';
  const durationMs = isTimed ? completedAt - createdAt : null;
  const known = result === 'passed' || result === 'failed' ? result : null;
  report.run = { id, status, result: known, durationMs };
  report.failures = failures;
  if (!isHosted || !statusReason || !TERMINAL_STATUSES.includes(status)) return;
  const message = environment.redactor.text(statusReason, TEXT_LIMIT);
  if (status !== 'completed') failures.push({ kind: 'unknown', message, isFailed: false });
}
