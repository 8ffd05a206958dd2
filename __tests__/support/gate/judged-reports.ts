import { gate } from '../../../src/gate/gate.ts';
import type { Outcome, Problem, RunFacts, RunReport } from '../../../src/model/run-report.ts';
import { headlineOf } from '../../../src/render/words/verdict-words.ts';
import { caseOf, runFacts, runReport } from '../render/sample-reports.ts';

export function outcomes(passed: number, failed = 0, other: readonly Outcome[] = []): Outcome[] {
  return [
    ...Array.from({ length: passed }, (): Outcome => 'passed'),
    ...Array.from({ length: failed }, (): Outcome => 'failed'),
    ...other,
  ];
}

export function run(
  ended: readonly Outcome[],
  facts: Partial<RunFacts> = {},
  problems: Problem[] = [],
): RunReport {
  return runReport([caseOf('case', ended)], { run: runFacts(facts), problems });
}

export function ingest(ended: readonly Outcome[], problems: Problem[] = []): RunReport {
  return runReport([caseOf('case', ended)], { source: 'ingest', run: null, problems });
}

export const NETWORK: Problem = { kind: 'network', message: 'The connection was reset.' };

/** A report, what is asked of it, and what the gate makes of it. */
export interface Row {
  name: string;
  report: RunReport;
  minPassRate?: number;
  value: string;
  headline: string;
}

export function told(report: RunReport, minPassRate: number | null) {
  const verdict = gate(report, { minPassRate });
  return { value: verdict.value, headline: headlineOf(verdict) };
}

/** Counts as the service tells them. */
export const declared = (total: number, passed: number, failed: number) => ({
  declared: { total, passed, failed },
});
