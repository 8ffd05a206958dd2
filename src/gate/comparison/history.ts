import { countIterations } from '../../report/counts.ts';
import type { ReportCase, RunReport } from '../../report/report.ts';

type CaseHistory = RunReport['history'][number];
/** Older outcomes say little about the present code. */
const MAX_RUNS = 30;

/**
 * What a baseline knows of each case by its identity: the outcomes that it hands on, and its own as
 * the newest. Another definition begins anew. Cases that share an identity have no history.
 */
export function outcomesIn({ cases, history }: RunReport): Map<string, CaseHistory> {
  const earlier = new Map(history.map((one) => [one.identity, one]));
  const all = new Map<string, CaseHistory>();
  for (const [identity, [one, ...others]] of Map.groupBy(cases, (each) => each.identity)) {
    if (one === undefined || others.length > 0) continue;
    const known = earlier.get(identity);
    const { passed, failed, missing } = countIterations([one]);
    // Missing results could make it another one.
    const own = passed > 0 && missing === 0 ? 'p' : '';
    const word = `${isSame(known, one) ? known?.outcomes : ''}${failed > 0 ? 'f' : own}`;
    const definition = one.definition ?? known?.definition ?? null;
    all.set(identity, { identity, definition, outcomes: word.slice(-MAX_RUNS) });
  }
  return all;
}

/** The history that a report hands on: what its baseline knows of the cases that do the same here. */
export function historyWith(report: RunReport, baseline: RunReport | null): RunReport['history'] {
  const own = new Map(report.cases.map((one) => [one.identity, one]));
  const earlier = baseline === null ? [] : [...outcomesIn(baseline).values()];
  return earlier.filter((known) => known.outcomes && isSame(known, own.get(known.identity)));
}

/** Whether a case is known to be flaky: failures are in one row if it broke, and was repaired. */
export const isFlaky = (outcomes: string): boolean => /fp+f/.test(outcomes);

/** Whether a case does the same, as far as that is known. */
const isSame = (known: CaseHistory | undefined, one: ReportCase | undefined): boolean =>
  known !== undefined &&
  one !== undefined &&
  (known.definition ?? one.definition) === (one.definition ?? known.definition);
