import { digestOf } from '../../identity/case-identity.ts';
import { legName } from '../../model/choices/shard.ts';
import { countReport } from '../../model/counts.ts';
import { listNames } from '../../model/listed-names.ts';
import { countOf } from '../../model/quantity.ts';
import type { Digest, RunReport, ShardFacts } from '../../model/run-report.ts';

/** The report of a leg, and where it was found. */
export interface CollectedLeg {
  /** Name of its folder. */
  place: string;
  report: RunReport & { shard: ShardFacts };
  /** Of its text, by which a copy is known. */
  digest: Digest;
}

/** The legs that are joined, and what is to be said of the others. */
export interface ChosenLegs {
  /** By their index, each once. Not empty. */
  legs: CollectedLeg[];
  /** What keeps the whole from being whole, in sentences; the legs that are missing first. */
  problems: string[];
  /** What decides nothing. */
  warnings: string[];
}

/** So many legs are told by name. */
const LEGS_TOLD = 20;

/**
 * The legs of one run of a suite: where reports are of several, of the commit that the job is about,
 * else of that of which there are most. Of a leg that ran in several attempts the newest counts.
 * @param found not empty.
 * @param commit that the job is about; empty where it does not know.
 */
export function chooseLegs(found: readonly CollectedLeg[], commit: string): ChosenLegs {
  const groups = [...Map.groupBy(found, whatTheyShare).values()].map((group) => ({
    group,
    isExpected: group[0]?.report.shard.commit === commit,
    legs: new Set(group.map(({ report }) => report.shard.index)).size,
    newest: newestAttempt(group),
  }));
  // Nothing else tells them apart but the order of their folders, which is that of their names.
  const [chosen, ...others] = groups.toSorted(
    (one, other) =>
      Number(other.isExpected) - Number(one.isExpected) ||
      other.legs - one.legs ||
      other.newest - one.newest,
  );
  const [first] = chosen?.group ?? [];
  if (chosen === undefined || first === undefined) throw new Error('There are no legs to join.');
  const problems = others.flatMap(({ group }) => group.map((leg) => refusal(leg, first)));
  const warnings: string[] = [];
  const byIndex = Map.groupBy(chosen.group, ({ report }) => report.shard.index);
  const legs = [...byIndex]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([, doubles]) => {
      const { leg, problem, superseded } = newestOf(doubles);
      if (problem !== null) problems.push(problem);
      warnings.push(...superseded);
      return leg;
    });
  const earlier = legs.filter(({ report }) => report.shard.attempt < chosen.newest);
  if (earlier.length > 0) {
    const names = earlier.map(({ report: { shard } }) => `${legName(shard)} (${shard.attempt})`);
    warnings.push(
      `Not all legs are of attempt ${chosen.newest}; of earlier ones are ${toldLegs(names)}.`,
    );
  }
  return { legs, problems: [...missingLegs(legs, first), ...problems], warnings };
}

const newestAttempt = (legs: readonly CollectedLeg[]) =>
  legs.reduce((newest, { report }) => Math.max(newest, report.shard.attempt), 0);

/** What legs have in common that can be joined. */
function whatTheyShare({ report: { shard } }: CollectedLeg): string {
  const { suite, roster, commit, workflowRun, total, by, durations } = shard;
  const cases = digestOf(...roster.packed);
  return JSON.stringify([suite, cases, commit, workflowRun, total, by, durations ?? null]);
}

/** Why a leg is none of those that are joined. */
function refusal({ place, report: { shard } }: CollectedLeg, { report }: CollectedLeg): string {
  const { shard: chosen } = report;
  const isOtherSuite =
    shard.suite !== chosen.suite || shard.roster.packed.join('') !== chosen.roster.packed.join('');
  const why = isOtherSuite
    ? 'of another suite, or of other inputs'
    : shard.commit !== chosen.commit
      ? `of commit ${commitName(shard)}, and the others of ${commitName(chosen)}`
      : shard.workflowRun !== chosen.workflowRun
        ? 'of another workflow run'
        : shard.total !== chosen.total
          ? `one of ${shard.total}, and the others of ${chosen.total}`
          : 'by other durations of cases than the others, so that cases fell to other legs';
  return `${capital(legName(shard))} in ${listNames([place])} was left out: it is ${why}.`;
}

const HASH = /^[0-9a-f]{7,64}$/;

const commitName = ({ commit }: ShardFacts) =>
  HASH.test(commit) ? commit.slice(0, 10) : listNames([commit]);

interface NewestLeg {
  leg: CollectedLeg[];
  problem: string | null;
  superseded: string[];
}

/** Of reports of one leg, that of its newest attempt. */
function newestOf(doubles: readonly CollectedLeg[]): NewestLeg {
  const attempt = newestAttempt(doubles);
  const newest = doubles.filter(({ report }) => report.shard.attempt === attempt);
  const [leg] = newest;
  if (leg === undefined) return { leg: [], problem: null, superseded: [] };
  const name = capital(legName(leg.report.shard));
  const differing = newest.filter(({ digest }) => digest !== leg.digest);
  const places = listNames([leg, ...differing].map(({ place }) => place));
  const superseded = doubles
    .filter(({ report }) => report.shard.attempt < attempt)
    .map(({ report }) => {
      const { passed, total } = countReport(report);
      return `${name} counts as it came out in attempt ${attempt}; in attempt ${report.shard.attempt} ${passed} of its ${countOf(total, 'iteration')} passed.`;
    });
  return {
    leg: [leg],
    problem:
      differing.length === 0
        ? null
        : `${name} has several reports of attempt ${attempt}, of which the first counts: ${places}.`,
    superseded,
  };
}

function missingLegs(legs: readonly CollectedLeg[], first: CollectedLeg): string[] {
  const { total } = first.report.shard;
  const there = new Set(legs.map(({ report }) => report.shard.index));
  const names = Array.from({ length: total }, (_, at) => at + 1)
    .filter((index) => !there.has(index))
    .map((index) => legName({ index, total }));
  if (names.length === 0) return [];
  return [
    names.length === 1
      ? `${capital(toldLegs(names))} is missing: there is no report of it.`
      : `${capital(toldLegs(names))} are missing: there are no reports of them.`,
  ];
}

function toldLegs(names: readonly string[]): string {
  const more = names.length - LEGS_TOLD;
  const told = names.slice(0, LEGS_TOLD).join(', ');
  return more > 0 ? `${told} and ${more} more` : told;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
