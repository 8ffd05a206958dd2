import { Command, Option } from 'commander';
import type { Source } from '../../inputs/mode.ts';
import type { RawInputs } from '../../inputs/raw-inputs.ts';
import { systemClock } from '../../ports/clock.ts';
import { withEnvironmentFiles } from '../options/environment.ts';
import { addInputOptions, optionInputs, writtenInputs } from '../options/input-options.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { Judging } from './judged-command.ts';
import {
  addShowingOptions,
  GROUP,
  outputProblems,
  type ShowingOptions,
} from './showing-options.ts';

/**
 * Flags and text of the option that every command has whose servers may want variables. Node itself
 * takes `--env-file`, wherever it stands.
 */
export const DOTENV_OPTION = [
  '--dotenv <file>',
  'Read variables of a .env file, for those that the environment lacks.',
] as const;

/** One document after the other is none that a program could read. */
const WATCHED_JSON =
  'error: --watch and --json do not go together: JSON is printed once. With --output, each run writes its report.';

/** A command that does what a mode of the action does. */
export interface ModeCommand {
  name: string;
  mode: Source;
  description: string;
  /** What may be named without an option. */
  argument: readonly [name: string, text: string];
  /** Inputs that the command itself knows the value of. */
  without?: readonly string[];
  /** What no input says; what takes a value may be given over and over. */
  options?: readonly (readonly [flags: string, text: string])[];
  /** What there is to judge, by what was written. */
  judgings(
    words: string[],
    raw: RawInputs,
    options: Readonly<Record<string, unknown>>,
    environment: NodeJS.ProcessEnv,
  ): (Omit<Judging, 'problems'> & Partial<Pick<Judging, 'problems'>>)[];
}

/** Makes the command; what it takes to judge is loaded where that happens. */
export function modeCommand(
  { name, mode, description, argument, without = [], options = [], judgings }: ModeCommand,
  terminal: Terminal,
  end: (exitCode: number) => void,
): Command {
  const inputs = optionInputs(mode).filter((input) => !without.includes(input.name));
  const command = new Command(name).description(description).argument(...argument);
  for (const [flags, text] of options) command.addOption(extraOption(flags, text));
  command.addOption(extraOption(...DOTENV_OPTION));
  addShowingOptions(command);
  addInputOptions(command, inputs);
  return command.action(async (words: string[], shown: ShowingOptions) => {
    if (shown.watch && shown.json) command.error(WATCHED_JSON);
    const { raw, problems } = writtenInputs(command, inputs);
    const { dotenv = [] } = shown;
    const unwritable = outputProblems(shown, terminal.folder);
    const { judgeAndShow } = await import('./judged-command.ts');
    const opener = shown.open
      ? new (await import('./report-opener.ts')).ReportOpener(terminal)
      : undefined;
    const asked = (environment: NodeJS.ProcessEnv) =>
      judgings(words, { ...raw, mode }, command.opts(), environment);
    const judge = async () => {
      const read = await withEnvironmentFiles(terminal, dotenv);
      const judged = asked(read.terminal.environment).map((one) => ({
        ...one,
        problems: [...problems, ...read.problems, ...unwritable, ...(one.problems ?? [])],
      }));
      return judgeAndShow(judged, shown, read.terminal, opener);
    };
    if (shown.watch !== true) return end(await judge());
    const { overAndOver } = await import('../watch/over-and-over.ts');
    const { watchedPaths } = await import('../watch/watched-paths.ts');
    const all = asked(terminal.environment).map((one) => one.raw);
    const dependsOn = () => watchedPaths(all, dotenv, terminal.folder);
    end(await overAndOver(judge, dependsOn, { ...terminal, clock: systemClock }));
  });
}

/** An option that no input says; what takes a value may be given over and over. */
export function extraOption(flags: string, text: string): Option {
  const option = new Option(flags, text).helpGroup(GROUP);
  return option.required ? option.argParser((one, all: string[] = []) => [...all, one]) : option;
}

/** What was named with and without the option, one a line. */
export function joined(raw: RawInputs, input: string, words: readonly string[]): RawInputs {
  const all = [...(raw[input] ? [raw[input]] : []), ...words].join('\n');
  return all === '' ? raw : { ...raw, [input]: all };
}
