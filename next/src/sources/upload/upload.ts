import type { RunReport } from '../../report/report.ts';
import type { Environment } from '../../session/environment.ts';
import type { Connection } from '../../session/hosted.ts';

/**
 * Sends a report by the chunked routes: start, append, finalize, raw files. The same job repeated
 * loses and doubles nothing. Trouble becomes a warning of the report and is never thrown.
 *
 * @param files absolute paths of raw files by their names
 */
export async function upload(
  _report: RunReport,
  _files: ReadonlyMap<string, string>,
  _connection: Connection,
  _environment: Environment,
): Promise<void> {
  throw new Error('to be built');
}
