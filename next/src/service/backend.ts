import { Authenticator, createKey } from './auth/keys.ts';
import { catalogueHandlers } from './catalogue/handlers.ts';
import { applySetup } from './catalogue/setup.ts';
import { Runs } from './evals/runs.ts';
import { suiteHandlers } from './evals/suites.ts';
import { Pages } from './http/pages.ts';
import type { Backend } from './http/server.ts';
import type { Core, Handlers } from './request.ts';
import { Grants } from './servers/oauth/grants.ts';
import { openSealer } from './servers/oauth/seal.ts';
import type { ServiceSetup } from './start.ts';
import { type Database, openDatabase } from './storage/database.ts';
import type { Surroundings } from './surroundings.ts';

/** What is behind the routes, and how it ends. */
interface OpenBackend extends Backend {
  /** Lets runs end for a while, then cancels them. */
  endRuns: (graceMs: number) => Promise<void>;
  /** Ends runs and servers, and closes the database. */
  close: () => Promise<void>;
}

/** Opens the database, brings the configuration into it, and puts the handlers together. */
export async function openBackend(
  { databaseFile, organizations, key, settings }: ServiceSetup,
  surroundings: Surroundings,
): Promise<OpenBackend> {
  const database = openDatabase(databaseFile ?? ':memory:');
  const { now } = surroundings;
  if (organizations !== null) await applySetup(database, organizations, now());
  if (key !== null) await createKey(database, key, await firstMember(database), now());
  const { value: secret } = await database
    .selectFrom('settings')
    .select('value')
    .where('name', '=', 'cursorSecret')
    .executeTakeFirstOrThrow();
  const core: Core = { database, pages: new Pages(secret), settings, surroundings };
  const runs = new Runs(core);
  const grants = new Grants(core, openSealer(databaseFile, surroundings.environment));
  const handlers = {
    ...catalogueHandlers(core),
    ...suiteHandlers(core),
    ...runs.handlers(),
    importTokens: (request) => grants.importTokens(request),
  } as Handlers;
  return {
    core,
    authenticator: new Authenticator(database, settings, () => performance.now()),
    handlers,
    open: async () => false,
    endRuns: (graceMs) => runs.close(graceMs),
    close: async () => {
      await runs.close(0);
      await grants.close();
      await database.destroy();
    },
  };
}

async function firstMember(database: Database) {
  const { userId, organizationId } = await database
    .selectFrom('memberships')
    .select(['userId', 'organizationId'])
    .orderBy('seq')
    .executeTakeFirstOrThrow();
  return { name: 'embedded', userId, organizationId };
}
