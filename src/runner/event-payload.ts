import { readFile } from 'node:fs/promises';
import { errorCode } from '../trouble/errors.ts';

/**
 * The payload of the event that started the workflow.
 * @param path value of `GITHUB_EVENT_PATH`.
 * @returns null where there is none or it is no JSON: it then tells nothing that could be trusted.
 */
export async function readEventPayload(path: string | undefined): Promise<unknown> {
  if (!path) return null;
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError || errorCode(error) !== undefined) return null;
    throw error;
  }
}
