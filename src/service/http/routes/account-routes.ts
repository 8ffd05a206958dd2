import { Hono } from 'hono';
import { ApiFailure } from '../../refusals/api-failure.ts';
import { presentAccount } from '../representations.ts';
import type { RequestEnvironment } from '../service-context.ts';

/** The account behind the key, and the surface no key may touch. */
export function accountRoutes() {
  const routes = new Hono<RequestEnvironment>();
  routes.get('/me', (c) => c.json(presentAccount(c.get('caller').user)));
  for (const surface of ['/keys/*', '/api-keys/*']) {
    routes.all(surface, () => {
      throw new ApiFailure(
        'FORBIDDEN',
        'API keys cannot manage API keys; use the "keys" command of the service.',
      );
    });
  }
  return routes;
}
