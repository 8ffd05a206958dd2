import { countIterations } from '../report/counts.ts';
import { countsAs } from '../report/counts-as.ts';
import type { Failure } from '../report/failure.ts';
import type { Problem } from '../report/problem.ts';
import type { Check, Counts, Outcome, RunReport, Verdict } from '../report/report.ts';
import type { CheckId, CheckOutcome } from '../report/verdict.ts';
import { describeBaseline, describeSample, listDifferences, sizeOf } from '../words/baseline.ts';
import { describeCheck, describeReason, describeSubjects } from '../words/checks.ts';
import { advise, atPlace, describeFailure, describeWarning } from '../words/failures.ts';
import { describeProblem } from '../words/problems.ts';
import {
  count,
  describeNews,
  describeOthers,
  describePolicyChanges,
  describeQuarantine,
  describeRule,
} from '../words/verdicts.ts';

/** One sign for each verdict and outcome. */
export const SYMBOLS: Readonly<Record<Outcome | CheckOutcome, string>> = {
  passed: '✅',
  failed: '❌',
  incomplete: '⚠️',
  undecided: '⚠️',
  invalid: '⛔',
  notApplicable: '➖',
};

/** A case of a cause. */
export interface CauseCase {
  title: string;
  /** File and line, as far as they are known. */
  file: string | null;
  line: number | null;
  /** Iterations that passed here. */
  after: Tally;
  /** Iterations that passed in the baseline; null: not known. */
  before: Tally | null;
}
interface Tally {
  passed: number;
  total: number;
}

/** What several cases fail by. All texts are plain: clean, redacted and in one line. */
export interface Cause {
  /** One of them. */
  failure: Failure;
  /** What all of them say; `…` stands for what differs. */
  sentence: string;
  /** What to do; empty if the sentence says all. */
  advice: string;
  /** Whether one of its cases passed in the baseline. */
  isNew: boolean;
  /** Empty if it ended the run. */
  cases: CauseCase[];
  /** Lines that show one failure, such as a difference or the end of standard error. */
  evidence: { language: 'diff' | 'text'; text: string } | null;
}

/** Details that are folded where a surface can. A line can have a list of lines below it. */
export interface Section {
  id: 'differences' | 'tools' | 'gate' | 'terms' | 'others' | 'warnings';
  title: string;
  lines: string[];
}

/** What readers see, the same on every surface. All texts are plain and of one line. */
export interface Findings {
  source: RunReport['source'];
  suite: string;
  value: Outcome;
  /** The news and its cause: the first line of every surface. */
  headline: string;
  /** The second line: rate, what is required, the rate of the baseline. Empty if all is well. */
  facts: string;
  /** In the order in which readers look. Only those that have lines. */
  sections: Section[];
  counts: Counts;
  /** Cases that failed. Without a pass rate, one with a model passes if an iteration does. */
  broken: number;
  /** Cases that ran. */
  total: number;
  /** Cases that did not run because the suite says so. */
  skipped: number;
  /** Titles of cases that passed only after a retry. */
  flaky: string[];
  /** What is wrong in what the user wrote, where, and what to do. */
  problems: string[];
  /** New ones first, then those with most cases. */
  causes: Cause[];
}

const MAX_NOTES = 10;

