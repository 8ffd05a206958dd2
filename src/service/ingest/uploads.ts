import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { readChunks } from '../http/body.ts';
import { UPLOADS_PATH } from '../http/router.ts';
import { refusalOf } from '../refusals.ts';
import type { Core } from '../request.ts';

const MAX_UPLOAD_BYTES = 100 * 2 ** 20;
const LIFETIME_MS = 10 * 60_000;

export type Uploads = ReturnType<typeof uploadsOf>;

/** Files that reporters upload, each to an address that takes one file. */
export function uploadsOf({ settings, surroundings }: Core) {
  const { artifactFolder: folder } = settings;
  const { now } = surroundings;
  /** By token. In memory only: a token is as good as a key. */
  const tickets = new Map<string, { expiresAt: number; isInUse: boolean }>();
  return {
    /** Creates an address at the host that the caller used. Refuses if the service takes no files. */
    createAddress: (origin: string): string => {
      if (folder === null) throw refusalOf('NOT_FOUND', { reason: 'no-uploads' });
      for (const [token, { expiresAt }] of tickets) if (expiresAt <= now()) tickets.delete(token);
      const token = randomBytes(32).toString('base64url');
      tickets.set(token, { expiresAt: now() + LIFETIME_MS, isInUse: false });
      return `${origin}${UPLOADS_PATH}${token}`;
    },
    /** Stores the body of a request. An upload that fails leaves the address usable. */
    receive: async (token: string, request: IncomingMessage): Promise<{ storageId: string }> => {
      const ticket = tickets.get(token);
      if (folder === null || ticket === undefined || ticket.expiresAt <= now()) {
        throw refusalOf('NOT_FOUND', { reason: 'upload' });
      }
      if (ticket.isInUse) throw refusalOf('CONFLICT', { reason: 'upload-in-use' });
      ticket.isInUse = true;
      try {
        const storageId = await saveFile(request, folder);
        tickets.delete(token);
        return { storageId };
      } finally {
        ticket.isInUse = false;
      }
    },
  };
}

/** Streams a body to a file that has its hash as name, the result. Only the user can read it. */
async function saveFile(request: IncomingMessage, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const partial = join(folder, `${randomUUID()}.partial`);
  const hash = createHash('sha256');
  async function* content() {
    for await (const chunk of readChunks(request, MAX_UPLOAD_BYTES)) {
      hash.update(chunk);
      yield chunk;
    }
  }
  try {
    await pipeline(content, createWriteStream(partial, { flags: 'wx', mode: 0o600 }));
    const sha256 = hash.digest('hex');
    await rename(partial, join(folder, sha256));
    return sha256;
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}
