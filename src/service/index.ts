import type { EventLog } from '../ports/logger.ts';
import { errorMessage } from '../trouble/errors.ts';
import { runKeyCommand } from './command/key-commands.ts';
import { embeddedOptions, HELP, parseCommand, type ServeOptions } from './command/options.ts';
import { failureMessage, receiveStart, sendToParent } from './command/process-channel.ts';
import { problemLine, StartError } from './config/start-error.ts';
import { takeProxies } from './mcp/worker/proxies.ts';
import { StorageError } from './storage/storage-error.ts';

const log: EventLog = {
  info: (line) => console.log(line),
  error: (line) => console.log(`error: ${line}`),
};

async function main(): Promise<number> {
  try {
    const command = parseCommand(process.argv.slice(2), process.env);
    if (command.name === 'help') console.log(HELP);
    else if (command.name === 'serve') await startServing(command, process.env);
    else if (command.name === 'embedded') {
      // Unheard, it makes Node listen for a debugger, by which a server could read all there is.
      process.on('SIGUSR1', () => {});
      const { options, environment } = await receiveStart();
      takeProxies(environment);
      await startServing(embeddedOptions(options), environment);
    } else console.log(await runKeyCommand(command));
    return 0;
  } catch (error) {
    console.error(errorMessage(error));
    if (error instanceof StartError) {
      for (const problem of error.problems) console.error(`  ${problemLine(problem)}`);
    }
    await sendToParent(failureMessage(error));
    return error instanceof StartError || error instanceof StorageError ? error.exitCode : 1;
  }
}

async function startServing(
  options: ServeOptions,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  // Loaded only here: it brings the model SDKs, which no other command needs.
  const { serve } = await import('./command/serve-command.ts');
  await serve(options, log, environment);
}

// Whoever read the log may go away before the service has shut down in good order.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}
process.exit(await main());
