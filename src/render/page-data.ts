import { namesIn } from '../lib/names-in.ts';
import type { Origin } from '../report/baseline.ts';
import type {
  Baseline,
  ReportCase,
  ReportIteration,
  RunReport,
  Verdict,
} from '../report/report.ts';
import type { Evidence } from './evidence.ts';
import type { Cause, Findings } from './findings.ts';
import type { Links } from './markdown.ts';

type News = Pick<
  Findings,
  'suite' | 'value' | 'headline' | 'facts' | 'compared' | 'problems' | 'gate' | 'sections'
>;

/** What the HTML report is about, for its program. All texts are plain: clean and redacted. */
export interface PageData extends News {
  /** `case` or `test`. */
  noun: string;
  causes: PageCause[];
  /** Worst first: newly failing, then by rate with evidence, then flaky, then the others. */
  cases: CaseRow[];
  /** What the matrix compares: models, or else both runs. */
  sides: string[];
  tools: ToolRow[];
  numbers: { now: Numbers; before: Numbers };
  /** Names and values of what the run was: servers, commit, time, version. */
  environment: [name: string, value: string][];
  /** Address of the workflow run; null: not known. */
  run: string | null;
  /** How many cases there are of each state, with those that have no row. `failing`: new ones too. */
  counts: Record<string, number>;
  /** How a case runs again at a terminal, by its title behind the start, and all that failed. */
  rerun: { start: string; failed: string } | null;
  /** What did not fit into the file; empty: nothing. */
  leftOut: string;
}

/** Groups of cases, the worst first. */
export const STATES = namesIn('newly-failing failing flaky missing quarantined passed skipped');
export type CaseState = (typeof STATES)[number];

export interface PageCause extends Pick<Cause, 'sentence' | 'advice' | 'isDeciding' | 'evidence'> {
  /** How many of its cases are newly failing. */
  newly: number;
  /** Places in `PageData.cases`, the worst first. */
  cases: number[];
}

/** A case in the index. Its details are parsed when it is opened. */
export interface CaseRow extends Pick<ReportCase, 'title' | 'tags' | 'skipped'> {
  /** Names of the tools that it uses. */
  tools: string[];
  /** What a search finds further: its models, and what its failures say. At most 200 characters. */
  texts: string;
  /** Such as `evals/weather.yaml:12`; empty: not known. */
  place: string;
  link: string | null;
  state: CaseState;
  /** A letter for each iteration in the order of time: `p` passed, `f` failed, `?` no result. */
  strip: string;
  /** The same of the baseline; null: it has no such case. */
  before: string | null;
  /** Place in `PageData.causes`; null: it did not fail. */
  cause: number | null;
  /** Median of its iterations in milliseconds; null: not known. */
  durationMs: number | null;
  /** In the order of `PageData.sides`; null: no iteration ran. */
  tallies: (Tally | null)[];
}

export interface Tally {
  /** As that of the row, of the iterations that ran. */
  strip: string;
  /** Place of the first iteration that did not pass, else of the first. */
  worst: number;
}

export interface ToolRow {
  server: string;
  tool: string;
  /** Cases that use it. */
  cases: number;
  /** What changed; empty: nothing. */
  change: string;
}

/** Measures of a run. */
export interface Numbers {
  /** Of iterations in milliseconds, the shortest first, at most 2,000. */
  durations: number[];
  p95Ms: number | null;
  /** The same of the tokens of iterations, as far as they are known. */
  tokens: number[];
  /** Sum of all that are known; null: of no iteration. */
  totalTokens: number | null;
}

/** Without iterations if it did not fit into the file. */
export interface CaseDetail {
  iterations: IterationDetail[];
  /** Of the baseline, without failures. */
  before: IterationDetail[];
}

export interface IterationDetail
  extends Pick<ReportIteration, 'number' | 'outcome' | 'durationMs' | 'model' | 'trace'> {
  tokens: number | null;
  failures: {
    sentence: string;
    advice: string;
    place: string;
    link: string | null;
    /** Id of the step, and its line in the suite; null: not known. */
    step: string | null;
    line: number | null;
    evidence: Evidence | null;
  }[];
}

export interface PageSource {
  report: RunReport;
  verdict: Verdict;
  findings: Findings;
  baseline: Baseline | null;
  links: Links;
  origin: Origin;
  /** Words of a command that runs the suite again as it was. */
  options?: readonly string[];
  /** Path of the terminal program; undefined: not known where people read. */
  program?: string | undefined;
  /** Of the action. */
  version: string;
}
