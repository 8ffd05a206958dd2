import type { CallOptions } from '../client/call-options.ts';
import type { EvalsClient } from '../client/client.ts';
import type { Server } from '../contract/resources/catalogue.ts';
import type {
  DoctorReport,
  OAuthRequirement,
  ServerValidation,
} from '../contract/resources/server-operations.ts';
import {
  DIAGNOSIS_CHECKS,
  type Diagnosis,
  type DiagnosisCheck,
} from '../model/servers/diagnosis.ts';
import type { Clock } from '../ports/clock.ts';
import { adviceFor, CREDENTIALS, MORE_TIME } from './advice.ts';
import { checksOfReport, spokenVersion } from './doctor-report.ts';
import { lockedOut, oauthChecks } from './oauth-check.ts';
import { explain, type ServerRefusal } from './server-refusal.ts';

export interface DiagnoseContext extends Required<Pick<CallOptions, 'signal' | 'deadlineAtMs'>> {
  client: Pick<EvalsClient, 'servers'>;
  projectId: string;
  clock: Clock;
}

/** What the service made of an operation. */
interface Answer<Reply> {
  reply: Reply | null;
  refusal: ServerRefusal | null;
  durationMs: number;
}

/** A server elsewhere gets a second chance after so long, as where evals are run on it. */
const PAUSE_MS = 1_000;
/** In so long, nothing can be asked any more. */
const LAST_MS = 500;

/**
 * Looks at one server: the doctor of the service goes through all that it takes to use it; then it is
 * asked whether it needs OAuth, and connected to once more. What one trouble keeps from being looked at
 * is not applicable, so that each is told once.
 * @throws what says nothing of this server alone: the signal's reason, a key that is refused.
 */
export async function diagnose(server: Server, context: DiagnoseContext): Promise<Diagnosis> {
  const { client, projectId, clock, signal, deadlineAtMs } = context;
  const place = { projectId, serverId: server.id };
  // What is not well is to be told, rather than waited for.
  const options = { signal, deadlineAtMs, maxAttempts: 2 };
  const ask = async <Reply>(call: () => Promise<Reply>): Promise<Answer<Reply>> => {
    const startedAt = clock.now();
    // What is cut off by the deadline may come a little before it.
    const isOver = () => clock.now() + LAST_MS >= deadlineAtMs;
    const took = () => Math.max(0, clock.now() - startedAt);
    try {
      return { reply: await call(), refusal: null, durationMs: took() };
    } catch (error) {
      signal.throwIfAborted();
      return { reply: null, refusal: explain(error, server.name, isOver()), durationMs: took() };
    }
  };

  const startedAt = clock.now();
  const examine = async () =>
    examined(await ask(() => client.servers.doctor(place, options)), server);
  let examination = await examine();
  if (examination.mayPass) {
    await clock.sleep(PAUSE_MS, signal);
    examination = await examine();
  }
  const { isConnected, lockedOutBy, protocolVersion } = examination;
  // Of a server that is not there, neither would say any more.
  const isThere = isConnected || lockedOutBy !== null;
  const required = isThere ? await ask(() => client.servers.checkOAuth(place, options)) : null;
  const validated = isConnected ? await ask(() => client.servers.validate(place, options)) : null;
  const checks = new Map(
    [
      ...examination.checks,
      ...authorizationChecks(required, lockedOutBy),
      validationCheck(validated),
    ].map((check) => [check.id, check]),
  );
  const hasAnswered = checks.get('probe')?.outcome === 'passed';
  return {
    ...{ serverId: server.id, server: server.name, protocolVersion },
    durationMs: Math.max(0, clock.now() - startedAt),
    checks: DIAGNOSIS_CHECKS.flatMap((id) => {
      const check = checks.get(id);
      return check === undefined ? [] : advised(check, server, hasAnswered);
    }),
  };
}

function advised(check: DiagnosisCheck, server: Server, hasAnswered: boolean): DiagnosisCheck {
  const advice = check.advice ?? adviceFor(check, server, hasAnswered);
  return advice === null ? check : { ...check, advice };
}

interface Examination {
  checks: DiagnosisCheck[];
  isConnected: boolean;
  /** How the server lets nobody in. */
  lockedOutBy: ServerRefusal | null;
  protocolVersion: string | null;
  /** What is between us and the server was in the way. */
  mayPass: boolean;
}

function examined({ reply, refusal }: Answer<DoctorReport>, server: Server): Examination {
  const report = reply ?? refusal?.report ?? null;
  const checks = report === null ? [] : checksOfReport(report, server.name);
  const lockedOutBy = refusal?.needsGrant ? refusal : null;
  if (report === null && refusal !== null) {
    const { outcome, detail, isConfiguration, isLate } = refusal;
    if (outcome === 'invalid' && !server.enabled) {
      checks.push({ id: 'configuration', outcome, detail: 'is disabled' });
    } else {
      const id = isConfiguration ? 'configuration' : 'connection';
      checks.push({ id, outcome, detail, ...(isLate && { advice: MORE_TIME }) });
    }
  }
  return {
    checks,
    isConnected: report?.connection.status === 'connected',
    lockedOutBy,
    protocolVersion: report && spokenVersion(report),
    mayPass: reply !== null && checks.some(({ outcome }) => outcome === 'incomplete'),
  };
}

function authorizationChecks(
  answer: Answer<OAuthRequirement> | null,
  lockedOutBy: ServerRefusal | null,
): DiagnosisCheck[] {
  const id = 'check-oauth';
  if (answer === null) {
    return [{ id, outcome: 'notApplicable', detail: 'the server could not be asked' }];
  }
  const { reply, refusal, durationMs } = answer;
  const checks: DiagnosisCheck[] = [];
  if (reply !== null) checks.push(...oauthChecks(reply, lockedOutBy));
  if (refusal !== null) {
    const advice = refusal.isLate && { advice: MORE_TIME };
    checks.push({ id, outcome: refusal.outcome, detail: refusal.detail, ...advice });
    if (lockedOutBy !== null) checks.push(lockedOut(lockedOutBy));
  }
  return checks.map((check) => ({
    ...check,
    ...(check.id === id && { durationMs }),
    ...(lockedOutBy !== null && check.outcome === 'incomplete' && { advice: CREDENTIALS }),
  }));
}

function validationCheck(answer: Answer<ServerValidation> | null): DiagnosisCheck {
  const id = 'validate';
  if (answer === null) return { id, outcome: 'notApplicable', detail: 'there is no connection' };
  const { refusal, durationMs } = answer;
  if (refusal === null) {
    return { id, outcome: 'passed', detail: 'connected to once more', durationMs };
  }
  const { outcome, detail, isLate } = refusal;
  return { id, outcome, detail, durationMs, ...(isLate && { advice: MORE_TIME }) };
}
