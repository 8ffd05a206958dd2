import type { PlannedCase, RunPlan } from '../launch/plan.ts';
import { titleFinder } from '../launch/title-match.ts';
import type { SiftedIteration } from './sifted-iterations.ts';

/** Iterations of one case, and what was asked of it. */
export interface CaseIterations {
  /** `id`, else the title. */
  key: string;
  /** Of the service; null where it told none. */
  id: string | null;
  title: string;
  /** Null where the case is not one of the request, or the request names none. */
  planned: PlannedCase | null;
  iterations: SiftedIteration[];
}

export interface CaseAssignment {
  /** Cases of the request in its order, those without iterations too; then others that count. */
  own: CaseIterations[];
  /** Cases that ran though the request has them not. */
  foreign: CaseIterations[];
}

/**
 * Tells whose iterations are whose. Cases are told by the ids the service gave them, else by
 * their titles; only what has neither in common with the request is foreign.
 */
export function assignCases(iterations: readonly SiftedIteration[], plan: RunPlan): CaseAssignment {
  const groups = groupByCase(iterations);
  if (plan.cases === null) return { own: groups, foreign: [] };
  const byId = new Map(plan.cases.flatMap((one) => [...one.ids].map((id) => [id, one] as const)));
  const byTitle = Map.groupBy(plan.cases, ({ title }) => title);
  const titleOf = titleFinder([...byTitle.keys()]);
  const foundById = new Set(groups.flatMap(({ key }) => byId.get(key) ?? []));
  const own = new Map<PlannedCase, CaseIterations>(
    plan.cases.map((planned) => [
      planned,
      { ...keyed(onlyOf(planned.ids), planned.title), planned, iterations: [] },
    ]),
  );
  /** Cases that count, though nothing is known of them. */
  const unplanned: CaseIterations[] = [];
  const foreign: CaseIterations[] = [];
  for (const group of groups) {
    // Where the ids hold, another case of the same title is another branch's.
    const namesakes = (byTitle.get(titleOf(group.title) ?? '') ?? []).filter(
      (one) => !foundById.has(one),
    );
    const planned =
      byId.get(group.key) ??
      namesakes.find((one) => own.get(one)?.iterations.length === 0) ??
      namesakes[0];
    const found = planned && own.get(planned);
    if (found) {
      take(found, group);
    } else if (!plan.sent || (isUntitled(group) && (!hasId(group) || foundById.size === 0)))
      unplanned.push(group);
    else foreign.push(group);
  }
  const [only, another] = own.values();
  const [unknown, more] = unplanned;
  const areSame = plan.sent && only && !another && unknown && !more;
  // One case was sent, and of one it is not told which it is; an id may say that it is another.
  if (areSame && (!hasId(unknown) || only.planned?.ids.size === 0)) {
    take(only, unknown);
    return { own: [only], foreign };
  }
  return { own: [...own.values(), ...unplanned], foreign };
}

function isUntitled({ iterations }: CaseIterations): boolean {
  return iterations.every(({ title }) => title == null);
}

const hasId = ({ id }: CaseIterations): boolean => id !== null;

const keyed = (id: string | null, title: string) => ({ key: id ?? title, id, title });

/** The id is that of the first ones. */
function take(found: CaseIterations, { id, iterations }: CaseIterations): void {
  if (found.iterations.length === 0 && id !== null) Object.assign(found, { key: id, id });
  for (const iteration of iterations) found.iterations.push(iteration);
}

function onlyOf(ids: ReadonlySet<string>): string | null {
  const [only, another] = ids;
  return another === undefined ? (only ?? null) : null;
}

/** Cases in the order of their first iteration. One without an id belongs to its namesake. */
function groupByCase(iterations: readonly SiftedIteration[]): CaseIterations[] {
  const idsOfTitle = new Map<string, Set<string>>();
  for (const { testCaseId, title } of iterations) {
    if (!testCaseId || !title) continue;
    idsOfTitle.set(title, (idsOfTitle.get(title) ?? new Set()).add(testCaseId));
  }
  const groups = Map.groupBy(iterations, ({ testCaseId, title }) => {
    if (testCaseId) return testCaseId;
    const [only, another] = idsOfTitle.get(title ?? '') ?? [];
    return only !== undefined && another === undefined ? only : (title ?? '');
  });
  return [...groups].map(([key, group]) => ({
    key,
    id: group.find(({ testCaseId }) => testCaseId)?.testCaseId ?? null,
    title: group.find(({ title }) => title)?.title ?? (key || 'Untitled case'),
    planned: null,
    iterations: group,
  }));
}
