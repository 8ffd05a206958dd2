import { unpackCases } from '../../model/cases/folded-cases.ts';
import { type RosterCase, unpackRoster } from '../../model/cases/suite-roster.ts';
import { type JoinedLeg, legName } from '../../model/choices/shard.ts';
import { listNames } from '../../model/listed-names.ts';
import { countOf } from '../../model/quantity.ts';
import type {
  CaseReport,
  Digest,
  OwnOrigin,
  Problem,
  RunReport,
  ServerReport,
} from '../../model/run-report.ts';
import { type CollectedLeg, chooseLegs } from './chosen-legs.ts';
import { joinRuns } from './joined-run.ts';

/** What is to be said of legs that are not among those that are joined, in sentences. */
export interface LegTrouble {
  problems: readonly string[];
  warnings: readonly string[];
}

/**
 * Of the legs that were found those of one run as one report, which tells what it lacks.
 * @param found not empty.
 * @param commit whose legs are wanted; empty where nobody knows.
 */
export function joinFoundLegs(
  found: readonly CollectedLeg[],
  commit: string,
  others: LegTrouble,
): RunReport {
  const chosen = chooseLegs(found, commit);
  const report = joinLegs(chosen.legs);
  const problems = [...chosen.problems, ...others.problems].map(
    (message): Problem => ({ kind: 'evidence', message }),
  );
  return {
    ...report,
    problems: [...problems, ...report.problems],
    warnings: [...chosen.warnings, ...others.warnings, ...report.warnings],
  };
}

/**
 * The reports of legs as one: their cases in the order of the suite, and the cases of legs that are
 * missing as what was planned and did not run.
 * @param legs of one run of one suite, each once; not empty.
 */
export function joinLegs(legs: readonly CollectedLeg[]): RunReport {
  const reports = legs.map(({ report }) => report);
  const [first] = reports;
  if (first === undefined) throw new Error('There are no legs to join.');
  const { cases, problems } = joinCases(reports, unpackRoster(first.shard.roster));
  const runs = reports.flatMap(({ run }) => run ?? []);
  const isWhole = legs.length === first.shard.total;
  if (runs.length === 0 && isWhole && reports.every((report) => report.problems.length === 0)) {
    problems.push('No leg had a case to run.');
  }
  const artifacts = reports.flatMap((report) => report.artifacts ?? []);
  const origin = originOf(first);
  const notices = [...new Set(reports.flatMap(({ notice }) => notice ?? []))];
  return {
    source: first.source,
    suite: { id: null, name: first.suite.name },
    project: reports.find(({ project }) => project !== null)?.project ?? null,
    run: joinRuns(runs, isWhole),
    servers: joinServers(reports),
    ...joinSurfaces(reports),
    cases,
    problems: [
      ...problems.map((message): Problem => ({ kind: 'evidence', message })),
      ...reports.flatMap((report) =>
        report.problems.map((problem) => ({
          ...problem,
          message: `${legName(report.shard)}: ${problem.message}`,
        })),
      ),
    ],
    warnings: joinWarnings(reports),
    notice: notices.length === 0 ? null : notices.join(' '),
    ...(artifacts.length > 0 && { artifacts }),
    ...(origin && { origin }),
    legs: reports.map(({ shard, run, cases: own, origin: left }): JoinedLeg => {
      const { index, total, attempt } = shard;
      const told = { index, total, attempt, runId: run?.id ?? null, cases: own.length };
      return left?.artifact === undefined ? told : { ...told, artifact: left.artifact };
    }),
  };
}

type Leg = CollectedLeg['report'];

/** All legs are of one run. The artifact of one of them is none of the whole. */
function originOf({ origin }: Leg): OwnOrigin | null {
  if (origin === undefined) return null;
  const { artifact: _, ...shared } = origin;
  return shared;
}

