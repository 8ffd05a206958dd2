import { notFound } from '../refusals.ts';
import type { Caller, Project } from '../request.ts';
import { DEFAULT_PROJECT } from '../settings.ts';
import type { Database } from '../storage/database.ts';

/** The projects that a caller can access: of the organization, and of private ones its own. */
export function accessibleProjects(database: Database, { userId, organizationId, role }: Caller) {
  const query = database.selectFrom('projects').where('organizationId', '=', organizationId);
  if (role === 'owner' || role === 'admin') return query;
  return query.where((where) =>
    where.or([
      where('isPrivate', '=', 0),
      where.exists(
        where
          .selectFrom('projectMembers')
          .select('seq')
          .whereRef('projectMembers.projectId', '=', 'projects.id')
          .where('projectMembers.userId', '=', userId),
      ),
    ]),
  );
}

/**
 * Finds a project that the caller can access. All others answer like an unknown id.
 *
 * @param acceptsDefault whether `default` stands for the project `Default`
 */
export async function findProject(
  database: Database,
  caller: Caller,
  id: string,
  acceptsDefault: boolean,
): Promise<Project> {
  const isDefault = acceptsDefault && id === 'default';
  const project = await accessibleProjects(database, caller)
    .select(['id', 'organizationId'])
    .where(isDefault ? 'name' : 'id', '=', isDefault ? DEFAULT_PROJECT : id)
    .executeTakeFirst();
  if (project === undefined) throw notFound('project', id);
  return project;
}
