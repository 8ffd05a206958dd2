import type { ServerEntry } from '../api/servers-file.ts';
import { Runs } from './evals/runs.ts';
import { createSuite } from './evals/suites.ts';
import type { Handlers } from './http/server.ts';
import { refusalOf } from './refusals.ts';
import { type Database, newId, openDatabase } from './storage/database.ts';
import type { Surroundings } from './surroundings.ts';

/** The handlers of all routes, and the database below them. */
export interface Backend {
  handlers: Handlers;
  /** Cancels runs, waits until their servers have ended, and closes the database. */
  close: () => Promise<void>;
}

/** Opens the database with one project and its servers. */
export async function openBackend(
  servers: readonly ServerEntry[],
  surroundings: Surroundings,
): Promise<Backend> {
  const database = openDatabase();
  const projectId = newId('p');
  await database.insertInto('projects').values({ id: projectId, name: 'Default' }).execute();
  for (const server of servers) {
    const row = {
      id: newId('sv'),
      projectId,
      name: server.name,
      entry: JSON.stringify(server),
      createdAt: surroundings.now(),
    };
    await database.insertInto('servers').values(row).execute();
  }
  const runs = new Runs(database, surroundings);
  const close = async () => {
    await runs.close();
    await database.destroy();
  };
  return { handlers: createHandlers(database, projectId, runs, surroundings), close };
}

function createHandlers(
  database: Database,
  projectId: string,
  runs: Runs,
  { now }: Surroundings,
): Handlers {
  const checkProject = (parameters: { projectId: string }) => {
    const { projectId: id } = parameters;
    if (id !== projectId)
      throw refusalOf('NOT_FOUND', { reason: 'unknown-id', what: 'project', id });
  };
  return {
    listProjects: async () => ({
      items: await database.selectFrom('projects').select(['id', 'name']).execute(),
    }),
    listServers: async ({ parameters }) => {
      checkProject(parameters);
      const rows = await database.selectFrom('servers').selectAll().orderBy('seq').execute();
      const items = rows.map(({ id, name, createdAt }) => ({
        id,
        name,
        projectId,
        enabled: true,
        transportType: 'stdio' as const,
        createdAt,
        updatedAt: createdAt,
      }));
      return { items };
    },
    createEvalSuite: async ({ parameters, body }) => {
      checkProject(parameters);
      return createSuite(database, projectId, body, now());
    },
    createEvalRun: async ({ parameters, body }) => {
      checkProject(parameters);
      return runs.create(projectId, body);
    },
    getEvalRun: ({ parameters }) => runs.show(parameters),
    listIterations: ({ parameters, query }) => runs.iterations(parameters, query),
    cancelEvalRun: ({ parameters }) => runs.cancel(parameters),
  };
}
