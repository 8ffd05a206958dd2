import { gate } from '../gate/gate.ts';
import type { Config } from '../inputs/rows.ts';
import { emptyReport } from '../report/empty-report.ts';
import type { RunReport, Verdict } from '../report/report.ts';
import type { Environment } from '../session/environment.ts';
import { openSession } from '../session/session.ts';
import { runEvals } from '../sources/evals/evals.ts';

export interface Judged {
  report: RunReport;
  verdict: Verdict;
}

/** Source, then gate: what the action and the terminal program share. */
export async function runPipeline(config: Config, environment: Environment): Promise<Judged> {
  const session = await openSession(config, environment);
  if ('problems' in session) {
    return judge({ ...emptyReport(config.suiteFile), problems: session.problems }, config);
  }
  try {
    return judge(await runEvals(config.suiteFile, session), config);
  } finally {
    await session.close();
  }
}

/** Judges a report by what the user set. */
export function judge(report: RunReport, { minPassRate }: Config): Judged {
  return { report, verdict: gate(report, { minPassRate }) };
}
