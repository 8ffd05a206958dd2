import { once } from 'node:events';
import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { settle } from '../../src/lib/sleep.ts';
import { localServer, serviceWith } from '../support/service.ts';

test('a request under way is answered before the database closes', async () => {
  const service = await serviceWith([localServer('s')]);
  const serverIds = [(await service.send(`${service.project}/servers`)).body.items[0].id];
  const url = `${service.origin}/api/v1${service.project}/eval-suites`;
  const headers = { authorization: `Bearer ${service.key}`, expect: '100-continue' };
  const sent = request(url, { method: 'POST', headers });
  sent.flushHeaders();
  // The service has the request once it asks for the body.
  await once(sent, 'continue');
  const closed = service.close();
  const step = { id: 'a', kind: 'toolCall', toolName: 't', arguments: {}, expectError: true };
  sent.end(JSON.stringify({ name: 's', serverIds, tests: [{ title: 't', steps: [step] }] }));
  const [response] = await once(sent, 'response');
  expect({ status: response.statusCode, body: await json(response) }).toMatchObject({
    status: 201,
  });
  await closed;
  await expect(fetch(url)).rejects.toThrow();
});

test('what settles is waited for, and what does not is not', async () => {
  const day = 24 * 3_600_000;
  await settle([Promise.resolve(), Promise.reject(new Error('no'))], day);
  await settle([], day);
  await settle([new Promise(() => {})], 1);
});
