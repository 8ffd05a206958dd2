import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { pipeline } from 'node:stream';
import { errorCode } from '../../lib/errors.ts';
import { decode } from '../../lib/text.ts';
import { isLoopback } from './connection.ts';

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
  const sending = isLocal ? sendLocally(outgoing) : sendFar(outgoing);
  const message = await unlessAborted(sending, outgoing.signal);
  const { statusCode: status = 0, headers } = message;
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of await unpacked(message)) {
      bytes += chunk.length;
      if (bytes > maxBytes) return { status, headers, bytes, text: null };
      chunks.push(chunk);
    }
  } catch (error) {
    // The status of a refusal says enough, and a body that cannot be unpacked never will be.
    const isDamaged = errorCode(error)?.startsWith('Z_') === true;
    if (outgoing.signal.aborted || (status <= 299 && !isDamaged)) throw error;
    return { status, headers, bytes, text: '' };
  }
  return { status, headers, bytes, text: decode(Buffer.concat(chunks)) };
}

/** Some requests do not end with their signal: a proxy may never open its tunnel. */
function unlessAborted<T>(sending: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    sending.then(resolve, reject);
  });
}

async function unpacked(message: IncomingMessage): Promise<AsyncIterable<Buffer>> {
  if (!/^(?:x-)?gzip$/i.test(message.headers['content-encoding'] ?? '')) return message;
  const { createGunzip } = await import('node:zlib');
  // The reader gets the errors of both.
  return pipeline(message, createGunzip(), () => {});
}

/** The global agent may use a proxy, and an idle connection may end when it is used again. */
const localAgent = new Agent();

/** What `fetch` and proxies need takes a fifth of the time to the first request to load. */
function sendLocally({ url, body, ...options }: Outgoing): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { ...options, agent: localAgent }, resolve);
    sent.on('error', reject);
    // An answer of another protocol ends the request without an error.
    sent.on('close', () => reject(new Error('the connection ended without an answer')));
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
  // Ends what waits for a proxy.
  signal.addEventListener('abort', () => client.dispose(), { once: true });
  return (await client.request(method, url.href, body, headers)).message;
}
