import { compare } from '../../src/gate/comparison/comparison.ts';
import { collectEvidence } from '../../src/gate/evidence.ts';
import type { BaselineFacts, Origin } from '../../src/report/baseline.ts';
import { type Policy, policy } from '../../src/report/policy.ts';
import type { ReportCase, RunReport } from '../../src/report/report.ts';
import type { CasePair, CheckId, Comparison } from '../../src/report/verdict.ts';
import { caseOf, reportOf } from './reports.ts';

type MissingBaseline = Exclude<BaselineFacts, { state: 'found' }>;

export const ORIGIN: Origin = { commit: null, branch: null, createdAtMs: 0, run: null, key: null };
export const FOUND: BaselineFacts = { state: 'found', origin: ORIGIN, ageDays: null };

/** A change of a tool, but for what changed. */
export const CHANGED = {
  ...({ server: 's', kind: 'tools', tool: 't', parameter: null, newName: null } as const),
  ...({ effect: 'breaking', isOutput: false, detail: null } as const),
  ...{ cases: [], caseCount: 0 },
};

/** A baseline that was not found, because no run has a report. */
export const missingBaseline = (members: Partial<MissingBaseline> = {}): MissingBaseline => ({
  state: 'none',
  reason: 'no-run',
  source: 'auto',
  detail: '',
  permission: null,
  origin: null,
  ...members,
});

/** A case in which a model takes part. */
export const sampled = (title: string, outcomes: string, members: Partial<ReportCase> = {}) =>
  caseOf(title, outcomes, { isSampled: true, ...members });

/** The cells of a table: a row in each line, with `|` between its cells. */
export const rowsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));

const ITEM = /^(=?)(?:(\d+)\*)?([a-z]:)?([pf?]*)(?:\/(\d+))?$/;

/**
 * Sampled cases with their number as title: `20*ppf/4 x:p` are 20 cases of three iterations, of which
 * four are planned, and the case `x`. `=p` is a deterministic one.
 */
export function casesIn(text: string): ReportCase[] {
  const cases: ReportCase[] = [];
  for (const item of text.split(' ').filter((one) => one !== '')) {
    const [, mark, count = '1', title, outcomes = '', planned] = ITEM.exec(item) ?? [];
    for (let left = Number(count); left > 0; left -= 1) {
      const members = { isSampled: mark === '', planned: Number(planned ?? outcomes.length) };
      cases.push(caseOf(title?.slice(0, -1) ?? `${cases.length}`, outcomes, members));
    }
  }
  return cases;
}

/** Settings such as `regression=gate min-effect=40`. */
export function policyIn(text: string): Policy {
  const settings = [...text.matchAll(/(\S+)=(\S+)/g)].map(([, key, value = '']) => {
    return [key, /^\d/.test(value) ? Number(value) : value];
  });
  return policy.parse(Object.fromEntries(settings));
}

type Side = ReportCase[] | RunReport;
/** Compares cases or reports. Cases of which the title begins with `quarantined` do not count. */
export function compared(before: Side, after: Side, terms: Policy = {}) {
  const [baseline, head] = [before, after].map((one) => (Array.isArray(one) ? reportOf(one) : one));
  if (baseline === undefined || head === undefined) throw new Error('two sides are compared');
  const evidence = collectEvidence(head, ({ title }) => title.startsWith('quarantined'));
  const found = { facts: FOUND, report: baseline, failedBefore: new Set<string>() };
  const { checks, comparison } = compare(evidence, found, terms);
  if (comparison === null) throw new Error('a baseline is compared with');
  const checkOf = (id: CheckId) => checks.find((one) => one.id === id);
  return { checks, comparison, checkOf, regression: checkOf('no-regression') };
}

/** A case that passed before and fails now. */
export const pairOf = (title: string): CasePair => {
  const sides = { before: { passed: 5, total: 5 }, after: { passed: 0, total: 5 } };
  return { identity: title, title, isSampled: true, ...sides, pValue: 0.004 };
};

/** A comparison with main in which nothing differs, with the given members. */
export function comparisonWith(members: Partial<Comparison>): Comparison {
  const origin = { ...ORIGIN, commit: '81d00b2c1d', branch: 'main', run: '5' };
  return {
    baseline: { state: 'found', origin, ageDays: 2 },
    unlisted: {},
    regressed: [],
    stopped: [],
    newlyFailing: [],
    knownFlaky: [],
    fixed: [],
    stillFailing: [],
    changed: [],
    added: [],
    removed: [],
    ambiguous: [],
    notRun: [],
    toolChanges: [],
    leftOut: [],
    compared: 20,
    before: null,
    effect: null,
    smallestDrop: null,
    ...members,
  };
}
