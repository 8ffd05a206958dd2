import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sizeInWords } from '../../../text/size-in-words.ts';
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
  save(content: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Blob>;
  /** Removes what is not wanted, and what an interrupted upload left. Returns how many files. */
  removeAllBut(wanted: ReadonlySet<string>): Promise<number>;
}

export function createBlobFolder(path: string): BlobFolder {
  return {
    async save(content, maxBytes) {
      await mkdir(path, { recursive: true });
      const partial = join(path, `${randomUUID()}.partial`);
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
        const sha256 = hash.digest('hex');
        await rename(partial, join(path, sha256));
        return { sha256, sizeBytes };
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
    },
    async removeAllBut(wanted) {
      if (!existsSync(path)) return 0;
      const unwanted = (await readdir(path)).filter((name) => !wanted.has(name));
      for (const name of unwanted) await rm(join(path, name), { force: true });
      return unwanted.length;
    },
  };
}

/** The refusal of a file over the cap. */
export function tooLarge(maxBytes: number): ApiFailure {
  return new ApiFailure(
    'VALIDATION_ERROR',
    `The file is larger than ${sizeInWords(maxBytes)}, the most an upload may have.`,
    { details: { maxBytes } },
  );
}
