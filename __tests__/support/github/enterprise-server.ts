import { once } from 'node:events';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import { z } from 'zod';

export interface EnterpriseServer {
  /** As `GITHUB_API_URL` has it, with its base path. */
  apiUrl: string;
  close(): Promise<void>;
}

/** Serves an API the way GitHub Enterprise Server does: REST below `/api/v3`, and nothing else. */
export async function startEnterpriseServer(upstream: string): Promise<EnterpriseServer> {
  const app = new Hono()
    .post('/api/graphql', ({ req }) => proxy(`${upstream}/graphql`, req))
    .all('/api/v3/*', async ({ req }) => {
      const { pathname, search, origin } = new URL(req.url);
      const path = pathname.replace('/api/v3', '');
      const response = await proxy(`${upstream}${path}${search}`, req);
      const link = response.headers.get('link');
      if (link) response.headers.set('link', link.replaceAll(upstream, `${origin}/api/v3`));
      return response;
    });
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  const { port } = z.object({ port: z.number() }).parse(server.address());
  return {
    apiUrl: `http://127.0.0.1:${port}/api/v3`,
    async close() {
      const closed = once(server, 'close');
      server.close();
      await closed;
    },
  };
}
