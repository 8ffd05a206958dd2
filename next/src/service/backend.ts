import type { ServerEntry } from '../api/servers-file.ts';
import { Runs } from './evals/runs.ts';
import { createSuite } from './evals/suites.ts';
import type { Handlers } from './http/server.ts';
import type { McpSettings } from './mcp/connection.ts';
import { Refusal } from './refusal.ts';
import { type Database, newId, openDatabase } from './storage/database.ts';

/** What is behind the routes. */
export interface Backend {
  handlers: Handlers;
  /** Cancels runs, waits until their servers have ended, and closes the database. */
  close: () => Promise<void>;
}

/** Opens the database with one project and its servers. */
export async function openBackend(
  servers: readonly ServerEntry[],
  mcp: McpSettings,
  onBug: (error: unknown) => void,
): Promise<Backend> {
  const database = openDatabase();
  const projectId = newId('p');
  await database.insertInto('projects').values({ id: projectId, name: 'Default' }).execute();
  for (const entry of servers) {
    const row = { id: newId('sv'), projectId, name: entry.name, createdAt: Date.now() };
    await database
      .insertInto('servers')
      .values({ ...row, entry: JSON.stringify(entry) })
      .execute();
  }
  const runs = new Runs(database, mcp, onBug);
  const close = async () => {
    await runs.close();
    await database.destroy();
  };
  return { handlers: createHandlers(database, projectId, runs), close };
}

function createHandlers(database: Database, own: string, runs: Runs): Handlers {
  const inProject = ({ projectId }: { projectId: string }) => {
    if (projectId !== own) throw new Refusal('NOT_FOUND', `There is no project ${projectId}.`);
    return projectId;
  };
  return {
    listProjects: async () => ({
      items: await database.selectFrom('projects').select(['id', 'name']).execute(),
    }),
    listServers: async ({ parameters }) => {
      const projectId = inProject(parameters);
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
    createEvalSuite: ({ parameters, body }) => createSuite(database, inProject(parameters), body),
    createEvalRun: ({ parameters, body }) => runs.create(inProject(parameters), body),
    getEvalRun: ({ parameters }) => runs.show(inProject(parameters), parameters.runId),
    listIterations: async ({ parameters }) => ({
      items: await runs.iterations(inProject(parameters), parameters.runId),
    }),
    cancelEvalRun: ({ parameters }) => runs.cancel(inProject(parameters), parameters.runId),
  };
}
