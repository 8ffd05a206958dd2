import { APICallError } from 'ai';

/** This machine, in the forms that an address of it has. */
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * Sends a request to a model at an address of the user's. Where nothing listens on this machine,
 * nothing will in some seconds either, and a port that is never connected to stays one: that is no reason
 * to try again.
 */
export const fetchFrom: typeof fetch = async (input, init) => {
  try {
    return await fetch(input, init);
  } catch (error) {
    const address = URL.parse(input instanceof Request ? input.url : String(input));
    const message = address === null ? null : whyForGood(error, address);
    if (address === null || message === null) throw error;
    throw new APICallError({
      message,
      url: `${address.origin}${address.pathname}`,
      // With the error of the network as its cause, the SDK would take it for one that passes.
      requestBodyValues: {},
      isRetryable: false,
    });
  }
};

/** Why no other try would end otherwise; null where one may. */
function whyForGood(error: unknown, { hostname, host, port }: URL): string | null {
  if (isBecause(error, ({ message }) => message === 'bad port')) {
    return `port ${port} is one of those that HTTP clients never connect to. Let the model listen at another.`;
  }
  const isRefused = isBecause(error, ({ code }) => code === 'ECONNREFUSED');
  if (!isRefused || !LOOPBACK.test(hostname)) return null;
  return `nothing listens at ${host}. Start it first (in a workflow, in a step before this one), or mend its address.`;
}

type Facts = { code?: unknown; message?: unknown; cause?: unknown };

/** Of an error or a cause of it. A host with several addresses fails with an error that has one for each. */
function isBecause(error: unknown, isSo: (facts: Facts) => boolean): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const facts: Facts = error;
  return isSo(facts) || isBecause(facts.cause, isSo);
}
