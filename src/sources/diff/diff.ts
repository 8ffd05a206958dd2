import type { RunReport } from '../../report/report.ts';
import type { Session } from '../../session/session.ts';
import { checkServers } from '../doctor/doctor.ts';
import { reportCases } from '../evals/iterations.ts';
import { readSuite } from '../evals/suite-check.ts';

/** Finds out what servers offer, and which cases of the suite use it. */
export async function listOffers(session: Session): Promise<RunReport> {
  const { environment, config, known, servers } = session;
  const { suiteFile } = config;
  const report = await checkServers(session, 'diff');
  if (suiteFile === '') return report;
  const read = await readSuite(suiteFile, environment.workspace, known, config);
  if ('problems' in read) report.problems.push(...read.problems);
  else report.users = reportCases(read.suite, [], servers, environment.redactor);
  return report;
}
