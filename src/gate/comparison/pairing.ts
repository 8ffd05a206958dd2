import type { Digest, RunReport } from '../../model/run-report.ts';
import { type CaseResults, resultsOf } from './case-results.ts';

/** A case that both reports have, and that does the same in both as far as that is known. */
export interface PairedCase {
  baseline: CaseResults;
  head: CaseResults;
}

/** Cases of one identity, of which nobody knows which is which on the other side. */
export interface Namesakes {
  baseline: CaseResults[];
  head: CaseResults[];
}

/** Which cases of two reports are the same ones. */
export interface Pairing {
  /** Both sides have results of them, or those of the head are missing. */
  pairs: PairedCase[];
  /** They do something else now. */
  changed: PairedCase[];
  added: CaseResults[];
  removed: CaseResults[];
  /** Skipped or not run on one side, without any result that was to come. */
  notRun: PairedCase[];
  /** Several of one identity in either report. */
  ambiguous: Namesakes[];
  /** What they do is not known, and other servers were selected. */
  otherServers: PairedCase[];
  /** Names of the servers where these are others. */
  servers: { baseline: string[]; head: string[] } | null;
  /** Pairs of which only one side tells what they do. */
  halfDefined: number;
  /** Cases of either side of which only the number is known. */
  untold: number;
}

/**
 * Finds the cases of one report in another: by the id that the service has for them where it is the
 * same suite, which outlives a title, else by their identity.
 */
export function pairCases(baseline: RunReport, head: RunReport): Pairing {
  const [there, here] = [resultsOf(baseline), resultsOf(head)];
  const doubled = new Set([...doubledIn(there.results), ...doubledIn(here.results)]);
  const isTold = ({ identity }: CaseResults) => !doubled.has(identity);
  const pairing: Pairing = {
    ...{ pairs: [], changed: [], added: [], removed: [], notRun: [], otherServers: [] },
    ambiguous: namesakes(doubled, there.results, here.results),
    servers: otherServers(baseline, head),
    ...{ halfDefined: 0, untold: there.untold + here.untold },
  };
  const open = new Set(there.results.filter(isTold));
  const byServiceId = isSameSuite(baseline, head) ? serviceIds(open) : null;
  const byIdentity = new Map([...open].map((one) => [one.identity, one]));
  const match = (one: CaseResults, other: CaseResults | undefined) => {
    if (other === undefined || !open.delete(other)) return false;
    sortIn({ baseline: other, head: one }, pairing);
    return true;
  };
  const unmatched = here.results
    .filter(isTold)
    .filter((one) => !match(one, byServiceId?.get(one.serviceCaseId ?? '')));
  for (const one of unmatched) {
    if (!match(one, byIdentity.get(one.identity))) pairing.added.push(one);
  }
  pairing.removed = [...open];
  return pairing;
}

function sortIn(pair: PairedCase, pairing: Pairing): void {
  const { baseline, head } = pair;
  const [before, after] = [baseline.definition, head.definition];
  const isDefined = before !== null && after !== null;
  if (isDefined && before !== after) pairing.changed.push(pair);
  else if (!hasResults(baseline) || !(hasResults(head) || head.missing > 0)) {
    pairing.notRun.push(pair);
  } else if (!isDefined && pairing.servers !== null) pairing.otherServers.push(pair);
  else {
    if ((before === null) !== (after === null)) pairing.halfDefined += 1;
    pairing.pairs.push(pair);
  }
}

function hasResults({ passed, failed }: CaseResults): boolean {
  return passed + failed > 0;
}

function* doubledIn(results: readonly CaseResults[]): Generator<Digest> {
  const seen = new Set<Digest>();
  for (const { identity } of results) {
    if (seen.has(identity)) yield identity;
    seen.add(identity);
  }
}

function namesakes(
  doubled: ReadonlySet<Digest>,
  there: readonly CaseResults[],
  here: readonly CaseResults[],
): Namesakes[] {
  const groups = new Map<Digest, Namesakes>();
  const sortInto = (side: keyof Namesakes, results: readonly CaseResults[]) => {
    for (const one of results) {
      if (!doubled.has(one.identity)) continue;
      const group = groups.get(one.identity) ?? { baseline: [], head: [] };
      group[side].push(one);
      groups.set(one.identity, group);
    }
  };
  sortInto('head', here);
  sortInto('baseline', there);
  return [...groups.values()];
}

/** Ids are made up by the service that has the suite. */
function isSameSuite(baseline: RunReport, head: RunReport): boolean {
  return (
    baseline.suite.id !== null &&
    baseline.suite.id === head.suite.id &&
    baseline.project?.id === head.project?.id
  );
}

/** Without ids that several have. */
function serviceIds(results: Iterable<CaseResults>): Map<string, CaseResults> {
  const byId = new Map<string, CaseResults>();
  const doubled = new Set<string>();
  for (const one of results) {
    if (one.serviceCaseId === null) continue;
    if (byId.has(one.serviceCaseId)) doubled.add(one.serviceCaseId);
    byId.set(one.serviceCaseId, one);
  }
  for (const id of doubled) byId.delete(id);
  return byId;
}

/** Null where they are the same, or one side, such as result files, has none. */
function otherServers(baseline: RunReport, head: RunReport): Pairing['servers'] {
  const names = ({ servers }: RunReport) => [...new Set(servers.map(({ name }) => name))].sort();
  const [before, after] = [names(baseline), names(head)];
  if (before.length === 0 || after.length === 0) return null;
  const isSame = before.length === after.length && before.every((name, at) => name === after[at]);
  return isSame ? null : { baseline: before, head: after };
}
