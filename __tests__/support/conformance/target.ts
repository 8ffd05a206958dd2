/** A service with two organizations, one key of each kind, and something in each list. */
import { join } from 'node:path';
import { sql } from 'kysely';
import type {
  OrganizationSetup,
  ProjectSetup,
} from '../../../src/service/catalogue/config-file.ts';
import type { Settings } from '../../../src/service/settings.ts';
import { openDatabase } from '../../../src/service/storage/database.ts';
import { folderWith } from '../folder.ts';
import { serveHttp } from '../http-server.ts';
import { localServer, remoteServer, SETTINGS, startTestService } from '../service.ts';
import { chatboxOf, chatSessionOf, type Keys, makeKeys, organizationsOf } from '../tenants.ts';

/** A service that is tested, wherever it runs. */
export interface Target {
  origin: string;
  keys: Keys;
  /** Sends requests while tables are missing. */
  whileBroken: (tables: readonly string[], send: () => Promise<void>) => Promise<void>;
  close: () => Promise<void>;
}

/** The configuration of the service. */
export interface TargetSetup {
  databaseFile: string;
  artifactFolder: string;
  organizations: OrganizationSetup[];
}

/** Starts what the configuration says. */
export type Start = (
  setup: TargetSetup,
  settings: Partial<Settings>,
) => Promise<{ origin: string; close: () => Promise<void> }>;

/** Starts the service in this process. */
export const startHere: Start = async (setup, settings) => {
  const { databaseFile, artifactFolder, organizations } = setup;
  const all = { ...SETTINGS, maxConcurrentRuns: 10, artifactFolder, ...settings };
  const service = await startTestService(organizations, { databaseFile, settings: all });
  const close = () => {
    // Missing tables are its bugs.
    service.bugs.length = 0;
    return service.close();
  };
  return { origin: service.origin, close };
};

/** Starts a service with all that the conformance test needs. */
export async function openTarget(start: Start, settings: Partial<Settings>): Promise<Target> {
  const folder = folderWith();
  const databaseFile = join(folder, 'service.db');
  const guarded = await serveHttp((_, response) =>
    response.writeHead(401, { 'www-authenticate': 'Bearer' }).end(),
  );
  const organizations = organizationsOf(projectOf(guarded.origin));
  const setup = { databaseFile, artifactFolder: join(folder, 'artifacts'), organizations };
  const service = await start(setup, settings);
  const database = openDatabase(databaseFile);
  const keys = await makeKeys(database);
  return {
    origin: service.origin,
    keys,
    whileBroken: async (tables, send) => {
      const rename = async (from: string, to: string) => {
        for (const table of tables) {
          await sql.raw(`ALTER TABLE ${from}${table} RENAME TO ${to}${table}`).execute(database);
        }
      };
      await rename('', 'broken_');
      await send();
      await rename('broken_', '');
    },
    close: async () => {
      await service.close();
      await database.destroy();
      await guarded.close();
    },
  };
}

function projectOf(guarded: string): Partial<ProjectSetup> {
  const args = [join(import.meta.dirname, 'mcp-server.ts')];
  const tools = localServer('tools', { args, env: { NODE_NO_WARNINGS: '1' } });
  return {
    servers: [tools, remoteServer('guarded', `${guarded}/mcp`)],
    chatboxes: ['Demo', 'Help'].map((name) =>
      chatboxOf(name, { modelId: 'a/b', servers: ['tools'] }),
    ),
    chatSessions: [chatSessionOf('First', 1_000), chatSessionOf('Second', 2_000)],
  };
}