/** Finds the news of a judged report. Cases in quarantine are in no number and no cause. */
export function findNews(report: RunReport, verdict: Verdict): Findings {
  const { value, comparison, quarantine } = verdict;
  const isRated = verdict.checks.some(({ id }) => id === 'min-pass-rate');
  const muted = new Set(quarantine.map((entry) => (entry.state === 'active' ? entry.case : '')));
  const counting = report.cases.filter(({ title }) => !muted.has(title));
  const skipped = counting.filter((one) => one.skipped !== null).length;
  const broken = counting.filter((one) => {
    const { passed, failed } = countIterations([one]);
    return failed > 0 && (passed === 0 || !one.isSampled || isRated);
  });
  const ranks = new Map(broken.map(({ title }) => [title, 1e6]));
  for (const { title } of comparison?.regressed ?? []) ranks.set(title, 1e9);
  const found = new Map<string, { failure: Failure; cases: Set<string>; rank: number }>();
  const note = (failure: Failure, title: string | null) => {
    const plain = withoutPlace(failure);
    // How often a server was tried is no other cause: the last number counts.
    const key = describeFailure(plain.kind === 'server' ? { ...plain, attempts: 1 } : plain);
    const { cases, rank } = found.get(key) ?? { cases: new Set(), rank: 0 };
    const own = title === null || decides(failure, value) ? 1e12 : 0;
    if (title !== null) cases.add(`${title}${atPlace(failure)}`);
    found.set(key, { failure, cases, rank: Math.max(rank, own + (ranks.get(title ?? '') ?? 0)) });
  };
  for (const failure of report.failures) note(failure, null);
  for (const { title, iterations } of counting) {
    for (const { failures } of iterations) for (const failure of failures) note(failure, title);
  }
  const sorted = [...found.values()].sort((a, b) => b.rank + b.cases.size - a.rank - a.cases.size);
  const causes = sorted.map(({ failure, cases }): Cause => {
    const plain = withoutPlace(failure);
    return {
      failure: cases.size > 1 ? plain : failure,
      sentence: describeFailure(plain),
      advice: advise(failure),
      isNew: false,
      cases: [...cases].map((title) => ({
        title,
        file: null,
        line: null,
        after: { passed: 0, total: 1 },
        before: null,
      })),
      evidence: null,
    };
  });
  const flaky = counting
    .filter(({ iterations }) =>
      iterations.some(({ outcome, attempts }) => outcome === 'passed' && attempts > 1),
    )
    .map(({ title }) => title);
  const counts = countIterations(counting);
  const facts: Facts = {
    source: report.source,
    value,
    counts,
    broken: broken.length,
    total: counting.length - skipped,
    regressed: comparison === null ? 0 : sizeOf(comparison, 'regressed'),
    checks: verdict.checks.filter(isWorthALine).sort((a, b) => rankOf(a) - rankOf(b)),
    baseline: describeComparison(report, comparison),
    problems: report.problems,
    causes,
  };
  const sections: Section[] = [
    {
      id: 'differences',
      title: 'Compared with the baseline',
      lines: (comparison === null ? [] : listDifferences(comparison)).map(
        ({ kind, cases }) => `${kind}: ${cases}`,
      ),
    },
    { id: 'gate', title: 'Gate', lines: checkLines(facts) },
    { id: 'terms', title: 'Rules', lines: describeTerms(report, verdict) },
    { id: 'others', title: 'Other cases', lines: describeOthers(skipped, flaky) },
    { id: 'warnings', title: 'Warnings', lines: describeWarnings(report, comparison) },
  ];
  return {
    source: report.source,
    suite: report.suite.name,
    value,
    headline: newsOf(facts).line,
    facts: '',
    sections: sections.filter(({ lines }) => lines.length > 0),
    counts,
    broken: broken.length,
    total: facts.total,
    skipped,
    flaky,
    problems: report.problems.map(describeProblem),
    causes,
  };
}

/** What the headline and the lines of checks are about. */
interface Facts {
  source: RunReport['source'];
  value: Outcome;
  counts: Counts;
  broken: number;
  total: number;
  regressed: number;
  checks: readonly Check[];
  baseline: string;
  problems: readonly Problem[];
  causes: readonly Cause[];
}

/** What readers look for first, and what they look for last. */
const FIRST: readonly CheckId[] = ['no-regression', 'no-removed-tools'];
const LAST: readonly CheckId[] = ['gone-cases', 'expected-tests'];

/** Whether a check gates, or has something to say. */
const isWorthALine = ({ id, gates, outcome }: Check) =>
  outcome !== 'passed' || (gates && !LAST.includes(id));

/** What decides comes first. */
function rankOf({ id, gates, outcome }: Check): number {
  const decision = gates ? ['failed', 'undecided'].indexOf(outcome) : -1;
  const place = FIRST.includes(id) ? 0 : LAST.includes(id) ? 2 : 1;
  return 3 * (decision < 0 ? 2 : decision) + place;
}

