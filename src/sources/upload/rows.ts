import { MAX_ROWS, type Row } from '../../api/resources/ingest.ts';
import { TEXT_LIMIT } from '../../lib/limits.ts';
import { cut } from '../../lib/text.ts';
import type { ReportIteration, RunReport } from '../../report/report.ts';
import { describeFailure } from '../../words/failures.ts';
import { distinctTitles } from '../results/to-report.ts';

/** A request takes 1 MiB. 16 KiB are left for what is around the rows. */
const MAX_BYTES = 2 ** 20 - 16 * 2 ** 10;

/**
 * Makes rows of the iterations that passed or failed: others have no result. Their texts are bounded,
 * so that each row fits a request. Their titles are distinct, so that cases are found by them later.
 */
export function rowsOf({ cases, source }: Pick<RunReport, 'cases' | 'source'>): Row[] {
  const titles = distinctTitles(cases);
  // The service of this process gives cases another id in each run.
  return cases.flatMap(({ id, identity, iterations, title }, at) =>
    iterations
      .filter(({ outcome }) => outcome === 'passed' || outcome === 'failed')
      .map((iteration) =>
        rowOf(source === 'results' ? id : identity, titles[at] ?? title, iteration),
      ),
  );
}

function rowOf(id: string, caseTitle: string, iteration: ReportIteration): Row {
  const { number, outcome, attempts, durationMs, failures, model, tokens } = iteration;
  const tests = failures.filter((one) => one.kind === 'test');
  const error = failures
    .map((one) => (one.kind === 'test' ? one.message : describeFailure(one)))
    .join('\n');
  const details = tests.map((one) => one.details).join('\n');
  const row: Row = {
    caseTitle,
    passed: outcome === 'passed',
    externalCaseId: id,
    externalIterationId: `${id}-${number}`,
    metadata: { status: outcome, attempts },
  };
  // Services may refuse null.
  if (durationMs !== null) row.durationMs = durationMs;
  if (model !== null) row.model = model;
  const counts = Object.entries(tokens ?? {}).filter(([, count]) => count !== null);
  if (counts.length > 0) row.tokens = Object.fromEntries(counts);
  if (error !== '') row.error = cut(error, TEXT_LIMIT);
  if (details.trim() !== '') row.errorDetails = cut(details, TEXT_LIMIT);
  return row;
}

/** Divides rows among requests, by their number and the bytes of their JSON. */
export function* requestsOf(rows: readonly Row[]): Generator<Row[]> {
  let request: Row[] = [];
  let bytes = 0;
  for (const row of rows) {
    const size = Buffer.byteLength(JSON.stringify(row)) + 1;
    if (request.length === MAX_ROWS || bytes + size > MAX_BYTES) {
      yield request;
      request = [];
      bytes = 0;
    }
    request.push(row);
    bytes += size;
  }
  yield request;
}
