import { once } from 'node:events';
import { createServer } from 'node:http';
import { z } from 'zod';

/**
 * Address of the API of a GitHub where nothing has ever run, for jobs that are about something else:
 * lists are empty and there is nothing besides. It does not keep the process alive.
 */
export async function startQuietGitHub(): Promise<string> {
  const server = createServer(({ url = '' }, response) => {
    const isRunList = /\/actions\/workflows\/[^/]+\/runs(?:\?|$)/.test(url);
    response.writeHead(isRunList ? 200 : 404, { 'content-type': 'application/json' });
    const body = isRunList ? { total_count: 0, workflow_runs: [] } : { message: 'Not Found' };
    response.end(JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.unref();
  const { port } = z.object({ port: z.number() }).parse(server.address());
  return `http://127.0.0.1:${port}`;
}
