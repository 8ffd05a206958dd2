import type { Project } from '../contract/resources/catalogue.ts';
import { identityOfTitle } from '../identity/case-identity.ts';
import { listNames } from '../model/listed-names.ts';
import { countOf } from '../model/quantity.ts';
import type { CaseReport, Problem, RunFacts, RunReport } from '../model/run-report.ts';
import { joinRuns } from '../report-file/legs/joined-run.ts';
import type { ProgramEnd } from './program.ts';
import type { RunRead } from './read-runs.ts';

/** How the program that reported went. */
export interface ReportingFacts {
  end: ProgramEnd;
  project: Pick<Project, 'id' | 'name'>;
  /** Runs that were reported and are not read. */
  left: number;
  /** What the service last said to what it did not take; null where it took all. */
  refusal: string | null;
}

/**
 * The report of all runs that a program reported. Cases are told by suite and title, so that a suite
 * which is reported in several runs has its cases once, with the iterations of all of them.
 */
export function commandReport(
  read: readonly RunRead[],
  { end, project, left, refusal }: ReportingFacts,
): RunReport {
  const suites = suitesOf(read);
  const [only, another] = suites.keys();
  const isAlone = only !== undefined && another === undefined;
  const servers = [...new Set(read.flatMap(({ serverNames }) => serverNames))];
  return {
    source: 'command',
    suite: isAlone
      ? { id: suites.get(only) ?? null, name: only }
      : { id: null, name: listNames([...suites.keys()]) },
    project: { id: project.id, name: project.name },
    run: joinedRun(read),
    servers: servers.map((name) => ({ id: name, name })),
    cases: joinedCases(read, isAlone),
    problems: [
      ...endProblems(end, 'timeout'),
      ...openProblems(read),
      ...emptyProblems(read),
      ...leftProblems(left),
      ...endProblems(end, 'evidence'),
      ...refusalProblems(refusal),
      ...read.flatMap(({ results }) => results.problems),
    ],
    warnings: [...earlierWarnings(read), ...read.flatMap(({ results }) => results.warnings)],
    notice: null,
  };
}

function suitesOf(read: readonly RunRead[]): Map<string, string | null> {
  return new Map(read.map(({ reported: { suiteName, suiteId } }) => [suiteName, suiteId]));
}

/** One run that failed makes all of them fail; what is not known of one is not of all. */
function joinedRun(read: readonly RunRead[]): RunFacts | null {
  const facts = read.map(({ reported, results }) => results.run ?? unseen(reported.runId));
  const joined = joinRuns(facts, true);
  if (joined === null) return null;
  const results = facts.map(({ result }) => result);
  const isKnown = results.every((result) => result !== null);
  return { ...joined, result: isKnown && results.includes('failed') ? 'failed' : joined.result };
}

function unseen(id: string): RunFacts {
  const untold = { number: null, result: null, createdAtMs: null, completedAtMs: null };
  return { id, status: 'unknown', ...untold, notes: null, declared: null };
}

function joinedCases(read: readonly RunRead[], isAlone: boolean): CaseReport[] {
  const joined = new Map<string, CaseReport>();
  for (const { reported, results } of read) {
    for (const one of results.cases) {
      const { suiteName } = reported;
      const identity = identityOfTitle(one.id, suiteName);
      const known = joined.get(identity);
      if (known !== undefined) {
        known.iterations.push(...renumbered(one.iterations, known.iterations.length));
        continue;
      }
      const named = (text: string) => (isAlone ? text : `${suiteName} › ${text}`);
      joined.set(identity, {
        ...one,
        ...{ id: named(one.id), title: named(one.title), identity },
        iterations: [...one.iterations],
      });
    }
  }
  return [...joined.values()];
}

function renumbered(iterations: CaseReport['iterations'], before: number) {
  return iterations.map((one, index) => ({ ...one, number: before + index + 1 }));
}

/** Another end than a good one. As `evidence` it leaves standing what surely misses the gate. */
function endProblems(end: ProgramEnd, kind: 'timeout' | 'evidence'): Problem[] {
  if (end.how === 'timeout') {
    const message =
      'The command was still at work when `timeout-minutes` were over, and was ended.';
    return kind === 'timeout' ? [{ kind, message }] : [];
  }
  if (kind === 'timeout' || (end.how === 'exited' && end.exitCode === 0)) return [];
  const how =
    end.how === 'signal' ? `was ended by ${end.signal}` : `exited with code ${end.exitCode}`;
  const message =
    `The command ${how}, so that it may not have come to all of its evals. Where that is how it tells ` +
    'that an eval failed, let it exit with 0: the gate judges what it reported.';
  return [{ kind, message }];
}

function openProblems(read: readonly RunRead[]): Problem[] {
  const open = read.filter(({ isOpen }) => isOpen);
  if (open.length === 0) return [];
  const message =
    `The command left ${countOf(open.length, 'run')} open: ${namesOf(open)}. It began to report and did not ` +
    'finalize, so that nobody can tell what is missing.';
  return [{ kind: 'execution', message }];
}

/** The status of such a run tells that there was trouble, and neither where nor which. */
function emptyProblems(read: readonly RunRead[]): Problem[] {
  const empty = read.filter(
    ({ results: { run, cases }, isOpen }) =>
      !isOpen && run?.status === 'failed' && cases.length === 0,
  );
  if (empty.length === 0) return [];
  const message = `The command ended ${countOf(empty.length, 'run')} with no result in it: ${namesOf(empty)}.`;
  return [{ kind: 'execution', message }];
}

/** Nobody would tell by the results that they are old ones. */
function earlierWarnings(read: readonly RunRead[]): string[] {
  const earlier = read.filter(({ reported }) => reported.wasThere);
  if (earlier.length === 0) return [];
  return [
    `Reported under an externalRunId of ${namesOf(earlier)}, which had ended before and is judged as the ` +
      'service has it: what the command reported now was not added.',
  ];
}

const namesOf = (read: readonly RunRead[]): string =>
  listNames(read.map(({ reported: { suiteName, runId } }) => `${suiteName} (${runId})`));

function leftProblems(left: number): Problem[] {
  if (left === 0) return [];
  const message = `The command reported ${countOf(left, 'more run')} than are read. Report them in fewer runs, or in steps of their own.`;
  return [{ kind: 'evidence', message }];
}

function refusalProblems(refusal: string | null): Problem[] {
  if (refusal === null) return [];
  const message = `The service did not take all that the command sent; the last it said was: ${refusal}.`;
  return [{ kind: 'evidence', message }];
}
