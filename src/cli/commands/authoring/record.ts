import { Command, Option } from 'commander';
import { DOTENV_OPTION, extraOption } from '../../judged/mode-command.ts';
import { withEnvironmentFiles } from '../../options/environment.ts';
import { addInputOptions, optionInputs, writtenInputs } from '../../options/input-options.ts';
import type { AddCommand } from '../command.ts';

const MODE = 'doctor';
const WITHOUT = ['fail-on', 'servers'];
const DEFAULT_FILE = 'evals/smoke.yaml';

const ARGS = { where: '--args', example: `--args '{"days": 3}'` };

interface RecordOptions {
  args?: string;
  suite: string;
  title?: string;
  expectError?: boolean;
  casePerCall?: boolean;
  dotenv?: string[];
  verbose?: boolean;
}

/** `record`: calls a tool and makes a case of it. */
export const addRecord: AddCommand = (terminal, end) => {
  const inputs = optionInputs(MODE).filter(({ name }) => !WITHOUT.includes(name));
  const command = new Command('record')
    .description('Call a tool, and add a case to a suite that asserts what came of it.')
    .argument('<server>', 'By id or name.')
    .argument(
      '[tool]',
      'Left out, the calls of a session are read from the standard input: `TOOL {…}`, one a line.',
    )
    .addOption(new Option('--args <json>', 'What the tool is given, as a JSON object.'))
    .addOption(
      new Option('--suite <file>', 'The suite file; made where there is none.').default(
        DEFAULT_FILE,
      ),
    )
    .addOption(
      new Option(
        '--title <title>',
        'Title of the case. Default: the call, or the tools of a session.',
      ),
    )
    .addOption(
      new Option(
        '--case-per-call',
        'Make a case of each call of a session, each with a connection of its own.',
      ),
    )
    .addOption(
      new Option('--expect-error', 'The tool is to refuse; arguments need not fit its schema.'),
    )
    .addOption(new Option('--verbose', 'Tell what is done, too.'))
    .addOption(extraOption(...DOTENV_OPTION));
  addInputOptions(command, inputs);
  return command.action(
    async (server: string, tool: string | undefined, options: RecordOptions) => {
      const { raw, problems } = writtenInputs(command, inputs);
      const read = await withEnvironmentFiles(terminal, options.dotenv ?? []);
      const { callOf, callsFrom } = await import('../../recording/call-lines.ts');
      const { recordCalls } = await import('../../recording/record-calls.ts');
      const { title, casePerCall = false } = options;
      if (tool === undefined && options.args !== undefined) {
        command.error('error: --args is for one call: name its tool');
      }
      if (casePerCall && (tool !== undefined || title !== undefined)) {
        command.error('error: --case-per-call is for a session: name neither a tool nor a --title');
      }
      const one = tool === undefined ? null : callOf(tool, options.args ?? '{}', ARGS);
      const isWrong = one !== null && 'where' in one;
      const asked = {
        calls: one === null ? callsFrom(terminal) : isWrong ? [] : [{ ...one, title }],
        session: one === null ? { isApart: casePerCall, title } : null,
        ...{
          file: options.suite,
          raw: { ...raw, mode: MODE, servers: server },
        },
        problems: [...problems, ...read.problems, ...(isWrong ? [one] : [])],
        ...{ expectError: options.expectError === true, verbose: options.verbose === true },
      };
      end(await recordCalls(asked, read.terminal));
    },
  );
};
