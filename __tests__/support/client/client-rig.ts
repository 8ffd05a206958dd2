import { afterEach } from '@jest/globals';
import type { ClientOptions } from '../../../src/client/client.ts';
import { createClient, type EvalsClient } from '../../../src/client/client.ts';
import { FakeClock } from './fake-clock.ts';
import { RecordingLogger } from './recording-logger.ts';
import { type Script, type ScriptedServer, startScriptedServer } from './scripted-server.ts';

export const API_KEY = 'sk_test_0123456789abcdef';

export interface ClientRig {
  client: EvalsClient;
  server: ScriptedServer;
  clock: FakeClock;
  logger: RecordingLogger;
}

const open: ScriptedServer[] = [];

/** Servers of the rigs a test made are closed after it. */
export function closeRigsAfterEach(): void {
  afterEach(async () => {
    await Promise.all(open.splice(0).map((server) => server.close()));
  });
}

/** A client that talks to a scripted server; time is fake, jitter always at its upper bound. */
export async function startRig(
  script: Script,
  options: Partial<ClientOptions> = {},
): Promise<ClientRig> {
  const server = await startScriptedServer(script);
  open.push(server);
  const clock = new FakeClock();
  const logger = new RecordingLogger();
  const client = createClient({
    baseUrl: server.baseUrl,
    apiKey: API_KEY,
    version: '1.2.3',
    clock,
    logger,
    random: () => 1,
    ...options,
  });
  return { client, server, clock, logger };
}

/** What a promise rejects with; fails when it does not. */
export async function rejectionOf(promise: Promise<unknown>): Promise<Error> {
  const outcome = await promise.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (outcome instanceof Error) return outcome;
  throw new Error(`Expected a rejection with an Error, got ${String(outcome)}`);
}

export async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const collected: Item[] = [];
  for await (const item of items) collected.push(item);
  return collected;
}
