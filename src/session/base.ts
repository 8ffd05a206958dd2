import { join, resolve } from 'node:path';
import { pathInRepository } from '../inputs/policy-in-force.ts';
import type { Config } from '../inputs/rows.ts';
import { describeWhat } from '../words/failures.ts';
import { describeProblem } from '../words/problems.ts';
import type { Environment } from './environment.ts';
import { failureOf } from './failure.ts';
import { openSession, type Session } from './session.ts';

/** The folder that the inputs name as a checkout of the base; empty if they name none. */
export const namedBase = ({ baseline, confirmCheckout }: Config): string =>
  baseline.kind === 'checkout' ? baseline.value : confirmCheckout;

/**
 * Opens a session for the servers of another checkout, by the list at the same path in it. They start
 * in that checkout. Never rejects.
 *
 * @returns why it cannot start
 */
export async function openBase(
  folder: string,
  config: Config,
  environment: Environment,
): Promise<Session | string> {
  const { workspace, processMark, logger } = environment;
  const mcpConfig = pathInRepository(config.mcpConfig, workspace);
  const around: Environment = {
    ...environment,
    workspace: resolve(workspace, folder),
    // It tells the processes of the sides apart.
    processMark: `${processMark}.base`,
    logger: { ...logger, progress: () => {} },
  };
  const opened = await openSession({ ...config, mcpConfig }, around).catch((error) =>
    failureOf(error, environment),
  );
  if ('kind' in opened) return describeWhat(opened);
  if (!('problems' in opened)) return opened;
  for (const { place } of opened.problems) place.source = join(folder, place.source);
  return opened.problems.map(describeProblem)[0] ?? '';
}
