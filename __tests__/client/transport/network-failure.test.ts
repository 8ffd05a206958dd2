import { once } from 'node:events';
import { createServer as createTcpServer, type Socket } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { readNetworkFailure } from '../../../src/client/transport/network-failure.ts';
import { createRedactor } from '../../../src/redaction/redactor.ts';
import { closeRigsAfterEach, rejectionOf, startRig } from '../../support/client/client-rig.ts';
import { inOrder } from '../../support/client/scripted-server.ts';

const none = createRedactor([]);

closeRigsAfterEach();

function failed(code: string, syscall?: string): TypeError {
  return new TypeError('fetch failed', {
    cause: Object.assign(new Error(`it was ${code}`), { code, syscall }),
  });
}

describe('reading a network failure', () => {
  it.each([
    ['ECONNREFUSED', 'connect', 'refused', false],
    ['EHOSTUNREACH', 'connect', 'refused', false],
    ['ENOTFOUND', 'getaddrinfo', 'dns', false],
    ['EAI_AGAIN', 'getaddrinfo', 'dns', false],
    ['UND_ERR_CONNECT_TIMEOUT', undefined, 'timeout', false],
    ['ETIMEDOUT', 'connect', 'timeout', false],
    ['ETIMEDOUT', 'read', 'timeout', true],
    ['ECONNRESET', 'read', 'reset', true],
    ['EPIPE', 'write', 'reset', true],
    ['UND_ERR_SOCKET', undefined, 'reset', true],
    ['UND_ERR_HEADERS_TIMEOUT', undefined, 'timeout', true],
    ['CERT_HAS_EXPIRED', undefined, 'tls', false],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', undefined, 'tls', false],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', undefined, 'tls', false],
    ['ERR_TLS_CERT_ALTNAME_INVALID', undefined, 'tls', false],
    ['ESOMETHING', undefined, 'other', true],
  ])('%s of %p is %s, sent: %p', (code, syscall, kind, wasSent) => {
    expect(readNetworkFailure(failed(code, syscall), none)).toMatchObject({
      kind,
      wasSent,
      message: expect.stringContaining(`it was ${code}`),
    });
  });

  it('takes whatever was thrown', () => {
    expect(readNetworkFailure('odd', none)).toMatchObject({ kind: 'other', wasSent: true });
    expect(readNetworkFailure(undefined, none)).toMatchObject({ kind: 'other', wasSent: true });
  });

  it('ends for an error that is its own cause', () => {
    const error: Error = new Error('round');
    error.cause = error;
    expect(readNetworkFailure(error, none).message).toContain('round');
  });
});

describe('a service that speaks no TLS', () => {
  it('is a TLS failure, not tried again', async () => {
    const sockets = new Set<Socket>();
    const server = createTcpServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.end('HTTP/1.1 400 Bad Request\r\n\r\n');
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    try {
      const address = server.address();
      const port = typeof address === 'object' ? address?.port : undefined;
      const { client } = await startRig(inOrder('hang'), {
        baseUrl: `https://127.0.0.1:${port}/api/v1`,
      });
      expect(await rejectionOf(client.account.get())).toMatchObject({ kind: 'tls', attempts: 1 });
    } finally {
      for (const socket of sockets) socket.destroy();
      server.close();
    }
  });
});
