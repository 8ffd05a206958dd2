import { isNative } from '../../api/cases/models.ts';
import { ServiceError } from '../../api/client/service-error.ts';
import type { CaseMisfit, ToolLists } from '../../api/resources/evals.ts';
import { readTolerantly } from '../../api/tolerant.ts';
import type { Failure } from '../../report/failure.ts';
import type { FailureError } from '../../report/failure-error.ts';
import type { Session } from '../../session/session.ts';
import type { SuiteFile } from '../suite/suite-file.ts';
import { modelKeys } from './launch.ts';
import { modelMisfits } from './suite-check.ts';

/** What a refusal says about servers and cases. Nothing, if it is about something else. */
export async function readRefusal(
  error: FailureError,
  suite: SuiteFile,
  session: Session,
): Promise<{ servers: Failure[]; cases: CaseMisfit[]; lists: ToolLists | null }> {
  if (!(error instanceof ServiceError)) return { servers: [], cases: [], lists: null };
  const { serverConfiguration, caseMisfits } = await import('../../api/resources/evals.ts');
  const servers = readTolerantly(serverConfiguration, error.details);
  const cases = readTolerantly(caseMisfits, error.details);
  const { model, provider } = error.details;
  const keys = modelKeys(suite.tests, session) ?? {};
  // The service names the first one only.
  const isRefused = (one: string, its: string) =>
    (one === model && its === provider) ||
    (model !== undefined && isNative(its) && !Object.hasOwn(keys, its));
  const ofModels = modelMisfits(suite.tests, session.config, isRefused);
  return {
    servers: 'misfits' in servers ? [] : servers.value.servers.map(({ failure }) => failure),
    cases: 'misfits' in cases ? ofModels : cases.value.misfits,
    lists: 'misfits' in cases ? null : (cases.value.servers ?? null),
  };
}
