import { randomUUID } from 'node:crypto';
import { parseJson } from '../../lib/text.ts';
import { isObject } from '../mcp/shapes.ts';
import { localFetch } from './local-fetch.ts';

/** Sends a request to a chat API, and repairs calls in the answer that the SDK does not read. */
export const chatFetch: typeof fetch = async (input, init) => {
  const response = await localFetch(input, init);
  const text = await response.text();
  const body = parseJson(text);
  return new Response(repairCalls(body) ? JSON.stringify(body) : text, response);
};

/**
 * Gives each call of a tool an id of its own, and arguments that are JSON. Some gateways leave
 * either out, or give all calls of an answer one id.
 *
 * @returns whether anything has changed
 */
function repairCalls(body: unknown): boolean {
  const ids = new Set<unknown>(['', null, undefined]);
  let hasChanged = false;
  for (const choice of itemsOf(Object(body).choices)) {
    for (const call of itemsOf(Object(choice['message'])['tool_calls'])) {
      if (ids.has(call['id'])) {
        call['id'] = `call_${randomUUID()}`;
        hasChanged = true;
      }
      ids.add(call['id']);
      const { function: called } = call;
      if (!isObject(called) || typeof called['arguments'] === 'string') continue;
      called['arguments'] = JSON.stringify(called['arguments'] ?? {});
      hasChanged = true;
    }
  }
  return hasChanged;
}

const itemsOf = (list: unknown) => (Array.isArray(list) ? list.filter(isObject) : []);
