import { paceLines } from '../lib/pace.ts';
import type { Redactor } from '../lib/redaction/redactor.ts';
import { clean } from '../lib/text.ts';
import type { Logger } from '../session/environment.ts';

const LINE_LIMIT = 4_096;

/**
 * Lines for the log of a job. Text of others cannot give commands to the runner, which reads `::` at
 * the start of a line and `##[` anywhere.
 */
export function createLogger(
  write: (text: string) => void,
  redactor: Redactor,
  isDebug: boolean,
): Logger {
  const plain = (line: string) =>
    clean(line)
      .split('\n')
      .map((part) =>
        redactor
          .text(part, LINE_LIMIT)
          .replaceAll('##[', '## [')
          .replace(/^(?:\s*::)+/, ''),
      )
      .join('\n');
  const command = (name: string, line: string) => {
    const data = plain(line).replaceAll('%', '%25').replaceAll('\n', '%0A');
    write(`::${name}::${data}\n`);
  };
  const info = (line: string) => {
    write(`${plain(line)}\n`);
  };
  return {
    info,
    notice: (line) => command('notice', line),
    warn: (line) => command('warning', line),
    error: (line) => command('error', line),
    debug: (line) => {
      if (isDebug) command('debug', line);
    },
    progress: paceLines(info, () => performance.now()),
  };
}
