import type { BaselineSearch, FreshResults } from '../model/baseline.ts';

/** What a report is judged by beside itself and the policy. */
export interface GateContext {
  /** What it is held against; absent: nobody asked for a baseline. */
  baseline?: BaselineSearch;
  /** Of the cases of a suspected regression; absent: nobody has looked again. */
  fresh?: FreshResults;
  /** Whether cases can be run again here; absent: nobody knows. */
  canRunAgain?: boolean;
  /** Whether they can be run on the base too. */
  canRunBase?: boolean;
  /** What time it is, for what expires; absent: nothing has. */
  nowMs?: number;
}
