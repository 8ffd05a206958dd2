import { availableParallelism } from 'node:os';
import type { ServerEntry } from '../api/servers-file.ts';
import { stackOf } from '../lib/errors.ts';
import type { ProcessGroup } from '../lib/processes.ts';
import type { Service } from '../service/start.ts';
import type { Environment } from './environment.ts';

/** Starts the service in this process. Its servers die with the process, however it exits. */
export async function startEmbedded(
  servers: readonly ServerEntry[],
  { workspace, variables, redactor, logger, now }: Environment,
): Promise<Service> {
  const { startService } = await import('../service/start.ts');
  const living = new Set<ProcessGroup>();
  const killAll = () => {
    for (const group of living) group.kill();
  };
  process.once('exit', killAll);
  const { origin, key, close } = await startService(servers, {
    workspace,
    environment: variables,
    concurrency: Math.max(2, availableParallelism()),
    redactor,
    living,
    now,
    onBug: (error) => logger.debug(stackOf(error)),
  });
  return {
    origin,
    key,
    close: async () => {
      await close();
      process.off('exit', killAll);
    },
  };
}
