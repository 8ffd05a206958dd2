import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sizeInWords } from '../../../text/size-in-words.ts';
import { errorCode } from '../../../trouble/errors.ts';
import { ApiFailure } from '../../refusals/api-failure.ts';
import { limitStream } from '../../refusals/limited-stream.ts';

/** A file that was kept. */
export interface Blob {
  /** Of its content, in hex; it is kept under this. */
  sha256: string;
  sizeBytes: number;
}

/** Files by the hash of their content, in a folder of their own. */
export interface BlobFolder {
  /**
   * Keeps a stream, which is never in memory as a whole. Throws ApiFailure where it is larger than
   * `maxBytes`, and whatever the stream throws; then nothing is kept.
   */
  save(content: AsyncIterable<Uint8Array>, upload: BlobUpload): Promise<Blob>;
  /**
   * Removes files that are not wanted, while others may be writing here. Returns how many.
   * @param findWanted reads which names are wanted by now
   */
  removeAllBut(findWanted: () => Promise<ReadonlySet<string>>): Promise<number>;
}

export interface BlobUpload {
  maxBytes: number;
  uploadId: string;
  /** Tells of the file before it is where it is kept. */
  announce: (blob: Blob) => Promise<void>;
}

/** Name of a file in the making. */
export const partialName = (uploadId: string) => `${uploadId}.partial`;

/** Ends the name of a file that is on its way out. */
const LEAVING = '.leaving';

export function createBlobFolder(path: string): BlobFolder {
  return {
    async save(content, { maxBytes, uploadId, announce }) {
      await mkdir(path, { recursive: true });
      const partial = join(path, partialName(uploadId));
      const hash = createHash('sha256');
      let sizeBytes = 0;
      async function* measured() {
        for await (const chunk of limitStream(content, maxBytes, () => tooLarge(maxBytes))) {
          sizeBytes += chunk.byteLength;
          hash.update(chunk);
          yield chunk;
        }
      }
      try {
        await pipeline(measured(), createWriteStream(partial));
        const blob = { sha256: hash.digest('hex'), sizeBytes };
        await announce(blob);
        await rename(partial, join(path, blob.sha256));
        return blob;
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
    },
    async removeAllBut(findWanted) {
      if (!existsSync(path)) return 0;
      const names = new Set(
        (await readdir(path)).map((name) =>
          name.endsWith(LEAVING) ? name.slice(0, -LEAVING.length) : name,
        ),
      );
      const wanted = await findWanted();
      let removed = 0;
      for (const name of [...names].filter((one) => !wanted.has(one))) {
        if (await removeUnwanted(path, name, findWanted)) removed += 1;
      }
      return removed;
    },
  };
}

/**
 * Removes a file, unless someone has come to want it meanwhile: it is put aside first, and who then
 * still wants it has either announced that by now, or is about to put it there anew.
 */
async function removeUnwanted(
  path: string,
  name: string,
  findWanted: () => Promise<ReadonlySet<string>>,
): Promise<boolean> {
  const kept = join(path, name);
  const aside = kept + LEAVING;
  await renameIfThere(kept, aside);
  if ((await findWanted()).has(name)) {
    await renameIfThere(aside, kept);
    return false;
  }
  await rm(aside, { force: true });
  return true;
}

/** Others may remove it at the same time, or have put it aside before they died. */
async function renameIfThere(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
}

/** The refusal of a file over the cap. */
export function tooLarge(maxBytes: number): ApiFailure {
  return new ApiFailure(
    'VALIDATION_ERROR',
    `The file is larger than ${sizeInWords(maxBytes)}, the most an upload may have.`,
    { details: { maxBytes } },
  );
}
