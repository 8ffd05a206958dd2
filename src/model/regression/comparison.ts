import type { BaselineOrigin } from '../baseline.ts';
import type { NamedTool } from '../run-report.ts';
import type { Tally } from './confirmation.ts';
import type { NamedCase } from './suspicion.ts';

/**
 * How a case is held against its baseline. `strict`: it passed all its iterations there, so none may
 * fail here. `statistical`: with others, by a test of how often they pass.
 */
export const COMPARISON_RULES = ['strict', 'statistical'] as const;
export type ComparisonRule = (typeof COMPARISON_RULES)[number];

/**
 * Why a rule applies to a case: it names a model or has token counts; it came out in several ways
 * within a run, or took a retry; it did so in recent runs; it is of a report that does not tell of
 * what kind it is; nothing of the kind; or all cases are held to one rule.
 */
export const RULE_GROUNDS = [
  'model',
  'tokens',
  'varied',
  'varied-in-history',
  'former-version',
  'nothing-varies',
  'asked-for',
] as const;
export type RuleGround = (typeof RULE_GROUNDS)[number];

/** Cases by name, of which there may be more than are named. */
export interface CaseList<Named extends NamedCase = NamedCase> {
  count: number;
  named: Named[];
}

/** A case on both sides. */
export interface ComparedCase extends NamedCase {
  rule: ComparisonRule;
  /** Iterations that passed, of those that ended. */
  baseline: Tally;
  head: Tally;
  /** Exact and one-sided, that it passes less here; absent where no test was made. */
  pValue?: number;
  /** It got worse by itself, with the errors over all cases bounded; absent where not. */
  isCalled?: true;
  /**
   * How rare a failure is among its recent runs and this one, by which it is known to be flaky; absent
   * of all others.
   */
  rarity?: number;
  /** Recent runs in which it did the same, and in how many it passed; absent where none is known. */
  history?: { runs: number; passed: number };
}

/** The effect on cases that are held to the statistical rule, as fractions. */
export interface ComparedEffect {
  /** How much more the head passes; negative where it got worse. */
  delta: number;
  low: number;
  high: number;
  /** Of the interval, two-sided. */
  confidence: number;
}

/** Worth knowing of a comparison, which it does not decide. */
export type ComparisonNote =
  /** Cases whose definition only one side tells. */
  | { code: 'definition-unknown'; count: number }
  /** Cases are compared by their ids. */
  | { code: 'former-version' }
  | { code: 'baseline-not-whole'; message: string }
  | { code: 'too-old'; ageMs: number; maxAgeMs: number }
  | { code: 'age-unknown' }
  /** Cases that ran on other models there. */
  | { code: 'other-models'; count: number; baseline: string[]; head: string[] }
  /** Cases whose details are folded, and of which only the number is known. */
  | { code: 'untold-cases'; count: number };

/** A tool that a server of the baseline had and none has here, and the cases that name it. */
export interface RemovedTool extends NamedTool {
  cases: CaseList;
}

/** A report held against an earlier one, case by case. */
export interface Comparison {
  origin: BaselineOrigin;
  /** Which rule applied to which cases, and why. */
  rules: { rule: ComparisonRule; ground: RuleGround; cases: CaseList }[];
  /** They passed there and fail here, or were called by the test of single cases. */
  regressed: CaseList<ComparedCase>;
  /** They pass less here, which may be chance. */
  fell: CaseList<ComparedCase>;
  /** They fail here, as in recent runs. */
  flaky: CaseList<ComparedCase>;
  /** They failed there and pass here. */
  fixed: CaseList<ComparedCase>;
  /** They failed there and fail here, and none of the above. */
  stillFailing: CaseList<ComparedCase>;
  /** They do something else here. */
  changed: CaseList;
  added: CaseList;
  removed: CaseList;
  /** They were skipped, or did not run, on one side. */
  notRun: CaseList;
  /** Several cases of one identity. */
  ambiguous: CaseList;
  /** Left out since other servers were selected, and nobody tells what they do. */
  otherServers: CaseList;
  /** Names of the servers, where the sides have others. */
  servers?: { baseline: string[]; head: string[] };
  /** Tools that cases name and that are gone. */
  removedTools?: RemovedTool[];
  effect?: ComparedEffect;
  /** Smallest mean drop, as a fraction, that this sample would have seen in four of five; null: none. */
  smallestDrop?: number | null;
  notes: ComparisonNote[];
}
