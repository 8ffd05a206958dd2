import type { RunFacts, RunReport } from '../../model/run-report.ts';
import type { StoredArtifacts } from '../upload/artifacts.ts';
import type { JobResults } from '../upload/rows/row-collector.ts';
import type { UploadedResults } from '../upload/run/run-end.ts';
import { reportCases } from './report-cases.ts';

/** What became of a job's results; without a run where they reached none. */
export type Upload = Partial<UploadedResults> &
  Pick<UploadedResults, 'rows' | 'problems' | 'warnings'>;

/** The report on a job's results. `project` is as the user named it. */
export function ingestReport(
  { suiteName, project }: { suiteName: string; project: string | undefined },
  results: JobResults,
  artifacts: StoredArtifacts,
  upload: Upload,
): RunReport {
  const { run, rows } = upload;
  const projectId = run?.projectId ?? null;
  return {
    source: 'ingest',
    suite: { id: run?.suiteId ?? null, name: suiteName },
    project: projectId === null ? null : { id: projectId, name: project ?? null },
    run: runFacts(upload),
    servers: [],
    cases: reportCases(rows),
    problems: [...results.problems, ...upload.problems],
    warnings: [...results.warnings, ...artifacts.warnings, ...upload.warnings],
    notice: null,
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
