import { Command, Option } from 'commander';
import { addInputOptions, optionInputs, writtenInputs } from '../options/input-options.ts';
import type { AddCommand } from './command.ts';

const MODE = 'run';
const WITHOUT = ['fail-on', 'suite', 'suite-file'];

/** `validate`: looks for mistakes in suite files and what they are judged by, and runs nothing. */
export const addValidate: AddCommand = (terminal, end) => {
  const inputs = optionInputs(MODE).filter(({ name }) => !WITHOUT.includes(name));
  const command = new Command('validate')
    .description(
      'Look for mistakes in suite files, in the file of servers, and in the options of a run. Nothing is run.',
    )
    .argument('<suites...>', 'Suite files.')
    .addOption(new Option('--json', 'Print the mistakes as JSON.'));
  addInputOptions(command, inputs);
  return command.action(async (suites: string[], { json = false }: { json?: boolean }) => {
    const { raw, problems } = writtenInputs(command, inputs);
    const { validateSuites } = await import('../suites/validate-suites.ts');
    end(await validateSuites({ suites, raw: { ...raw, mode: MODE }, problems, json }, terminal));
  });
};
