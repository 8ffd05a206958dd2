import { APICallError } from 'ai';

/** This machine, in the forms that an address of it has. */
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * Sends a request to a model at an address of the user's. Where nothing listens on this machine,
 * nothing will in some seconds either: that is no reason to try again.
 */
export const fetchFrom: typeof fetch = async (input, init) => {
  try {
    return await fetch(input, init);
  } catch (error) {
    const address = URL.parse(input instanceof Request ? input.url : String(input));
    if (address === null || !LOOPBACK.test(address.hostname) || !isRefused(error)) throw error;
    throw new APICallError({
      message: `nothing listens at ${address.host}. Start it in a step before this one, or mend its address.`,
      url: `${address.origin}${address.pathname}`,
      // With the error of the network as its cause, the SDK would take it for one that passes.
      requestBodyValues: {},
      isRetryable: false,
    });
  }
};

/** A host with several addresses fails with an error that has one for each. */
function isRefused(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('code' in error && error.code === 'ECONNREFUSED') return true;
  return 'cause' in error && isRefused(error.cause);
}
