import type { Store } from '../../storage/store.ts';
import { type BlobFolder, partialName, tooLarge } from './blob-folder.ts';
import { type UploadTickets, unusable } from './upload-tickets.ts';

/** What is said of an upload before its content. */
export interface UploadHeader {
  contentType: string | null;
  /** As declared; null where the sender does not say. */
  sizeBytes: number | null;
}

/** Takes files from whoever holds a ticket for one. */
export interface ArtifactUploads {
  /** Returns the token of a ticket for one file of the project. */
  issueTicket(projectId: string): Promise<string>;
  /** Keeps a file. Returns the id of the artifact. Throws ApiFailure. */
  receive(token: string, header: UploadHeader, content: AsyncIterable<Uint8Array>): Promise<string>;
}

export function createArtifactUploads({
  store,
  tickets,
  blobs,
  maxBytes,
}: {
  store: Store;
  tickets: UploadTickets;
  blobs: BlobFolder;
  maxBytes: number;
}): ArtifactUploads {
  const taken = () => unusable('CONFLICT', 'has been given to another upload');
  return {
    issueTicket: (projectId) => tickets.issue(projectId),
    receive: (token, { contentType, sizeBytes }, content) =>
      tickets.redeem(token, async ({ uploadId, projectId }) => {
        if (sizeBytes !== null && sizeBytes > maxBytes) throw tooLarge(maxBytes);
        const blob = await blobs.save(content, {
          maxBytes,
          uploadId,
          // From then on nobody takes the file for one that nothing refers to.
          announce: async ({ sha256 }) => {
            if (!(await store.uploadTickets.announce(uploadId, sha256))) throw taken();
          },
        });
        return store.transaction(async (tx) => {
          if (!(await tx.uploadTickets.spend(uploadId))) throw taken();
          return tx.artifacts.add({ ...blob, projectId, contentType });
        });
      }),
  };
}

/** Removes files that no artifact refers to and no upload under way. Returns how many. */
export function removeUnwanted(
  store: Pick<Store, 'artifacts' | 'uploadTickets'>,
  blobs: BlobFolder,
): Promise<number> {
  return blobs.removeAllBut(async () => {
    // In this order: what an upload has made an artifact of is found there.
    const uploads = await store.uploadTickets.inUse();
    const wanted = await store.artifacts.hashes();
    for (const { uploadId, sha256 } of uploads) {
      wanted.add(partialName(uploadId));
      if (sha256 !== null) wanted.add(sha256);
    }
    return wanted;
  });
}
