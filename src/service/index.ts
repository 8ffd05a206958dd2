import { runKeyCommand } from './key-commands.ts';
import { HELP, parseCommand } from './options.ts';
import { failureMessage, sendToParent } from './process-channel.ts';
import type { ServiceLog } from './service-log.ts';
import { StartError, thrownMessage } from './start-error.ts';

const log: ServiceLog = {
  info: (line) => console.log(line),
  error: (line) => console.log(`error: ${line}`),
};

async function main(): Promise<number> {
  try {
    const command = parseCommand(process.argv.slice(2));
    if (command.name === 'help') console.log(HELP);
    else if (command.name === 'serve') {
      // Loaded only here: it brings the model SDKs, which no other command needs.
      const { serve } = await import('./serve-command.ts');
      await serve(command, log, process.env);
    } else console.log(runKeyCommand(command));
    return 0;
  } catch (error) {
    console.error(thrownMessage(error));
    if (error instanceof StartError) {
      for (const problem of error.problems) console.error(`  ${problem}`);
    }
    await sendToParent(failureMessage(error));
    return error instanceof StartError ? error.exitCode : 1;
  }
}

// Whoever read the log may go away before the service has shut down in good order.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}
process.exit(await main());
