import type { RunCreate } from '../../contract/resources/eval-requests.ts';
import type { RunCreated } from '../../contract/resources/run.ts';
import type { ReadSuiteCase } from '../../contract/resources/suite.ts';
import type { Digest, NamedTool } from '../../model/run-report.ts';
import { definitionOfSaved, definitionOfTest } from './case-definition.ts';
import { namedTools } from './named-tools.ts';
import { titleFinder } from './title-match.ts';

/** A case that a run was asked for. */
export interface PlannedCase {
  title: string;
  /** By which the service knows it; empty where it did not say. */
  ids: ReadonlySet<string>;
  iterations: number;
  /** What it does and is judged by; null where the service does not tell. */
  definition: Digest | null;
  /** Those it names, as far as the service tells. */
  tools: readonly NamedTool[];
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
  /** What the service told of storing the cases and belongs to none of them, in sentences. */
  doubts: readonly string[];
}

/**
 * What the answer to a creation leaves to be expected of the run.
 * @param saved cases of the suite, where a saved one is run and the service tells them.
 * @param servers names of those of the run.
 */
export function planRun(
  request: RunCreate,
  { caseUpsert, unreadable = [] }: RunCreated & { unreadable?: readonly string[] },
  { saved, servers }: { saved: readonly ReadSuiteCase[] | null; servers: readonly string[] },
): RunPlan {
  const { tests, iterationOverride, passCriteria } = request;
  const titleOf = titleFinder((tests ?? []).map(({ title }) => title));
  const committed = (caseUpsert?.committed ?? []).map(({ id, name }) => ({
    id,
    title: titleOf(name),
  }));
  const ids = tests && idsOfCases(tests, committed);
  const failed = caseUpsert?.failed ?? [];
  // A suite that is run as it is saved has no case to store.
  const unread = tests === undefined ? [] : unreadable.filter((told) => UPSERT_FAILURES.test(told));
  return {
    sent: tests !== undefined,
    cases:
      tests?.map((test, index) => ({
        title: test.title,
        ids: ids?.[index] ?? new Set(),
        iterations: iterationOverride ?? test.runs ?? 1,
        definition: definitionOfTest(test, servers),
        tools: namedTools({ steps: test.steps, checks: test.predicates?.list }),
        refusal: refusalOf(failed.find(({ name }) => titleOf(name) === test.title)),
      })) ??
      saved?.map((one) => ({
        title: one.title,
        ids: new Set([one.id]),
        iterations: iterationOverride ?? one.iterations ?? 1,
        definition: definitionOfSaved(one, servers),
        tools: namedTools(one),
        refusal: null,
      })) ??
      null,
    iterationsEach: iterationOverride ?? null,
    criterion: passCriteria === undefined ? null : passCriteria.minimumPassRate / 100,
    doubts: [
      ...failed
        .filter(({ name }) => titleOf(name) === undefined)
        .map(
          (one) =>
            `The service did not store a case: ${one.name ?? one.id ?? 'unnamed'}: ${refusalOf(one)}`,
        ),
      ...unread.map(
        (told) => `What the service says of which cases it could not store cannot be read: ${told}`,
      ),
    ],
  };
}

/** Places of a creation's answer without which a case may not have been stored. */
const UPSERT_FAILURES = /^caseUpsert(?:\.failed(?:\[\d+\])?)?: /;

/** Ids of each case. Where cases of one title have as many ids, each has one, in their order. */
function idsOfCases(
  tests: readonly { title: string }[],
  committed: readonly { id: string | null | undefined; title: string | undefined }[],
): ReadonlySet<string>[] {
  const idsByTitle = new Map<string, Set<string>>();
  for (const { id, title } of committed) {
    if (id && title) idsByTitle.set(title, (idsByTitle.get(title) ?? new Set()).add(id));
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
