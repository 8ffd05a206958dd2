import { spawn } from 'node:child_process';
import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { z } from 'zod';
import { FaultServer } from '../fault-server.ts';

const ACCOUNT = 'devstoreaccount1';
/** The key that Azurite's documentation publishes for its one account. */
const ACCOUNT_KEY =
  'Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw==';
const CONTAINER = 'artifacts';
const SERVICE = '/twirp/github.actions.results.api.v1.ArtifactService';

export interface StoredArtifact {
  name: string;
  id: string;
  /** As the client declared it, `sha256:` first. */
  hash: string;
  archive: Uint8Array;
}

export interface ArtifactStore {
  /** What the runner hands to actions of a job. */
  env: { ACTIONS_RESULTS_URL: string; ACTIONS_RUNTIME_TOKEN: string };
  /** Stands before the service that creates and finalizes artifacts, and fails as told. */
  service: FaultServer;
  /** Stands before the store that takes their bytes. */
  blobs: FaultServer;
  finalized(): Promise<StoredArtifact[]>;
  close(): Promise<void>;
}

/** GitHub's artifact service in front of Azurite, a store that speaks Azure's protocol. */
export async function startArtifactStore(): Promise<ArtifactStore> {
  const azurite = await startAzurite();
  const blobs = await FaultServer.start(azurite.url);
  await fetch(signedUrl(azurite.url, CONTAINER, { restype: 'container' }), { method: 'PUT' });
  const artifacts = new Map<string, { blob: string; id: string; hash: string | null }>();
  const app = new Hono()
    .post(`${SERVICE}/CreateArtifact`, async (context) => {
      const { name } = z.object({ name: z.string() }).parse(await context.req.json());
      if (artifacts.has(name)) {
        const msg = 'an artifact with this name already exists on the workflow run';
        return context.json({ code: 'already_exists', msg }, 409);
      }
      const blob = `${CONTAINER}/${randomUUID()}.zip`;
      artifacts.set(name, { blob, id: String(artifacts.size + 1), hash: null });
      return context.json({ ok: true, signed_upload_url: signedUrl(blobs.baseUrl, blob) });
    })
    .post(`${SERVICE}/FinalizeArtifact`, async (context) => {
      const body = z
        .object({ name: z.string(), size: z.string(), hash: z.string() })
        .parse(await context.req.json());
      const artifact = artifacts.get(body.name);
      if (!artifact) return context.json({ code: 'not_found', msg: body.name }, 404);
      artifact.hash = body.hash;
      return context.json({ ok: true, artifact_id: artifact.id });
    });
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  const address = z.object({ port: z.number() }).parse(server.address());
  const service = await FaultServer.start(`http://127.0.0.1:${address.port}`);
  return {
    service,
    blobs,
    env: {
      ACTIONS_RESULTS_URL: `${service.baseUrl}/`,
      ACTIONS_RUNTIME_TOKEN: runtimeToken(),
    },
    finalized: () =>
      Promise.all(
        [...artifacts].flatMap(([name, { blob, id, hash }]) =>
          hash === null ? [] : [download(azurite.url, blob, { name, id, hash })],
        ),
      ),
    async close() {
      await service.stop();
      server.close();
      await blobs.stop();
      await azurite.close();
    },
  };
}

async function download(
  url: string,
  blob: string,
  facts: Omit<StoredArtifact, 'archive'>,
): Promise<StoredArtifact> {
  const response = await fetch(signedUrl(url, blob));
  if (!response.ok) throw new Error(`${blob}: ${response.status} ${await response.text()}`);
  return { ...facts, archive: new Uint8Array(await response.arrayBuffer()) };
}

async function startAzurite(): Promise<{ url: string; close(): Promise<void> }> {
  const { resolve } = createRequire(import.meta.url);
  const flags = '--inMemoryPersistence --skipApiVersionCheck --disableTelemetry --blobPort 0';
  const azurite = spawn(
    process.execPath,
    [resolve('azurite/dist/src/blob/main.js'), '--blobHost', '127.0.0.1', ...flags.split(' ')],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let output = '';
  const url = await new Promise<string>((found, failed) => {
    azurite.once('exit', (code) => failed(new Error(`Azurite ended with ${code}: ${output}`)));
    azurite.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const match = /successfully listen\w* (?:at|on) (http:\/\/127\.0\.0\.1:\d+)/.exec(output);
      if (match?.[1]) found(match[1]);
    });
  });
  return {
    url,
    async close() {
      const ended = once(azurite, 'exit');
      azurite.kill('SIGKILL');
      await ended;
    },
  };
}

/** An address with a shared access signature of the account, good for an hour. */
function signedUrl(url: string, path: string, query: Record<string, string> = {}): string {
  const expires = new Date(Date.now() + 3_600_000).toISOString().replace(/\.\d+Z$/, 'Z');
  const [permissions, services, kinds, version] = ['rwc', 'b', 'co', '2019-12-12'];
  const signed = [ACCOUNT, permissions, services, kinds, '', expires, '', '', version, ''];
  const signature = createHmac('sha256', Buffer.from(ACCOUNT_KEY, 'base64'))
    .update(signed.join('\n'))
    .digest('base64');
  const parameters = new URLSearchParams({
    ...query,
    sp: permissions,
    ss: services,
    srt: kinds,
    se: expires,
    sv: version,
    sig: signature,
  });
  return `${url}/${ACCOUNT}/${path}?${parameters}`;
}

/** The client reads run and job from the token and checks no signature. */
function runtimeToken(): string {
  const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
  return `${encode({ alg: 'none' })}.${encode({ scp: 'Actions.Results:run-1:job-1' })}.none`;
}
