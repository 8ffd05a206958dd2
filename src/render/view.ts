import type { RunReport } from '../model/run-report.ts';
import type { Verdict } from '../model/verdict.ts';

/** Where a surface may send the reader; each as far as it is known. */
export interface ReportLinks {
  /** Page of the run at the service. */
  run?: string | null;
  /** The whole report: an artifact or a page. */
  report?: string | null;
  /** Address of the repository's files at the commit, up to and with the last slash. */
  source?: string | null;
}

/** A fact worth knowing about where the results come from, such as the service used. */
export interface EnvironmentFact {
  label: string;
  value: string;
}

/** What a surface shows. `report` is null where none came about. */
export interface ReportView {
  report: RunReport | null;
  verdict: Verdict;
  links?: ReportLinks;
  environment: readonly EnvironmentFact[];
}
