/** A table of its own: what no route of the service has yet goes through table, router and client. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Hono } from 'hono';
import { z } from 'zod';
import { ApiCaller } from '../../../src/client/api-caller.ts';
import { at, callOf, checkedBody } from '../../../src/client/calls/route-call.ts';
import { RequestShapeError } from '../../../src/client/errors/api-error.ts';
import { RateBucket } from '../../../src/client/rate/rate-bucket.ts';
import { DEFAULT_RETRY_POLICY } from '../../../src/client/retry/default-policy.ts';
import { createTransport } from '../../../src/client/transport/transport.ts';
import { API_PATH, route } from '../../../src/contract/routes/route.ts';
import { createSecretKeeper } from '../../../src/redaction/secret-keeper.ts';
import { replyToThrown } from '../../../src/service/http/error-reply.ts';
import { createCursorCodec } from '../../../src/service/http/pages/cursor.ts';
import { type Handlers, mountRoutes } from '../../../src/service/http/router.ts';
import type { RequestEnvironment } from '../../../src/service/http/service-context.ts';
import { notFound } from '../../../src/service/refusals/api-failure.ts';
import { API_KEY, rejectionOf } from '../../support/client/client-rig.ts';
import { FakeClock } from '../../support/client/fake-clock.ts';
import { RecordingLogger } from '../../support/client/recording-logger.ts';

const noteSchema = z.object({ id: z.string(), text: z.string(), stars: z.number() });
const writtenSchema = z.strictObject({ text: z.string().min(1), stars: z.int() });
const NOTE = '/books/{bookId}/notes/{noteId}';
const COMMON = { path: NOTE, summary: 'A note.', access: 'anyone', errors: [] } as const;
const ONE = { status: 200, body: noteSchema } as const;

const table = {
  'notes.put': route({
    ...{ ...COMMON, method: 'PUT', reply: ONE, repeatable: true },
    request: async () => writtenSchema,
  }),
  'notes.patch': route({
    ...{ ...COMMON, method: 'PATCH', reply: ONE, repeatable: false },
    request: async () => writtenSchema.partial(),
  }),
  'notes.delete': route({
    ...{ ...COMMON, method: 'DELETE', repeatable: true },
    reply: { status: 204, body: z.undefined() },
  }),
  'notes.burn': route({
    ...{ ...COMMON, path: `${NOTE}/paper`, method: 'DELETE', repeatable: false },
    reply: { status: 204, body: z.undefined() },
  }),
};

type Note = z.infer<typeof noteSchema>;
let notes: Map<string, Note>;
/** Methods of the requests that came. */
let came: string[];
/** How many of the next requests are turned away. */
let busy: number;
let server: Server;
let baseUrl: string;
let caller: ApiCaller;

const IDS = { bookId: 'b 1', noteId: 'n/1' };

const handlers: Handlers<typeof table> = {
  async 'notes.put'({ params: { noteId }, body }) {
    const note = { id: noteId, ...body };
    notes.set(noteId, note);
    return note;
  },
  async 'notes.patch'({ params: { noteId }, body }) {
    const note = notes.get(noteId);
    if (note === undefined) throw notFound('note', noteId);
    const { text = note.text, stars = note.stars } = body;
    const patched = { id: noteId, text, stars };
    notes.set(noteId, patched);
    return patched;
  },
  async 'notes.delete'({ params: { noteId } }) {
    notes.delete(noteId);
  },
  async 'notes.burn'({ params: { noteId } }) {
    if (!notes.delete(noteId)) throw notFound('note', noteId);
  },
};

beforeEach(async () => {
  notes = new Map();
  came = [];
  busy = 0;
  const app = new Hono<RequestEnvironment>();
  app.onError((error, c) => replyToThrown(c, error, { info: () => {}, error: () => {} }));
  app.use(async (c, next) => {
    came.push(c.req.method);
    busy -= 1;
    return busy >= 0 ? c.json({ code: 'BUSY', message: 'later' }, 503) : next();
  });
  const cursors = createCursorCodec(new Uint8Array(32));
  for (const mounted of await mountRoutes(table, handlers, { cursors })) {
    app.on(mounted.route.method, [...mounted.paths], mounted.reply);
  }
  server = createServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  baseUrl = `http://127.0.0.1:${port}${API_PATH}`;
  const clock = new FakeClock();
  caller = new ApiCaller({
    ...{ connection: { baseUrl, apiKey: API_KEY }, userAgent: 'test', clock },
    ...{ transport: createTransport(), bucket: new RateBucket({ burst: 10, perSecond: 1, clock }) },
    ...{ secrets: createSecretKeeper(), logger: new RecordingLogger(), random: () => 1 },
    ...{ requestTimeoutMs: undefined, retryPolicy: DEFAULT_RETRY_POLICY },
  });
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

async function put(body: unknown): Promise<Note> {
  const call = callOf(table['notes.put'], IDS);
  return caller.call({ ...call, body: await checkedBody(table['notes.put'], body, call) });
}

async function patch(body: unknown): Promise<Note> {
  const call = callOf(table['notes.patch'], IDS);
  return caller.call({ ...call, body: await checkedBody(table['notes.patch'], body, call) });
}

function remove(operation: 'notes.delete' | 'notes.burn'): Promise<undefined> {
  const { [operation]: entry } = table;
  return caller.call({ ...at(entry, IDS), reply: entry.reply.body });
}

const FIRST = { text: 'first', stars: 1 };

it('PUT, PATCH and DELETE carry their parameters, their bodies and their replies', async () => {
  expect(await put(FIRST)).toMatchObject({ id: 'n/1', ...FIRST });
  expect(await patch({ stars: 5 })).toMatchObject({ id: 'n/1', text: 'first', stars: 5 });
  expect(await remove('notes.delete')).toBeUndefined();
  expect([...notes]).toEqual([]);
  expect(came).toEqual(['PUT', 'PATCH', 'DELETE']);
});

it('a reply without content has none', async () => {
  const response = await fetch(`${baseUrl}/books/b/notes/n`, { method: 'DELETE' });
  expect([response.status, await response.text()]).toEqual([204, '']);
});

describe('what may be repeated is tried again, and nothing else', () => {
  it.each([
    ['PUT', true, () => put(FIRST)],
    ['PATCH', false, () => patch({ stars: 2 })],
    ['DELETE', true, () => remove('notes.delete')],
    ['DELETE', false, () => remove('notes.burn')],
  ] as const)('%s: %s', async (method, repeatable, call) => {
    notes.set(IDS.noteId, { id: IDS.noteId, ...FIRST });
    busy = 1;
    if (repeatable) await call();
    else expect(await rejectionOf(call())).toMatchObject({ status: 503 });
    expect(came).toEqual(repeatable ? [method, method] : [method]);
  });
});

describe('a wrong body', () => {
  it('is not sent', async () => {
    for (const call of [() => put({ text: '' }), () => patch({ stars: 'many' })]) {
      expect(await rejectionOf(call())).toBeInstanceOf(RequestShapeError);
    }
    expect(came).toEqual([]);
  });

  it.each(['PUT', 'PATCH'])('is refused with its path by %s', async (method) => {
    const body = JSON.stringify({ text: 't', stars: 'many' });
    const response = await fetch(`${baseUrl}/books/b/notes/n`, { method, body });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: 'VALIDATION_ERROR',
      details: { issues: [{ path: ['stars'] }] },
    });
  });
});

it('refusals reach the caller', async () => {
  const error = await rejectionOf(patch({ stars: 2 }));
  expect(error).toMatchObject({ status: 404, code: 'NOT_FOUND' });
});
