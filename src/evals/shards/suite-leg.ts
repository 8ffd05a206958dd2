import { canonicalJson } from '../../contract/wire/canonical-json.ts';
import { digestOf, identityOfTitle } from '../../identity/case-identity.ts';
import { packRoster, type RosterCase } from '../../model/cases/suite-roster.ts';
import { legName } from '../../model/choices/shard.ts';
import { countOf } from '../../model/quantity.ts';
import type { RunReport, ShardFacts } from '../../model/run-report.ts';
import type { Environment } from '../../session/environment.ts';
import type { LocatedSuite } from '../suite-file/suite-file.ts';
import type { CaseDurations } from './case-durations.ts';
import { legByIdentity, legsByDuration } from './deal.ts';

/** What a job runs of a suite, and what the other jobs have in common with it. */
export interface SuiteLeg {
  /** The suite with the cases of this leg alone. */
  part: LocatedSuite;
  facts: ShardFacts;
}

export interface LegOptions {
  shard: Pick<ShardFacts, 'index' | 'total'>;
  /** By which cases are dealt out; null: by their identity. */
  durations: CaseDurations | null;
  /** What the inputs say in place of the suite. */
  iterations: number | undefined;
  servers: readonly string[];
  /** Whose code is run; empty where that is not known. */
  commit: string;
  environment: Environment;
}

/** Takes out of a suite what one leg runs of it. */
export function legOfSuite(
  located: LocatedSuite,
  { shard, durations, iterations, servers, commit, environment }: LegOptions,
): SuiteLeg {
  const { suite, cases } = located;
  const roster = cases.map(({ test, skip }): RosterCase => {
    const planned = iterations ?? test.runs ?? suite.runs ?? 1;
    const { title } = test;
    return { identity: identityOfTitle(title), title, planned: skip === null ? planned : 0 };
  });
  const { index, total } = shard;
  const dealt = deal(roster, durations, total);
  const mine = cases.filter((_, at) => dealt.legs[at] === index);
  const tests = new Set(mine.map(({ test }) => test));
  const part = {
    ...located,
    cases: mine,
    suite: { ...suite, tests: suite.tests.filter((test) => tests.has(test)) },
  };
  const facts: ShardFacts = {
    ...{ index, total, commit, ...dealt.by },
    suite: digestOf(canonicalJson({ suite, iterations, servers, roster })),
    workflowRun: environment['GITHUB_RUN_ID'] ?? '',
    attempt: Number(environment['GITHUB_RUN_ATTEMPT']) || 1,
    roster: packRoster(roster),
  };
  return { part, facts };
}

interface DealtCases {
  /** Of each case, from 1. */
  legs: number[];
  by: Pick<ShardFacts, 'by' | 'durations'>;
}

/** Which leg each case falls to. */
function deal(
  roster: readonly RosterCase[],
  durations: CaseDurations | null,
  total: number,
): DealtCases {
  if (durations === null) {
    const legs = roster.map(({ identity }) => legByIdentity(identity, total));
    return { legs, by: { by: 'identity' } };
  }
  const known = roster.flatMap(({ identity }) => durations.get(identity) ?? []);
  const usualMs = known.length === 0 ? 1 : known.reduce((sum, ms) => sum + ms, 0) / known.length;
  const cases = roster.map(({ identity, planned }) => ({
    identity,
    durationMs: planned * (durations.get(identity) ?? usualMs),
  }));
  const used = digestOf(...cases.map(({ durationMs }) => String(durationMs)));
  return { legs: legsByDuration(cases, total), by: { by: 'durations', durations: used } };
}

/** The report of a leg that has no case to run, as where there are more legs than cases. */
export function emptyLegReport({ part, facts }: SuiteLeg): RunReport {
  const name = legName(facts);
  const why =
    part.cases.length === 0
      ? `None of the suite's ${countOf(facts.roster.titles.length, 'case')} fell to ${name}`
      : `All cases that fell to ${name} are skipped`;
  return {
    ...{ source: 'run', suite: { id: null, name: part.suite.name }, project: null, run: null },
    ...{ servers: [], cases: [], problems: [], warnings: [`${why}, so nothing was run there.`] },
    notice: null,
    shard: facts,
  };
}
