import { z } from 'zod';
import { route } from './route.ts';

const openApiSchema = z.looseObject({
  openapi: z.string(),
  info: z.looseObject({ title: z.string(), version: z.string(), description: z.string() }),
  servers: z.array(z.looseObject({ url: z.string() })),
  tags: z.array(z.looseObject({ name: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  components: z.record(z.string(), z.unknown()),
});

export const serviceRoutes = {
  'service.openapi': route({
    method: 'GET',
    path: '/openapi.json',
    summary: 'This API as an OpenAPI 3.1 document.',
    notes: 'A service that the action has started tells it to nobody but the action.',
    access: 'anyone',
    repeatable: true,
    reply: { status: 200, body: openApiSchema },
    errors: [],
  }),
};
