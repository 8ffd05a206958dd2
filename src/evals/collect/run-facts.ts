import type { ReadRun } from '../../contract/resources/run.ts';
import { countIterations } from '../../model/counts.ts';
import { disagreement, discrepancies } from '../../model/declared-counts.ts';
import type { CaseReport, RunExecution, RunFacts, ServerReport } from '../../model/run-report.ts';
import { withoutMarker } from '../launch/marker.ts';
import type { RunPlan } from '../launch/plan.ts';
import type { CaseIterations } from './case-assignment.ts';
import { outcomeOf } from './iteration-report.ts';

/** The run as the service tells it. */
export function runFacts(run: ReadRun): RunFacts {
  const { result, summary } = run;
  return {
    id: run.id,
    number: run.runNumber ?? null,
    status: run.status,
    result: result === 'passed' || result === 'failed' ? result : null,
    createdAtMs: run.createdAt ?? null,
    completedAtMs: run.completedAt ?? null,
    notes: withoutMarker(run.notes),
    declared: summary
      ? {
          total: summary.total ?? null,
          passed: summary.passed ?? null,
          failed: summary.failed ?? null,
        }
      : null,
    ...(run.execution ? { execution: executionFacts(run.execution) } : {}),
  };
}

/** Members that later versions may add are left out. */
function executionFacts(told: NonNullable<ReadRun['execution']>): RunExecution {
  const { isolation, concurrency, starts, wallMs, workMs, startupMs } = told;
  const servers = told.servers.map(({ name, protocolVersion }) => ({ name, protocolVersion }));
  return { isolation, concurrency, starts, wallMs, workMs, startupMs, servers };
}

/** Servers of a run, with the tools that the service found them to have, where it tells. */
export function withTools(
  servers: readonly { id: string; name: string }[],
  run: ReadRun | null,
): ServerReport[] {
  const told = Map.groupBy(run?.execution?.servers ?? [], ({ name }) => name);
  return servers.map((server) => {
    const [found, namesake] = told.get(server.name) ?? [];
    if (found?.tools === undefined || namesake !== undefined) return server;
    const { tools, moreTools = 0 } = found;
    return {
      ...server,
      tools,
      ...(Number.isSafeInteger(moreTools) && moreTools > 0 && { moreTools }),
    };
  });
}

/** What the service tells of the run, less what it tells of cases that were not asked for. */
export function ownFacts(
  facts: RunFacts,
  plan: RunPlan,
  foreign: readonly CaseIterations[],
): RunFacts {
  const own: RunFacts = plan.criterion === null ? facts : { ...facts, criterion: plan.criterion };
  if (foreign.length === 0) return own;
  const theirs = { total: 0, passed: 0, failed: 0 };
  for (const iteration of foreign.flatMap(({ iterations }) => iterations)) {
    const outcome = outcomeOf(iteration);
    theirs.total += 1;
    if (outcome === 'passed') theirs.passed += 1;
    else if (outcome !== 'unfinished') theirs.failed += 1;
  }
  const less = (kind: keyof typeof theirs) => {
    const told = facts.declared?.[kind] ?? null;
    return told === null ? null : Math.max(0, told - theirs[kind]);
  };
  return {
    ...own,
    foreignCases: foreign.map(({ title }) => title),
    declared: facts.declared && {
      total: less('total'),
      passed: less('passed'),
      failed: less('failed'),
    },
  };
}

/** Members of the run the verdict depends on. */
export function unreadableResult(run: { unreadable?: readonly string[] } | null): string[] {
  const told = (run?.unreadable ?? []).filter((one) => /^(?:result|summary)\b/.test(one));
  return told.length === 0
    ? []
    : [`What the service says of the run could not be read: ${told.join('; ')}`];
}

/** A run that completed and whose own counts are not those of its iterations. */
export function countProblems(
  declared: RunFacts['declared'],
  cases: readonly CaseReport[],
): string[] {
  const counts = countIterations(cases.flatMap(({ iterations }) => iterations));
  const found = discrepancies(declared, counts);
  if (found.length === 0) return [];
  return [disagreement(found, { declarer: 'the run says', counter: 'its iterations' })];
}
