import { randomUUID } from 'node:crypto';
import { errorCode } from '../lib/errors.ts';
import { Redactor } from '../lib/redaction/redactor.ts';
import { MESSAGES } from '../words/messages.ts';
import { EXIT_CODES } from './command.ts';
import { runProgram } from './program.ts';
import { openTerminal } from './terminal.ts';

/** Older versions end in a stack. */
const MIN_NODE = 24;

/** Runs the terminal program. Results go to the standard output, all else to the standard error. */
export async function runCli(): Promise<void> {
  const cancelled = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => cancelled.abort());
  for (const stream of [process.stdout, process.stderr]) {
    // The reader may end first, as `head` does.
    stream.on('error', (error) => {
      if (errorCode(error) !== 'EPIPE') throw error;
    });
  }
  const redactor = new Redactor();
  const { stdout, stderr, env } = process;
  const { logger, write } = openTerminal(stdout, stderr, redactor, env);
  if (Number.parseInt(process.versions.node, 10) < MIN_NODE) {
    logger.error(MESSAGES.oldNode(MIN_NODE, process.version));
    process.exitCode = EXIT_CODES.invalid;
    return;
  }
  const environment = {
    variables: env,
    workspace: process.cwd(),
    logger,
    signal: cancelled.signal,
    redactor,
    processMark: randomUUID(),
    now: Date.now,
  };
  process.exitCode = await runProgram(process.argv.slice(2), environment, write);
}
