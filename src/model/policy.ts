/** What the gate asks of a report. Rates are fractions. */
export interface Policy {
  /** Least fraction of iterations that must pass; null: not asked. */
  minPassRate: number | null;
}
