import path from 'node:path';
import type { ServiceHistory } from './baseline/service-history.ts';
import { type EvalStep, runEvals } from './evals/evals.ts';
import type { Config } from './inputs/config.ts';
import type { RunReport } from './model/run-report.ts';
import type { BorrowedSession } from './session/session.ts';
import type { ExpectedError } from './trouble/errors.ts';

/** Results, whichever way they came about. */
export interface Collected {
  report: RunReport;
  /** What the report can be held against; null where there is nothing. */
  history: ServiceHistory | null;
  /** There was nothing to judge, and the user allows that. */
  excused: boolean;
  /** Why a service refuses the results, where that is for the user to set right. */
  refusal: ExpectedError | null;
}

/** What the step is beside what the session holds. */
export type StepContext = EvalStep;

/** Gets the results from where the inputs say; each source is loaded only where it is asked for. */
export async function collect(
  config: Config,
  session: BorrowedSession,
  step: StepContext,
): Promise<Collected> {
  switch (config.mode) {
    case 'run':
      return { ...(await runEvals(config, session, step)), excused: false, refusal: null };
    case 'ingest': {
      const { ingestResultFiles } = await import('./results/ingest.ts');
      const { readEventContext } = await import('./runner/event-context.ts');
      const { environment, payload } = session;
      const { sha: commitSha, matrixLeg } = readEventContext(environment, payload, step.matrix);
      return {
        ...(await ingestResultFiles(config, { ...session, commitSha, matrixLeg })),
        history: null,
      };
    }
    case 'publish': {
      const { readCollectedReport } = await import('./report-file/report-reader.ts');
      const reportPath = path.resolve(session.workspace, config.reportPath);
      const report = await readCollectedReport(reportPath, session.workspace);
      return { report, history: null, excused: false, refusal: null };
    }
  }
}
