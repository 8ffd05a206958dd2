import { Command, Option } from 'commander';
import { DOTENV_OPTION, extraOption } from '../../judged/mode-command.ts';
import { withEnvironmentFiles } from '../../options/environment.ts';
import { addInputOptions, optionInputs, writtenInputs } from '../../options/input-options.ts';
import type { AddCommand } from '../command.ts';

const MODE = 'doctor';
const WITHOUT = ['fail-on'];
const DEFAULT_FILE = 'evals/smoke.yaml';

interface InitOptions {
  dotenv?: string[];
  verbose?: boolean;
}

/** `init`: writes the skeleton of a suite, by what servers say of their tools. */
export const addInit: AddCommand = (terminal, end) => {
  const inputs = optionInputs(MODE).filter(({ name }) => !WITHOUT.includes(name));
  const command = new Command('init')
    .description('Write a suite with a case for each tool that the servers have.')
    .argument('[file]', `Where it is to be written. Default: \`${DEFAULT_FILE}\`.`)
    .addOption(new Option('--verbose', 'Tell what is done, too.'))
    .addOption(extraOption(...DOTENV_OPTION));
  addInputOptions(command, inputs);
  return command.action(async (file: string | undefined, { verbose, dotenv }: InitOptions) => {
    const { raw, problems } = writtenInputs(command, inputs);
    const read = await withEnvironmentFiles(terminal, dotenv ?? []);
    const { initSuite } = await import('../../skeleton/init-suite.ts');
    const asked = {
      ...{ file: file ?? DEFAULT_FILE, raw: { ...raw, mode: MODE } },
      ...{ problems: [...problems, ...read.problems], verbose: verbose === true },
    };
    end(await initSuite(asked, read.terminal));
  });
};
