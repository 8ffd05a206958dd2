import { type Budget, fitSections, type Section } from './document.ts';
import { gatherFacts } from './facts.ts';
import {
  configurationSection,
  noticeSection,
  problemsSection,
  warningsSection,
} from './sections/alerts.ts';
import { caseTableSection } from './sections/case-table.ts';
import { environmentSection } from './sections/environment.ts';
import { failingCasesSection } from './sections/failing-cases.ts';
import { flakyCasesSection } from './sections/flaky-cases.ts';
import { gateSection } from './sections/gate-table.ts';
import { headlineSection } from './sections/headline.ts';
import { modelsSection } from './sections/models.ts';
import { totalsSection } from './sections/totals.ts';
import type { ReportView } from './view.ts';

/** Any report fits into this much room, in bytes or characters. */
export const SMALLEST_BUDGET = 1000;

/**
 * The report as Markdown for GitHub, in as much detail as the budget has room for: failing evidence
 * first, passing rows last, and what was left out counted.
 * @returns the empty string where the budget is below `SMALLEST_BUDGET` and nothing fits.
 */
export function renderSummary(view: ReportView, budget: Budget): string {
  return fitSections(sectionsOf(view), budget);
}

function sectionsOf(view: ReportView): Section[] {
  const { report, verdict, links = {} } = view;
  const facts = report === null ? null : gatherFacts(report, view);
  const sections: (Section | null)[] = [headlineSection(verdict, facts, links)];
  if (verdict.value === 'invalid' && verdict.checks.length > 1) {
    sections.push(configurationSection(verdict));
  }
  if (facts !== null) {
    const { notice, problems, warnings } = facts.report;
    if (notice !== null) sections.push(noticeSection(notice));
    if (problems.length > 0) sections.push(problemsSection(facts.report));
    sections.push(failingCasesSection(facts), flakyCasesSection(facts));
    if (verdict.checks.length > 0) sections.push(gateSection(verdict));
    sections.push(modelsSection(facts), totalsSection(facts), caseTableSection(facts));
    if (warnings.length > 0) sections.push(warningsSection(facts.report));
  }
  sections.push(environmentSection(view));
  return sections.filter((section) => section !== null);
}
