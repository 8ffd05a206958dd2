import { type Config, toConfig } from '../../inputs/config.ts';
import type { RawInputs } from '../../inputs/raw-inputs.ts';
import { checkedInputs } from '../../inputs/rules.ts';
import { INPUTS } from '../../inputs/table/table.ts';
import { secretsIn } from '../../inputs/values.ts';
import { systemClock } from '../../ports/clock.ts';
import type { Logger } from '../../ports/logger.ts';
import { lateCommitSource } from '../../publish/github/commits/late-commit-source.ts';
import type { SecretKeeper } from '../../redaction/secret-keeper.ts';
import { readJob } from '../../runner/job.ts';
import type { JobContext } from '../../session/job-context.ts';
import type { ConfigurationProblem } from '../../trouble/errors.ts';
import { VERSION } from '../../version.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { programOfService } from './service-program.ts';

/** Where work is told of, and what is to be hidden there. */
export interface AtTerminal {
  terminal: Terminal;
  secrets: SecretKeeper;
  logger: Logger;
}

/**
 * What a command line asks for, as the action would have it.
 * @param problems that were found of it beside what the inputs tell of themselves.
 * @throws ConfigurationError naming every problem at once.
 */
export function configOf(raw: RawInputs, problems: readonly ConfigurationProblem[]): Config {
  const { source, values } = checkedInputs(raw, problems);
  if (source === 'calibrate') throw new Error('Mode calibrate judges no results.');
  return toConfig(source, values, raw);
}

/** What a job is given, at a terminal; the secrets among what was written are hidden from then on. */
export async function jobAt(
  raw: RawInputs,
  { terminal, secrets, logger }: AtTerminal,
): Promise<JobContext> {
  for (const { value } of secretsIn(INPUTS, raw)) secrets.learn(value);
  const { folder: workspace, signal } = terminal;
  const found = await readJob();
  // Where a variable of the runner stands in a configuration, it means the same here.
  const environment = { ...terminal.environment, GITHUB_WORKSPACE: workspace };
  const world = { secrets, logger, clock: systemClock, signal, version: VERSION };
  const job = { ...found, environment, workspace, ...world };
  const commits = lateCommitSource({ ...job, token: undefined });
  return { ...job, commits, serviceEntry: programOfService() };
}
