import type { Logger } from '../../ports/logger.ts';
import type { Redactor } from '../../redaction/redactor.ts';
import type { Tone } from '../../render/terminal/paint.ts';
import { cleanText } from '../../text/clean-text.ts';
import type { Screen } from './screen.ts';

/** What of the log is shown: warnings only, what is done as well, or all there is. */
export type Verbosity = 'quiet' | 'verbose' | 'debug';

/** The log of a command, beside what it was asked for, without secrets and what a terminal obeys. */
export function terminalLogger(screen: Screen, secrets: Redactor, verbosity: Verbosity): Logger {
  const told = (tone: Tone) => (message: string) =>
    screen.note(cleanText(secrets.text(message)), tone);
  const silent = () => undefined;
  const [verbose, all] = [verbosity !== 'quiet', verbosity === 'debug'];
  const info = verbose ? told('quiet') : silent;
  return {
    debug: all ? told('quiet') : silent,
    info,
    notice: told('quiet'),
    warning: told('doubtful'),
    error: told('bad'),
    group: (title, body) => {
      info(title);
      return body();
    },
  };
}
