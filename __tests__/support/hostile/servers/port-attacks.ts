import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { Agent, type RequestOptions, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';

/** Where the process listens, by its open sockets and the kernel's list of all of them. */
function listeningPort(pid: string): number | undefined {
  const descriptors = `/proc/${pid}/fd`;
  const inodes = new Set(
    readdirSync(descriptors).flatMap((name) => {
      try {
        return /^socket:\[(\d+)\]$/.exec(readlinkSync(join(descriptors, name)))?.[1] ?? [];
      } catch {
        // Closed meanwhile.
        return [];
      }
    }),
  );
  const LISTENING = '0A';
  for (const line of readFileSync('/proc/net/tcp', 'utf8').trim().split('\n').slice(1)) {
    const [, local = '', , state, , , , , , inode = ''] = line.trim().split(/\s+/);
    if (state === LISTENING && inodes.has(inode))
      return Number.parseInt(local.split(':')[1] ?? '', 16);
  }
  return undefined;
}

const PATHS = [
  '/',
  '/health',
  '/openapi.json',
  '/sdk/v1/info',
  '/sdk/v1/evals/report',
  '/api/v1',
  '/api/v1/me',
  '/api/v1/projects',
  '/api/v1/projects/default/eval-ingest/report',
  '/api/v1/projects/default/eval-ingest/artifacts/upload-url',
  '/api/v1/uploads/guess',
  '/api/v1/keys',
  '/api/v1/projects/prj_1/eval-runs/run_1/cancel',
];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'];
const GUESSES = [
  undefined,
  'Bearer',
  'Bearer sk_',
  `Bearer sk_${'A'.repeat(43)}`,
  `Basic ${Buffer.from('sk_:sk_').toString('base64')}`,
];

/**
 * What can be sent to the port of a service without its key. The answers are counted by status.
 */
export function portAttacks(
  pid: string,
  count: (what: string) => void,
): Readonly<Record<string, () => Promise<void>>> {
  const sockets: Socket[] = [];
  const port = (): number => {
    const found = listeningPort(pid);
    if (found === undefined) throw new Error('no port');
    return found;
  };
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });

  const ask = (options: RequestOptions, body?: Buffer) =>
    new Promise<void>((done) => {
      const finish = (what: string) => {
        count(what);
        done();
      };
      const asked = request({ host: '127.0.0.1', agent, ...options }, (response) => {
        response.resume();
        response.on('end', () => finish(`status ${response.statusCode}`));
        response.on('error', () => finish('broken off'));
      });
      asked.on('error', () => finish('broken off'));
      asked.end(body);
    });

  const hold = (to: number, text: string) => {
    const socket = connect({ host: '127.0.0.1', port: to });
    socket.on('error', () => count('broken off'));
    socket.write(text);
    sockets.push(socket);
    count('held open');
  };

  return {
    async knock() {
      const to = port();
      for (const authorization of GUESSES) {
        for (const method of METHODS) {
          await Promise.all(
            PATHS.map((path) =>
              ask({ port: to, method, path, headers: authorization ? { authorization } : {} }),
            ),
          );
        }
      }
    },
    async flood() {
      const to = port();
      const headers = { authorization: `Bearer sk_${'A'.repeat(43)}` };
      await Promise.all(
        Array.from({ length: 500 }, () => ask({ port: to, path: '/api/v1/projects', headers })),
      );
    },
    async bodies() {
      const to = port();
      const body = Buffer.alloc(64 * 1024 * 1024, '{');
      await Promise.all(
        ['/api/v1/projects/default/eval-ingest/report', '/api/v1/uploads/guess', '/'].map((path) =>
          ask({ port: to, method: 'POST', path }, body),
        ),
      );
    },
    async slow() {
      const to = port();
      if (sockets.length > 3_000) return;
      for (let each = 0; each < 100; each += 1) {
        hold(to, 'POST /api/v1/uploads/guess HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{');
        hold(to, 'GET /api/v1/me HTTP/1.1\r\nHost: x\r\nX-Slow: ');
        hold(to, '');
      }
    },
  };
}
