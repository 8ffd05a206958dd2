import { factsOf } from './facts/facts.ts';
import { type Budget, fitSections, type Section } from './markdown/document.ts';
import { configurationSection, noticeSection, problemsSection } from './sections/alerts.ts';
import { COMMENT_TABLE, caseTableSection } from './sections/case-table.ts';
import { diagnosesSection } from './sections/diagnoses.ts';
import { originSection } from './sections/environment.ts';
import { flakyCasesSection } from './sections/flaky-cases.ts';
import { confirmationSection } from './sections/gate/confirmation.ts';
import { gateSection } from './sections/gate/gate-table.ts';
import { policyChangesSection } from './sections/gate/policy-changes.ts';
import { quarantineSection } from './sections/gate/quarantine.ts';
import { changedToolsSection, surfaceSection } from './sections/gate/surface.ts';
import { headlineSection } from './sections/headline.ts';
import { runHistorySection } from './sections/numbers/run-history.ts';
import { COMMENT_PLAN, causesSection } from './sections/story/causes.ts';
import { changesSection } from './sections/story/changes.ts';
import type { ReportView } from './view.ts';

/** Of cases that were compared, or run again; the first few stand unfolded. */
const CASES_COMPARED = 20;

/** Changes of what servers offer that are folded. */
const CHANGES_FOLDED = 100;
/** Lines of what is wrong with servers. */
const SERVERS_TOLD = 30;

/**
 * The report as a comment on a pull request: what decided it, failing cases folded with short
 * evidence, the gate, and a folded table. The rest is where its links lead.
 * @returns the empty string where the budget is below `SMALLEST_BUDGET` and nothing fits.
 */
export function renderComment(view: ReportView, budget: Budget): string {
  const { report, verdict, links = {} } = view;
  const facts = report === null ? null : factsOf(report);
  const sections: (Section | null)[] = [headlineSection(verdict, facts, links)];
  if (verdict.value === 'invalid' && verdict.troubles.length > 1) {
    sections.push(configurationSection(verdict));
  }
  sections.push(policyChangesSection(verdict));
  if (facts !== null) {
    sections.push(noticeSection(facts.report), problemsSection(facts.report, verdict));
    sections.push(
      diagnosesSection(facts.report, SERVERS_TOLD),
      changesSection(verdict, CASES_COMPARED),
      changedToolsSection(facts.report, verdict),
      causesSection(facts, verdict, links, COMMENT_PLAN),
      flakyCasesSection(facts),
    );
    sections.push(gateSection(verdict), surfaceSection(facts.report, verdict, CHANGES_FOLDED));
    sections.push(confirmationSection(verdict, CASES_COMPARED), quarantineSection(verdict));
    sections.push(runHistorySection(facts, verdict));
    sections.push(caseTableSection(facts, verdict.repeats, COMMENT_TABLE));
  }
  sections.push(originSection(view));
  return fitSections(
    sections.filter((section) => section !== null),
    budget,
  );
}
