import type { RunCreate } from '../contract/eval-requests.ts';
import type { RunCreated } from '../contract/run.ts';

/** A case that a run was asked for. */
export interface PlannedCase {
  title: string;
  /** By which the service knows it; empty where it did not say. */
  ids: ReadonlySet<string>;
  iterations: number;
  /** Why the service did not store it; null where it did, for all it says. */
  refusal: string | null;
}

/** What a run was asked for, as far as it is known. */
export interface RunPlan {
  /** All cases of the request; null where they are those a suite has saved. */
  cases: readonly PlannedCase[] | null;
  /** Iterations of every case, where the request says it for all. */
  iterationsEach: number | null;
  /** Least fraction that is to pass; null where the suite's own criteria hold. */
  criterion: number | null;
  /** Cases the service could not store, though the request has none of their names. */
  strayRefusals: readonly string[];
}

/** What the answer to a creation leaves to be expected of the run. */
export function planRun(request: RunCreate, { caseUpsert }: RunCreated): RunPlan {
  const { tests, iterationOverride, passCriteria } = request;
  const committed = caseUpsert?.committed ?? [];
  const failed = caseUpsert?.failed ?? [];
  return {
    cases:
      tests?.map(({ title, runs }) => ({
        title,
        ids: new Set(committed.flatMap(({ id, name }) => (name === title && id ? [id] : []))),
        iterations: iterationOverride ?? runs ?? 1,
        refusal: refusalOf(failed.find(({ name }) => name === title)),
      })) ?? null,
    iterationsEach: iterationOverride ?? null,
    criterion: passCriteria === undefined ? null : passCriteria.minimumPassRate / 100,
    strayRefusals: failed
      .filter(({ name }) => tests?.every(({ title }) => title !== name) ?? true)
      .map((one) => `${one.name ?? one.id ?? 'unnamed'}: ${refusalOf(one)}`),
  };
}

type FailedCase = NonNullable<NonNullable<RunCreated['caseUpsert']>['failed']>[number];

function refusalOf(failed: FailedCase | undefined): string | null {
  return failed === undefined ? null : failed.error || 'it gave no reason';
}
