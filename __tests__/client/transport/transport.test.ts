import { describe, expect, it } from '@jest/globals';
import { UnexpectedResponseError } from '../../../src/client/errors/api-error.ts';
import { createTransport } from '../../../src/client/transport/transport.ts';
import { closeRigsAfterEach, rejectionOf, startRig } from '../../support/client/client-rig.ts';
import { inOrder } from '../../support/client/scripted-server.ts';

closeRigsAfterEach();

describe('the transport', () => {
  it('refuses an answer larger than it is ready to hold', async () => {
    const { client } = await startRig(inOrder({ text: 'x'.repeat(2_000) }), {
      transport: createTransport(1_000),
    });
    const error = await rejectionOf(client.account.get());
    expect(error).toBeInstanceOf(UnexpectedResponseError);
    expect(error.message).toMatch(/larger than 1000 bytes.*GET \/me/);
  });

  it('keeps characters that are split between chunks', async () => {
    const name = 'ü€😀'.repeat(40_000);
    const { client } = await startRig(inOrder({ json: { id: 'u', email: 'e', name } }));
    await expect(client.account.get()).resolves.toMatchObject({ name });
  });

  it('tells a host that does not exist from one that refuses', async () => {
    const { client } = await startRig(inOrder('hang'), {
      baseUrl: 'https://no-such-host.invalid/api/v1',
    });
    const error = await rejectionOf(client.account.get());
    expect(error).toMatchObject({ name: 'NetworkError', kind: 'dns', wasSent: false });
  });
});
