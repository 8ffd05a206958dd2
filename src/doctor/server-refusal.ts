import { z } from 'zod';
import { ApiError, DeadlineError, NetworkError } from '../client/errors/api-error.ts';
import { type DoctorReport, doctorReportSchema } from '../contract/resources/server-operations.ts';
import { ERROR_REASON } from '../contract/wire/envelope.ts';
import type { DiagnosisCheck } from '../model/servers/diagnosis.ts';
import { cap } from '../text/clean-text.ts';
import { ExpectedError } from '../trouble/errors.ts';
import { isUsersTrouble, outcomeOfBlame } from '../trouble/whose-trouble.ts';

/** Why a service did not do with a server what it was asked. */
export interface ServerRefusal {
  outcome: Extract<DiagnosisCheck['outcome'], 'invalid' | 'failed' | 'incomplete'>;
  detail: string;
  /** It cannot be started as it is written. */
  isConfiguration: boolean;
  /** The server wants credentials. */
  needsGrant: boolean;
  /** It was shown tokens, which are taken and renewed no more. */
  isGrantRefused: boolean;
  /** There is no time left for any server, which each of them is to say. */
  isLate: boolean;
  /** What was found out before. */
  report: DoctorReport | null;
}

/** Of what servers and services say; a service may say more than anybody reads. */
const DETAIL_LENGTH = 4_000;

const LATE = { outcome: 'incomplete', isLate: true } as const;
const OVER = 'looked at: `timeout-minutes` are over';

const serversSchema = z.array(z.object({ problems: z.array(z.string()) }));

/**
 * What an error says of one server.
 * @param isOver there was no time left when it came.
 * @throws the error where it says nothing of that: the key is refused, or it is a fault of ours.
 */
export function explain(error: unknown, serverName: string, isOver: boolean): ServerRefusal {
  if (!(error instanceof ExpectedError)) throw error;
  const none = {
    ...{ isConfiguration: false, needsGrant: false, isGrantRefused: false, isLate: false },
    report: null,
    detail: toldOf(error.message, serverName),
  };
  if (!(error instanceof ApiError)) {
    if (error instanceof DeadlineError) return { ...none, ...LATE, detail: `was not ${OVER}` };
    const isCutOff = isOver && error instanceof NetworkError && error.kind === 'timeout';
    if (isCutOff) return { ...none, ...LATE, detail: `was not completely ${OVER}` };
    return { ...none, outcome: isUsersTrouble(error) ? 'invalid' : 'incomplete' };
  }
  const { code, status, reason, details } = error;
  if (code === 'OAUTH_REQUIRED') {
    const report = doctorReportSchema.safeParse(details?.['report']).data ?? null;
    const said = report?.error?.message ?? error.message;
    return {
      ...none,
      ...{ outcome: 'incomplete', detail: toldOf(said, serverName), needsGrant: true, report },
      isGrantRefused: reason === ERROR_REASON.grantRefused,
    };
  }
  // Whoever may not ask of this server may ask of none.
  if (status === 401 || status === 403) throw error;
  if (reason === ERROR_REASON.serverConfiguration) {
    const problems = serversSchema
      .safeParse(details?.['servers'])
      .data?.flatMap((server) => server.problems);
    const detail = problems?.length ? cap(problems.join(' '), DETAIL_LENGTH) : none.detail;
    return { ...none, detail, outcome: 'invalid', isConfiguration: true };
  }
  const outcome = isUsersTrouble(error) ? 'invalid' : outcomeOfBlame(details?.['blame']);
  return { ...none, outcome };
}

/** Words about a server, without the name that they begin with: they stand beside it. */
export function toldOf(text: string, serverName: string): string {
  const prefix = [`MCP server "${serverName}" `, `MCP server ${JSON.stringify(serverName)} `].find(
    (one) => text.startsWith(one),
  );
  return cap(prefix === undefined ? text : text.slice(prefix.length), DETAIL_LENGTH);
}
