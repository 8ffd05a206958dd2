import type { TestCase } from '../../api/cases/cases.ts';
import type { Iteration, Run } from '../../api/resources/evals.ts';
import type { Reply } from '../../api/operation.ts';

/** What a service says about the cases that it got. */
export interface StoredCases {
  /** Titles by id. */
  titles: ReadonlyMap<string, string>;
  /** Titles of cases that it did not store. What it runs under these titles is something else. */
  refused: ReadonlySet<string>;
}

/** What the iterations of a run show. */
export interface Evidence {
  /** Those of each case that was sent, in the order of the cases. */
  ofCases: Iteration[][];
  /** Titles of other cases that the service has run, such as those of another branch. */
  foreign: Set<string>;
  /** How many things cannot be right. */
  contradictions: number;
}

export function storedCases({ caseUpsert }: Pick<Reply<'createEvalRun'>, 'caseUpsert'>): StoredCases {
  const titles = new Map<string, string>();
  for (const { id, name } of caseUpsert?.committed ?? []) if (id && name) titles.set(id, name);
  const refused = (caseUpsert?.failed ?? []).map(({ name }) => name ?? '');
  return { titles, refused: new Set(refused) };
}

/** Statuses of iterations that could not be carried out. */
const ERRORS = ['failed', 'timed_out'];

/** A result that this edition does not know is none, and a pass of what was not carried out. */
export function resultOf({ status, result }: Pick<Iteration, 'status' | 'result'>) {
  if (result === 'passed' && status === 'completed') return 'passed';
  return result === 'failed' && ['completed', ...ERRORS].includes(status) ? 'failed' : null;
}

/**
 * Assigns iterations to cases: by the ids that the service gave the cases, then by title, then by a
 * title with other white space. Leaves out what is repeated, of another run, or of a case that the
 * service did not store. Cases that did not run, and too many iterations, are left to the gate.
 *
 * @param isWhole whether they are all iterations of the run, so that its counts must fit
 */
export function sift(
  tests: readonly Pick<TestCase, 'title' | 'runs'>[],
  iterations: readonly Iteration[],
  run: Run,
  { titles, refused }: StoredCases,
  isWhole = true,
): Evidence {
  const ofCases = tests.map((): Iteration[] => []);
  const byTitle = new Map(tests.map(({ title }, test) => [title, test]));
  const tidied = Map.groupBy(byTitle, ([title]) => tidy(title));
  const testOf = (title = '') => {
    const [only, another] = tidied.get(tidy(title)) ?? [];
    return byTitle.get(title) ?? (another === undefined ? only?.[1] : undefined);
  };
  const seen = new Set<string>();
  const own = iterations.filter(({ id, runId }) => {
    const isOwn = !seen.has(id) && (runId ?? run.id) === run.id;
    seen.add(id);
    return isOwn;
  });
  const foreign = new Set<string>();
  let contradictions = iterations.length - own.length;
  const known = own.map(({ testCaseId }) => testOf(titles.get(testCaseId ?? '')));
  const foundById = new Set(known);
  const caseIds = new Map<number, Iteration['testCaseId']>();
  for (const [at, iteration] of own.entries()) {
    const { title, testCaseId } = iteration;
    // A single case needs neither title nor id.
    const named = title ?? (testCaseId || tests.length > 1 ? undefined : tests[0]?.title);
    const namesake = testOf(named);
    // If ids hold, another case of the same title is another one.
    const isOther = testCaseId && namesake !== undefined && foundById.has(namesake);
    const test = known[at] ?? (isOther ? undefined : namesake);
    if (test === undefined) {
      if (named === undefined) contradictions += 1;
      else foreign.add(named);
      continue;
    }
    const caseId = caseIds.get(test) ?? testCaseId;
    caseIds.set(test, caseId);
    if ((testCaseId ?? caseId) !== caseId) contradictions += 1;
    if (!refused.has(tests[test]?.title ?? '')) ofCases[test]?.push(iteration);
  }
  if (isWhole) contradictions += countMismatches(tests, own, ofCases, run);
  return { ofCases, foreign, contradictions };
}

/** Compares what a run says of itself with all its iterations. */
function countMismatches(
  tests: readonly Pick<TestCase, 'runs'>[],
  all: readonly Iteration[],
  ofCases: readonly (readonly Iteration[])[],
  { status, result, summary }: Run,
): number {
  const count = (wanted: string) => all.filter((one) => resultOf(one) === wanted).length;
  const [passed, failed] = [count('passed'), count('failed')];
  if (status !== 'completed') {
    // Nothing is missing, and the run says that something is.
    const isWhole = tests.every(({ runs = 1 }, test) => {
      const own = ofCases[test] ?? [];
      return own.length >= runs && own.every((one) => resultOf(one) === 'passed');
    });
    return isWhole ? 1 : 0;
  }
  // Services differ on whether what could not be carried out has failed.
  const errors = all.filter((one) => resultOf(one) === null && ERRORS.includes(one.status)).length;
  const ranges = [
    [summary?.passed, passed, passed],
    [summary?.failed, failed, failed + errors],
    [summary?.total, passed + failed, all.length],
  ] as const;
  const differences = ranges.map(([declared, low, high]) =>
    declared == null ? 0 : Math.max(0, low - declared, declared - high),
  );
  const isUnsupported = result === 'passed' && all.length > 0 && passed === 0;
  return differences.reduce((sum, one) => sum + one, isUnsupported ? 1 : 0);
}

const tidy = (title: string) => title.normalize('NFC').replace(/\s+/g, ' ').trim();
