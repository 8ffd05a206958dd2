import { APICallError } from 'ai';
import { isLoopback } from '../../api/client/connection.ts';
import { errorCode, messageOf } from '../../lib/errors.ts';

/**
 * Sends a request to a provider. Follows no redirects: the key is for this address only. There is no
 * other try if nothing listens at an address of this machine, or HTTP clients never use the port.
 */
export const localFetch: typeof fetch = async (input, init) => {
  try {
    return await fetch(input, { ...init, redirect: 'manual' });
  } catch (error) {
    if (init?.signal?.aborted) throw error;
    const url = String(input);
    const { cause = error } = Object(error);
    const code = errorCode(cause) ?? '';
    const isLocal = isLoopback(URL.parse(url)?.hostname ?? '');
    const isLasting = (isLocal && code === 'ECONNREFUSED') || messageOf(cause) === 'bad port';
    const message = messageOf(cause) || code;
    throw new APICallError({ message, url, requestBodyValues: {}, isRetryable: !isLasting });
  }
};
