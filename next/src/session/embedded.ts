import type { ServerEntry } from '../api/servers-file.ts';
import { stackOf } from '../lib/errors.ts';
import type { Service } from '../service/start.ts';
import type { Environment } from './environment.ts';

/** Starts the service in this process. Its servers die with the process, however it exits. */
export async function startEmbedded(
  servers: readonly ServerEntry[],
  { workspace, variables, redactor, logger }: Environment,
): Promise<Service> {
  const { startService } = await import('../service/start.ts');
  const service = await startService({
    servers,
    workspace,
    environment: variables,
    redactor,
    onBug: (error) => logger.debug(stackOf(error)),
  });
  process.once('exit', service.killNow);
  const close = async () => {
    await service.close();
    process.off('exit', service.killNow);
  };
  return { ...service, close };
}
