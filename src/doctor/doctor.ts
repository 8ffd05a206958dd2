import { isAbsolute, relative, resolve, sep } from 'node:path';
import pLimit from 'p-limit';
import type { Server } from '../contract/resources/catalogue.ts';
import type { DoctorConfig } from '../inputs/config.ts';
import { serverPlaces } from '../jsonc/servers-file.ts';
import type { RunReport } from '../model/run-report.ts';
import type { Diagnosis } from '../model/servers/diagnosis.ts';
import { resolveAllNamed, resolveProject } from '../session/resolve.ts';
import type { ServiceConnection } from '../session/service-connection.ts';
import type { BorrowedSession } from '../session/session.ts';
import { ConfigurationError } from '../trouble/errors.ts';
import { diagnose } from './diagnose.ts';

/** What the embedded service does at once, less one that may still be ending. */
const SERVERS_AT_ONCE = 3;

/** What the report is called. */
const NAME = 'Server health';

/**
 * Looks at the servers of the inputs, on the service of the session: all that are enabled where none
 * is named.
 * @throws only where no server could be looked at.
 */
export async function diagnoseServers(
  config: DoctorConfig,
  session: BorrowedSession,
): Promise<RunReport> {
  const { signal, deadlineAtMs, clock } = session;
  const { client, serversFile } = await session.service();
  const options = { signal, deadlineAtMs };
  const project = await resolveProject(
    config.run.project,
    await allOf(client.projects.list(options)),
  );
  const saved = await allOf(client.servers.list(project.id, options));
  const servers = await chosen(config, saved);
  const placeOf = await placesIn(serversFile, session.workspace);
  const limit = pLimit(SERVERS_AT_ONCE);
  const context = { client, projectId: project.id, clock, logger: session.logger, ...options };
  const looks = servers.map((server) =>
    limit(async (): Promise<Diagnosis> => {
      const found = await diagnose(server, context);
      const told = found.checks.find(({ outcome }) => outcome === 'invalid')?.detail;
      const location = placeOf(server.name, told ?? '');
      return { ...found, ...(location && { location }) };
    }),
  );
  // Whoever is told of the first that could not be looked at ends the service, and the others.
  const diagnoses = await Promise.all(looks);
  return {
    source: 'doctor',
    suite: { id: null, name: NAME },
    project: { id: project.id, name: project.name },
    run: null,
    servers: servers.map(({ id, name }) => ({ id, name })),
    cases: [],
    problems: [],
    warnings: unasked(config, saved, servers),
    notice: null,
    diagnoses,
  };
}

async function allOf<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const read: Item[] = [];
  for await (const item of items) read.push(item);
  return read;
}

async function chosen(
  { service, run }: DoctorConfig,
  saved: readonly Server[],
): Promise<readonly Server[]> {
  if (run.servers.length > 0) {
    return resolveAllNamed(run.servers, saved, { kind: 'server', where: 'servers' });
  }
  const enabled = saved.filter((server) => server.enabled);
  if (enabled.length > 0) return enabled;
  const message =
    service.kind === 'embedded'
      ? 'there is none to look at: those of `mcp-config` are disabled, or it names none.'
      : 'the project has no enabled MCP servers to look at.';
  throw new ConfigurationError([{ where: 'servers', message }]);
}

/** Nobody is to take what was not looked at for well. */
function unasked(
  { run }: DoctorConfig,
  saved: readonly Server[],
  servers: readonly Server[],
): string[] {
  if (run.servers.length > 0) return [];
  return saved
    .filter((server) => !servers.includes(server))
    .map(({ name }) => `Server ${JSON.stringify(name)} is disabled, and was not looked at.`);
}

/** Where each server is configured; null where that is not in this repository. */
async function placesIn(
  serversFile: ServiceConnection['serversFile'],
  workspace: string,
): Promise<(name: string, told: string) => Required<Diagnosis>['location'] | null> {
  if (serversFile === null) return () => null;
  const file = repositoryPath(serversFile.file, workspace);
  const placeOf = await serverPlaces(serversFile.text);
  return (name, told) => {
    const [line, column] = placeOf(name, told)?.split(':').map(Number) ?? [];
    if (line === undefined) return { file, line: null };
    return { file, line, ...(column !== undefined && { column }) };
  };
}

/** As annotations name it; one outside of the repository as it is written. */
function repositoryPath(file: string, workspace: string): string {
  const inside = relative(workspace, resolve(workspace, file)).replaceAll(sep, '/');
  return inside.startsWith('../') || isAbsolute(inside) ? file : inside;
}
