import { Client } from '../api/client/client.ts';
import type { Rate } from '../api/client/rate-bucket.ts';
import { pathText } from '../api/validation.ts';
import { sleep } from '../lib/sleep.ts';
import { MESSAGES } from '../words/messages.ts';
import type { Environment } from './environment.ts';

/** Makes a client in real time, which logs what it leaves out of answers. */
export function newClient(
  address: string,
  key: string,
  rate: Rate,
  { logger, redactor, now }: Pick<Environment, 'logger' | 'redactor' | 'now'>,
): Client {
  return new Client(address, key, {
    redactor,
    clock: { epoch: now, now: () => performance.now(), sleep },
    random: Math.random,
    rate,
    onUnreadable: (operation, misfits) => {
      const paths = misfits.map(({ path }) => pathText(path));
      logger.debug(MESSAGES.unreadable(operation, paths));
    },
  });
}
