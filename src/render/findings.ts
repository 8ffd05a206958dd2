import { brokenOf, countIterations } from '../report/counts.ts';
import type { Counts, Outcome, ReportCase, RunReport, Verdict } from '../report/report.ts';
import { branchOf, describeComparison, sizeOf } from '../words/baseline.ts';
import { AGAIN } from '../words/models.ts';
import { describeRates, type NewsFacts } from '../words/news.ts';
import { describeProblem } from '../words/problems.ts';
import { describeToolChange } from '../words/tool-changes.ts';
import { type Cause, findCauses, pastOf } from './causes.ts';
import { checkLines, headlineOf, isNews, orderChecks } from './checks.ts';
import { type Section, sectionsOf } from './sections.ts';

export type { Cause, CauseCase } from './causes.ts';
export { SYMBOLS } from './checks.ts';
export { few, type Section } from './sections.ts';

/** What readers see, the same on every surface. All texts are plain and of one line. */
export interface Findings {
  source: RunReport['source'];
  suite: string;
  value: Outcome;
  /** The news and its cause: the first line of every surface. */
  headline: string;
  /** The second line: rate, what is required, the rate of the baseline. Empty if all is well. */
  facts: string;
  /** A line for each check. Those that decide come first. */
  gate: string[];
  /** In the order in which readers look. Only those that have lines. */
  sections: Section[];
  /** What is compared with, such as a branch and its commit. Empty: nothing. */
  compared: string;
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
  /** Those that decide first, then new ones, then those with most cases. */
  causes: Cause[];
}

/** Finds the news of a judged report. Cases in quarantine are in no number and no cause. */
export function findNews(report: RunReport, verdict: Verdict): Findings {
  const { source, suite, run } = report;
  const { value, comparison, quarantine } = verdict;
  const muted = new Set(quarantine.map((entry) => (entry.state === 'active' ? entry.case : '')));
  const counting = report.cases.filter(({ title }) => !muted.has(title));
  const excused = report.cases.filter(({ title }) => muted.has(title));
  const counts = countIterations(counting);
  const skipped = counting.filter((one) => one.skipped !== null).length;
  const broken = brokenOf(counting, verdict);
  const past = pastOf(comparison);
  const failing = [...broken];
  const known = failing.filter(({ identity }) => past.get(identity)?.isNew).length;
  const { regressed: more = 0, stopped = 0, newlyFailing = 0 } = comparison?.unlisted ?? {};
  const failedBefore = new Set(comparison?.stillFailing.map(({ identity }) => identity));
  const isOld = failing.every(({ identity }) => failedBefore.has(identity)) && broken.size > 0;
  const causes = findCauses(report, verdict, counting, broken);
  const flaky = counting.filter(isFlaky).map(({ title }) => title);
  const facts: NewsFacts = {
    source,
    value,
    counts,
    total: counting.length - skipped,
    broken: broken.size,
    newlyBroken: Math.min(broken.size, known + more + stopped + newlyFailing),
    isPartial: countIterations(failing).passed > 0,
    failedOn: isOld && comparison !== null ? branchOf(comparison.baseline) : null,
    isFirst: source === 'diff' && comparison?.baseline.state !== 'found',
    muted: excused.filter((one) => countIterations([one]).failed > 0).length,
    regressed: comparison === null ? 0 : sizeOf(comparison, 'regressed'),
    baseline: describeComparison(report, verdict),
    isEmptyPart: report.isAllowedEmpty && report.shard !== undefined,
    isExplained: causes.some((one) => one.isDeciding && !['', AGAIN].includes(one.advice)),
    flaky: flaky.length,
    durationMs: run?.durationMs ?? null,
  };
  const checks = orderChecks(verdict);
  const problems = report.problems.map(describeProblem);
  const diff = checks.find(({ id, gates }) => id === 'tools-compatible' && gates);
  const changes = diff === undefined ? [] : (comparison?.toolChanges ?? []);
  const counted = changes.filter(({ effect }) => effect === 'breaking' || diff?.threshold === null);
  // What is not listed is not counted.
  const first = counted
    .map(describeToolChange)
    .slice(0, comparison?.unlisted['toolChanges'] ? 1 : undefined);
  const headline = headlineOf(facts, checks, causes, problems, first);
  const secondLine = describeRates(facts, verdict);
  const isQuiet = value === 'passed' && secondLine === '';
  const gate = checkLines(checks, headline, facts);
  const lines = isQuiet ? checkLines(checks.filter(isNews), headline, facts) : gate;
  return {
    source,
    suite: suite.name,
    value,
    headline,
    facts: secondLine,
    gate,
    sections: sectionsOf(report, verdict, lines, { skipped, flaky, isQuiet }),
    compared: comparison?.baseline.state === 'found' ? facts.baseline : '',
    counts,
    broken: broken.size,
    total: facts.total,
    skipped,
    flaky,
    problems,
    causes,
  };
}

/** Whether a test passed after a retry. */
const isFlaky = ({ iterations }: ReportCase) =>
  iterations.some(({ outcome, attempts }) => outcome === 'passed' && attempts > 1);
