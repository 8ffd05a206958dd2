import { Command, Option } from 'commander';
import { DOTENV_OPTION, extraOption, joined } from '../judged/mode-command.ts';
import { withEnvironmentFiles } from '../options/environment.ts';
import { addInputOptions, optionInputs, writtenInputs } from '../options/input-options.ts';
import type { AddCommand } from './command.ts';

const MODE = 'doctor';
/** What is asked of results is not asked here. */
const WITHOUT = ['fail-on'];

interface ToolsOptions {
  dotenv?: string[];
  json?: boolean;
  schemas?: boolean;
  verbose?: boolean;
}

/** `tools`: lists the tools of servers. */
export const addTools: AddCommand = (terminal, end) => {
  const inputs = optionInputs(MODE).filter(({ name }) => !WITHOUT.includes(name));
  const command = new Command('tools')
    .description('List the tools of MCP servers, with what they take.')
    .argument('[servers...]', 'By id or name; all that are enabled where none is named.')
    .addOption(new Option('--schemas', 'Print the JSON Schemas of what they take and give.'))
    .addOption(new Option('--json', 'Print all that the servers offer as JSON.'))
    .addOption(new Option('--verbose', 'Tell what is done, too.'));
  command.addOption(extraOption(...DOTENV_OPTION));
  addInputOptions(command, inputs);
  return command.action(async (servers: string[], options: ToolsOptions) => {
    const { raw, problems } = writtenInputs(command, inputs);
    const read = await withEnvironmentFiles(terminal, options.dotenv ?? []);
    const { listTools } = await import('../servers/list-tools.ts');
    const asked = {
      ...{ ...options, raw: joined({ ...raw, mode: MODE }, 'servers', servers) },
      problems: [...problems, ...read.problems],
    };
    end(await listTools(asked, read.terminal));
  });
};
