import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Command } from 'commander';
import { programOfService } from '../judged/service-program.ts';
import type { AddCommand } from './command.ts';

/** `serve`: the eval service on its own; it reads its own options. */
export const addServe: AddCommand = ({ folder, environment, signal, endedBy }, end) =>
  new Command('serve')
    .description('Start the eval service on its own; its `--help` tells its options.')
    .helpOption(false)
    .allowUnknownOption()
    .passThroughOptions()
    .argument('[options...]')
    .action(async (args: string[]) => {
      const words = args.includes('--help') || args.includes('-h') ? ['--help'] : args;
      const child = spawn(process.execPath, [programOfService(), ...words], {
        ...{ cwd: folder, env: environment, stdio: 'inherit' },
      });
      // From the keyboard it hears of it too; the second time does nothing.
      const pass = () => child.kill(endedBy?.() ?? 'SIGINT');
      signal.addEventListener('abort', pass, { once: true });
      const [exitCode] = await once(child, 'exit');
      end(exitCode ?? 0);
    });
