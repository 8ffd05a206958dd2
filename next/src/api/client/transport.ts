import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { pipeline } from 'node:stream';
import { decode } from '../../lib/text.ts';
import { isLoopback } from './connection.ts';

/** One HTTP request. */
export interface Outgoing {
  method: string;
  url: URL;
  headers: Record<string, string>;
  body: string | null;
  signal: AbortSignal;
}

/** An answer, read to its end. */
export interface Incoming {
  status: number;
  headers: IncomingHttpHeaders;
  /** After decompression. */
  bytes: number;
  /** Null if there is more than may be read. */
  text: string | null;
}

const USER_AGENT = 'mcp-eval-gate';
/** Longer than any limit of a request. */
const SOCKET_TIMEOUT_MS = 600_000;

/**
 * Sends a request, and reads the answer. Follows no redirect and repeats nothing.
 *
 * @throws an error of the system, or that of an aborted signal
 */
export async function exchange(outgoing: Outgoing, maxBytes: number): Promise<Incoming> {
  const { protocol, hostname } = outgoing.url;
  const isLocal = protocol === 'http:' && isLoopback(hostname);
  const message = await (isLocal ? sendLocally(outgoing) : sendFar(outgoing));
  const { statusCode: status = 0, headers } = message;
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of await unpacked(message)) {
    bytes += chunk.length;
    if (bytes > maxBytes) return { status, headers, bytes, text: null };
    chunks.push(chunk);
  }
  return { status, headers, bytes, text: decode(Buffer.concat(chunks)) };
}

async function unpacked(message: IncomingMessage): Promise<AsyncIterable<Buffer>> {
  if (message.headers['content-encoding'] !== 'gzip') return message;
  const { createGunzip } = await import('node:zlib');
  // The reader gets the errors of both.
  return pipeline(message, createGunzip(), () => {});
}

/** What `fetch` and proxies need takes a fifth of the time to the first request to load. */
function sendLocally({ url, body, ...options }: Outgoing): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const sent = request(url, options, resolve);
    sent.on('error', reject);
    sent.end(body ?? undefined);
  });
}

/** Through the proxy that the environment names, if any. */
async function sendFar({ method, url, headers, body, signal }: Outgoing): Promise<IncomingMessage> {
  const { HttpClient } = await import('@actions/http-client');
  const abortable = {
    prepareRequest: (options: { signal?: AbortSignal }) => {
      options.signal = signal;
    },
    canHandleAuthentication: () => false,
    handleAuthentication: () => Promise.reject(new Error('not supported')),
  };
  const client = new HttpClient(USER_AGENT, [abortable], {
    allowRedirects: false,
    allowRetries: false,
    socketTimeout: SOCKET_TIMEOUT_MS,
  });
  return (await client.request(method, url.href, body, headers)).message;
}
