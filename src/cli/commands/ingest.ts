import { Command } from 'commander';
import type { RawInputs } from '../../inputs/raw-inputs.ts';
import { addShowingOptions, type ShowingOptions } from '../judged/showing-options.ts';
import { addInputOptions, optionInputs, writtenInputs } from '../options/input-options.ts';
import type { AddCommand } from './command.ts';

const MODE = 'ingest';

/** `ingest`: judges result files of test runners. */
export const addIngest: AddCommand = (terminal, end) => {
  const inputs = optionInputs(MODE);
  const command = new Command('ingest')
    .description('Judge result files of test runners: JUnit XML, Jest JSON, Vitest JSON.')
    .argument('[files...]', 'Files or globs; one that begins with ! excludes files.');
  addShowingOptions(command);
  addInputOptions(command, inputs);
  return command.action(async (files: string[], options: ShowingOptions) => {
    const { raw: written, problems } = writtenInputs(command, inputs);
    const globs = [...(written['results'] ? [written['results']] : []), ...files].join('\n');
    const raw: RawInputs = { ...written, mode: MODE, ...(globs !== '' && { results: globs }) };
    const { judgeAndShow } = await import('../judged/judged-command.ts');
    end(await judgeAndShow([{ title: null, raw, problems }], options, terminal));
  });
};
