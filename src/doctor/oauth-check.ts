import type { OAuthRequirement } from '../contract/resources/server-operations.ts';
import type { DiagnosisCheck } from '../model/servers/diagnosis.ts';
import type { ServerRefusal } from './server-refusal.ts';

const MOST_TOLD = 5;

/**
 * Whether a server needs OAuth and gets what it needs. Where it lets nobody in, this tells it in place
 * of the connection, unless it is other credentials that it wants.
 * @param refused how it let nobody in; null where it was connected to.
 */
export function oauthChecks(
  { useOAuth, authorization }: OAuthRequirement,
  refused: ServerRefusal | null,
): DiagnosisCheck[] {
  const told = (outcome: DiagnosisCheck['outcome'], detail: string): DiagnosisCheck => ({
    ...{ id: 'check-oauth', outcome, detail },
  });
  if (!useOAuth) {
    const check = told('notApplicable', 'needs no OAuth grant');
    return refused === null ? [check] : [check, lockedOut(refused)];
  }
  const waiting: DiagnosisCheck[] = refused === null ? [] : [WAITING];
  const problem = authorization?.problem;
  if (problem) {
    const what = `what it publishes of its authorization cannot be used: ${problem}`;
    return [...waiting, told('failed', what)];
  }
  const whose = ofWhom(authorization);
  if (refused === null) return [told('passed', `takes OAuth tokens${whose}, and lets us in`)];
  const detail = refused.detail.trim().replace(/\.$/, '');
  const spent = refused.isGrantRefused ? '; the tokens imported for it are taken no more' : '';
  return [...waiting, told('incomplete', `${detail}${spent}; it takes OAuth tokens${whose}`)];
}

const WAITING: DiagnosisCheck = {
  ...{ id: 'connection', outcome: 'notApplicable' },
  detail: 'the server lets nobody in without an OAuth grant',
};

/** Whom it tells so wants credentials of another kind. */
export function lockedOut({ detail, outcome }: ServerRefusal): DiagnosisCheck {
  return { id: 'connection', outcome, detail };
}

function ofWhom(authorization: OAuthRequirement['authorization']): string {
  const { authorizationServers = [], scopes = [] } = authorization ?? {};
  const servers = authorizationServers.slice(0, MOST_TOLD).join(', ');
  const wanted = scopes.slice(0, MOST_TOLD).join(', ');
  return `${servers === '' ? '' : ` of ${servers}`}${wanted === '' ? '' : ` (scopes ${wanted})`}`;
}
