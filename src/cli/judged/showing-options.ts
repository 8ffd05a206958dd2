import { type Command, Option } from 'commander';

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
