import { factsOf } from './facts/facts.ts';
import { type Budget, fitSections, type Section } from './markdown/document.ts';
import {
  configurationSection,
  noticeSection,
  problemsSection,
  warningsSection,
} from './sections/alerts.ts';
import { type CaseTablePlan, caseTableSection, SUMMARY_TABLE } from './sections/case-table.ts';
import { diagnosesSection } from './sections/diagnoses.ts';
import { environmentSection } from './sections/environment.ts';
import { flakyCasesSection } from './sections/flaky-cases.ts';
import { confirmationSection } from './sections/gate/confirmation.ts';
import { gateSection } from './sections/gate/gate-table.ts';
import { policyChangesSection } from './sections/gate/policy-changes.ts';
import { quarantineSection } from './sections/gate/quarantine.ts';
import { changedToolsSection, surfaceSection } from './sections/gate/surface.ts';
import { headlineSection } from './sections/headline.ts';
import { modelsSection } from './sections/numbers/models.ts';
import { runHistorySection } from './sections/numbers/run-history.ts';
import { toolCoverageSection } from './sections/numbers/tool-coverage.ts';
import { totalsSection } from './sections/numbers/totals.ts';
import { type CausesPlan, causesSection, SUMMARY_PLAN } from './sections/story/causes.ts';
import { changesSection } from './sections/story/changes.ts';
import type { ReportView } from './view.ts';

/** Any report fits into this much room, in bytes or characters. */
export const SMALLEST_BUDGET = 1000;

/**
 * The report as Markdown for GitHub, in as much detail as the budget has room for: failing evidence
 * first, passing rows last, and what was left out counted.
 * @returns the empty string where the budget is below `SMALLEST_BUDGET` and nothing fits.
 */
export function renderSummary(view: ReportView, budget: Budget): string {
  return fitSections(reportSections(view, SUMMARY_DETAIL), budget);
}

/** How much a document is to hold where there is room. */
export interface ReportDetail {
  causes: CausesPlan;
  table: CaseTablePlan;
  /** Most lines of the lists of problems, flaky cases, models and warnings; their own otherwise. */
  listLines?: number;
}

const SUMMARY_DETAIL: ReportDetail = { causes: SUMMARY_PLAN, table: SUMMARY_TABLE };

/** Every section of a report that has something to show, in the order of reading. */
export function reportSections(view: ReportView, detail: ReportDetail): Section[] {
  const { report, verdict, links = {} } = view;
  const { listLines } = detail;
  const facts = report === null ? null : factsOf(report);
  const sections: (Section | null)[] = [headlineSection(verdict, facts, links)];
  if (verdict.value === 'invalid' && verdict.troubles.length > 1) {
    sections.push(configurationSection(verdict));
  }
  sections.push(policyChangesSection(verdict, listLines));
  if (facts !== null) {
    sections.push(noticeSection(facts.report), problemsSection(facts.report, verdict, listLines));
    sections.push(diagnosesSection(facts.report, listLines));
    sections.push(changesSection(verdict, listLines), changedToolsSection(facts.report, verdict));
    sections.push(causesSection(facts, verdict, links, detail.causes));
    sections.push(flakyCasesSection(facts, listLines));
    sections.push(gateSection(verdict), surfaceSection(facts.report, verdict, listLines));
    sections.push(confirmationSection(verdict, listLines));
    sections.push(quarantineSection(verdict, listLines));
    sections.push(modelsSection(facts, listLines), totalsSection(facts));
    sections.push(toolCoverageSection(facts));
    sections.push(
      runHistorySection(facts, verdict),
      caseTableSection(facts, verdict.repeats, detail.table),
    );
    sections.push(warningsSection(facts.report, listLines));
  }
  sections.push(environmentSection(view));
  return sections.filter((section) => section !== null);
}
