import { ServiceError } from '../../api/client/service-error.ts';
import type { DoctorReport } from '../../api/resources/operations.ts';
import { TEXT_LIMIT } from '../../lib/limits.ts';
import { WorkPool } from '../../lib/work-pool.ts';
import { countsAs } from '../../report/counts-as.ts';
import { emptyCase } from '../../report/empty-case.ts';
import { emptyReport } from '../../report/empty-report.ts';
import { type Failure, failure } from '../../report/failure.ts';
import { placeOfInput } from '../../report/place.ts';
import type { Outcome, ReportCase, RunReport } from '../../report/report.ts';
import { schemaWriter } from '../../report/schemas.ts';
import type { Session } from '../../session/session.ts';
import { MESSAGES } from '../../words/messages.ts';
import { offersOf } from '../diff/offers.ts';
import { chosenServers } from '../suite/suite-file.ts';

type Server = Session['servers'][number];

/** Servers that are checked at the same time. */
const AT_ONCE = 3;
/** The worst first. */
const OUTCOMES: readonly Outcome[] = ['invalid', 'failed', 'incomplete'];

/** Has the API check each chosen server. A server is a case, which passes if nothing is wrong with it. */
export async function checkServers(
  session: Session,
  source: 'doctor' | 'diff',
): Promise<RunReport> {
  const { servers, config, environment, isHosted } = session;
  const known = servers.map(({ name }) => name);
  const { names, misfits } = chosenServers(config.servers, known);
  const problems = misfits.map(({ data }) => ({ place: placeOfInput('servers'), data }));
  const report = emptyReport(source, '', problems);
  if (problems.length > 0) return report;
  const chosen =
    config.servers.length === 0 ? servers : servers.filter((one) => names.includes(one.name));
  if (!isHosted) environment.logger.progress(MESSAGES.starting(chosen.map(({ name }) => name)));
  const pool = new WorkPool(AT_ONCE);
  const check = async (server: Server) =>
    (await pool.begin(() => diagnose(server, session))).result;
  const write = schemaWriter();
  for (const [at, { failures, durationMs, doctor }] of (
    await Promise.all(chosen.map(check))
  ).entries()) {
    const name = environment.redactor.name(chosen[at]?.name ?? '');
    report.servers.push(offersOf(name, doctor, write, environment.redactor));
    report.cases.push(caseOf(name, failures, durationMs));
  }
  return report;
}

/** What is wrong with a server, and its report; null: there is none. Throws the reason of the signal. */
async function diagnose({ id }: Server, { client, projectId, environment, deadline }: Session) {
  const { signal, redactor } = environment;
  const startedAt = performance.now();
  const call = { parameters: { projectId, serverId: id }, deadline, signal };
  const found = await client.call('diagnoseServer', call).catch((error) => {
    if (error instanceof ServiceError) return error;
    throw error;
  });
  const durationMs = Math.round(performance.now() - startedAt);
  if (!(found instanceof ServiceError))
    return { doctor: found, failures: failuresIn(found, redactor), durationMs };
  const own = failure.safeParse(redactor.json(found.details['failure'], TEXT_LIMIT));
  return { doctor: null, failures: [own.data ?? found.failure], durationMs };
}

/** A service of others says in a text what is wrong. */
function failuresIn(
  { status, checks, error }: DoctorReport,
  redactor: Session['environment']['redactor'],
): Failure[] {
  const unknown = (text: string | null | undefined): Failure => {
    // A server that is reached answers wrongly by itself.
    const isFailed = status === 'partial';
    return { kind: 'unknown', message: redactor.text(text ?? '', TEXT_LIMIT), isFailed };
  };
  const found = Object.values(checks).flatMap((check) => {
    if (check.status !== 'error') return [];
    const own = failure.safeParse(redactor.json(check['failure'], TEXT_LIMIT));
    return own.data ?? unknown(check.detail);
  });
  return found.length > 0 || status === 'ready' ? found : [unknown(error?.message)];
}

function caseOf(name: string, failures: Failure[], durationMs: number): ReportCase {
  const outcome = OUTCOMES.find((one) => failures.some((each) => countsAs(each) === one));
  const one = emptyCase(name, name);
  one.planned = 1;
  one.iterations.push({
    id: name,
    number: 1,
    outcome: outcome ?? 'passed',
    attempts: 1,
    durationMs,
    tokens: null,
    model: null,
    toolCalls: null,
    failures,
    trace: null,
  });
  return one;
}
