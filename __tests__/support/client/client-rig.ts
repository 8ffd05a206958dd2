import { afterEach } from '@jest/globals';
import { ApiCaller } from '../../../src/client/api-caller.ts';
import { type ClientOptions, createClient, type EvalsClient } from '../../../src/client/client.ts';
import { RateBucket } from '../../../src/client/rate/rate-bucket.ts';
import { DEFAULT_RETRY_POLICY } from '../../../src/client/retry/default-policy.ts';
import { createTransport } from '../../../src/client/transport/transport.ts';
import { createSecretKeeper } from '../../../src/redaction/secret-keeper.ts';
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

/** What calls any route of a scripted server, in the same surroundings. */
export async function startCaller(
  script: Script,
): Promise<Omit<ClientRig, 'client'> & { caller: ApiCaller }> {
  const server = await startScriptedServer(script);
  open.push(server);
  const clock = new FakeClock();
  const logger = new RecordingLogger();
  const caller = new ApiCaller({
    connection: { baseUrl: server.baseUrl, apiKey: API_KEY },
    userAgent: 'test',
    transport: createTransport(),
    bucket: new RateBucket({ burst: 10, perSecond: 1, clock }),
    secrets: createSecretKeeper(),
    random: () => 1,
    requestTimeoutMs: undefined,
    retryPolicy: DEFAULT_RETRY_POLICY,
    ...{ clock, logger },
  });
  return { caller, server, clock, logger };
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
