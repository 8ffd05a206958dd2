import type { serviceRoutes } from '../../../contract/routes/service.ts';
import { ROUTES } from '../../../contract/routes/table.ts';
import { type OpenApiDocument, openApiDocument } from '../openapi/openapi-document.ts';
import type { Handlers } from '../router.ts';

/** What the service says of itself. */
export function serviceHandlers(): Handlers<typeof serviceRoutes> {
  // Made when it is asked for, since few ask.
  let document: Promise<OpenApiDocument> | undefined;
  return {
    'service.openapi': () => {
      document ??= openApiDocument(ROUTES);
      return document;
    },
  };
}
