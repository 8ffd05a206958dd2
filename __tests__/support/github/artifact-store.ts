/** GitHub's stores of artifacts: the files as Azure keeps them, and the service that takes uploads. */
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { type HttpServer, serveHttp } from '../http-server.ts';

export interface BlobStore {
  /** Contents by address, without its signature. */
  files: Map<string, Uint8Array>;
  newAddress: () => string;
  /** Where requests are sent on to, if set. */
  redirect: string | null;
  requests: HttpServer['requests'];
  close: () => Promise<void>;
}

/** What makes an address valid. */
export const SIGNATURE = '?sig=signed';

/** Serves files by signed addresses. Takes blocks and whole files. Refuses a token, as Azure does. */
export async function serveBlobs(): Promise<BlobStore> {
  const files: BlobStore['files'] = new Map();
  const blocks = new Map<string, Uint8Array>();
  const { origin, requests, close } = await serveHttp((request, response, body, bytes) => {
    const { method = '', url = '', headers } = request;
    const { pathname, searchParams } = new URL(url, origin);
    const address = `${origin}${pathname}`;
    const isSigned = searchParams.get('sig') === 'signed' && headers.authorization === undefined;
    if (!isSigned) return response.writeHead(403).end('<Code>AuthenticationFailed</Code>');
    if (store.redirect !== null) return response.writeHead(302, { location: store.redirect }).end();
    const found = files.get(address);
    if (method === 'GET') return response.writeHead(found ? 200 : 404).end(found);
    const block = searchParams.get('blockid');
    const listed = [...body.matchAll(/<Latest>([^<]+)<\/Latest>/g)];
    const parts = listed.map(([, id = '']) => blocks.get(`${address} ${id}`) ?? Buffer.of());
    if (block !== null) blocks.set(`${address} ${block}`, bytes);
    else files.set(address, searchParams.has('comp') ? Buffer.concat(parts) : bytes);
    return response.writeHead(201).end();
  });
  const newAddress = () => `${origin}/artifacts/${randomUUID()}.zip`;
  const store: BlobStore = { files, newAddress, redirect: null, requests, close };
  return store;
}

export interface ArtifactService {
  /** What the runner gives to actions. */
  variables: { ACTIONS_RESULTS_URL: string; ACTIONS_RUNTIME_TOKEN: string };
  /** The status of all further answers, if set. */
  failure: number | null;
  close: () => Promise<void>;
}

const TWIRP = '/twirp/github.actions.results.api.v1.ArtifactService/';
const upload = z.object({ name: z.string(), size: z.coerce.number().optional() });

/**
 * Serves what `@actions/artifact` uploads to. Names are unique.
 *
 * @param keep stores a complete artifact and returns its id
 */
export async function serveArtifactService(
  blobs: BlobStore,
  keep: (name: string, archive: Uint8Array) => number,
): Promise<ArtifactService> {
  const addresses = new Map<string, string>();
  const answer = (path: string, body: string): [status: number, json: unknown] => {
    if (service.failure !== null) return [service.failure, { code: 'unavailable', msg: 'no' }];
    const { name, size } = upload.parse(JSON.parse(body));
    const known = addresses.get(name);
    if (path === `${TWIRP}CreateArtifact`) {
      if (known !== undefined) return [409, { code: 'already_exists', msg: name }];
      const address = blobs.newAddress();
      addresses.set(name, address);
      return [200, { ok: true, signed_upload_url: `${address}${SIGNATURE}` }];
    }
    const archive = blobs.files.get(known ?? '');
    if (archive === undefined || archive.byteLength !== size)
      return [404, { code: 'not_found', msg: name }];
    return [200, { ok: true, artifact_id: String(keep(name, archive)) }];
  };
  const server = await serveHttp((request, response, body) => {
    const [status, json] = answer(request.url ?? '', body);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
  });
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  // The client reads run and job from the token, and checks no signature.
  const token = `${encode({ alg: 'none' })}.${encode({ scp: 'Actions.Results:run-1:job-1' })}.none`;
  const service: ArtifactService = {
    variables: { ACTIONS_RESULTS_URL: `${server.origin}/`, ACTIONS_RUNTIME_TOKEN: token },
    failure: null,
    close: server.close,
  };
  return service;
}
