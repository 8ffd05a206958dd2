import type { TestCase } from '../../api/cases/cases.ts';
import type { Reply } from '../../api/operation.ts';
import type { Iteration, Run } from '../../api/resources/evals.ts';

/** What a service says about the cases that it got. */
export type CaseUpsert = Reply<'createEvalRun'>['caseUpsert'];

/** Statuses of iterations that could not be carried out. */
const ERRORS = ['failed', 'timed_out'];

/** A result that this edition does not know is none, and a pass of what was not carried out. */
export function resultOf({ status, result }: Pick<Iteration, 'status' | 'result'>) {
  if (result === 'passed' && status === 'completed') return 'passed';
  return result === 'failed' && ['completed', ...ERRORS].includes(status) ? 'failed' : null;
}

/**
 * Assigns iterations to cases: by the ids that the service gave the cases, then by title, then by a
 * title with other white space. Missing and further iterations of a case are left to the gate. If
 * they are all of the run (`isWhole`), its counts must fit. `foreign` are titles of other cases, such
 * as those of another branch; `refused` those that the service did not store, whose iterations are of
 * something else. `contradictions`: how many things cannot be right.
 */
export function sift(
  tests: readonly Pick<TestCase, 'title' | 'runs'>[],
  iterations: readonly Iteration[],
  run: Run,
  upsert: CaseUpsert,
  isWhole: boolean,
) {
  const ofCases = tests.map((): Iteration[] => []);
  const byTitle = new Map(tests.map(({ title }, test) => [title, test]));
  const tidied = Map.groupBy(byTitle, ([title]) => tidy(title));
  const testOf = (title = '') => {
    const [only, another] = tidied.get(tidy(title)) ?? [];
    return byTitle.get(title) ?? (another === undefined ? only?.[1] : undefined);
  };
  const titles = new Map(upsert?.committed?.map(({ id, name }) => [id, name ?? undefined]));
  const refused = new Set(upsert?.failed?.map(({ name }) => name ?? ''));
  const changed = new Set([...refused].map(testOf));
  const own = new Map<string, Iteration>();
  for (const one of iterations) if ((one.runId ?? run.id) === run.id) own.set(one.id, one);
  // Which case is not stored may not be said.
  let contradictions = iterations.length - own.size + Number(changed.has(undefined));
  const foreign = new Set<string>();
  const caseIds = new Map<number, Iteration['testCaseId']>();
  for (const iteration of own.values()) {
    const { title, testCaseId } = iteration;
    const test = testOf(titles.get(testCaseId)) ?? testOf(title ?? undefined);
    if (test !== undefined) {
      const caseId = caseIds.get(test) ?? testCaseId;
      caseIds.set(test, caseId);
      if ((testCaseId ?? caseId) !== caseId) contradictions += 1;
      if (!changed.has(test)) ofCases[test]?.push(iteration);
    } else if (title) foreign.add(title);
    else contradictions += 1;
  }
  const planned = tests.reduce((sum, { runs = 1 }) => sum + runs, 0);
  if (isWhole) contradictions += countMismatches([...own.values()], ofCases.flat(), planned, run);
  return { ofCases, foreign, refused, contradictions };
}

/** Compares what a run says of itself with all its iterations, and with those of the cases. */
function countMismatches(
  all: readonly Iteration[],
  ofCases: readonly Iteration[],
  planned: number,
  { status, result, summary }: Run,
): number {
  const count = (wanted: string | null, list = all) =>
    list.filter((one) => resultOf(one) === wanted).length;
  if (status !== 'completed') return count('passed', ofCases) >= planned ? 1 : 0;
  const [passed, failed] = [count('passed'), count('failed')];
  // Services differ on whether what could not be carried out has failed.
  const stopped = all.filter((one) => ERRORS.includes(one.status));
  const errors = count(null, stopped);
  const miss = (declared: number | null | undefined, low: number, high = low) =>
    declared == null ? 0 : Math.max(0, low - declared, declared - high);
  const missed = miss(summary?.passed, passed) + miss(summary?.failed, failed, failed + errors);
  const isUnsupported = result === 'passed' && all.length > 0 && passed === 0;
  return missed + miss(summary?.total, passed + failed, all.length) + Number(isUnsupported);
}

const tidy = (title: string) => title.normalize('NFC').replace(/\s+/g, ' ').trim();
