import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import {
  storedArtifactSchema,
  uploadAddressSchema,
} from '../../../src/contract/resources/ingest.ts';
import { ingest } from '../../support/service/reporters/ingest-rows.ts';
import {
  type ServiceFixture,
  startFixture,
  temporaryFolder,
} from '../../support/service/service-fixture.ts';

const LIMITS = { lifetimeMs: 60_000, maxBytes: 300_000 };

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let fixture: ServiceFixture;
let nowMs: number;
const startService = () =>
  startFixture({ folder: folder.path, uploadLimits: LIMITS, now: () => nowMs });
beforeEach(async () => {
  nowMs = 1_700_000_000_000;
  folder = await temporaryFolder();
  fixture = await startService();
});
afterEach(async () => {
  await fixture.close();
  await folder.remove();
});

const blobs = () => `${fixture.databasePath}-blobs`;
const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');

async function address(): Promise<string> {
  const { body } = await fixture.api.post(ingest('artifacts/upload-url'), {});
  return uploadAddressSchema.parse(body).uploadUrl;
}

async function upload(
  url: string,
  content: NonNullable<RequestInit['body']>,
  contentType = 'application/xml',
) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': contentType },
    body: content,
    duplex: 'half',
  });
  const body: Record<string, unknown> = Object(await response.json());
  return { status: response.status, body };
}

it.each(['application/xml', 'application/json', 'text/html; charset=utf-8', 'image/png'])(
  'keeps a file of type %s by the hash of its content, without a key',
  async (contentType) => {
    const content = `<testsuites/> as ${contentType}`;
    const { status, body } = await upload(await address(), content, contentType);
    expect(status).toBe(200);
    expect(storedArtifactSchema.parse(body).storageId).toMatch(/^art_/);
    expect(await readdir(blobs())).toEqual([sha256(content)]);
    expect(await readFile(join(blobs(), sha256(content)), 'utf8')).toBe(content);
  },
);

it('keeps the same content once under two ids, and an empty file too', async () => {
  const first = await upload(await address(), 'same');
  const second = await upload(await address(), 'same');
  expect(first.body['storageId']).not.toBe(second.body['storageId']);
  expect((await upload(await address(), '')).status).toBe(200);
  expect((await readdir(blobs())).sort()).toEqual([sha256('same'), sha256('')].sort());
});

it('gives an address at the host the caller reached it by', async () => {
  const { port } = new URL(fixture.service.baseUrl);
  const url = await new Promise<string>((settle, reject) => {
    const call = request(
      {
        port,
        host: '127.0.0.1',
        method: 'POST',
        path: `/api/v1${ingest('artifacts/upload-url')}`,
        headers: { Host: `localhost:${port}`, Authorization: `Bearer ${fixture.api.key}` },
      },
      async (response) => {
        const chunks = await response.toArray();
        settle(JSON.parse(Buffer.concat(chunks).toString()).uploadUrl);
      },
    );
    call.on('error', reject);
    call.end('{}');
  });
  expect(url).toMatch(new RegExp(`^http://localhost:${port}/api/v1/uploads/[\\w-]{43}$`));
});

it('serves one upload an address', async () => {
  const url = await address();
  expect((await upload(url, 'first')).status).toBe(200);
  const again = await upload(url, 'second');
  expect(again.status).toBe(404);
  expect(again.body).toMatchObject({
    ok: false,
    code: 'NOT_FOUND',
    error: expect.stringContaining('used'),
  });
  expect(await readdir(blobs())).toEqual([sha256('first')]);
});

it('serves an address for a while only', async () => {
  const [late, inTime] = [await address(), await address()];
  nowMs += LIMITS.lifetimeMs - 1;
  expect((await upload(inTime, 'in time')).status).toBe(200);
  nowMs += 1;
  expect((await upload(late, 'late')).status).toBe(404);
  // A new address is what ends the memory of the old ones.
  expect((await upload(await address(), 'new')).status).toBe(200);
  expect((await upload(late, 'late')).status).toBe(404);
});

it('knows no address it has not given', async () => {
  const answer = await upload(`${fixture.service.baseUrl}/uploads/made-up`, 'content');
  expect(answer.status).toBe(404);
  expect(existsSync(blobs())).toBe(false);
});

it.each([
  ['declared', (content: Uint8Array<ArrayBuffer>) => content],
  ['streamed', (content: Uint8Array<ArrayBuffer>) => new Blob([content]).stream()],
])('refuses a file over the cap, its size %s, and lets the address be used', async (_, form) => {
  const url = await address();
  const refused = await upload(url, form(new Uint8Array(LIMITS.maxBytes + 1)));
  expect(refused.status).toBe(400);
  expect(refused.body).toMatchObject({
    code: 'VALIDATION_ERROR',
    message: expect.stringContaining('293 KiB'),
  });
  const kept = existsSync(blobs()) ? await readdir(blobs()) : [];
  expect(kept).toEqual([]);
  const full = new Uint8Array(LIMITS.maxBytes).fill(7);
  expect((await upload(url, form(full))).status).toBe(200);
  expect(await readdir(blobs())).toEqual([sha256(full)]);
});

it('keeps nothing of an upload that breaks off, which can be made good', async () => {
  const url = await address();
  const broken = new ReadableStream({
    start: (controller) => controller.enqueue(new Uint8Array(1000)),
    pull: (controller) => controller.error(new Error('gone')),
  });
  await expect(upload(url, broken)).rejects.toThrow();
  // The service may hear of it a moment later; until then the address is in use.
  const deadline = Date.now() + 10_000;
  let answer = await upload(url, 'whole');
  while (answer.status === 409 && Date.now() < deadline) {
    await delay(20);
    answer = await upload(url, 'whole');
  }
  expect(answer.status).toBe(200);
  expect(await readdir(blobs())).toEqual([sha256('whole')]);
});

it('at its start removes files that nothing refers to', async () => {
  await upload(await address(), 'wanted');
  await writeFile(join(blobs(), 'left-behind.partial'), 'half');
  await fixture.close();
  fixture = await startService();
  expect(await readdir(blobs())).toEqual([sha256('wanted')]);
});

it('never writes the token of an address to the log', async () => {
  const url = await address();
  await upload(url, 'content');
  const token = url.split('/').at(-1) ?? '';
  expect(fixture.logLines.join('\n')).toContain('/uploads/…');
  expect(fixture.logLines.join('\n')).not.toContain(token);
});
