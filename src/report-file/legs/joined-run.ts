import { sumKnown } from '../../model/counts.ts';
import type { DeclaredCounts } from '../../model/declared-counts.ts';
import type { RunExecution, RunFacts } from '../../model/run-report.ts';

/**
 * The runs of all legs as one: what they count summed, times from the first start to the last end.
 * What differs from leg to leg and cannot be summed is not told. Null where there is none.
 * @param isWhole no leg is missing.
 */
export function joinRuns(runs: readonly RunFacts[], isWhole: boolean): RunFacts | null {
  const [first] = runs;
  if (first === undefined) return null;
  const criteria = runs.flatMap(({ criterion }) => criterion ?? []);
  const foreignCases = [...new Set(runs.flatMap((run) => run.foreignCases ?? []))];
  const execution = joinExecutions(runs);
  return {
    id: runs.map(({ id }) => id).join(', '),
    number: runs.length === 1 ? first.number : null,
    status: (runs.find(({ status }) => status !== 'completed') ?? first).status,
    // The criterion is a rate: one that all parts meet the whole meets, and one that none meets it misses.
    result: isWhole ? common(runs.map(({ result }) => result)) : null,
    createdAtMs: extreme(
      runs.map(({ createdAtMs }) => createdAtMs),
      Math.min,
    ),
    completedAtMs: extreme(
      runs.map(({ completedAtMs }) => completedAtMs),
      Math.max,
    ),
    notes: common(runs.map(({ notes }) => notes)),
    declared: joinDeclared(runs),
    ...(criteria.length > 0 && { criterion: Math.max(...criteria) }),
    ...(foreignCases.length > 0 && { foreignCases }),
    ...(execution && { execution }),
  };
}

/** What all have in common; null where they differ. */
function common<Value>(values: readonly (Value | null)[]): Value | null {
  const [first = null] = values;
  return values.every((value) => value === first) ? first : null;
}

/** Null where one of them is not known. */
function extreme(
  times: readonly (number | null)[],
  pick: (one: number, other: number) => number,
): number | null {
  const [first = null] = times;
  return times.reduce((best, ms) => (best === null || ms === null ? null : pick(best, ms)), first);
}

function joinDeclared(runs: readonly RunFacts[]): DeclaredCounts | null {
  const all = runs.flatMap(({ declared }) => declared ?? []);
  if (all.length < runs.length) return null;
  const sum = (kind: keyof DeclaredCounts) =>
    all.every((declared) => declared[kind] !== null)
      ? sumKnown(all, (declared) => declared[kind])
      : null;
  return { total: sum('total'), passed: sum('passed'), failed: sum('failed') };
}

/** Where each leg tells how it was carried out: sums of some of them would be read as those of all. */
function joinExecutions(runs: readonly RunFacts[]): RunExecution | null {
  const all = runs.flatMap(({ execution }) => execution ?? []);
  if (all.length < runs.length) return null;
  const sum = (figure: (execution: RunExecution) => number) =>
    all.reduce((total, execution) => total + figure(execution), 0);
  const servers = new Map(
    all.flatMap((execution) => execution.servers).map((server) => [server.name, server]),
  );
  return {
    isolation: [...new Set(all.map(({ isolation }) => isolation))].join(', '),
    concurrency: sum(({ concurrency }) => concurrency),
    starts: sum(({ starts }) => starts),
    wallMs: all.reduce((longest, { wallMs }) => Math.max(longest, wallMs), 0),
    workMs: sum(({ workMs }) => workMs),
    startupMs: sum(({ startupMs }) => startupMs),
    servers: [...servers.values()],
  };
}
