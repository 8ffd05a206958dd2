import type { BaselineSearch } from '../model/baseline.ts';
import type { RunReport } from '../model/run-report.ts';
import type { Verdict } from '../model/verdict.ts';

/** Where a surface may send the reader; each as far as it is known. */
export interface ReportLinks {
  /** The whole report: an artifact or a page. */
  report?: string | null;
  /** Whether the HTML report is there, beside this surface or where `report` leads. */
  hasPage?: boolean;
  /** Address of the repository's files at the commit, up to and with the last slash. */
  source?: string | null;
}

/** A fact worth knowing about where the results come from, such as the service used. */
export interface EnvironmentFact {
  label: string;
  value: string;
  /** Identifier of what the value names. */
  id?: string | null;
  /** Page of it, to which the identifier leads. */
  address?: string | null;
}

/** What a surface shows. `report` is null where none came about. */
export interface ReportView {
  report: RunReport | null;
  verdict: Verdict;
  /** What the results were held against. */
  baseline?: BaselineSearch;
  links?: ReportLinks;
  environment: readonly EnvironmentFact[];
}
