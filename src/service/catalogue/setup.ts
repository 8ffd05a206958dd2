import { secretsOfServer } from '../../api/servers-file.ts';
import type { Redactor } from '../../lib/redaction/redactor.ts';
import { DEFAULT_PROJECT, emptyProject } from '../settings.ts';
import type { Database, Queries } from '../storage/database.ts';
import { saveRow } from '../storage/rows.ts';
import type { ProjectSetup } from './config-file.ts';

/**
 * Brings a configuration into the database. What has the same name keeps its id. What left the
 * configuration stays where runs refer to it: a server disabled, a project with such servers.
 * Null changes nothing; there is a project `Default` in any case.
 */
export async function applySetup(
  database: Database,
  projects: readonly ProjectSetup[] | null,
  now: number,
): Promise<void> {
  await database.transaction().execute(async (queries) => {
    const stored = await queries.selectFrom('projects').select(['name', 'description']).execute();
    if (projects === null && stored.length > 0) return;
    const all = new Map((projects ?? []).map((one) => [one.name, one]));
    for (const one of [...stored, { name: DEFAULT_PROJECT, description: null }]) {
      if (!all.has(one.name)) all.set(one.name, { ...emptyProject(''), ...one });
    }
    for (const project of all.values()) await applyProject(queries, project, now);
  });
}

/** Teaches the redactor the secrets of the servers in the database. */
export async function addStoredSecrets(database: Database, redactor: Redactor): Promise<void> {
  const rows = await database.selectFrom('servers').select(['name', 'entry']).execute();
  for (const { name, entry } of rows) redactor.add(name, secretsOfServer(JSON.parse(entry)));
}

async function applyProject(queries: Queries, setup: ProjectSetup, now: number): Promise<void> {
  const { name, description, servers } = setup;
  const projectId = await saveRow(queries, 'projects', { name, description }, now);
  const others = queries.updateTable('servers').set({ isEnabled: 0 });
  const names = servers.map((one) => one.name);
  await others.where('projectId', '=', projectId).where('name', 'not in', names).execute();
  for (const server of servers) {
    const row = { projectId, name: server.name, entry: JSON.stringify(server), isEnabled: 1 };
    await saveRow(queries, 'servers', row, now);
  }
}
