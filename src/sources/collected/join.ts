import { canonicalJson } from '../../lib/canonical-json.ts';
import type { Origin } from '../../report/baseline.ts';
import { NONE } from '../../report/counts.ts';
import { emptyCase } from '../../report/empty-case.ts';
import { emptyReport } from '../../report/empty-report.ts';
import { type ResultsFailure, resultsFailure } from '../../report/failure.ts';
import { digestOf } from '../../report/identity.ts';
import type { ReportCase, RunReport, Shard } from '../../report/report.ts';
import { partOf } from '../evals/selection.ts';

/** A report of another job. `name`: of its artifact or folder. `attempt`: of the job. */
export interface Collected {
  name: string;
  attempt: number;
  origin: Origin;
  report: RunReport;
}
type Leg = Collected & { report: { shard: Shard } };

/**
 * Joins reports: takes a whole one, unless parts of its suite are newer, else the parts of one suite.
 * `leftOut` says which others there are. Null if there are none. Conclusions of the jobs are not taken
 * over.
 */
export function joinReports(
  all: readonly Collected[],
): { report: RunReport; whole: Collected | null; leftOut: ResultsFailure[] } | null {
  const parts = all.filter((one): one is Leg => one.report.shard !== undefined);
  const [whole, ...others] = all.filter(({ report: { shard, suite }, attempt }) => {
    const newer = parts.filter((one) => one.attempt > attempt);
    return shard === undefined && newer.every(({ report }) => report.suite.name !== suite.name);
  });
  if (whole === undefined) {
    const [leg, ...legs] = parts;
    return leg === undefined ? null : joinParts([leg, ...legs]);
  }
  const outcomes = new Set(outcomesOf(whole));
  // The whole one may be what an earlier job has joined.
  const isOther = (part: Leg) =>
    part.report.suite.name !== whole.report.suite.name ||
    (part.attempt === whole.attempt && outcomesOf(part).some((one) => !outcomes.has(one)));
  Object.assign(whole.report, { isPart: false, isAllowedEmpty: false, history: [] });
  const leftOut = others.concat(parts.filter(isOther)).map((one) => leaveOut(one, whole));
  return { report: whole.report, whole, leftOut };
}

const outcomesOf = ({ report: { cases, problems, failures } }: Collected) => [
  ...cases.map(({ identity, iterations }) =>
    `${identity} ${iterations.map(({ outcome }) => outcome)}`.replaceAll('invalid', 'failed'),
  ),
  ...problems.flatMap((one) => (one.cases ? [] : one.data.code)),
  ...failures.map(({ kind }) => kind),
];

const labelOf = ({ report: { suite, shard } }: Collected) =>
  `${suite.name} ${shard ? `${shard.part}/${shard.total}` : ''}`.trim();
const leaveOut = (one: Collected, kept: Collected) => {
  const [its, other] = [labelOf(one), labelOf(kept)];
  const detail = `${one.name}: ${its} ≠ ${kept.name}: ${other}`;
  return resultsFailure(its === other ? 'same-name' : 'left-out', { detail });
};

function joinParts(legs: readonly [Leg, ...Leg[]]) {
  // A job that could not read the suite lists no case.
  const isBare = ({ report }: Leg) => report.shard.cases.length === 0;
  const keyOf = ({ report: { suite, shard } }: Leg) =>
    digestOf(suite.name, canonicalJson(shard.cases));
  const first = legs.find((leg) => !isBare(leg)) ?? legs[0];
  const { suite, shard } = first.report;
  const [total, key] = [shard.total, keyOf(first)];
  const own = legs.filter((leg) => {
    const { part, total: parts } = leg.report.shard;
    return parts === total && part <= total && (isBare(leg) || keyOf(leg) === key);
  });
  const report = emptyReport('evals', '');
  report.suite = suite;
  const byPart = Map.groupBy(own, (leg) => leg.report.shard.part);
  for (let part = 1; part <= total; part += 1) {
    const detail = `${part}/${total}`;
    const ofPart = byPart.get(part)?.length ?? 0;
    if (ofPart > 1) report.contradictions += 1;
    if (ofPart > 1) report.failures.push(resultsFailure('repeated-part', { detail }));
    if (ofPart === 0) report.failures.push(resultsFailure('missing-part', { detail }));
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
  // Parts run suspects afresh, so these are none.
  for (const one of report.cases) if (one.isSampled) one.fresh ??= { before: NONE, after: NONE };
  report.servers = serversOf(kept);
  report.run = runOf(kept, isWhole);
  const others = legs.filter((leg) => !own.includes(leg));
  return { report, whole: null, leftOut: others.map((one) => leaveOut(one, first)) };
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
  const all = legs.flatMap(({ report }) => report.servers);
  return [...Map.groupBy(all, ({ name }) => name)].map(([name, ofName]) => {
    const lists = distinct(ofName.flatMap(({ tools }) => (tools === null ? [] : [tools])));
    return { name, tools: lists.length === 1 ? (lists[0] ?? null) : null };
  });
}

/** The run that went worst, for as long as the longest one took. */
function runOf(legs: readonly Leg[], isWhole: boolean): RunReport['run'] {
  const runs = legs.flatMap(({ report: { run } }) => run ?? []);
  const unended = runs.find(({ status }) => status !== 'completed');
  const worst = unended ?? runs.find(({ result }) => result !== 'passed') ?? runs[0];
  const longest = Math.max(...runs.map((run) => (isWhole ? run.durationMs : null) ?? Infinity));
  return worst ? { ...worst, durationMs: Number.isFinite(longest) ? longest : null } : null;
}

/** The items of lists without repetitions. */
function distinct<Item>(...lists: (readonly Item[])[]): Item[] {
  return [...new Map(lists.flat().map((one) => [canonicalJson(one), one])).values()];
}
