import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathInRepository } from '../../inputs/policy-in-force.ts';
import type { Config } from '../../inputs/rows.ts';
import { stackOf } from '../../lib/errors.ts';
import { unreadable } from '../../report/place.ts';
import type { Problem } from '../../report/problem.ts';
import type { Baseline, RunReport } from '../../report/report.ts';
import type { Environment } from '../../session/environment.ts';
import { openSession, type Session } from '../../session/session.ts';
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

/** Finds out what the servers of another checkout offer, or what is wrong with their list. */
export async function listBase(
  path: string,
  config: Config,
  environment: Environment,
): Promise<Baseline | { problems: Problem[] }> {
  const workspace = resolve(environment.workspace, path);
  if (!existsSync(workspace)) return unreadable(path, { reason: 'folder', near: [] });
  const mcpConfig = pathInRepository(config.mcpConfig, environment.workspace);
  const own = { ...config, mcpConfig, servers: [] };
  const session = await openSession(own, { ...environment, workspace });
  if ('problems' in session) {
    for (const { place } of session.problems) place.source = join(path, place.source);
    return { problems: session.problems };
  }
  try {
    const report = await checkServers(session, 'diff');
    const origin = { commit: null, branch: null, createdAtMs: 0, run: null, key: null };
    return { facts: { state: 'found', origin, ageDays: null }, report };
  } finally {
    await session.close().catch((error) => environment.logger.debug(stackOf(error)));
  }
}
