import { isNative } from '../../api/cases/models.ts';
import type { ServiceError } from '../../api/client/service-error.ts';
import type { CaseMisfit } from '../../api/resources/evals.ts';
import { readTolerantly } from '../../api/tolerant.ts';
import { valueProblem } from '../../api/validation.ts';
import { placeOfInput } from '../../report/place.ts';
import type { ProblemData } from '../../report/problem.ts';
import type { Session } from '../../session/session.ts';
import type { SuiteFile } from '../suite/suite-file.ts';
import { modelKeys } from './launch.ts';
import { caseProblems, modelMisfits } from './suite-check.ts';

/** Finds out what a refusal says about inputs, cases and servers, by its data. */
export async function readRefusal(error: ServiceError, suite: SuiteFile, session: Session) {
  const { serverConfiguration, caseMisfits } = await import('../../api/resources/evals.ts');
  const read = readTolerantly(caseMisfits, error.details);
  const { misfits, servers: lists = null } =
    'value' in read ? read.value : { misfits: misfitsOfModels(error, suite, session) };
  const problems = caseProblems(suite, misfits, null);
  if (error.details['reason'] === 'NO_SAVED_SERVER_SELECTION') {
    const data: ProblemData = { code: 'needs', key: 'suite', other: ['servers'] };
    problems.push({ place: placeOfInput('servers'), data });
  }
  const servers = readTolerantly(serverConfiguration, error.details);
  const known = 'value' in servers ? servers.value.servers.map(({ failure }) => failure) : [];
  const failures = known.length > 0 ? known : [error.failure];
  return { problems, failures: problems.length > 0 ? [] : failures, lists };
}

/** Cases whose model the service cannot ask. It names the first one only. */
function misfitsOfModels(
  { details, failure: { message } }: ServiceError,
  suite: SuiteFile,
  session: Session,
): CaseMisfit[] {
  const { model, provider, hostedModels: hosted } = details;
  const { isHosted } = session;
  const { tests, saved } = suite;
  const keys = modelKeys(suite, session) ?? {};
  const isRefused = (one: string, its: string) =>
    (one === model && (isHosted || its === provider)) ||
    (model !== undefined && !isHosted && isNative(its) && !Object.hasOwn(keys, its));
  const found = saved === null ? modelMisfits(tests, session.config, isRefused) : [];
  if (!isHosted) return found;
  const keyless: ProblemData = { code: 'model', model: String(model), message };
  const data = Array.isArray(hosted) ? valueProblem(model, hosted.map(String)) : keyless;
  const ofSaved = model === undefined ? [] : [{ test: -1, step: null, path: [] }];
  return (saved === null ? found : ofSaved).map((one) => ({ ...one, data }));
}
