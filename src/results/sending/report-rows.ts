import type { IngestRow } from '../../contract/resources/ingest.ts';
import { plainMessages } from '../../model/conversation/plain-messages.ts';
import type { CaseReport, IterationReport, RunReport } from '../../model/run-report.ts';

/** Of one iteration; the last say how it ended. */
const MAX_MESSAGES = 200;

/**
 * The results of a report as rows of a run. What was skipped, or did not come to an end, is no result.
 * @param report freed of secrets.
 */
export function rowsOf({ cases }: Pick<RunReport, 'cases'>): IngestRow[] {
  return cases.flatMap((testCase) =>
    testCase.iterations.flatMap((iteration, index) =>
      iteration.outcome === 'skipped' || iteration.outcome === 'unfinished'
        ? []
        : [rowOf(testCase, iteration, index + 1)],
    ),
  );
}

function rowOf(testCase: CaseReport, iteration: IterationReport, number: number): IngestRow {
  const { outcome, durationMs, model, provider, error, errorDetails, tokens } = iteration;
  const caseId = testCase.identity ?? testCase.id;
  return {
    caseTitle: testCase.title,
    passed: outcome === 'passed',
    ...(durationMs !== null && { durationMs }),
    ...(model !== null && { model }),
    ...(provider !== null && { provider }),
    expectedToolCalls: iteration.expectedToolCalls.map((call) => ({ ...call })),
    actualToolCalls: iteration.actualToolCalls.map((call) => ({ ...call })),
    tokens: Object.fromEntries(Object.entries(tokens).filter(([, count]) => count !== null)),
    ...(error !== null && { error }),
    ...(errorDetails !== null && { errorDetails }),
    ...(iteration.conversation && {
      trace: plainMessages(iteration.conversation)
        .slice(-MAX_MESSAGES)
        .map(({ role, text }) => ({ role, content: text })),
    }),
    externalCaseId: caseId,
    externalIterationId: `${caseId}-${number}`,
    metadata: { status: outcome },
  };
}
