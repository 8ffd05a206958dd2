/** A service with two projects, and something in each list. */
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import type { ProjectSetup } from '../../../src/service/catalogue/config-file.ts';
import { emptyProject, type Settings } from '../../../src/service/settings.ts';
import { openDatabase } from '../../../src/service/storage/database.ts';
import { folderWith } from '../folder.ts';
import { serveHttp } from '../http-server.ts';
import { startProgram } from '../program.ts';
import { BUNDLE } from '../runner.ts';
import { localServer, remoteServer, SETTINGS } from '../service.ts';

/** A service that is tested. */
export interface Target {
  origin: string;
  key: string;
  /** Sends requests while tables are missing. */
  whileBroken: (tables: readonly string[], send: () => Promise<void>) => Promise<void>;
  close: () => Promise<void>;
}

/** The configuration of the service. */
type TargetSetup = { databaseFile: string; projects: ProjectSetup[] };

const withoutNulls = (value: object) =>
  Object.fromEntries(Object.entries(value).filter(([, member]) => member !== null));

/** Starts the program of the bundle with a configuration file. */
async function startServed({ databaseFile, projects }: TargetSetup, settings: Partial<Settings>) {
  const folder = dirname(databaseFile);
  const written = projects.map(({ servers, ...project }) => ({
    ...withoutNulls(project),
    mcpServers: Object.fromEntries(
      servers.map(({ name, unset: _unset, ...server }) => {
        if (!('url' in server)) return [name, withoutNulls(server)];
        const { transport: type, ...rest } = server;
        return [name, withoutNulls({ ...rest, type })];
      }),
    ),
  }));
  writeFileSync(join(folder, 'config.json'), JSON.stringify({ projects: written }));
  const { ratePerSecond, burst, maxConcurrentRuns } = { ...SETTINGS, ...settings };
  const options = {
    database: databaseFile,
    config: 'config.json',
    rate: Math.max(1, Math.round(ratePerSecond * 60)),
    burst,
    'max-concurrent-runs': Math.max(10, maxConcurrentRuns),
  };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const program = join(dirname(BUNDLE), 'cli.js');
  const { origin, key, end } = await startProgram(program, folder, args);
  return { origin, key, close: () => end('SIGTERM') };
}

/** Starts a service with all that the conformance test needs. */
export async function openTarget(settings: Partial<Settings>): Promise<Target> {
  const folder = folderWith();
  const databaseFile = join(folder, 'service.db');
  const guarded = await serveHttp((_, response) =>
    response.writeHead(401, { 'www-authenticate': 'Bearer' }).end(),
  );
  const projects = [projectOf(guarded.origin), emptyProject('Other')];
  const service = await startServed({ databaseFile, projects }, settings);
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
  const servers = [tools, remoteServer('guarded', `${guarded}/mcp`)];
  return { ...emptyProject('Default'), servers };
}
