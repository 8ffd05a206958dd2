import { paceLines } from '../lib/pace.ts';
import type { Redactor } from '../lib/redaction/redactor.ts';
import type { Variables } from '../lib/variables.ts';
import type { Logger } from '../session/environment.ts';

type Stream = Pick<NodeJS.WriteStream, 'write'> & { isTTY?: boolean; columns?: number };

const LINE_LIMIT = 4_096;
const ERASE_LINE = '\r\u001b[2K';
const USUAL_COLUMNS = 80;

/**
 * Writes results to the standard output and all else to the standard error. There, progress is one
 * line that changes; without a terminal that can do it, a line now and then.
 */
export function openTerminal(
  stdout: Stream,
  stderr: Stream,
  redactor: Redactor,
  variables: Variables,
): { logger: Logger; write: (line: string) => void } {
  let isShown = false;
  const erase = () => {
    if (isShown) stderr.write(ERASE_LINE);
    isShown = false;
  };
  const show = (line: string) => {
    erase();
    stderr.write(`${redactor.text(line, LINE_LIMIT)}\n`);
  };
  const rewrite = (line: string, isLast = false) => {
    erase();
    if (isLast) return;
    stderr.write(redactor.text(line, (stderr.columns || USUAL_COLUMNS) - 1));
    isShown = true;
  };
  const debug = variables['DEBUG'] ? show : () => {};
  const isLive = stderr.isTTY === true && variables['TERM'] !== 'dumb';
  const progress = isLive ? rewrite : paceLines(show, () => performance.now());
  return {
    logger: { info: show, notice: show, warn: show, error: show, debug, progress },
    write: (line) => {
      erase();
      stdout.write(`${line}\n`);
    },
  };
}
