import type { Uploads } from '../ingest/uploads.ts';
import { OPENAPI_PATH, UPLOADS_PATH } from './router.ts';
import { type Backend, send } from './server.ts';

/** Answers what needs no key: uploads, the OpenAPI document, and what an older SDK asks first. */
export function openRoutes(uploads: Uploads): Backend['open'] {
  return async (request, response) => {
    const { method = '', url = '' } = request;
    const [path = ''] = url.split('?');
    if (method === 'POST' && path.startsWith(UPLOADS_PATH)) {
      send(response, 200, await uploads.receive(path.slice(UPLOADS_PATH.length), request));
      return true;
    }
    if (method !== 'GET' && method !== 'HEAD') return false;
    if (path === OPENAPI_PATH) {
      const { openApiDocument } = await import('../../api/openapi.ts');
      send(response, 200, await openApiDocument());
      return true;
    }
    if (path !== '/sdk/v1/info') return false;
    send(response, 200, { capabilities: { evalsHostConfig: 1 } });
    return true;
  };
}
