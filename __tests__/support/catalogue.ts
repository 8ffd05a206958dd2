/** A service on a file. */
import { join } from 'node:path';
import { openDatabase } from '../../src/service/storage/database.ts';
import { closing } from './closings.ts';
import { folderWith } from './folder.ts';
import { localServer, remoteServer, request, startTestService } from './service.ts';

/** Starts the service on a file with the projects Default and Other, and opens that file a second time. */
export async function startOnFile() {
  const databaseFile = join(folderWith(), 'service.db');
  const remote = remoteServer(
    'remote',
    'https://user:pass@mcp.example.test/s3cretpath/mcp?key=x#y',
  );
  const projects = [{ servers: [remote, localServer('local')] }, { name: 'Other' }];
  const service = await startTestService(projects, { databaseFile });
  service.redactor.add('PATH_SECRET', ['s3cretpath']);
  const database = openDatabase(databaseFile);
  closing(() => database.destroy());
  const ids: Record<string, string> = {};
  for (const table of ['servers', 'projects'] as const) {
    const rows = await database.selectFrom(table).select(['id', 'name']).execute();
    for (const { id, name } of rows) ids[name] ??= id;
  }
  return {
    database,
    /** Id of the first server or project of this name. */
    idOf: (name: string) => ids[name] ?? '',
    send: (path: string, body?: unknown, method = body ? 'POST' : 'GET') =>
      request(`${service.origin}/api/v1${path}`, service.key, body, { method }),
  };
}
