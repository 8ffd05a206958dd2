import { statSync } from 'node:fs';
import path from 'node:path';
import { type Command, Option } from 'commander';
import type { ConfigurationProblem } from '../../trouble/errors.ts';

/** Options of every command that judges results. */
export interface ShowingOptions {
  json?: boolean;
  output?: string;
  verbose?: boolean;
  debug?: boolean;
  dotenv?: string[];
  /** Of `run` alone, as is the next one. */
  watch?: boolean;
  open?: boolean;
}

/** Heading of the options that no input is. */
export const GROUP = 'At the terminal:';

/** Gives a command the options that say how its results are shown. */
export function addShowingOptions(command: Command): void {
  const options: [flags: string, text: string][] = [
    ['--json', 'Print the report with its verdict as JSON, and nothing else on standard output.'],
    ['--output <folder>', 'Write the report there, as JSON, Markdown, HTML and JUnit XML.'],
    ['--verbose', 'Tell what is done, too.'],
    ['--debug', 'Tell all there is to tell.'],
  ];
  for (const [flags, text] of options) command.addOption(new Option(flags, text).helpGroup(GROUP));
}

/** What is wrong with where a report is to be written, told before anything runs for it. */
export function outputProblems({ output }: ShowingOptions, folder: string): ConfigurationProblem[] {
  if (output === undefined) return [];
  const facts = statSync(path.resolve(folder, output), { throwIfNoEntry: false });
  if (facts === undefined || facts.isDirectory()) return [];
  const message = `\`${output}\` is a file. Name the folder that the report is to be written to.`;
  return [{ where: '--output', message, example: 'report' }];
}
