/** Counts that a source states of its results; null where it does not. */
export interface DeclaredCounts {
  readonly total: number | null;
  readonly passed: number | null;
  readonly failed: number | null;
}

export type CountKind = keyof DeclaredCounts;
const KINDS: readonly CountKind[] = ['total', 'passed', 'failed'];

/** Which way what was counted may differ from what is declared, as sources are known to differ. */
export type Slack = 'none' | 'fewer' | 'more';

/** Whether a count bears out what is declared; what nobody declares is borne out by any. */
export function bearsOut(declared: number | null, counted: number, slack: Slack = 'none'): boolean {
  if (declared === null || counted === declared) return true;
  return slack === (counted < declared ? 'fewer' : 'more');
}

/** A count that does not bear out what is declared. */
export interface Discrepancy {
  readonly kind: CountKind;
  readonly declared: number;
  readonly counted: number;
}

/** Where counts do not bear out those that are declared. */
export function discrepancies(
  declared: DeclaredCounts | null | undefined,
  counted: Readonly<Record<CountKind, number>>,
  slack: Slack = 'none',
): Discrepancy[] {
  return KINDS.flatMap((kind) => {
    const told = declared?.[kind] ?? null;
    return told === null || bearsOut(told, counted[kind], slack)
      ? []
      : [{ kind, declared: told, counted: counted[kind] }];
  });
}

/** `The counts disagree: the run says 5 total; its iterations, 4 total.` */
export function disagreement(
  found: readonly Discrepancy[],
  { declarer, counter }: { declarer: string; counter: string },
): string {
  const told = found.map(({ kind, declared }) => `${declared} ${kind}`).join(', ');
  const seen = found.map(({ kind, counted }) => `${counted} ${kind}`).join(', ');
  return `The counts disagree: ${declarer} ${told}; ${counter}, ${seen}.`;
}

/** `declares 5 tests but lists 3`, of a file that states numbers of what it lists. */
export function discrepancyOfFile(declared: number, noun: string, listed: number | string): string {
  return `declares ${declared} ${noun}${declared === 1 ? '' : 's'} but lists ${listed}`;
}
