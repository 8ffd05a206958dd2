import { APICallError } from 'ai';
import { errorText, isError } from '../mcp/server-error.ts';

/** A model gave no answer, or none in time, so that nothing is known of the servers under test. */
export class ModelProviderError extends Error {
  override readonly name = 'ModelProviderError';
}

/** The last error of a series of attempts, which the SDK wraps. */
export function innermost(error: unknown): unknown {
  return isError(error) && 'lastError' in error ? innermost(error.lastError) : error;
}

/** What a model provider did, in a sentence that names it and its HTTP status. */
export function explainProviderError(error: unknown, provider: string, model: string): string {
  const cause = innermost(error);
  const subject = `Model provider "${provider}" (model "${model}")`;
  if (!APICallError.isInstance(cause)) return `${subject} failed: ${errorText(cause)}`;
  if (cause.statusCode === undefined) {
    return `${subject} could not be reached: ${cause.message}`;
  }
  return `${subject} answered HTTP ${cause.statusCode}: ${cause.message}`;
}
