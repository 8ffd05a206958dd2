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
import { totalsSection } from './sections/numbers/totals.ts';
import { causesSection } from './sections/story/causes.ts';
import { changesSection } from './sections/story/changes.ts';
import type { ReportView } from './view.ts';
import { headlineOf } from './words/verdict-words.ts';

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
  if (verdict.value === 'invalid' && verdict.troubles.length > 1) {
    summary.push(configurationSection(verdict));
  }
  summary.push(...present([policyChangesSection(verdict)]));
  if (facts !== null) {
    summary.push(...present([noticeSection(facts.report), problemsSection(facts.report, verdict)]));
    summary.push(...present([diagnosesSection(facts.report)]));
    summary.push(...present([changesSection(verdict), changedToolsSection(facts.report, verdict)]));
    summary.push(...present([gateSection(verdict), surfaceSection(facts.report, verdict)]));
    summary.push(...present([confirmationSection(verdict), quarantineSection(verdict)]));
    summary.push(...present([totalsSection(facts), runHistorySection(facts, verdict)]));
    text.push(causesSection(facts, verdict, links), flakyCasesSection(facts), modelsSection(facts));
    text.push(caseTableSection(facts, verdict.repeats), warningsSection(facts.report));
  }
  text.push(environmentSection(view));
  return {
    title: cleanLine(headlineOf(verdict), TITLE_LENGTH),
    summary: fitSections(summary, CHECK_FIELD),
    text: fitSections(present(text), CHECK_FIELD),
  };
}

function present(sections: readonly (Section | null)[]): Section[] {
  return sections.filter((section) => section !== null);
}
