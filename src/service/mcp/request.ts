import { once } from 'node:events';
import type {
  Client,
  JSONRPCErrorResponse,
  RequestId,
  StandardSchemaV1,
} from '@modelcontextprotocol/client';
import { messageOf } from '../../lib/errors.ts';
import { MAX_TIMER_MS } from '../../lib/limits.ts';
import { following } from '../../lib/signals.ts';
import type { ServerFailure } from '../../report/failure.ts';
import { FailureError } from '../../report/failure-error.ts';
import { loadSdk } from './link.ts';
import type { Sent } from './pages.ts';
import { ProtocolFailure } from './server-failure.ts';

const INTERNAL_ERROR = -32_603;
/** Passes results through: the SDK's own checks reshape them. */
const passThrough: StandardSchemaV1<unknown, Sent> = {
  // Results are objects: the gate sees to it.
  '~standard': { version: 1, vendor: 'as-sent', validate: (value) => ({ value: value as Sent }) },
};

/**
 * Sends a request by the SDK, whose own limit would say less than that of `within`.
 *
 * @param tool as a server without sessions has listed it, if the request calls one
 */
export function sendRequest(
  client: Client,
  method: string,
  params: Sent,
  tool: Sent | undefined,
  signal: AbortSignal,
): Promise<Sent> {
  const options = { signal, timeout: MAX_TIMER_MS };
  const { inputSchema = {} } = Object(tool);
  const isMirrored = JSON.stringify(inputSchema).includes('"x-mcp-header":');
  if (!isMirrored) return client.request({ method, params }, passThrough, options);
  // The SDK repeats arguments as headers. Other requests do not pass its checks, which reshape results.
  const name = String(params['name']);
  const call = { name, arguments: Object(params['arguments']) };
  return client.callTool(call, { ...options, toolDefinition: { name, inputSchema } });
}

/**
 * Runs a request within a limit. Its signal is its own: the SDK cancels a request whose signal
 * aborts, be it answered or not.
 *
 * @throws ProtocolFailure if the server answers with an error; FailureError if it does not answer
 */
export function within<T>(
  limitMs: number,
  signal: AbortSignal,
  failureOf: (error: unknown) => ServerFailure,
  send: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const request = async (own: AbortSignal) => {
    // The SDK does not end all of a connect with the signal.
    const aborted = once(own, 'abort').then(() => Promise.reject(new Error('no answer in time')));
    try {
      return await Promise.race([send(own), aborted]);
    } catch (thrown) {
      signal.throwIfAborted();
      if (thrown instanceof FailureError) throw thrown;
      const { ProtocolError } = await loadSdk();
      if (!(thrown instanceof ProtocolError)) {
        const failure = failureOf(thrown);
        if (own.aborted && failure.phase !== 'start') {
          failure.reason = 'timeout';
          failure.limitMs = limitMs;
        }
        throw new FailureError(failure);
      }
      // See `endOf`. JSON holds no errors.
      if (Error.isError(thrown.data)) throw new FailureError(failureOf(thrown.data));
      const failure = failureOf(thrown);
      if (failure.reason === 'malformed') failure.reason = 'error';
      throw new ProtocolFailure(failure, thrown.code, thrown.message);
    }
  };
  return following(signal, request, limitMs);
}

/** Ends a request by an error of this side. The request ignores it if it has its answer. */
export const endOf = (id: RequestId, error: unknown): JSONRPCErrorResponse => ({
  jsonrpc: '2.0',
  id,
  error: { code: INTERNAL_ERROR, message: messageOf(error), data: error },
});
