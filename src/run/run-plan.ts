import type { RunCreate } from '../contract/eval-requests.ts';
import type { RunCreated } from '../contract/run.ts';
import type { SuiteCase } from '../contract/suite.ts';

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
  /** All cases of the request, or those a suite has saved; null where these are not known. */
  cases: readonly PlannedCase[] | null;
  /** Whether the cases were sent: what else runs is none of ours then, and each runs just so often. */
  sent: boolean;
  /** Iterations of every case, where the request says it for all. */
  iterationsEach: number | null;
  /** Least fraction that is to pass; null where the suite's own criteria hold. */
  criterion: number | null;
  /** Cases the service could not store, though the request has none of their names. */
  strayRefusals: readonly string[];
}

/**
 * What the answer to a creation leaves to be expected of the run.
 * @param saved cases of the suite, where a saved one is run and the service tells them.
 */
export function planRun(
  request: RunCreate,
  { caseUpsert }: RunCreated,
  saved: readonly Pick<SuiteCase, 'id' | 'title' | 'iterations'>[] | null = null,
): RunPlan {
  const { tests, iterationOverride, passCriteria } = request;
  const ids = tests && idsOfCases(tests, caseUpsert?.committed ?? []);
  const failed = caseUpsert?.failed ?? [];
  return {
    sent: tests !== undefined,
    cases:
      tests?.map(({ title, runs }, index) => ({
        title,
        ids: ids?.[index] ?? new Set(),
        iterations: iterationOverride ?? runs ?? 1,
        refusal: refusalOf(failed.find(({ name }) => name === title)),
      })) ??
      saved?.map(({ id, title, iterations }) => ({
        title,
        ids: new Set([id]),
        iterations: iterationOverride ?? iterations ?? 1,
        refusal: null,
      })) ??
      null,
    iterationsEach: iterationOverride ?? null,
    criterion: passCriteria === undefined ? null : passCriteria.minimumPassRate / 100,
    strayRefusals: failed
      .filter(({ name }) => tests?.every(({ title }) => title !== name) ?? true)
      .map((one) => `${one.name ?? one.id ?? 'unnamed'}: ${refusalOf(one)}`),
  };
}

type CommittedCase = NonNullable<NonNullable<RunCreated['caseUpsert']>['committed']>[number];

/** Ids of each case. Where cases of one title have as many ids, each has one, in their order. */
function idsOfCases(
  tests: readonly { title: string }[],
  committed: readonly CommittedCase[],
): ReadonlySet<string>[] {
  const idsByTitle = new Map<string, Set<string>>();
  for (const { id, name } of committed) {
    if (id && name) idsByTitle.set(name, (idsByTitle.get(name) ?? new Set()).add(id));
  }
  const byTitle = Map.groupBy(tests, ({ title }) => title);
  return tests.map((test) => {
    const ids = [...(idsByTitle.get(test.title) ?? [])];
    const namesakes = byTitle.get(test.title) ?? [];
    const rank = namesakes.indexOf(test);
    return new Set(ids.length === namesakes.length ? ids.slice(rank, rank + 1) : ids);
  });
}

type FailedCase = NonNullable<NonNullable<RunCreated['caseUpsert']>['failed']>[number];

function refusalOf(failed: FailedCase | undefined): string | null {
  return failed === undefined ? null : failed.error || 'it gave no reason';
}
