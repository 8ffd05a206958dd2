/** A service with two projects, and something in each list. */
import { join } from 'node:path';
import { sql } from 'kysely';
import type { ProjectSetup } from '../../../src/service/catalogue/config-file.ts';
import { emptyProject, type Settings } from '../../../src/service/settings.ts';
import { openDatabase } from '../../../src/service/storage/database.ts';
import { folderWith } from '../folder.ts';
import { serveHttp } from '../http-server.ts';
import { localServer, remoteServer, SETTINGS, startTestService } from '../service.ts';

/** A service that is tested, wherever it runs. */
export interface Target {
  origin: string;
  key: string;
  /** Sends requests while tables are missing. */
  whileBroken: (tables: readonly string[], send: () => Promise<void>) => Promise<void>;
  close: () => Promise<void>;
}

/** The configuration of the service. */
export interface TargetSetup {
  databaseFile: string;
  artifactFolder: string;
  projects: ProjectSetup[];
}

/** Starts what the configuration says. */
export type Start = (
  setup: TargetSetup,
  settings: Partial<Settings>,
) => Promise<{ origin: string; key: string; close: () => Promise<void> }>;

/** Starts the service in this process. */
export const startHere: Start = async (setup, settings) => {
  const { databaseFile, artifactFolder, projects } = setup;
  const all = { ...SETTINGS, maxConcurrentRuns: 10, artifactFolder, ...settings };
  const service = await startTestService(projects, { databaseFile, settings: all });
  const close = () => {
    // Missing tables are its bugs.
    service.bugs.length = 0;
    return service.close();
  };
  return { origin: service.origin, key: service.key, close };
};

/** Starts a service with all that the conformance test needs. */
export async function openTarget(start: Start, settings: Partial<Settings>): Promise<Target> {
  const folder = folderWith();
  const databaseFile = join(folder, 'service.db');
  const guarded = await serveHttp((_, response) =>
    response.writeHead(401, { 'www-authenticate': 'Bearer' }).end(),
  );
  const projects = [projectOf(guarded.origin), emptyProject('Other')];
  const setup = { databaseFile, artifactFolder: join(folder, 'artifacts'), projects };
  const service = await start(setup, settings);
  const database = openDatabase(databaseFile);
  return {
    origin: service.origin,
    key: service.key,
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

function projectOf(guarded: string): ProjectSetup {
  const args = [join(import.meta.dirname, 'mcp-server.ts')];
  const tools = localServer('tools', { args, env: { NODE_NO_WARNINGS: '1' } });
  return {
    ...emptyProject('Default'),
    servers: [tools, remoteServer('guarded', `${guarded}/mcp`)],
  };
}
