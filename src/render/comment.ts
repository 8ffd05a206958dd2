import { factsOf } from './facts/facts.ts';
import { type Budget, fitSections, type Section } from './markdown/document.ts';
import { configurationSection, noticeSection, problemsSection } from './sections/alerts.ts';
import { COMMENT_TABLE, caseTableSection } from './sections/case-table.ts';
import { originSection } from './sections/environment.ts';
import { COMMENT_PLAN, failingCasesSection } from './sections/failing-cases.ts';
import { flakyCasesSection } from './sections/flaky-cases.ts';
import { gateSection } from './sections/gate-table.ts';
import { headlineSection } from './sections/headline.ts';
import { runHistorySection } from './sections/run-history.ts';
import type { ReportView } from './view.ts';

/**
 * The report as a comment on a pull request: what decided it, failing cases folded with short
 * evidence, the gate, and a folded table. The rest is where its links lead.
 * @returns the empty string where the budget is below `SMALLEST_BUDGET` and nothing fits.
 */
export function renderComment(view: ReportView, budget: Budget): string {
  const { report, verdict, links = {} } = view;
  const facts = report === null ? null : factsOf(report);
  const sections: (Section | null)[] = [headlineSection(verdict, facts, links)];
  if (verdict.value === 'invalid' && verdict.checks.length > 1) {
    sections.push(configurationSection(verdict));
  }
  if (facts !== null) {
    sections.push(noticeSection(facts.report), problemsSection(facts.report, verdict));
    sections.push(failingCasesSection(facts, links, COMMENT_PLAN), flakyCasesSection(facts));
    sections.push(gateSection(verdict), runHistorySection(facts));
    sections.push(caseTableSection(facts, COMMENT_TABLE));
  }
  sections.push(originSection(view));
  return fitSections(
    sections.filter((section) => section !== null),
    budget,
  );
}
