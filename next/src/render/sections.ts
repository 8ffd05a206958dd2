import { countIterations } from '../report/counts.ts';
import type { RunReport, Verdict } from '../report/report.ts';
import { describeBaseline, describeSample, listDifferences } from '../words/baseline.ts';
import { describeWarning } from '../words/failures.ts';
import { SECTION_TITLES } from '../words/news.ts';
import { describeToolChange, describeToolUse } from '../words/tool-changes.ts';
import {
  count,
  describeOthers,
  describePolicyChanges,
  describeQuarantine,
  describeRule,
} from '../words/verdicts.ts';
import { SYMBOLS } from './checks.ts';

/** Details that are folded where a surface can. */
export interface Section {
  id: keyof typeof SECTION_TITLES;
  title: string;
  lines: string[];
}

const MAX_NOTES = 10;

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

/**
 * The sections that have lines, in the order in which readers look.
 *
 * @param isQuiet whether all is well, so that rules are no news
 */
export function sectionsOf(
  report: RunReport,
  verdict: Verdict,
  gate: string[],
  { skipped, flaky, isQuiet }: { skipped: number; flaky: string[]; isQuiet: boolean },
): Section[] {
  const { comparison } = verdict;
  const lines: Record<Section['id'], string[]> = {
    differences: comparison === null ? [] : listDifferences(comparison).map(difference),
    tools: few(
      comparison?.toolChanges ?? [],
      (change) => `${describeToolChange(change)}. ${describeToolUse(change)}`,
      'more change',
    ),
    gate,
    terms: describeTerms(report, verdict, isQuiet),
    others: describeOthers(skipped, flaky),
    warnings: describeWarnings(report, verdict),
  };
  return Object.entries(SECTION_TITLES).flatMap(([name, title]) => {
    // The keys of both tables are the same.
    const id = name as Section['id'];
    return lines[id].length === 0 ? [] : [{ id, title, lines: lines[id] }];
  });
}

const difference = ({ kind, cases }: { kind: string; cases: string }) => `${kind}: ${cases}`;

/** Says what results are compared with. Empty if with nothing, since that is not wanted. */
export const describeComparison = ({ source }: RunReport, { comparison }: Verdict): string =>
  comparison === null ? '' : describeBaseline(comparison.baseline, comparison.compared, source);

/** What changes no verdict, and why there is no baseline if something is wrong with it. */
function describeWarnings(report: RunReport, verdict: Verdict): string[] {
  const facts = verdict.comparison?.baseline ?? { state: 'found' };
  const isHindered =
    facts.state === 'none' ? facts.reason === 'malformed' : facts.state !== 'found';
  const hindered = isHindered ? [describeComparison(report, verdict)] : [];
  return [...few(report.warnings, describeWarning, 'more warning'), ...hindered];
}

function describeTerms(report: RunReport, verdict: Verdict, isQuiet: boolean): string[] {
  const { source, cases } = report;
  const { comparison, policy, quarantine } = verdict;
  const isFound = comparison?.baseline.state === 'found';
  const terms = [
    comparison !== null || policy?.file ? describeRule(verdict, source) : '',
    isFound ? describeComparison(report, verdict) : '',
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
  return [isQuiet ? '' : terms.join(' ').trim(), marked, ...entries].filter((note) => note !== '');
}
