import { Command } from 'commander';
import type { AddCommand } from './command.ts';

/** `gate`: judges a report again, offline. It reads its own options, to tell all mistakes at once. */
export const addGate: AddCommand = ({ folder, stdout, stderr }, end) =>
  new Command('gate')
    .description('Judge a report again, offline, and print the verdict as JSON.')
    .usage('--report FILE [--baseline FILE] [options]')
    .helpOption(false)
    .allowUnknownOption()
    .passThroughOptions()
    .argument('[options...]')
    .action(async (args: string[]) => {
      const { runGateCommand } = await import('../gate/gate-command.ts');
      const result = await runGateCommand(args, folder);
      stdout.write(result.stdout);
      stderr.write(result.stderr);
      end(result.exitCode);
    });
