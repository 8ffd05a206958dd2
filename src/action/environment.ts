import { NAME_LIMIT } from '../lib/limits.ts';
import { paceLines } from '../lib/pace.ts';
import { Redactor } from '../lib/redaction/redactor.ts';
import { oneLine } from '../lib/text.ts';
import type { Variables } from '../lib/variables.ts';
import type { Environment, Logger } from '../session/environment.ts';
import { commandOf, logText } from '../surfaces/annotations.ts';

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

export function createLogger(
  write: (text: string) => void,
  redactor: Redactor,
  isDebug: boolean,
): Logger {
  const command = (name: string, line: string) => write(commandOf(name, logText(line, redactor)));
  const info = (line: string) => write(`${logText(line, redactor)}\n`);
  return {
    info,
    notice: (line) => command('notice', line),
    warn: (line) => command('warning', line),
    error: (line) => command('error', line),
    debug: (line) => {
      if (isDebug) command('debug', line);
    },
    group: (title) => {
      if (title === null) write('::endgroup::\n');
      else command('group', oneLine(title, NAME_LIMIT));
    },
    progress: paceLines(info, () => performance.now()),
  };
}
