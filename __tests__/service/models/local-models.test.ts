import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from '@jest/globals';
import { APICallError } from 'ai';
import { fetchFrom } from '../../../src/service/models/local-models.ts';

async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('It has no port.');
  return address.port;
}

it.each(['127.0.0.1', 'localhost'])(
  'is not asked again where nothing listens: %s',
  async (host) => {
    const port = await closedPort();
    const error = await fetchFrom(`http://${host}:${port}/v1?key=secret`).catch(
      (one: unknown) => one,
    );
    expect(APICallError.isInstance(error) && !error.isRetryable).toBe(true);
    expect(error).toMatchObject({
      message: `nothing listens at ${host}:${port}. Start it first (in a workflow, in a step before this one), or mend its address.`,
      url: `http://${host}:${port}/v1`,
    });
  },
);

it('is not asked again at a port that no client connects to', async () => {
  const error = await fetchFrom('http://127.0.0.1:6000/v1').catch((one: unknown) => one);
  expect(APICallError.isInstance(error) && !error.isRetryable).toBe(true);
  expect(error).toMatchObject({
    message:
      'port 6000 is one of those that HTTP clients never connect to. Let the model listen at another.',
  });
});

it('fails as ever for another reason', async () => {
  await expect(fetchFrom('http://nowhere.invalid/v1')).rejects.toMatchObject({
    message: 'fetch failed',
  });
});
