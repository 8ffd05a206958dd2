import { existsSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { isEmbedded, type RawInputs } from '../../inputs/raw-inputs.ts';
import { addShowingOptions, type ShowingOptions } from '../judged/showing-options.ts';
import { addInputOptions, optionInputs, writtenInputs } from '../options/input-options.ts';
import type { AddCommand } from './command.ts';

const MODE = 'run';

/** `run`: runs eval suites and judges their results, one suite after the other. */
export const addRun: AddCommand = (terminal, end) => {
  const inputs = optionInputs(MODE);
  const command = new Command('run')
    .description('Run eval suites and judge their results.')
    .argument('[suites...]', 'Suite files; or saved suites, with an address in --base-url.');
  addShowingOptions(command);
  addInputOptions(command, inputs);
  return command.action(async (suites: string[], options: ShowingOptions) => {
    const { raw: written, problems } = writtenInputs(command, inputs);
    const raw = { ...written, mode: MODE };
    const asked = suites.map((suite) => ({ ...raw, ...suiteInput(suite, raw, terminal.folder) }));
    const judgings = (asked.length === 0 ? [raw] : asked).map((one, at) => ({
      title: asked.length > 1 ? (suites[at] ?? null) : null,
      ...{ raw: one, problems },
    }));
    const { judgeAndShow } = await import('../judged/judged-command.ts');
    end(await judgeAndShow(judgings, options, terminal));
  });
};

/** A service elsewhere has saved suites, which no file of that name stands for. */
function suiteInput(suite: string, raw: RawInputs, folder: string): RawInputs {
  const isSaved = !isEmbedded(raw) && !existsSync(path.resolve(folder, suite));
  return isSaved ? { suite } : { 'suite-file': suite };
}
