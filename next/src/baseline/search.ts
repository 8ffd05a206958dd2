import { ServiceError } from '../api/client/service-error.ts';
import { GitHubError, type GitHubFailure } from '../github/client.ts';
import type { Job } from '../inputs/job.ts';
import type { BaselineChoice } from '../inputs/values.ts';
import { NAME_LIMIT } from '../lib/limits.ts';
import type { BaselineFacts, BaselineReason } from '../report/baseline.ts';
import type { ServiceFailure } from '../report/failure.ts';
import type { Baseline } from '../report/report.ts';
import type { Environment } from '../session/environment.ts';
import type { Step } from './artifacts.ts';

/** What a search starts from: a job, or null at a terminal, and the step that it is for. */
export interface Search {
  job: Job | null;
  step: Step;
  environment: Environment;
}
type Absent = Exclude<BaselineFacts, { state: 'found' }>;

/** For all requests and downloads of a place. */
export const LIMIT_MS = 60_000;
/** Most runs whose results are read. */
export const MAX_RUNS = 4;

/** As the input names it. */
export const sourceOf = (wanted: BaselineChoice): string =>
  'value' in wanted ? `${wanted.kind}:${wanted.value}` : wanted.kind;

/** Looks in one place. Trouble of GitHub and of the service is data. */
export async function lookInto(
  wanted: BaselineChoice,
  { environment }: Search,
  look: () => Promise<Baseline | BaselineReason>,
): Promise<Baseline> {
  const source = environment.redactor.text(sourceOf(wanted), NAME_LIMIT);
  const isAuto = wanted.kind === 'auto';
  const absent = (state: Absent['state'], reason: BaselineReason): Absent => {
    return { state, reason, source, detail: '', permission: null, origin: null };
  };
  try {
    const found = await look();
    if (typeof found !== 'string') return found;
    // A search that has looked everywhere ends well.
    const isOver = isAuto && found !== 'no-access' && found !== 'timeout';
    const state = found === 'no-run' || isOver ? 'none' : isAuto ? 'unknown' : 'unusable';
    return { facts: absent(state, found), report: null };
  } catch (error) {
    if (!(error instanceof GitHubError || error instanceof ServiceError)) throw error;
    const { failure } = error;
    const facts = absent(isAuto ? 'unknown' : 'unusable', reasonOf(failure, wanted));
    facts.detail = failure.message;
    const permission = 'permission' in failure ? failure.permission : null;
    if (facts.reason === 'no-permission') facts.permission = permission;
    return { facts, report: null };
  }
}

const TIMEOUTS = ['cancelled', 'deadline', 'timeout'];

function reasonOf(
  failure: GitHubFailure | ServiceFailure,
  { kind }: BaselineChoice,
): BaselineReason {
  const { status } = failure;
  const what = 'what' in failure ? failure.what : failure.reason;
  if (what === 'too-large' || what === 'size') return 'too-large';
  if (TIMEOUTS.includes(what) || (what === 'limit' && status === null)) return 'timeout';
  if (status === 404 && (kind === 'branch' || kind === 'run')) return 'missing';
  return 'permission' in failure && failure.permission ? 'no-permission' : 'unreachable';
}
