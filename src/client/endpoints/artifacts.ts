import type { ApiCaller } from '../api-caller.ts';
import type { CallOptions } from '../call-options.ts';
import { at } from '../calls/route-call.ts';
import type { ArtifactTarget, UploadParts } from '../transport/artifact-upload.ts';
import { INGEST_TIMEOUT_MS } from './ingest.ts';

/** Raw files of runs that others execute. */
export class ArtifactEndpoints {
  readonly #parts: UploadParts & { caller: ApiCaller };

  constructor(parts: UploadParts & { caller: ApiCaller }) {
    this.#parts = parts;
  }

  /** An absolute address that takes one artifact. `projectId` may be the literal `default`. */
  async uploadAddress(projectId: string, options?: CallOptions): Promise<string> {
    const { ingestRoutes } = await import('../../contract/routes/ingest.ts');
    const route = ingestRoutes['artifacts.uploadAddress'];
    const reply = route.reply.body.pick({ ok: true, uploadUrl: true });
    const call = { ...at(route, { projectId }), reply, timeoutMs: INGEST_TIMEOUT_MS };
    return (await this.#parts.caller.call(call, options)).uploadUrl;
  }

  /**
   * Sends an artifact to an address of `uploadAddress`, once: an address serves one upload.
   * @returns its id. @throws as the methods of the API; the key is not sent along.
   */
  async upload(target: ArtifactTarget, options: CallOptions = {}): Promise<string> {
    const { sendArtifact } = await import('../transport/artifact-upload.ts');
    return sendArtifact(target, this.#parts, options);
  }
}
