import { asksServer } from '../../api/cases/steps.ts';
import { notFoundProblem } from '../../api/validation.ts';
import type { Config } from '../../inputs/rows.ts';
import { NAME_LIMIT } from '../../lib/limits.ts';
import type { Redactor } from '../../lib/redaction/redactor.ts';
import { oneLine } from '../../lib/text.ts';
import { digestOf } from '../../report/identity.ts';
import { placeOfFile } from '../../report/place.ts';
import type { Problem } from '../../report/problem.ts';
import type { Shard } from '../../report/report.ts';
import type { SuiteFile } from '../suite/suite-file.ts';

/** Which cases of a suite run. A case must meet each condition that is there. */
export interface Wanted {
  /** It has one of these titles. */
  titles: readonly string[];
  /** Its title contains this. Letter case does not count. */
  filter: string | null;
  /** It has one of these tags. */
  tags: readonly string[];
  /** Whether no other suite can have the titles and tags: each must be there. */
  isOnly?: boolean;
  /** How often cases run, by their identity, and that no others do. */
  runs?: ReadonlyMap<string, number>;
  /** Set if none runs: what else is wrong, and what gets a line for a suite without mistakes. */
  check?: { problems: readonly Problem[]; write?: (line: string) => void };
}
export const ALL: Wanted = { titles: [], filter: null, tags: [] };

/** Leaves the chosen cases in a suite (`isPart`: not all), or says what could be chosen instead. */
export function selectCases(
  suite: SuiteFile,
  file: string,
  { titles, filter, tags, isOnly = false, runs }: Wanted,
): { suite: SuiteFile; isPart: boolean } | { problems: Problem[] } {
  const named = titles.map(lineOf);
  const part = filter?.toLowerCase() ?? '';
  const isWanted = (title: string, own: readonly string[]) => {
    const isNamed = titles.length === 0 || named.includes(lineOf(title));
    const isTagged = tags.length === 0 || own.some((tag) => tags.includes(tag));
    const isMeant = runs?.has(digestOf(title)) ?? true;
    return isNamed && isTagged && isMeant && title.toLowerCase().includes(part);
  };
  const kept = suite.tests.flatMap(({ title }, test) =>
    isWanted(title, suite.tags[test] ?? []) ? [test] : [],
  );
  const skipped = suite.skipped.filter((one) => isWanted(one.title, one.tags));
  const number = kept.length + skipped.length;
  const unknown = unknownNames(suite, file, { titles, filter, tags }, number);
  if (number === 0 || (isOnly && unknown.length > 0)) return { problems: unknown };
  const isPart = number < suite.tests.length + suite.skipped.length;
  const picked = pickCases(suite, kept, skipped);
  for (const one of runs ? picked.tests : []) one.runs = runs?.get(digestOf(one.title)) ?? one.runs;
  return { suite: picked, isPart };
}

/** Leaves some cases in a suite. `kept`: where they are in its tests. */
function pickCases(suite: SuiteFile, kept: readonly number[], skipped: SuiteFile['skipped']) {
  const chosen = new Set(kept);
  const pick = <T>(list: readonly T[]) => list.filter((_, test) => chosen.has(test));
  const placeOf: SuiteFile['placeOf'] = (test, ...step) =>
    suite.placeOf(kept[test] ?? test, ...step);
  const picked = { tests: pick(suite.tests), tags: pick(suite.tags), skipped };
  return { ...suite, ...picked, placeOf };
}

/** A title as reports show it. */
const lineOf = (title: string) => oneLine(title, NAME_LIMIT);

function unknownNames(
  suite: SuiteFile,
  file: string,
  { titles, filter, tags }: Wanted,
  number: number,
): Problem[] {
  const missing = (what: 'case' | 'tag', names: readonly string[], known: string[]): Problem[] =>
    names
      .filter((name) => !known.includes(name))
      .map((name) => ({ place: placeOfFile(file), data: notFoundProblem(what, name, known) }));
  const known = [...suite.tests, ...suite.skipped].map(({ title }) => lineOf(title));
  const knownTags = [...new Set([...suite.tags, ...suite.skipped.map((one) => one.tags)].flat())];
  const texts = filter === null ? [] : [`--filter ${filter}`];
  const named = missing('case', titles.map(lineOf), known);
  const problems = named.concat(missing('tag', tags, knownTags));
  // Each condition may have cases, but none has all of them.
  const all = [...titles, ...texts, ...tags].join(' + ');
  return problems.length + number > 0 ? problems : missing('case', [all], known);
}

/** Names of the servers that the steps of a suite ask. All known ones answer a prompt. */
export function usedServers(suite: SuiteFile, known: readonly string[]): string[] {
  const used = new Set<string>();
  for (const step of suite.tests.flatMap(({ steps }) => steps)) {
    if (step.kind === 'assert') continue;
    const named = asksServer(step) ? step.serverName : undefined;
    const names = named === undefined ? (suite.servers ?? known) : [named];
    for (const name of names) used.add(name);
  }
  return [...used];
}

type Part = NonNullable<Config['shard']>;

/** The part of a case, counted from 1: a new case moves no other. NaN for what is no identity. */
export const partOf = (identity: string, total: number): number =>
  (Number.parseInt(identity.slice(0, 12), 16) % total) + 1;

/** Leaves the cases of a part in a suite, which can be none. */
export function dealCases(suite: SuiteFile, { part, total }: Part): SuiteFile {
  const isOwn = ({ title }: { title: string }) => partOf(digestOf(title), total) === part;
  const kept = suite.tests.flatMap((one, test) => (isOwn(one) ? test : []));
  return pickCases(suite, kept, suite.skipped.filter(isOwn));
}

/** What a report says of its part: with the cases of all, a later job finds out which are missing. */
export function shardOf({ part, total }: Part, { tests }: SuiteFile, redactor: Redactor): Shard {
  const cases = tests.map(({ title, runs: planned = 1 }) => {
    return { identity: digestOf(title), title: redactor.name(title), planned };
  });
  return { part, total, cases };
}
