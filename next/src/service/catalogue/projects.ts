import type { Queries } from '../storage/database.ts';

/** Notes a change in a project: clients pick the project that changed last. */
export async function touchProject(queries: Queries, id: string, now: number): Promise<void> {
  await queries.updateTable('projects').set({ updatedAt: now }).where('id', '=', id).execute();
}
