import { getHeapStatistics } from 'node:v8';
import { HttpClient } from '@actions/http-client';
import { Agent, type Dispatcher, fetch, type Response } from 'undici';

export interface TransportRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string | Blob;
  signal: AbortSignal;
  /** Bytes of an answer at most, where that is fewer than this transport reads. */
  maxBytes?: number;
}

export interface TransportResponse {
  status: number;
  header(name: string): string | null;
  text: string;
}

/** Sends one request and reads the whole answer. Follows no redirects. */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>;

/** An answer larger than this process is ready to hold. */
export class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError';
  readonly status: number;

  constructor(status: number, maxBytes: number) {
    super(`The answer is larger than ${maxBytes} bytes.`);
    this.status = status;
  }
}

/** Less where this process has little memory: a body is there several times while it is read. */
const DEFAULT_MAX_BODY_BYTES = Math.min(
  64 * 1024 * 1024,
  Math.floor(getHeapStatistics().heap_size_limit / 8),
);

/**
 * Transport over undici, through the proxy that `https_proxy`, `http_proxy` and `no_proxy` name.
 * Rejects with undici's errors, or BodyTooLargeError.
 */
export function createTransport(maxBodyBytes = DEFAULT_MAX_BODY_BYTES): Transport {
  const proxies = new HttpClient(undefined, [], { keepAlive: true });
  // Not the global dispatcher: that one is shared with Node's own, maybe incompatible, undici.
  const direct = new Agent();
  const dispatcherFor = (url: string): Dispatcher => proxies.getAgentDispatcher(url) ?? direct;

  return async ({ url, maxBytes = maxBodyBytes, ...request }) => {
    const response = await fetch(url, {
      ...request,
      redirect: 'manual',
      dispatcher: dispatcherFor(url),
    });
    return {
      status: response.status,
      header: (name) => response.headers.get(name),
      text: await readText(response, Math.min(maxBytes, maxBodyBytes)),
    };
  };
}

/** The body is counted after decompression, so that a small one cannot unfold without bound. */
async function readText(response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop cancels the stream, which closes the connection.
    if (size > maxBytes) throw new BodyTooLargeError(response.status, maxBytes);
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}
