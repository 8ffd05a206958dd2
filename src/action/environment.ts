import { Redactor } from '../lib/redaction/redactor.ts';
import type { Variables } from '../lib/variables.ts';
import type { Environment } from '../session/environment.ts';
import { createLogger } from './logger.ts';

/** What a step gets from its process. `write` adds to the log of the job. */
export function environmentOf(
  variables: Variables,
  folder: string,
  signal: AbortSignal,
  write: (text: string) => void,
  processMark: string,
  keep: Environment['keep'],
): Environment {
  const redactor = new Redactor();
  return {
    variables,
    workspace: variables['GITHUB_WORKSPACE'] ?? folder,
    logger: createLogger(write, redactor, variables['RUNNER_DEBUG'] === '1'),
    signal,
    redactor,
    processMark,
    keep,
    now: Date.now,
  };
}
