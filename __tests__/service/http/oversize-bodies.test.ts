/** Clients that write all they have before they read, as Python's do, see why they are refused. */
import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { itUnless } from '../../support/obstacles.ts';
import { ingest } from '../../support/service/reporters/ingest-rows.ts';
import { type ServiceFixture, startFixture } from '../../support/service/service-fixture.ts';

const MIB = 1024 * 1024;
const PYTHON = 'python3';
const NO_PYTHON =
  spawnSync(PYTHON, ['-c', 'import http.client']).status === 0 ? null : 'there is no python3';

let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await startFixture({ uploadLimits: { maxBytes: MIB } });
});
afterAll(() => fixture.close());

interface Sent {
  url: string;
  key: string | null;
  bytes: number;
  chunked: boolean;
}

/** Writes the whole request, and only then reads. Resolves with the answer as it came. */
async function writeThenRead({ url, key, bytes, chunked }: Sent): Promise<string> {
  const { hostname, port, pathname } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  await once(socket, 'connect');
  socket.pause();
  const head = [
    `POST ${pathname} HTTP/1.1`,
    `Host: ${hostname}:${port}`,
    'Content-Type: application/json',
    ...(key === null ? [] : [`Authorization: Bearer ${key}`]),
    chunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${bytes}`,
  ];
  const body = Buffer.alloc(bytes, 'x');
  const framed = chunked
    ? Buffer.concat([Buffer.from(`${bytes.toString(16)}\r\n`), body, Buffer.from('\r\n0\r\n\r\n')])
    : body;
  const written = new Promise<void>((settle, fail) => {
    socket.once('error', fail);
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    socket.write(framed, () => settle());
  });
  try {
    await written;
    let answer = '';
    socket.setEncoding('utf8').resume();
    for await (const text of socket) {
      answer += text;
      if (answer.trimEnd().endsWith('}')) break;
    }
    return answer;
  } finally {
    socket.destroy();
  }
}

const apiUrl = () => `${fixture.api.baseUrl}${ingest('runs/iterations')}`;
const key = () => fixture.api.key;

describe.each([
  ['declared', false],
  ['chunked', true],
])('a body of %s size over the cap, written before anything is read', (_, chunked) => {
  it.each([6, 40])('of %d MiB', async (size) => {
    for (let turn = 0; turn < 5; turn += 1) {
      const sent = { url: apiUrl(), key: key(), bytes: size * MIB, chunked };
      const answer = await writeThenRead(sent);
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer).toContain('larger than the cap of 5 MiB');
    }
  });

  it('sent to an upload address', async () => {
    const { uploadUrl } = (await fixture.api.post(ingest('artifacts/upload-url'))).body;
    const answer = await writeThenRead({ url: uploadUrl, key: null, bytes: 20 * MIB, chunked });
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('larger than 1 MiB');
  });

  it.each<[string, number, () => { url: string; key: string | null }]>([
    ['without a key', 401, () => ({ url: apiUrl(), key: null })],
    ['to no route', 404, () => ({ url: `${fixture.api.baseUrl}/nowhere`, key: key() })],
    [
      'to an unknown project',
      404,
      () => ({ url: `${fixture.api.baseUrl}${ingest('report', 'prj_none')}`, key: key() }),
    ],
    [
      'to an unknown upload address',
      404,
      () => ({ url: `${fixture.api.baseUrl}/uploads/none`, key: null }),
    ],
  ])('sent %s: %d', async (_name, status, target) => {
    const answer = await writeThenRead({ ...target(), bytes: 4 * MIB, chunked });
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });
});

it('an oversize body is refused in words that fetch reads', async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    const response = await fetch(apiUrl(), {
      method: 'POST',
      headers: { Authorization: `Bearer ${key()}` },
      body: 'x'.repeat(20 * MIB),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'VALIDATION_ERROR', ok: false });
  }
});

const PROGRAM = `
import http.client, sys
host, port, path, key, size = sys.argv[1:]
for turn in range(20):
    connection = http.client.HTTPConnection(host, int(port))
    connection.request("POST", path, b"x" * int(size), {"Authorization": "Bearer " + key})
    print(connection.getresponse().status)
`;

itUnless(NO_PYTHON, 'an oversize body is refused in words that Python reads', async () => {
  const { hostname, port, pathname } = new URL(apiUrl());
  const args = ['-c', PROGRAM, hostname, port, pathname, key(), String(8 * MIB)];
  const { stdout } = await promisify(execFile)(PYTHON, args);
  expect(stdout.trim().split('\n')).toEqual(Array.from({ length: 20 }, () => '400'));
});
