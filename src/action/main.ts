import { actionInputs } from '../inputs/config.ts';
import { ACTION_INPUTS } from '../inputs/rows.ts';
import { Redactor } from '../lib/redaction/redactor.ts';
import type { Variables } from '../lib/variables.ts';
import { runPipeline } from '../pipeline/pipeline.ts';
import type { Environment } from '../session/environment.ts';
import { createLogger } from './logger.ts';
import { publish } from './publish.ts';

/** Runs the action, and returns the exit code of the step. `write` adds to the log of the job. */
export async function main(
  variables: Variables,
  folder: string,
  signal: AbortSignal,
  write: (text: string) => void,
  processMark: string,
  keep: Environment['keep'],
): Promise<number> {
  const redactor = new Redactor();
  const logger = createLogger(write, redactor, variables['RUNNER_DEBUG'] === '1');
  const workspace = variables['GITHUB_WORKSPACE'] ?? folder;
  const environment = {
    variables,
    workspace,
    logger,
    signal,
    redactor,
    processMark,
    keep,
    now: Date.now,
  };
  const judged = await runPipeline(actionInputs(variables), ACTION_INPUTS, environment);
  return publish(judged, environment, write);
}
