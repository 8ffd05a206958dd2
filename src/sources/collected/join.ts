import { canonicalJson } from '../../lib/canonical-json.ts';
import type { Origin } from '../../report/baseline.ts';
import { emptyCase } from '../../report/empty-case.ts';
import { emptyReport } from '../../report/empty-report.ts';
import { resultsFailure } from '../../report/failure.ts';
import { digestOf } from '../../report/identity.ts';
import type { ReportCase, RunReport, Shard } from '../../report/report.ts';
import { partOf } from '../evals/shards.ts';

/** A report of another job. `name`: of its artifact or folder. */
export interface Collected {
  name: string;
  origin: Origin;
  report: RunReport;
}
type Leg = Collected & { report: { shard: Shard } };

/**
 * Joins reports: takes a whole one, else the parts of one suite. `leftOut` are of others. Null if there
 * are none. Conclusions of the jobs are not taken over.
 */
export function joinReports(
  all: readonly Collected[],
): { report: RunReport; whole: Collected | null; leftOut: Collected[] } | null {
  const [whole, ...others] = all.filter(({ report }) => report.shard === undefined);
  if (whole === undefined) {
    const [leg, ...legs] = all.filter((one): one is Leg => one.report.shard !== undefined);
    return leg === undefined ? null : joinParts([leg, ...legs]);
  }
  // It may be what an earlier job has joined.
  const isOther = ({ report: { shard, suite } }: Collected) =>
    shard !== undefined && suite.name !== whole.report.suite.name;
  const neutral = { isPart: false, isAllowedEmpty: false, history: [] };
  const report = Object.assign(whole.report, neutral);
  return { report, whole, leftOut: others.concat(all.filter(isOther)) };
}

function joinParts(legs: readonly [Leg, ...Leg[]]) {
  const keyOf = ({ report: { suite, shard } }: Leg) =>
    digestOf(suite.name, String(shard.total), canonicalJson(shard.cases));
  const keys = new Map(legs.map((leg) => [leg, keyOf(leg)]));
  // A job that could not read the suite lists no case.
  const isBare = ({ report }: Leg) => report.shard.cases.length === 0;
  const groups = [...Map.groupBy(legs, (leg) => keys.get(leg)).values()];
  const size = ([leg, ...more]: Leg[]) => (leg && !isBare(leg) ? 1 + more.length : 0);
  const [first = legs[0]] = groups.sort((a, b) => size(b) - size(a))[0] ?? [];
  const { suite, shard } = first.report;
  const { total, cases } = shard;
  const own = legs.filter((leg) => {
    const { part, total: parts } = leg.report.shard;
    const isOfSuite = isBare(leg) || keys.get(leg) === keys.get(first);
    return isOfSuite && parts === total && part <= total;
  });
  const report = emptyReport('evals', '');
  report.suite = suite;
  const byPart = Map.groupBy(own, (leg) => leg.report.shard.part);
  const hasCases = (part: number) =>
    cases.length === 0 || cases.some(({ identity }) => partOf(identity, total) === part);
  for (let part = 1; part <= total; part += 1) {
    const detail = `${part}/${total}`;
    const ofPart = byPart.get(part)?.length ?? 0;
    if (ofPart > 1) report.contradictions += 1;
    if (ofPart > 1) report.failures.push(resultsFailure('repeated-part', { detail }));
    if (ofPart === 0 && hasCases(part))
      report.failures.push(resultsFailure('missing-part', { detail }));
  }
  const kept = [...byPart.values()].flatMap((all) => all.slice(0, 1));
  const isWhole = report.failures.length === 0;
  addCases(report, kept, shard);
  for (const { report: leg } of kept) {
    report.contradictions += leg.contradictions;
    report.problems = distinct(report.problems, leg.problems);
    report.failures = distinct(report.failures, leg.failures);
    report.warnings = distinct(report.warnings, leg.warnings);
  }
  report.servers = serversOf(kept);
  report.run = runOf(kept, isWhole);
  return { report, whole: null, leftOut: legs.filter((leg) => !own.includes(leg)) };
}

/** Adds the cases of parts in the order of the suite, and those that none of them has. */
function addCases(report: RunReport, legs: readonly Leg[], { total, cases }: Shard): void {
  const places = new Map(cases.map(({ identity }, at) => [identity, at]));
  for (const { name, report: leg } of legs) {
    const isForeign = ({ identity, skipped }: ReportCase) =>
      partOf(identity, total) !== leg.shard.part || (skipped === null && !places.has(identity));
    const listed = leg.cases.filter(isForeign).length;
    if (listed > 0) report.contradictions += 1;
    if (listed > 0) report.failures.push(resultsFailure('other-part', { file: name, listed }));
    report.cases = report.cases.concat(leg.cases);
  }
  const there = new Set(report.cases.map(({ identity }) => identity));
  for (const { identity, title, planned } of cases) {
    const missing = Object.assign(emptyCase(title, title, identity), { planned });
    if (!there.has(identity)) report.cases.push(missing);
  }
  const placeOf = ({ identity }: ReportCase) => places.get(identity) ?? cases.length;
  report.cases.sort((a, b) => placeOf(a) - placeOf(b));
}

/** A server has a list of tools if no two parts have different ones. */
function serversOf(legs: readonly Leg[]): RunReport['servers'] {
  const all = Map.groupBy(
    legs.flatMap(({ report }) => report.servers),
    ({ name }) => name,
  );
  return [...all].map(([name, ofName]) => {
    const lists = distinct(ofName.flatMap(({ tools }) => (tools === null ? [] : [tools])));
    return { name, tools: lists.length === 1 ? (lists[0] ?? null) : null };
  });
}

/** The longest one ends the run. */
function runOf(legs: readonly Leg[], isWhole: boolean): RunReport['run'] {
  const runs = legs.flatMap(({ report: { run } }) => run ?? []);
  const [first] = runs;
  if (first === undefined) return null;
  const { status } = runs.find((one) => one.status !== 'completed') ?? first;
  const results = new Set(runs.map(({ result }) => result));
  const isPassed = results.size === 1 ? first.result : null;
  const times = runs.map(({ durationMs }) => (isWhole ? durationMs : null) ?? Infinity);
  const durationMs = Math.max(...times);
  return {
    id: first.id,
    status,
    result: results.has('failed') ? 'failed' : isPassed,
    durationMs: durationMs === Infinity ? null : durationMs,
  };
}

/** The items of lists without repetitions. */
function distinct<Item>(...lists: (readonly Item[])[]): Item[] {
  return [...new Map(lists.flat().map((one) => [canonicalJson(one), one])).values()];
}
