import { Command, CommanderError, type OutputConfiguration } from 'commander';
import { cleanText } from '../text/clean-text.ts';
import { ExpectedError, errorMessage } from '../trouble/errors.ts';
import { VERSION } from '../version.ts';
import { addInit } from './commands/authoring/init.ts';
import { addRecord } from './commands/authoring/record.ts';
import type { AddCommand } from './commands/command.ts';
import { addDiff } from './commands/diff.ts';
import { addDoctor } from './commands/doctor.ts';
import { addGate } from './commands/gate.ts';
import { addIngest } from './commands/ingest.ts';
import { addInspect } from './commands/inspect.ts';
import { addRun } from './commands/run.ts';
import { addServe } from './commands/serve.ts';
import { addSnapshot } from './commands/snapshot.ts';
import { addTools } from './commands/tools.ts';
import { addValidate } from './commands/validate.ts';
import { processTerminal, type Terminal } from './terminal/terminal.ts';

/** All there are, in the order in which the help has them. */
const COMMANDS: readonly AddCommand[] = [
  ...[addRun, addValidate, addIngest, addGate],
  ...[addTools, addDoctor, addSnapshot, addDiff],
  ...[addInit, addRecord, addInspect, addServe],
];

/** What is wrong on a command line is for the user to set right, as with the verdict `invalid`. */
const USAGE_EXIT_CODE = 2;
/** A fault of this program, or of the machine. */
const FAULT_EXIT_CODE = 3;

const EXIT_CODES_HELP = `
Exit codes:
  0  the verdict is passed, or --fail-on spares it
  1  failed
  2  invalid: the command line, a file or a server's configuration is wrong
  3  incomplete: something kept the verdict from being decided
`;

/**
 * Carries out a command line.
 * @returns the exit code.
 */
export async function runProgram(args: readonly string[], terminal: Terminal): Promise<number> {
  let exitCode = 0;
  const output: OutputConfiguration = {
    writeOut: (text) => void terminal.stdout.write(text),
    writeErr: (text) => void terminal.stderr.write(text),
    // What was typed comes from wherever it was pasted from.
    outputError: (text, write) => write(cleanText(text)),
  };
  const program = new Command('mcp-eval-gate')
    .description('Evals of MCP servers, and the gate on their results, at a terminal.')
    .version(VERSION, '--version', 'Print the version.')
    .helpCommand(false)
    .exitOverride()
    .enablePositionalOptions()
    .configureOutput(output)
    .addHelpText('after', EXIT_CODES_HELP);
  for (const add of COMMANDS) {
    const command = add(terminal, (code) => {
      exitCode = code;
    });
    // Not all settings are inherited: some commands read their options themselves, `--help` included.
    program.addCommand(command.exitOverride().configureOutput(output));
  }
  try {
    await program.parseAsync([...args], { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : USAGE_EXIT_CODE;
    const isExpected = error instanceof ExpectedError;
    const text = isExpected || !(error instanceof Error) ? errorMessage(error) : error.stack;
    // A terminal shows ^C where it stands, with no end of the line.
    const isTyped = terminal.stderr.isTTY === true && terminal.endedBy?.() === 'SIGINT';
    terminal.stderr.write(`${isTyped ? '\n' : ''}${cleanText(text ?? errorMessage(error))}\n`);
    return FAULT_EXIT_CODE;
  }
}

/** The program of this process. */
export async function main(args: readonly string[]): Promise<number> {
  const terminal = processTerminal();
  try {
    const exitCode = await runProgram(args, terminal);
    return terminal.exitCode() ?? exitCode;
  } finally {
    terminal.release();
  }
}
