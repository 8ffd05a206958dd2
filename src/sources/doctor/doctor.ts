import { ServiceError } from '../../api/client/service-error.ts';
import type { DoctorReport } from '../../api/resources/operations.ts';
import { TEXT_LIMIT } from '../../lib/limits.ts';
import type { Redactor } from '../../lib/redaction/redactor.ts';
import { WorkPool } from '../../lib/work-pool.ts';
import { countsAs } from '../../report/counts-as.ts';
import { emptyCase, iterationWith } from '../../report/empty-case.ts';
import { emptyReport } from '../../report/empty-report.ts';
import { type Failure, failure } from '../../report/failure.ts';
import { placeOfInput } from '../../report/place.ts';
import type { Outcome } from '../../report/report.ts';
import type { Session } from '../../session/session.ts';
import { MESSAGES } from '../../words/messages.ts';
import { MAX_OFFERS, reportServers } from '../evals/collect.ts';
import { chosenServers } from '../suite/suite-file.ts';
import { reportPrompt, reportResource } from './offers.ts';

type Server = Session['servers'][number];

/** Servers that are checked at the same time. */
const AT_ONCE = 3;
/** The worst first. */
const OUTCOMES: readonly Outcome[] = ['invalid', 'failed', 'incomplete'];

/** Has the API check each chosen server. A server is a case, which passes if nothing is wrong with it. */
export async function checkServers(session: Session, source: 'doctor' | 'diff') {
  const { servers, config, environment, isHosted } = session;
  const known = servers.map(({ name }) => name);
  const wanted = config.servers.length === 0 ? known : config.servers;
  const { names, misfits } = chosenServers(wanted, known);
  const problems = misfits.map(({ data }) => ({ place: placeOfInput('servers'), data }));
  const report = emptyReport(source, '', problems);
  report.isPart = config.servers.length > 0;
  if (problems.length > 0) return report;
  const chosen = servers.filter(({ name }) => names.includes(name));
  const listed = chosen.map(({ name }) => name);
  if (!isHosted) environment.logger.progress(MESSAGES.starting(listed));
  const pool = new WorkPool(AT_ONCE);
  const found = await Promise.all(
    chosen.map(async (one) => (await pool.begin(() => check(one, session))).result),
  );
  report.cases = found.map(({ reported }) => reported);
  report.servers = reportServers(listed, found, environment.redactor, true);
  for (const [at, one] of report.servers.entries()) Object.assign(one, found[at]?.others);
  return report;
}

/** Has a server checked. Throws the reason of the signal. */
async function check({ id, name }: Server, { client, projectId, environment, deadline }: Session) {
  const { signal, redactor } = environment;
  const startedAt = performance.now();
  const call = { parameters: { projectId, serverId: id }, deadline, signal };
  const found = await client.call('diagnoseServer', call).catch((error) => {
    if (error instanceof ServiceError) return error;
    throw error;
  });
  const failures = failuresIn(found, redactor);
  const outcome = OUTCOMES.find((one) => failures.some((each) => countsAs(each) === one));
  const reported = emptyCase(name, redactor.name(name));
  reported.planned = 1;
  const durationMs = Math.round(performance.now() - startedAt);
  const attempt = { id: name, number: 1, outcome: outcome ?? 'passed', durationMs, failures };
  reported.iterations.push(iterationWith(attempt));
  const listed = (list: 'tools' | 'prompts' | 'resources' | 'resourceTemplates') => {
    if (!('checks' in found)) return null;
    // A server need not offer all.
    const isNone = found.status === 'ready' && found.checks[list]?.status === 'skipped';
    const items = found[list] ?? (isNone ? [] : null);
    return items && items.length <= MAX_OFFERS ? items : null;
  };
  const others = {
    prompts: listed('prompts')?.map((one) => reportPrompt(one, redactor)) ?? null,
    resources: listed('resources')?.map((one) => reportResource(one, redactor)) ?? null,
    templates: listed('resourceTemplates')?.map((one) => reportResource(one, redactor)) ?? null,
  };
  return { name, tools: listed('tools'), others, reported };
}

/** What is wrong with a server. A service of others says it in a text. */
function failuresIn(found: DoctorReport | ServiceError, redactor: Redactor): Failure[] {
  const parse = (one: unknown) => failure.safeParse(redactor.json(one, TEXT_LIMIT)).data;
  if (found instanceof ServiceError) return [parse(found.details['failure']) ?? found.failure];
  const { status, checks, error } = found;
  // A server that is reached answers wrongly by itself.
  const unknown = (text = ''): Failure => {
    const message = redactor.text(text, TEXT_LIMIT);
    return { kind: 'unknown', message, isFailed: status === 'partial' };
  };
  const failures = Object.values(checks).flatMap((check) =>
    check.status === 'error' ? (parse(check['failure']) ?? unknown(check.detail ?? '')) : [],
  );
  return failures.length > 0 || status === 'ready' ? failures : [unknown(error?.message)];
}