/** What changes no verdict, and why there is no baseline if something is wrong with it. */
function describeWarnings(report: RunReport, comparison: Verdict['comparison']): string[] {
  const facts = comparison?.baseline ?? { state: 'found' };
  const isHindered =
    facts.state === 'none' ? facts.reason === 'malformed' : facts.state !== 'found';
  const hindered = isHindered ? [describeComparison(report, comparison)] : [];
  return [...few(report.warnings, describeWarning, 'more warning'), ...hindered];
}

const describeComparison = ({ source }: RunReport, comparison: Verdict['comparison']): string =>
  comparison === null ? '' : describeBaseline(comparison.baseline, comparison.compared, source);

function describeTerms(report: RunReport, verdict: Verdict): string[] {
  const { source, cases } = report;
  const { comparison, policy, quarantine } = verdict;
  const isFound = comparison?.baseline.state === 'found';
  const terms = [
    comparison !== null || policy?.file ? describeRule(verdict, source) : '',
    isFound ? describeComparison(report, comparison) : '',
    comparison === null ? '' : describeSample(comparison),
  ];
  const entries = few(
    quarantine,
    (entry) => {
      const counts = countIterations(cases.filter(({ title }) => title === entry.case));
      return describeQuarantine(entry, counts, source);
    },
    'more entry of the quarantine',
  );
  const changes = policy === null ? '' : describePolicyChanges(policy);
  const marked = changes && `${SYMBOLS.incomplete} ${changes}`;
  return [terms.join(' ').trim(), marked, ...entries].filter((note) => note !== '');
}

/** Describes the first of a list, and how many there are more. */
export function few<Item>(
  items: readonly Item[],
  describe: (one: Item) => string | string[],
  noun: string,
  most = MAX_NOTES,
): string[] {
  const lines = items.slice(0, most).flatMap(describe);
  return items.length <= most ? lines : [...lines, `… ${count(items.length - most, noun)}`];
}

/** Whether a failure is why the verdict is this one. */
function decides(failure: Failure, value: Outcome): boolean {
  if (value !== 'incomplete') return countsAs(failure) === value;
  // The gate passes nothing if a server never started.
  const isAtStart = failure.kind === 'server' && failure.phase !== 'call';
  return isAtStart || countsAs(failure) === 'incomplete';
}

function withoutPlace(failure: Failure): Failure {
  if (failure.kind === 'test') return { ...failure, file: null, line: null };
  return 'step' in failure ? { ...failure, line: null } : failure;
}

/** The line of each check, but for what the headline says. */
function checkLines(findings: Facts): string[] {
  const { said } = newsOf(findings);
  return findings.checks.flatMap((check, at) => {
    if (at === 0 && said === 'check') return [];
    const isSaid = at === 0 && said === 'reason';
    // What gates nothing alarms no reader.
    const sign = SYMBOLS[check.gates || check.outcome !== 'failed' ? check.outcome : 'undecided'];
    return `${sign} ${describeCheck(isSaid ? { ...check, reason: null } : check, findings)}`;
  });
}

/** The headline, and what it says of the first check. */
function newsOf(findings: Facts): { line: string; said: 'check' | 'reason' | null } {
  const { source, value, counts, total, broken, problems, causes, checks } = findings;
  const reasons = [
    ...problems.map(describeProblem),
    ...causes.map(({ failure }) => describeFailure(failure)),
  ];
  const news = (why: string[], said: 'check' | 'reason' | null, lead = '') => {
    return { line: describeNews(value, counts, { total, broken }, why, source, lead), said };
  };
  const [check] = checks;
  const [cause] = causes;
  const decision = value === 'incomplete' ? 'undecided' : value;
  if (!check?.gates || check.outcome !== decision || value === 'passed') return news(reasons, null);
  if (value === 'incomplete') {
    const isCaused = cause !== undefined && decides(cause.failure, value);
    return isCaused ? news(reasons, null) : news([describeReason(check, findings)], 'reason');
  }
  // What failed in a case says more than that it did.
  if (reasons.length > 0 && /^(?:share|cases)$/.test(check.unit))
    return news(reasons, null, describeSubjects(check, findings));
  return news([], 'check', describeCheck(check, findings));
}
