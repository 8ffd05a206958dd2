import type { Iteration, Run, ToolLists } from '../../api/resources/evals.ts';
import { TEXT_LIMIT } from '../../lib/limits.ts';
import type { Redactor } from '../../lib/redaction/redactor.ts';
import type { RunReport } from '../../report/report.ts';
import { schemaWriter } from '../../report/schemas.ts';
import type { Session } from '../../session/session.ts';
import type { SuiteFile } from '../suite/suite-file.ts';
import { countContradictions, readResult, reportCases } from './iterations.ts';
import { withCases } from './saved-suite.ts';

/**
 * Adds the iterations of a run to its report.
 *
 * @param servers those that the suite can call
 * @returns the iterations of the service
 * @throws ServiceError if a page fails; those before it are in the report
 */
export async function collect(
  run: Run,
  suite: SuiteFile,
  servers: Session['servers'],
  bail: boolean,
  report: RunReport,
  { client, projectId, environment }: Session,
): Promise<Iteration[]> {
  const { signal, redactor } = environment;
  const listed = client.list('listIterations', { parameters: { projectId, runId: run.id } });
  const iterations: Iteration[] = [];
  try {
    for await (const iteration of listed) {
      // What `bail` ended has no result.
      if (!bail || signal.aborted || !isCancelled(iteration)) iterations.push(iteration);
    }
    report.contradictions = countContradictions(withCases(suite, iterations), iterations, run);
  } finally {
    report.cases = reportCases(withCases(suite, iterations), iterations, servers, redactor);
  }
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

export function reportRun({ id, status, result, createdAt, completedAt }: Run): RunReport['run'] {
  const isTimed = typeof createdAt === 'number' && typeof completedAt === 'number';
  return {
    id,
    status,
    result: readResult(result),
    durationMs: isTimed ? completedAt - createdAt : null,
  };
}
