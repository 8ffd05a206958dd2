import type { Config } from '../../inputs/rows.ts';
import { resultsFailure } from '../../report/failure.ts';
import { FailureError } from '../../report/failure-error.ts';
import type { RunReport } from '../../report/report.ts';
import type { Environment } from '../../session/environment.ts';
import { type Connection, connect } from '../../session/hosted.ts';

/** Where results are uploaded to. */
export interface Target {
  connecting: ReturnType<typeof connect>;
  suiteName: string;
  /** Of the run. */
  notes: string;
}

const addressOf = ({ source, baseUrl, reportTo }: Config) =>
  source === 'results' ? baseUrl : reportTo;

/** Connects to the service that gets the results; null without an address or a key. */
export function targetOf(
  config: Config,
  environment: Environment,
  notes: string,
  suiteName = '',
): Target | null {
  if (addressOf(config) === '' || config.apiKey === '') return null;
  return { connecting: connect(config, environment), suiteName, notes };
}

/**
 * Waits for the service. What it refuses is a problem of the report, other trouble only a warning. Null:
 * there is none to send to.
 */
export async function openUpload(
  config: Config,
  { signal }: Environment,
  report: RunReport,
  target: Target | null,
): Promise<Connection | null> {
  // Jobs of forks get no secrets.
  if (addressOf(config) !== '' && config.apiKey === '')
    report.warnings = [resultsFailure('no-key')];
  if (target === null) return null;
  try {
    const opened = await target.connecting;
    if (!('problems' in opened)) return opened;
    report.problems = opened.problems;
  } catch (error) {
    if (error instanceof FailureError) report.warnings = [error.failure];
    else if (error !== signal.reason) throw error;
  }
  return null;
}
