import type { RunReport } from '../model/run-report.ts';
import type { IngestOptions } from './ingest-to-service.ts';
import { type ReadDependencies, readFiles, readOptions, rowOrigin } from './read/read-files.ts';
import { CaseLedger } from './report/case-ledger.ts';

/**
 * Tells what result files hold, where no service is to keep it: nothing is started or sent, and
 * there is no run.
 * @throws the abort reason.
 */
export async function ingestInPlace(
  inputs: Pick<IngestOptions, 'files' | 'format' | 'mergeRetries' | 'testOutcome' | 'suiteName'>,
  dependencies: ReadDependencies,
): Promise<RunReport> {
  const ledger = new CaseLedger(rowOrigin(null, dependencies));
  const { problems, warnings } = await readFiles(
    inputs.files,
    readOptions(inputs, dependencies),
    (parsed) => ledger.add(parsed),
  );
  return {
    source: 'ingest',
    suite: { id: null, name: inputs.suiteName },
    project: null,
    run: null,
    servers: [],
    cases: ledger.finish(),
    problems: [...problems],
    warnings: [...warnings],
    notice: null,
  };
}
