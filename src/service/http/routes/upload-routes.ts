import { Hono } from 'hono';
import type { ArtifactUploads } from '../../ingestion/uploads/artifact-uploads.ts';
import { replyToThrownOnIngest } from '../error-reply.ts';
import type { RequestEnvironment, ServiceContext } from '../service-context.ts';

/** Below the path of the API; a token follows. */
export const UPLOADS_PATH = '/uploads';

/** Receives files. The token in the address is all the authorization there is. */
export function uploadRoutes(uploads: ArtifactUploads, { log }: Pick<ServiceContext, 'log'>) {
  const routes = new Hono<RequestEnvironment>();
  routes.onError((error, c) => replyToThrownOnIngest(c, error, log));
  routes.post('/:token', async (c) => {
    const length = c.req.header('Content-Length');
    const header = {
      contentType: c.req.header('Content-Type') ?? null,
      sizeBytes: length === undefined ? null : Number(length),
    };
    const content = c.req.raw.body ?? emptyContent();
    const storageId = await uploads.receive(c.req.param('token'), header, content);
    return c.json({ storageId });
  });
  return routes;
}

async function* emptyContent(): AsyncGenerator<Uint8Array> {
  // An empty file has no body to read.
}
