import type { CallOptions } from '../../../client/call-options.ts';
import type { EvalsClient } from '../../../client/client.ts';
import { DEFAULT_PROJECT } from '../../../contract/limits.ts';
import type { Project } from '../../../contract/resources/catalogue.ts';
import { resolveNamed, resolveProject } from '../../../session/resolve.ts';

/**
 * The project as the ingest routes take it: an id, or the literal `default` where none is named.
 * @throws ConfigurationError with the candidates where there is none of that id or name.
 */
export async function ingestProject(
  wanted: string | undefined,
  client: EvalsClient,
  options: CallOptions,
): Promise<string> {
  if (wanted === undefined || wanted === DEFAULT_PROJECT) return DEFAULT_PROJECT;
  const projects = await listProjects(client, options);
  return (await resolveNamed(wanted, projects, { kind: 'project', where: 'project' })).id;
}

/** The id by which other routes know an ingest project: they know no `default`. */
export async function catalogueProject(
  project: string,
  client: EvalsClient,
  options: CallOptions,
): Promise<string> {
  if (project !== DEFAULT_PROJECT) return project;
  return (await resolveProject(undefined, await listProjects(client, options))).id;
}

async function listProjects(client: EvalsClient, options: CallOptions): Promise<Project[]> {
  const projects: Project[] = [];
  for await (const project of client.projects.list(options)) projects.push(project);
  return projects;
}
