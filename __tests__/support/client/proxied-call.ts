/**
 * A process of its own, since the proxy and the trusted certificates are read from the
 * environment at start. Prints the projects, or the error, as JSON.
 */
import { createClient } from '../../../src/client/client.ts';
import { systemClock } from '../../../src/ports/clock.ts';
import { constantBackoff } from '../../../src/resilience/retry-policy.ts';
import { RecordingLogger } from './recording-logger.ts';

const [baseUrl = '', apiKey = ''] = process.argv.slice(2);

const client = createClient({
  baseUrl,
  apiKey,
  version: '1.2.3',
  clock: systemClock,
  logger: new RecordingLogger(),
  retryPolicy: { maxAttempts: 1, backoff: constantBackoff(0) },
});

try {
  const ids: string[] = [];
  for await (const { id } of client.projects.list()) ids.push(id);
  console.log(JSON.stringify({ ids }));
} catch (error) {
  console.log(JSON.stringify(error instanceof Error ? { ...error, text: error.message } : error));
}
