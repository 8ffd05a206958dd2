import type { CallOptions } from '../../client/call-options.ts';
import type { EvalsClient } from '../../client/client.ts';
import type { ReadIteration } from '../../contract/resources/iteration.ts';
import type { ReadRun } from '../../contract/resources/run.ts';
import { identityOfTitle } from '../../identity/case-identity.ts';
import { bearsOut } from '../../model/declared-counts.ts';
import { contradictions, shortfalls } from '../../model/evidence-gaps.ts';
import { listNames } from '../../model/listed-names.ts';
import { countOf } from '../../model/quantity.ts';
import type {
  CaseReport,
  IterationReport,
  Problem,
  RunFacts,
  ServerReport,
} from '../../model/run-report.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Redactor } from '../../redaction/redactor.ts';
import { problemOf } from '../../trouble/whose-trouble.ts';
import type { PlannedCase, RunPlan } from '../launch/plan.ts';
import { assignCases, type CaseIterations } from './case-assignment.ts';
import { iterationReport } from './iteration-report.ts';
import { countProblems, ownFacts, runFacts, unreadableResult } from './run-facts.ts';
import { type SiftedIteration, siftIterations } from './sifted-iterations.ts';
import { readTraces, type TraceWishes } from './traces.ts';
import { waiverWarnings } from './waived-cases.ts';

/** A run as it was last seen, null where it never was, and what it had been asked for. */
export interface WatchedPlan {
  run: (ReadRun & { unreadable?: readonly string[] }) | null;
  plan: RunPlan;
}

export interface CollectOptions extends CallOptions {
  clock: Pick<Clock, 'now'>;
  traces: TraceWishes;
  /** Servers by name, as far as they are known. */
  servers?: readonly Pick<ServerReport, 'id' | 'name'>[];
  /** Texts that are cut are cut without what nobody is to see. */
  redactor: Redactor;
}

/** The results of a run, and what kept them from being whole. */
export interface CollectedResults {
  run: RunFacts | null;
  cases: CaseReport[];
  problems: Problem[];
  warnings: string[];
}

/**
 * Reads all iterations of a run and the traces of those that did not pass, as far as the budget
 * goes, and holds them against what was asked for. Never throws for trouble with the service:
 * what could be read is returned, and a problem.
 */
export async function collectResults(
  client: EvalsClient,
  ids: { projectId: string; runId: string },
  { run, plan }: WatchedPlan,
  { redactor, clock, traces: wishes, servers = [], ...options }: CollectOptions,
): Promise<CollectedResults> {
  const { read, trouble } = await readIterations(client, ids, options);
  const sifted = siftIterations(read, ids.runId);
  const { own, foreign } = assignCases(sifted.iterations, plan);
  const counted = own.flatMap(({ planned, iterations }) =>
    planned?.refusal == null ? [iterations] : [],
  );
  const names = new Map(servers.map(({ id, name }) => [id, name]));
  const traces = await readTraces(client, ids, counted, wishes, {
    ...{ ...options, clock, redactor, nameOfServer: (id) => names.get(id) ?? id },
  });
  const cases = caseReports(own, plan, (one) =>
    iterationReport(one, traces.byIteration.get(one.iteration)),
  );
  const facts = run === null ? null : ownFacts(runFacts(run), plan, foreign);
  const problems = [
    ...sifted.problems,
    ...unreadableResult(run),
    ...plan.doubts,
    ...own.flatMap(({ planned }) => (planned?.refusal == null ? [] : [refusalText(planned)])),
  ].map(evidenceProblem);
  if (trouble === null && facts?.status === 'completed') {
    const refused = own.map(({ planned }) => planned !== null && planned.refusal !== null);
    const told = new Set(cases.filter((_, index) => refused[index]).map(({ id }) => id));
    const evidence = { source: 'run' as const, run: facts, cases };
    for (const message of shortfalls(evidence, told)) {
      problems.push({ ...evidenceProblem(message), isShortfall: true });
    }
    problems.push(...contradictions(evidence).map(evidenceProblem));
    if (problems.length === 0) {
      problems.push(...countProblems(facts.declared, cases).map(evidenceProblem));
    }
  }
  return {
    run: facts,
    cases,
    problems: [...(trouble === null ? [] : [trouble]), ...traces.problems, ...problems],
    warnings: [
      ...(run?.execution?.warnings ?? []),
      ...sifted.warnings,
      ...traces.warnings,
      ...foreignWarnings(foreign),
      ...waiverWarnings(run, cases, { nowMs: clock.now(), redactor }),
      // A suite that is saved may run its cases with several models.
      ...(plan.sent ? excessWarnings(cases) : []),
    ],
  };
}

