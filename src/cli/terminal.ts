import { WriteStream } from 'node:tty';
import { styleText } from 'node:util';
import { paceLines } from '../lib/pace.ts';
import type { Redactor } from '../lib/redaction/redactor.ts';
import { cut } from '../lib/text.ts';
import type { Variables } from '../lib/variables.ts';
import type { Line } from '../render/terminal.ts';
import type { Logger } from '../session/environment.ts';

type Stream = Pick<NodeJS.WriteStream, 'write'> & { isTTY?: boolean; columns?: number };
/** Adds a line to the standard output. */
export type Write = (line: string, role?: Line['role']) => void;

const LINE_LIMIT = 4_096;
const ERASE_LINE = '\r\u001b[2K';
const USUAL_COLUMNS = 80;
const STYLES = {
  passed: 'green',
  failed: 'red',
  undecided: 'yellow',
  strong: 'bold',
  dim: 'dim',
  plain: 'none',
} as const;

/**
 * Writes results to the standard output and all else to the standard error. There, progress is one
 * line that changes; without a terminal that can do it, a line now and then.
 */
export function openTerminal(
  stdout: Stream,
  stderr: Stream,
  redactor: Redactor,
  variables: Variables,
): { logger: Logger; write: Write } {
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
    stderr.write(fitted(redactor.text(line, LINE_LIMIT), (stderr.columns || USUAL_COLUMNS) - 1));
    isShown = true;
  };
  const debug = variables['DEBUG'] ? show : () => {};
  const isLive = stderr.isTTY === true && variables['TERM'] !== 'dumb';
  const progress = isLive ? rewrite : paceLines(show, () => performance.now());
  const mayColour = stdout.isTTY === true || variables['FORCE_COLOR'] !== undefined;
  const isColoured = mayColour && WriteStream.prototype.getColorDepth(variables) > 1;
  return {
    logger: { info: show, notice: show, warn: show, error: show, debug, progress },
    write: (line, role = 'plain') => {
      erase();
      stdout.write(`${isColoured ? styled(line, role) : line}\n`);
    },
  };
}

/** Styles a line, or the sign that it starts with. */
function styled(line: string, role: Line['role']): string {
  const style = STYLES[role];
  const end = /^(?:bold|dim|none)$/.test(style) ? line.length : line.search(/ |$/);
  return `${styleText(style, line.slice(0, end), { validateStream: false })}${line.slice(end)}`;
}

/** Cuts a line to columns of a terminal. A character beyond ASCII has two at most. */
function fitted(line: string, columns: number): string {
  let width = 0;
  let length = 0;
  for (const character of line) {
    width += character < '\u007f' || character === '…' ? 1 : 2;
    if (width > columns) return cut(line, Math.max(1, length));
    length += character.length;
  }
  return line;
}
