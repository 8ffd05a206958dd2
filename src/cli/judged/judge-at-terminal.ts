import { randomUUID } from 'node:crypto';
import type { StepContext } from '../../collect.ts';
import { collectAndJudge } from '../../collect-and-judge.ts';
import type { CaseChoice } from '../../evals/shards/case-choice.ts';
import { isRed } from '../../gate/gate.ts';
import { policyFilesOf, toPublishingConfig } from '../../inputs/config.ts';
import type { RawInputs } from '../../inputs/raw-inputs.ts';
import type { Judgement } from '../../judge.ts';
import type { JobContext } from '../../session/job-context.ts';
import type { ConfigurationProblem } from '../../trouble/errors.ts';
import { VERSION } from '../../version.ts';
import { inOptions } from '../options/option-words.ts';
import { EXIT_CODES } from '../terminal/exit-codes.ts';
import { type AtTerminal, configOf, jobAt } from './job-at-terminal.ts';

/** What was asked for on a command line. */
interface AskedAtTerminal {
  /** `mode` included. */
  raw: RawInputs;
  /** What is wrong with it beside what the inputs tell of themselves. */
  problems: readonly ConfigurationProblem[];
  /** Which cases of a suite file are run; all where this is left out. */
  choice?: CaseChoice | undefined;
}

/** Where it is to be told as it goes on. */
interface WatchedAtTerminal extends AtTerminal {
  onProgress: NonNullable<StepContext['onProgress']>;
  /** Takes the conversations where they are to be written; absent where they are not. */
  archive: StepContext['archive'];
}

/** A judgement and what follows from it. */
interface JudgedAtTerminal {
  judgement: Judgement;
  exitCode: number;
}

/** The story of the action, told to a terminal: nothing of it reaches GitHub. */
export async function judgeAtTerminal(
  { raw, problems, choice }: AskedAtTerminal,
  at: WatchedAtTerminal,
): Promise<JudgedAtTerminal> {
  const job = await jobAt(raw, at);
  const runs = new Map<string, LeftRun>();
  const judgement = await collectAndJudge(() => configOf(raw, problems), job, {
    ...{ nonce: randomUUID(), matrix: 'null', policyFiles: policyFilesOf(raw), inWords: inOptions },
    onRemoteRun: ({ terminal: isOver, ...run }) => {
      if (isOver) runs.delete(run.runId);
      else runs.set(run.runId, run);
    },
    ...{ onProgress: at.onProgress, archive: at.archive, choice },
  });
  if (job.signal.aborted) await cancelRuns([...runs.values()], raw, job);
  const { verdict, excused } = judgement;
  const red = !excused && isRed(verdict, toPublishingConfig(raw).failOn);
  return { judgement, exitCode: red ? EXIT_CODES[verdict.value] : 0 };
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
