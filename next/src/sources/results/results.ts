import type { Config } from '../../inputs/rows.ts';
import type { RunReport } from '../../report/report.ts';
import type { Environment } from '../../session/environment.ts';

/** Reads the result files that the input names, and reports what they say. */
export async function readResults(_config: Config, _environment: Environment): Promise<RunReport> {
  throw new Error('to be built');
}
