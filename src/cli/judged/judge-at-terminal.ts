import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StepContext } from '../../collect.ts';
import { collectAndJudge } from '../../collect-and-judge.ts';
import { isRed } from '../../gate/gate.ts';
import { type Config, policyFilesOf, toConfig, toPublishingConfig } from '../../inputs/config.ts';
import type { RawInputs } from '../../inputs/raw-inputs.ts';
import { checkedInputs } from '../../inputs/rules.ts';
import { INPUTS } from '../../inputs/table/table.ts';
import { secretsIn } from '../../inputs/values.ts';
import type { Judgement } from '../../judge.ts';
import { systemClock } from '../../ports/clock.ts';
import type { Logger } from '../../ports/logger.ts';
import { lateCommitSource } from '../../publish/github/commits/late-commit-source.ts';
import type { SecretKeeper } from '../../redaction/secret-keeper.ts';
import { readJob } from '../../runner/job.ts';
import type { JobContext } from '../../session/job-context.ts';
import type { ConfigurationProblem } from '../../trouble/errors.ts';
import { VERSION } from '../../version.ts';
import { inOptions } from '../options/option-words.ts';
import { EXIT_CODES } from '../terminal/exit-codes.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** What was asked for on a command line. */
interface AskedAtTerminal {
  /** `mode` included. */
  raw: RawInputs;
  /** What is wrong with it beside what the inputs tell of themselves. */
  problems: readonly ConfigurationProblem[];
}

/** Where it is to be told, and what is to be hidden there. */
interface AtTerminal {
  terminal: Terminal;
  secrets: SecretKeeper;
  logger: Logger;
  onProgress: NonNullable<StepContext['onProgress']>;
}

/** A judgement and what follows from it. */
interface JudgedAtTerminal {
  judgement: Judgement;
  exitCode: number;
}

/** The story of the action, told to a terminal: nothing of it reaches GitHub. */
export async function judgeAtTerminal(
  { raw, problems }: AskedAtTerminal,
  at: AtTerminal,
): Promise<JudgedAtTerminal> {
  for (const { value } of secretsIn(INPUTS, raw)) at.secrets.learn(value);
  const job = await jobAt(at);
  const runs = new Map<string, LeftRun>();
  const judgement = await collectAndJudge(() => configOf(raw, problems), job, {
    ...{ nonce: randomUUID(), matrix: 'null', policyFiles: policyFilesOf(raw), inWords: inOptions },
    onRemoteRun: ({ terminal: isOver, ...run }) => {
      if (isOver) runs.delete(run.runId);
      else runs.set(run.runId, run);
    },
    onProgress: at.onProgress,
  });
  if (job.signal.aborted) await cancelRuns([...runs.values()], raw, job);
  const { verdict, excused } = judgement;
  const red = !excused && isRed(verdict, toPublishingConfig(raw).failOn);
  return { judgement, exitCode: red ? EXIT_CODES[verdict.value] : 0 };
}

function configOf(raw: RawInputs, problems: readonly ConfigurationProblem[]): Config {
  const { source, values } = checkedInputs(raw, problems);
  if (source === 'calibrate') throw new Error('Mode calibrate judges no results.');
  return toConfig(source, values, raw);
}

async function jobAt({ terminal, secrets, logger }: AtTerminal): Promise<JobContext> {
  const { folder: workspace, signal } = terminal;
  const found = await readJob();
  // Where a variable of the runner stands in a configuration, it means the same here.
  const environment = { ...found.environment, GITHUB_WORKSPACE: workspace };
  const world = { secrets, logger, clock: systemClock, signal, version: VERSION };
  const job = { ...found, environment, workspace, ...world };
  const commits = lateCommitSource({ ...job, token: undefined });
  return { ...job, commits, serviceEntry: serviceEntry() };
}

/** The service's program: beside the bundle of this one, or among the sources. */
function serviceEntry(): string {
  const here = fileURLToPath(import.meta.url);
  return here.endsWith('.ts')
    ? join(dirname(here), '..', '..', 'service', 'index.ts')
    : join(dirname(here), '..', 'service', 'index.js');
}

type LeftRun = Omit<Parameters<StepContext['onRemoteRun']>[0], 'terminal'>;

/** A run of a hosted service goes on without whoever started it. */
async function cancelRuns(
  runs: readonly LeftRun[],
  raw: RawInputs,
  { clock, secrets, logger }: JobContext,
): Promise<void> {
  if (runs.length === 0) return;
  const { createClient } = await import('../../client/client.ts');
  const { cancelLeftRun } = await import('../../evals/left-run.ts');
  const apiKey = raw['api-key'] ?? '';
  await Promise.all(
    runs.map(({ baseUrl, ...run }) => {
      const access = { baseUrl, apiKey, version: VERSION, clock, logger, secrets };
      return cancelLeftRun(run, createClient(access), { logger, clock });
    }),
  );
}
