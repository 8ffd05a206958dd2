import type { Store } from '../../storage/store.ts';
import { type BlobFolder, tooLarge } from './blob-folder.ts';
import type { UploadTickets } from './upload-tickets.ts';

/** What is said of an upload before its content. */
export interface UploadHeader {
  contentType: string | null;
  /** As declared; null where the sender does not say. */
  sizeBytes: number | null;
}

/** Takes files from whoever holds a ticket for one. */
export interface ArtifactUploads {
  /** Returns the token of a ticket for one file of the project. */
  issueTicket(projectId: string): string;
  /** Keeps a file. Returns the id of the artifact. Throws ApiFailure. */
  receive(token: string, header: UploadHeader, content: AsyncIterable<Uint8Array>): Promise<string>;
}

export function createArtifactUploads({
  store,
  tickets,
  blobs,
  maxBytes,
}: {
  store: Pick<Store, 'artifacts'>;
  tickets: UploadTickets;
  blobs: BlobFolder;
  maxBytes: number;
}): ArtifactUploads {
  return {
    issueTicket: (projectId) => tickets.issue(projectId),
    receive: (token, { contentType, sizeBytes }, content) =>
      tickets.redeem(token, async (projectId) => {
        if (sizeBytes !== null && sizeBytes > maxBytes) throw tooLarge(maxBytes);
        const blob = await blobs.save(content, maxBytes);
        return await store.artifacts.add({ ...blob, projectId, contentType });
      }),
  };
}
