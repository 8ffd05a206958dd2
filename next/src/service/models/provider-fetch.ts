import { randomUUID } from 'node:crypto';
import { APICallError } from 'ai';
import { isLoopback } from '../../api/client/connection.ts';
import { errorCode, messageOf } from '../../lib/errors.ts';
import { isObject } from '../../lib/json-values.ts';
import { parseJson } from '../../lib/text.ts';

/**
 * Sends a request to a provider. Follows no redirects: the key is for this address only. There is no
 * other try if nothing listens at an address of this machine, or HTTP clients never use the port.
 */
export const providerFetch: typeof fetch = async (input, init) => {
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

/** Sends a request to a chat API, and repairs calls in the answer that the SDK does not read. */
export const chatFetch: typeof fetch = async (input, init) => {
  const response = await providerFetch(input, init);
  const text = await response.text();
  const body = parseJson(text);
  if (!isObject(body)) return new Response(text, response);
  repairCalls(body);
  return new Response(JSON.stringify(body), response);
};

/**
 * Gives each call of a tool an id of its own, and arguments that are JSON. Some gateways leave
 * either out, or give all calls of an answer one id.
 */
function repairCalls({ choices }: Record<string, unknown>): void {
  const ids = new Set<unknown>(['', null, undefined]);
  for (const { message } of itemsOf(choices)) {
    for (const call of itemsOf(Object(message)['tool_calls'])) {
      if (ids.has(call['id'])) call['id'] = `call_${randomUUID()}`;
      ids.add(call['id']);
      const { function: called } = call;
      if (!isObject(called) || typeof called['arguments'] === 'string') continue;
      called['arguments'] = JSON.stringify(called['arguments'] ?? {});
    }
  }
}

const itemsOf = (list: unknown) => (Array.isArray(list) ? list.filter(isObject) : []);
