import { isEmbedded } from '../../inputs/raw-inputs.ts';
import { judgeTrouble } from '../../judge.ts';
import { createSecretKeeper } from '../../redaction/secret-keeper.ts';
import { verdictLines } from '../../render/terminal/verdict-lines.ts';
import { inOwnWords } from '../../surface/ask-servers.ts';
import { ConfigurationError, type ConfigurationProblem } from '../../trouble/errors.ts';
import { inOptions } from '../options/option-words.ts';
import { type ChosenServers, withServers } from '../servers/asked-surface.ts';
import { EXIT_CODES } from '../terminal/exit-codes.ts';
import { Screen } from '../terminal/screen.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { terminalLogger } from '../terminal/terminal-logger.ts';
import { type AskedRecording, Recorder } from './recorder.ts';
import { growingSuite } from './suite-addition.ts';

const NO_CALL = {
  where: 'tool',
  message: 'there is no call to record. Name a tool, or write calls to the standard input.',
  example: `late_fee --args '{"days": 3}'`,
};

/**
 * Calls tools and adds a case to a suite file, which asserts what came of it: one for each call, or
 * one of a whole session, whose calls then go over one connection, as the steps of a case do.
 * @returns the exit code, the highest of all calls.
 */
export async function recordCalls(asked: AskedRecording, terminal: Terminal): Promise<number> {
  const screen = new Screen(terminal);
  const secrets = createSecretKeeper();
  const logger = terminalLogger(screen, secrets, asked.verbose ? 'verbose' : 'quiet');
  const at = { terminal, secrets, logger };
  const told = (error: unknown): number => {
    screen.showBar(null);
    const worded = isEmbedded(asked.raw) ? inOwnWords(error) : error;
    const { verdict } = judgeTrouble(inOptions(ofArgument(worded)), null, at);
    for (const line of verdictLines({ report: null, verdict }, screen.page)) screen.line(line);
    return EXIT_CODES[verdict.value];
  };
  screen.showBar(() => 'Asking the server');
  try {
    // Before a server is started for it.
    if (asked.problems.length === 0) await growingSuite(asked.file, terminal.folder);
    const recordWith = async (chosen: ChosenServers) => {
      const recorder = await Recorder.of(chosen, asked, { ...at, screen });
      screen.showBar(null);
      let exitCode = 0;
      let count = 0;
      try {
        for await (const call of asked.calls) {
          count += 1;
          try {
            if ('where' in call) throw new ConfigurationError([call]);
            exitCode = Math.max(exitCode, await recorder.record(call));
          } catch (error) {
            if (asked.session === null || !(error instanceof ConfigurationError)) throw error;
            exitCode = Math.max(exitCode, told(error));
          }
        }
      } catch (error) {
        // What was done by then is not lost.
        exitCode = Math.max(exitCode, told(error));
      }
      await recorder.finish();
      if (count === 0 && !terminal.signal.aborted) throw new ConfigurationError([NO_CALL]);
      return exitCode;
    };
    const needs = { keepsConnections: asked.session?.isApart === false };
    return await withServers(asked.raw, asked.problems, at, recordWith, needs);
  } catch (error) {
    return told(error);
  }
}

/** The server is an argument of this command, which has no option for it. */
function ofArgument(error: unknown): unknown {
  if (!(error instanceof ConfigurationError)) return error;
  const told = ({ where, ...problem }: ConfigurationProblem) => ({
    ...problem,
    where: where === 'servers' ? 'server' : where,
  });
  return new ConfigurationError(error.problems.map(told));
}
