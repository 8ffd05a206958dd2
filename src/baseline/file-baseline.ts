import path from 'node:path';
import type { Baseline } from '../model/baseline.ts';
import { readReport, withCases } from '../report-file/report-reader.ts';

/**
 * Reads the baseline that `file:<path>` names.
 * @throws ConfigurationError, CollectedReportError
 */
export async function fileBaseline(file: string, workspace: string): Promise<Baseline> {
  const title = 'the report of the baseline';
  const read = await readReport({
    path: path.resolve(workspace, file),
    workspace,
    input: { name: 'baseline', example: 'file:baseline/report.json' },
    title,
  });
  const report = withCases(read, title);
  const { commit = null, branch = null, address = null, createdAtMs = null } = report.origin ?? {};
  return {
    report,
    origin: {
      kind: 'file',
      ...{ commit, branch, address },
      createdAtMs: createdAtMs ?? report.run?.createdAtMs ?? null,
      isMergeBase: null,
    },
  };
}
