import { APICallError } from 'ai';
import { isLoopback } from '../../api/client/connection.ts';
import { errorCode, messageOf } from '../../lib/errors.ts';

type Fetch = typeof fetch;

/** Sends a request to a provider. Follows no redirects: the key is for this address only. */
export const localFetch: Fetch = async (input, init) => {
  try {
    return await fetch(input, { ...init, redirect: 'manual' });
  } catch (error) {
    throw networkError(error, input, init);
  }
};

/** Sends a request, and reads the answer with it. */
export async function fetchText(...request: Parameters<Fetch>) {
  const response = await localFetch(...request);
  const text = await response.text().catch((error) => {
    throw networkError(error, ...request);
  });
  return { response, text };
}

/**
 * Tells the SDK whether another try is worth while. It is not if nothing listens at an address of
 * this machine, or HTTP clients never connect to the port.
 */
function networkError(error: unknown, input: Parameters<Fetch>[0], init?: RequestInit): unknown {
  if (init?.signal?.aborted) return error;
  const url = input instanceof Request ? input.url : String(input);
  const { cause = error } = Object(error);
  const code = errorCode(cause);
  const isLoopbackRefusal = code === 'ECONNREFUSED' && isLoopback(URL.parse(url)?.hostname ?? '');
  const isRetryable = !isLoopbackRefusal && messageOf(cause) !== 'bad port';
  // An error of several addresses has no message.
  const message = messageOf(cause) || (code ?? '');
  return new APICallError({ message, url, requestBodyValues: {}, isRetryable });
}
