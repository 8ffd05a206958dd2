import type { Queries } from '../storage/database.ts';

/**
 * Notes a change of something in a project: clients take the project that changed last.
 *
 * @param now epoch milliseconds
 */
export async function touchProject(queries: Queries, id: string, now: number): Promise<void> {
  await queries.updateTable('projects').set({ updatedAt: now }).where('id', '=', id).execute();
}