/** Cases as they are by now, without what only traces tell; what else is wrong with them is told later. */
export async function casesSoFar(
  client: EvalsClient,
  ids: { projectId: string; runId: string },
  plan: RunPlan,
  options: CallOptions,
): Promise<CaseReport[]> {
  const { read } = await readIterations(client, ids, options);
  const { own } = assignCases(siftIterations(read, ids.runId).iterations, plan);
  return caseReports(own, plan, (one) => iterationReport(one, undefined));
}

const evidenceProblem = (message: string): Problem => ({ kind: 'evidence', message });

async function readIterations(
  client: EvalsClient,
  { projectId, runId }: { projectId: string; runId: string },
  options: CallOptions,
): Promise<{ read: ReadIteration[]; trouble: Problem | null }> {
  const read: ReadIteration[] = [];
  try {
    for await (const one of client.runs.iterations(projectId, runId, options)) read.push(one);
    return { read, trouble: null };
  } catch (error) {
    const { kind, message } = problemOf(error);
    return { read, trouble: { kind, message: `Not all iterations could be read: ${message}` } };
  }
}

interface NumberedIteration {
  iteration: SiftedIteration;
  number: number;
}

/** Cases of the report. The title is the id: it outlives a suite that is created anew. */
function caseReports(
  groups: readonly CaseIterations[],
  plan: RunPlan,
  reportOf: (one: NumberedIteration) => IterationReport,
): CaseReport[] {
  const titles = new Map<string, number>();
  for (const { title } of groups) titles.set(title, (titles.get(title) ?? 0) + 1);
  return groups.map(({ key, id, title, planned, iterations }) => {
    const count = planned?.iterations ?? plan.iterationsEach;
    const isAlone = titles.get(title) === 1;
    return {
      id: isAlone ? title : `${title} (${key})`,
      identity: isAlone ? identityOfTitle(title) : identityOfTitle(title, key),
      ...(planned?.definition == null ? {} : { definition: planned.definition }),
      ...(id === null ? {} : { serviceCaseId: id }),
      title,
      location: null,
      iterations: numbered(iterations).map((one) => {
        const report = reportOf(one);
        return planned?.refusal == null ? report : ofAnotherCase(report, planned);
      }),
      ...(count === null ? {} : { planned: count }),
      ...(planned && planned.tools.length > 0 ? { tools: [...planned.tools] } : {}),
    };
  });
}

/** What ran in place of a case that was not stored shows nothing of it, however it ended. */
function ofAnotherCase(iteration: IterationReport, planned: PlannedCase): IterationReport {
  return { ...iteration, outcome: 'unfinished', error: refusalText(planned) };
}

/** In order; those whose number could not be read come last. */
function numbered(iterations: readonly SiftedIteration[]): NumberedIteration[] {
  let last = iterations.reduce((most, one) => Math.max(most, one.iterationNumber ?? 0), 0);
  const all = iterations.map((iteration) => {
    if (iteration.iterationNumber == null) last += 1;
    return { iteration, number: iteration.iterationNumber ?? last };
  });
  return all.sort((a, b) => a.number - b.number);
}

function refusalText({ title, refusal }: PlannedCase): string {
  return `The service did not store the case ${listNames([title])}, so what ran is not what the suite file says: ${refusal}`;
}

function foreignWarnings(foreign: readonly CaseIterations[]): string[] {
  if (foreign.length === 0) return [];
  const names = listNames(foreign.map(({ title }) => title));
  return [
    `The suite also has ${countOf(foreign.length, 'case')} that the suite file has not, perhaps of another branch. They ran too and count nowhere: ${names}.`,
  ];
}

function excessWarnings(cases: readonly CaseReport[]): string[] {
  const names = cases.flatMap(({ title, planned, iterations }) =>
    bearsOut(planned ?? null, iterations.length, 'fewer')
      ? []
      : [`${title} (${iterations.length}, not ${planned})`],
  );
  if (names.length === 0) return [];
  return [
    `${countOf(names.length, 'case')} ran more iterations than were asked for: ${listNames(names)}.`,
  ];
}
