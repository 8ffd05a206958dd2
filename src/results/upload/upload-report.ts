import type { RunFacts, RunReport } from '../../model/run-report.ts';
import { ingestReport } from '../report/ingest-report.ts';
import { reportCases } from '../report/report-cases.ts';
import type { StoredArtifacts } from './artifacts.ts';
import type { JobResults } from './rows/row-collector.ts';
import type { UploadedResults } from './run/run-end.ts';

/** What became of a job's results; without a run where they reached none. */
export type Upload = Partial<UploadedResults> &
  Pick<UploadedResults, 'rows' | 'problems' | 'warnings'>;

/** The report on a job's results and their upload. `project` is as the user named it. */
export function uploadReport(
  { suiteName, project }: { suiteName: string; project: string | undefined },
  results: JobResults,
  artifacts: StoredArtifacts,
  upload: Upload,
): RunReport {
  const { run } = upload;
  const projectId = run?.projectId ?? null;
  return {
    ...ingestReport(suiteName, {
      cases: reportCases(upload.rows),
      problems: [...results.problems, ...upload.problems],
      warnings: [...results.warnings, ...artifacts.warnings, ...upload.warnings],
    }),
    suite: { id: run?.suiteId ?? null, name: suiteName },
    project: projectId === null ? null : { id: projectId, name: project ?? null },
    run: runFacts(upload),
    artifacts: [...artifacts.ids].map(([file, id]) => ({ file, id })),
  };
}

function runFacts({ run, status, result, declared }: Upload): RunFacts | null {
  if (!run) return null;
  return {
    id: run.runId,
    number: null,
    status: status ?? 'running',
    result: result === 'passed' || result === 'failed' ? result : null,
    createdAtMs: null,
    completedAtMs: null,
    notes: null,
    declared: declared ?? null,
  };
}
