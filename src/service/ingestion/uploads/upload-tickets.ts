import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { ApiFailure } from '../../refusals/api-failure.ts';
import type { Store } from '../../storage/store.ts';

const TOKEN_BYTES = 32;

/** An upload that has a ticket to itself. */
export interface TicketedUpload {
  uploadId: string;
  projectId: string;
}

/** Permissions to upload one file each, known by their tokens at every service on the database. */
export interface UploadTickets {
  /** Returns the token of a new one. */
  issue(projectId: string): Promise<string>;
  /**
   * Lets `upload` use the ticket, which has to spend it; where it fails, the ticket can be used
   * again. Throws ApiFailure where the ticket is unknown, expired, spent or in use.
   */
  redeem<Result>(
    token: string,
    upload: (upload: TicketedUpload) => Promise<Result>,
  ): Promise<Result>;
}

export function createUploadTickets({
  store,
  holder,
  lifetimeMs,
  now,
}: {
  store: Pick<Store, 'uploadTickets'>;
  /** Id of the instance that receives the files. */
  holder: () => string;
  lifetimeMs: number;
  now: () => number;
}): UploadTickets {
  return {
    async issue(projectId) {
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const expiresAt = now() + lifetimeMs;
      await store.uploadTickets.add({ tokenHash: hashToken(token), projectId, expiresAt });
      return token;
    },
    async redeem(token, upload) {
      const uploadId = randomUUID();
      const ticket = await store.uploadTickets.claim(hashToken(token), {
        uploadId,
        instanceId: holder(),
      });
      if (ticket === 'unknown') throw unusable('NOT_FOUND', 'is not known, or has expired');
      if (ticket === 'spent') throw unusable('NOT_FOUND', 'has been used');
      if (ticket === 'in use') throw unusable('CONFLICT', 'is being used');
      try {
        return await upload({ uploadId, projectId: ticket.projectId });
      } catch (error) {
        await store.uploadTickets.release(uploadId);
        throw error;
      }
    },
  };
}

/** The token has 256 random bits, so its plain hash cannot be turned back. */
const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** The refusal of an upload address. */
export function unusable(code: 'NOT_FOUND' | 'CONFLICT', state: string): ApiFailure {
  return new ApiFailure(code, `The upload address ${state}; ask for another one.`);
}
