import type { Config } from '../../inputs/rows.ts';
import { resultsFailure } from '../../report/failure.ts';
import { FailureError } from '../../report/failure-error.ts';
import type { RunReport } from '../../report/report.ts';
import type { Environment } from '../../session/environment.ts';
import { type Connection, connect } from '../../session/hosted.ts';

/**
 * Connects to the service that gets the results. What it refuses is a problem of the report, other
 * trouble only a warning. Null: there is none to send to.
 */
export async function openUpload(
  config: Config,
  environment: Environment,
  report: RunReport,
): Promise<Connection | null> {
  const { source, baseUrl, reportTo, apiKey } = config;
  if ((source === 'results' ? baseUrl : reportTo) === '') return null;
  // Jobs of forks get no secrets.
  if (apiKey === '') {
    report.warnings = [resultsFailure('no-key')];
    return null;
  }
  try {
    const opened = await connect(config, environment);
    if (!('problems' in opened)) return opened;
    report.problems = opened.problems;
  } catch (error) {
    if (error instanceof FailureError) report.warnings = [error.failure];
    else if (error !== environment.signal.reason) throw error;
  }
  return null;
}
