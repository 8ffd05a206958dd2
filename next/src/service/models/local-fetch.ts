import { APICallError } from 'ai';
import { isLoopback } from '../../api/client/connection.ts';
import { errorCode, messageOf } from '../../lib/errors.ts';

/**
 * Sends a request to a provider. Follows no redirects, which would get the key. An address that
 * will not answer in some seconds either is not tried again: a port that HTTP clients never connect
 * to, and one of this machine where nothing listens.
 */
export const localFetch: typeof fetch = async (input, init) => {
  try {
    return await fetch(input, { ...init, redirect: 'manual' });
  } catch (error) {
    const url = input instanceof Request ? input.url : String(input);
    const { cause } = Object(error);
    const isRefused =
      errorCode(cause) === 'ECONNREFUSED' && isLoopback(URL.parse(url)?.hostname ?? '');
    if (!isRefused && Object(cause).message !== 'bad port') throw error;
    // An error of several addresses has no message.
    const message = messageOf(cause) || 'ECONNREFUSED';
    throw new APICallError({ message, url, requestBodyValues: {}, isRetryable: false });
  }
};
