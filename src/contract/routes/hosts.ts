import { LIMITS } from '../limits.ts';
import {
  hostCreateSchema,
  hostDeletedSchema,
  hostDeleteSchema,
  hostDetailSchema,
  hostSchema,
  hostUpdateSchema,
} from '../resources/host.ts';
import { route } from './route.ts';

const HOSTS = '/projects/{projectId}/hosts';
const HOST = `${HOSTS}/{hostId}` as const;

/** Models with what they are told and can do, under names that runs and chatboxes use. */
export const hostRoutes = {
  'hosts.list': route({
    method: 'GET',
    path: HOSTS,
    summary: 'The hosts of a project.',
    access: 'key',
    repeatable: true,
    reply: { status: 200, items: hostSchema, pages: LIMITS.cataloguePage, wholeByDefault: true },
    errors: [],
  }),
  'hosts.create': route({
    method: 'POST',
    path: HOSTS,
    summary: 'Creates a host, by a template or with a configuration.',
    notes: 'A name that the project has already is refused with CONFLICT.',
    access: 'key',
    repeatable: false,
    request: async () => hostCreateSchema,
    reply: { status: 201, body: hostDetailSchema },
    errors: ['CONFLICT'],
  }),
  'hosts.get': route({
    method: 'GET',
    path: HOST,
    summary: 'A host with its configuration.',
    access: 'key',
    repeatable: true,
    reply: { status: 200, body: hostDetailSchema },
    errors: [],
  }),
  'hosts.update': route({
    method: 'PATCH',
    path: HOST,
    summary: 'Gives a host another name, another configuration or both.',
    notes:
      'A configuration stands in for all of the one there was. Runs keep what they began with.',
    access: 'key',
    repeatable: true,
    request: async () => hostUpdateSchema,
    reply: { status: 200, body: hostDetailSchema },
    errors: ['CONFLICT'],
  }),
  'hosts.delete': route({
    method: 'DELETE',
    path: HOST,
    summary: 'Deletes a host.',
    notes:
      'It is unknown from then on, to a repeat as well. Runs that named it keep their results.',
    access: 'key',
    repeatable: false,
    request: async () => hostDeleteSchema,
    reply: { status: 200, body: hostDeletedSchema },
    errors: [],
  }),
};
