import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { at } from '../../src/client/calls/route-call.ts';
import { ApiError, RedirectError } from '../../src/client/errors/api-error.ts';
import { closeRigsAfterEach, rejectionOf, startCaller } from '../support/client/client-rig.ts';
import { type Answer, inOrder } from '../support/client/scripted-server.ts';

closeRigsAfterEach();

const HOST = '/projects/{projectId}/hosts/{hostId}';
/** A table with each method; the API of today needs but two of them. */
const ROUTES = {
  read: { method: 'GET', path: HOST, repeatable: true },
  look: { method: 'POST', path: HOST, repeatable: false },
  put: { method: 'PUT', path: HOST, repeatable: true },
  rename: { method: 'PATCH', path: HOST, repeatable: false },
  remove: { method: 'DELETE', path: HOST, repeatable: true },
} as const;
const IDS = { projectId: 'p 1', hostId: 'h/1' };
const BODY = { name: 'new' };
const UNAVAILABLE: Answer = { status: 503, json: { code: 'X', message: 'later' } };
const NOTHING: Answer = { status: 204, text: '' };
const reply = z.looseObject({ id: z.string() });

const table = Object.values(ROUTES).map((route) => ({
  ...{ route, method: route.method, repeatable: route.repeatable },
  body: ['GET', 'DELETE'].includes(route.method) ? undefined : BODY,
}));

describe('a route', () => {
  it.each(table)('is called by $method, with its parameters', async ({ route, body }) => {
    const { caller, server } = await startCaller(inOrder({ json: { id: 'h' } }));
    const call = { ...at(route, IDS), reply, ...(body && { body }) };
    await expect(caller.call(call)).resolves.toEqual({ id: 'h' });
    const [request] = server.requests;
    expect(request).toMatchObject({
      method: route.method,
      url: '/api/v1/projects/p%201/hosts/h%2F1',
    });
    expect(request?.body).toEqual(body);
    expect(request?.headers['content-type']).toBe(body && 'application/json');
  });

  it.each(table)('of $method is tried again: $repeatable', async ({ route, repeatable }) => {
    const { caller, server } = await startCaller(inOrder(UNAVAILABLE, { json: { id: 'h' } }));
    const answered = caller.call({ ...at(route, IDS), reply });
    if (repeatable) await answered;
    else expect(await rejectionOf(answered)).toBeInstanceOf(ApiError);
    expect(server.requests).toHaveLength(repeatable ? 2 : 1);
  });

  it('may answer without content where none is expected', async () => {
    const call = at(ROUTES.remove, IDS);
    const { caller } = await startCaller(inOrder(NOTHING));
    await expect(caller.call({ ...call, reply: z.undefined() })).resolves.toBeUndefined();
    await expect(caller.call({ ...call, reply })).rejects.toThrow(/is not JSON.*It is empty/);
  });

  it.each(['', '.', '..', '\ud800'])('has no id %j', (hostId) => {
    expect(() => at(ROUTES.remove, { projectId: 'p', hostId })).toThrow(/is not an id/);
  });

  it('is not turned into a GET by a redirect', async () => {
    const away: Answer = { status: 303, text: '', headers: { location: '/api/v1/me' } };
    const { caller, server } = await startCaller(inOrder(away));
    const error = await rejectionOf(caller.call({ ...at(ROUTES.rename, IDS), reply }));
    expect(error).toBeInstanceOf(RedirectError);
    expect(server.requests).toHaveLength(1);
  });
});
