import { cleanLine } from '../text/clean-text.ts';
import { factsOf } from './facts/facts.ts';
import { fitSections, type Section } from './markdown/document.ts';
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
import { runHistorySection } from './sections/run-history.ts';
import { totalsSection } from './sections/totals.ts';
import type { ReportView } from './view.ts';

/** Bytes GitHub takes of a check's summary and, apart from that, of its text. */
const CHECK_FIELD = { unit: 'bytes', limit: 65_535 } as const;
/** Characters GitHub takes of a title; code points of ours may count double. */
const TITLE_LENGTH = 127;

export interface CheckOutput {
  /** One plain line. */
  title: string;
  /** Markdown: the verdict and what decided it. */
  summary: string;
  /** Markdown: the cases; empty where there is nothing to add. */
  text: string;
}

/** The report as a check shows it, each part within GitHub's limit. */
export function renderCheckOutput(view: ReportView): CheckOutput {
  const { report, verdict, links = {} } = view;
  const facts = report === null ? null : factsOf(report);
  const summary = [headlineSection(verdict, facts, links)];
  const text: (Section | null)[] = [];
  if (verdict.value === 'invalid' && verdict.checks.length > 1) {
    summary.push(configurationSection(verdict));
  }
  if (facts !== null) {
    summary.push(...present([noticeSection(facts.report), problemsSection(facts.report, verdict)]));
    summary.push(
      ...present([gateSection(verdict), totalsSection(facts), runHistorySection(facts)]),
    );
    text.push(failingCasesSection(facts, links), flakyCasesSection(facts), modelsSection(facts));
    text.push(caseTableSection(facts), warningsSection(facts.report));
  }
  text.push(environmentSection(view));
  return {
    title: cleanLine(verdict.headline, TITLE_LENGTH),
    summary: fitSections(summary, CHECK_FIELD),
    text: fitSections(present(text), CHECK_FIELD),
  };
}

function present(sections: readonly (Section | null)[]): Section[] {
  return sections.filter((section) => section !== null);
}
