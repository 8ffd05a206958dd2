import { WorkPool } from '../lib/work-pool.ts';
import { catalogueHandlers } from './catalogue/handlers.ts';
import { addStoredSecrets, applySetup } from './catalogue/setup.ts';
import { endLeftRuns, runQueue } from './evals/queue.ts';
import { runHandlers } from './evals/runs.ts';
import { suiteHandlers } from './evals/suites.ts';
import { hostHandlers } from './hosts/hosts.ts';
import { keyCheck } from './http/key.ts';
import { ingestHandlers } from './ingest/handlers.ts';
import { endSilentRuns } from './ingest/runs.ts';
import { uploadsOf } from './ingest/uploads.ts';
import type { Core, Handlers } from './request.ts';
import { grantsOf } from './servers/oauth/grants.ts';
import { openSealer } from './servers/oauth/seal.ts';
import { operationHandlers } from './servers/operations.ts';
import type { ServiceSetup } from './settings.ts';
import { lockDatabase, openDatabase } from './storage/database.ts';
import type { Surroundings } from './surroundings.ts';

/** Servers that end slowly must not pile up. */
const MAX_CLOSING = 16;

/** What is behind the routes. */
export type Backend = Awaited<ReturnType<typeof openBackend>>;

/** Opens the database, brings the configuration into it, and puts the handlers together. */
export async function openBackend(
  { databaseFile, projects, key, settings }: ServiceSetup,
  surroundings: Surroundings,
) {
  const unlock = databaseFile === null ? () => {} : lockDatabase(databaseFile);
  const sealer = openSealer(databaseFile, surroundings.environment);
  const database = openDatabase(databaseFile ?? ':memory:');
  const { now, redactor } = surroundings;
  await applySetup(database, projects, now());
  if (projects === null) await addStoredSecrets(database, redactor);
  const closings = new WorkPool(MAX_CLOSING);
  const core: Core = { database, settings, surroundings, closings };
  const queue = runQueue(core, databaseFile === null);
  await endLeftRuns(database, now());
  const uploads = uploadsOf(core);
  const grants = grantsOf(core, sealer);
  const handlers: Handlers = {
    ...catalogueHandlers(core),
    ...operationHandlers(core, grants),
    ...hostHandlers(core),
    ...suiteHandlers(core),
    ...runHandlers(core, queue, grants),
    ...ingestHandlers(core, uploads),
    importTokens: (request) => grants.importTokens(request),
  };
  return {
    core,
    checkKey: keyCheck(key, settings, () => performance.now()),
    handlers,
    uploads,
    /** Brings runs up to date before each request in a project: what ends with time needs no timer. */
    prepare: () => endSilentRuns(core),
    /** Lets runs end for a while, then cancels them. */
    endRuns: (graceMs: number) => queue.close(graceMs),
    /** Ends runs and servers, and closes the database. */
    close: async () => {
      await queue.close(0);
      await grants.close();
      await closings.settle();
      await database.destroy();
      unlock();
    },
  };
}