/** Each case of the suite once; what a leg has besides comes last, and is a problem. */
function joinCases(
  legs: readonly Leg[],
  roster: readonly RosterCase[],
): { cases: CaseReport[]; problems: string[] } {
  const listed = new Map<Digest, CaseReport[]>();
  const folded = new Set<Digest>();
  const entries: CaseReport[] = [];
  const repeated: string[] = [];
  for (const testCase of legs.flatMap(({ cases }) => cases)) {
    const { identity, folded: many } = testCase;
    if (identity !== undefined) {
      const same = listed.get(identity) ?? [];
      same.push(testCase);
      listed.set(identity, same);
    }
    if (many === undefined) continue;
    entries.push(testCase);
    for (const one of unpackCases(many)) {
      if (folded.has(one.identity)) repeated.push(one.identity);
      folded.add(one.identity);
    }
  }
  const cases = roster.flatMap((wanted): CaseReport[] => {
    const [found, another] = listed.get(wanted.identity) ?? [];
    listed.delete(wanted.identity);
    const isFolded = folded.delete(wanted.identity);
    if (another !== undefined || (found && isFolded)) repeated.push(wanted.title);
    if (found === undefined) return isFolded ? [] : [absentCase(wanted)];
    return [withPlan(found, wanted)];
  });
  const strangers = [...listed.values()].flat().filter((one) => one.folded === undefined);
  const names = [...strangers.map(({ title }) => title), ...folded];
  const problems = [
    ...sentence('came back from several legs, of which the first counts', repeated),
    ...sentence('came back that the suite does not have', names),
  ];
  return { cases: [...cases, ...entries, ...strangers], problems };
}

function sentence(what: string, names: readonly string[]): string[] {
  return names.length === 0
    ? []
    : [`${countOf(names.length, 'case')} ${what}: ${listNames(names)}`];
}

/** Of a leg that is missing, or that did not run it. */
function absentCase({ identity, title, planned }: RosterCase): CaseReport {
  return { id: title, identity, title, location: null, iterations: [], planned };
}

/** What the suite asks for holds, whatever a leg says of it. */
function withPlan(testCase: CaseReport, { planned }: RosterCase): CaseReport {
  if (planned === 0) return testCase;
  return { ...testCase, planned: Math.max(planned, testCase.planned ?? 0) };
}

/** Servers of one name are one: each leg has its own, of the same configuration. */
function joinServers(legs: readonly Leg[]): ServerReport[] {
  const byName = Map.groupBy(
    legs.flatMap(({ servers }) => servers),
    ({ name }) => name,
  );
  return [...byName.values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const known = same.filter(({ tools }) => tools !== undefined);
    const { id, name } = first;
    if (known.length === 0) return { id, name };
    const tools = [...new Set(known.flatMap((server) => server.tools ?? []))];
    // Nobody has looked at how many there are of one name.
    const moreTools = known.reduce((most, server) => Math.max(most, server.moreTools ?? 0), 0);
    return { id, name, tools, ...(moreTools > 0 && { moreTools }) };
  });
}

/** What a server told one leg it told them all; who told none of them is silent. */
function joinSurfaces(legs: readonly Leg[]): Pick<RunReport, 'surface'> {
  const surfaces = legs.flatMap(({ surface }) => surface ?? []);
  if (surfaces.length === 0) return {};
  const byName = <Named extends { server: string }>(all: readonly Named[]) =>
    [...new Map(all.toReversed().map((one) => [one.server, one])).values()].toSorted(inOrder);
  const servers = byName(surfaces.flatMap((surface) => surface.servers));
  const told = new Set(servers.map(({ server }) => server));
  const silent = byName(surfaces.flatMap((surface) => surface.silent));
  const chosen = new Set(surfaces.flatMap((surface) => surface.chosen ?? []));
  return {
    surface: {
      servers,
      silent: silent.filter(({ server }) => !told.has(server)),
      ...(chosen.size > 0 && { chosen: [...chosen].sort() }),
    },
  };
}

const inOrder = (one: { server: string }, other: { server: string }) =>
  one.server < other.server ? -1 : 1;

/** What all legs say is said once, anything else with the legs that say it. */
function joinWarnings(legs: readonly Leg[]): string[] {
  const sayers = new Map<string, string[]>();
  for (const { shard, warnings } of legs) {
    for (const warning of new Set(warnings)) {
      sayers.set(warning, [...(sayers.get(warning) ?? []), legName(shard)]);
    }
  }
  return [...sayers].map(([warning, names]) =>
    names.length === legs.length ? warning : `${listedLegs(names)}: ${warning}`,
  );
}

const LEGS_NAMED = 5;

function listedLegs(names: readonly string[]): string {
  const more = names.length - LEGS_NAMED;
  const named = names.slice(0, LEGS_NAMED).join(', ');
  return more > 0 ? `${named} and ${more} more` : named;
}
