import { HttpClient } from '@actions/http-client';
import { Agent, fetch } from 'undici';
import { errorMessage } from '../../../trouble/errors.ts';
import { LookUpError } from '../../../trouble/look-up-error.ts';

/** A report of the largest size that is read, and all the files beside it, packed. */
export const MAX_ARCHIVE_BYTES = 64 * 1024 * 1024;

/**
 * Fetches from where the API sends whoever asks for an artifact: a store of others, which is told no
 * token and sends nobody on. Proxies come from the environment.
 */
export async function downloadArchive(
  address: string,
  signal: AbortSignal,
  maxBytes = MAX_ARCHIVE_BYTES,
): Promise<Uint8Array> {
  const dispatcher = new HttpClient().getAgentDispatcher(address) ?? new Agent();
  try {
    const response = await fetch(address, { signal, redirect: 'error', dispatcher });
    if (!response.ok) {
      throw new LookUpError(
        response.status === 404 || response.status === 410 ? 'gone' : 'unreachable',
        `the store of artifacts answered ${response.status}`,
      );
    }
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of response.body ?? []) {
      size += chunk.byteLength;
      // Leaving the loop cancels the stream, which closes the connection.
      if (size > maxBytes) throw new LookUpError('odd', tooLarge(maxBytes));
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch (error) {
    if (error instanceof LookUpError) throw error;
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
    throw new LookUpError('unreachable', `the artifact did not come: ${errorMessage(cause)}`);
  } finally {
    await dispatcher.destroy();
  }
}

export const tooLarge = (maxBytes: number) =>
  `the artifact has more than ${maxBytes} bytes, which are not read`;
