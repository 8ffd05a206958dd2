import { countIterations } from '../report/counts.ts';
import type { RunReport, Verdict } from '../report/report.ts';
import { describeComparison, describeSample, listDifferences, sizeOf } from '../words/baseline.ts';
import { describeWarning } from '../words/failures.ts';
import { joined } from '../words/lines.ts';
import { SECTION_TITLES } from '../words/news.ts';
import { describeOffer, describeToolChange, describeToolUse } from '../words/tool-changes.ts';
import {
  count,
  describeLooks,
  describeOthers,
  describePolicyChanges,
  describeQuarantine,
  describeRule,
} from '../words/verdicts.ts';

/** Details that are folded where a surface can. */
export interface Section {
  id: keyof typeof SECTION_TITLES;
  title: string;
  lines: string[];
}

/** Of what servers offer, where that is what is judged. */
const MAX_CHANGES = 50;
const MAX_NOTES = 10;

/** Describes the first of a list, and how many there are more. */
export function few<Item>(
  items: readonly Item[],
  describe: (one: Item) => string | string[],
  noun: string,
  most = MAX_NOTES,
  total = items.length,
): string[] {
  const lines = items.slice(0, most).flatMap(describe);
  return total <= most ? lines : [...lines, `… ${count(total - most, noun)}`];
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
  const { comparison, looks } = verdict;
  const differences = comparison === null ? [] : listDifferences(comparison);
  const lines: Record<Section['id'], string[]> = {
    differences: differences.map(({ kind, cases }) => `${kind}: ${cases}`),
    tools: few(
      comparison?.toolChanges ?? [],
      (change) =>
        report.source === 'diff'
          ? describeOffer(change)
          : `${describeToolChange(change)}. ${describeToolUse(change)}`,
      'more change',
      report.source === 'diff' ? MAX_CHANGES : MAX_NOTES,
      comparison === null ? 0 : sizeOf(comparison, 'toolChanges'),
    ),
    gate,
    terms: describeTerms(report, verdict, isQuiet),
    others: [...describeOthers(skipped, flaky, looks?.leftOut), ...quarantined(report, verdict)],
    warnings: describeWarnings(report, verdict),
  };
  return Object.entries(SECTION_TITLES).flatMap(([name, title]) => {
    // The keys of both tables are the same.
    const id = name as Section['id'];
    return lines[id].length === 0 ? [] : [{ id, title, lines: lines[id] }];
  });
}

/** What changes no verdict, and why there is no baseline if something is wrong with it. */
function describeWarnings(report: RunReport, verdict: Verdict): string[] {
  const facts = verdict.comparison?.baseline ?? { state: 'found' };
  const isHindered =
    facts.state === 'none' ? facts.reason === 'malformed' : facts.state !== 'found';
  const hindered = isHindered ? [describeComparison(report, verdict)] : [];
  const changes = verdict.policy === null ? '' : describePolicyChanges(verdict.policy);
  const warnings = few(report.warnings, describeWarning, 'more warning');
  return [...warnings, ...hindered, changes].filter((warning) => warning !== '');
}

/** Says why these checks decide, and what the comparison can show. */
function describeTerms(report: RunReport, verdict: Verdict, isQuiet: boolean): string[] {
  const { comparison, policy, looks } = verdict;
  const isSet = comparison !== null || policy?.file || looks;
  const rule = isSet ? describeRule(verdict, report.source) : '';
  const sample = comparison === null ? '' : describeSample(comparison);
  const terms = joined(' ', [rule, describeLooks(verdict), sample]);
  return (isQuiet && looks === null) || terms === '' ? [] : [terms];
}

const quarantined = ({ cases, source }: RunReport, { quarantine }: Verdict): string[] =>
  few(
    quarantine,
    (entry) => {
      const counts = countIterations(cases.filter(({ title }) => title === entry.case));
      return describeQuarantine(entry, counts, source);
    },
    'more entry of the quarantine',
  );
