import path from 'node:path';
import { unpackCases } from '../../model/cases/folded-cases.ts';
import { caseDurationMs, countCase } from '../../model/counts.ts';
import type { Digest, RunReport } from '../../model/run-report.ts';
import { readReport } from '../../report-file/report-reader.ts';

/** Sums of these stay finite. */
const MAX_MS = Number.MAX_SAFE_INTEGER;

/** How long an iteration of each case takes on average, as far as that is known. */
export type CaseDurations = ReadonlyMap<Digest, number>;

/**
 * Reads how long cases take from a report.
 * @throws ConfigurationError where it is not there, CollectedReportError where it is none.
 */
export async function readCaseDurations(file: string, workspace: string): Promise<CaseDurations> {
  const report = await readReport({
    ...{ path: path.resolve(workspace, file), workspace },
    input: { name: 'shard-durations', example: 'evals/durations/report.json' },
    title: 'the report of `shard-durations`',
  });
  return caseDurations(report);
}

export function caseDurations({ cases }: Pick<RunReport, 'cases'>): CaseDurations {
  const durations = new Map<Digest, number>();
  const tell = (identity: Digest, durationMs: number | null, iterations: number) => {
    // A report from elsewhere may say anything.
    if (durationMs === null || !(durationMs >= 0 && durationMs <= MAX_MS) || iterations === 0)
      return;
    durations.set(identity, durationMs / iterations);
  };
  for (const testCase of cases) {
    const { identity, folded } = testCase;
    if (identity !== undefined) {
      tell(identity, caseDurationMs(testCase), countCase(testCase).total);
    }
    if (folded === undefined) continue;
    for (const one of unpackCases(folded)) tell(one.identity, one.durationMs, one.passed);
  }
  return durations;
}
