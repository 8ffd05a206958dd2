import { lookup } from 'node:dns';
import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { TimeLimitError, withTimeLimit } from '../../../resilience/time-limit.ts';
import { errorText } from '../../mcp/server-error.ts';

/** Far above any document of an authorization server. */
const MAX_BYTES = 256 * 1024;

/** An address that a server has named was not asked, or did not answer. */
export class OutboundError extends Error {
  override readonly name = 'OutboundError';
  readonly isLate: boolean;

  constructor(
    message: string,
    { isLate = false, ...options }: ErrorOptions & { isLate?: boolean } = {},
  ) {
    super(message, options);
    this.isLate = isLate;
  }
}

/** What an address answered; `json` is undefined where it is none. */
export interface OutboundAnswer {
  status: number;
  json: unknown;
  /** Where whoever answered lies. */
  zone: Zone;
}

export interface OutboundRequest {
  method: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: string;
  limitMs: number;
}

/** Parts of the network, as seen from here. */
export const ZONES = ['public', 'private', 'loopback', 'link'] as const;
export type Zone = (typeof ZONES)[number];

const RANGES: Readonly<Record<Exclude<Zone, 'public'>, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '0.0.0.0/8', '::/128', '::1/128'],
  private: [
    ...['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '100.64.0.0/10', '198.18.0.0/15'],
    ...['192.0.0.0/24', 'fc00::/7', 'fec0::/10', '64:ff9b::/96', '64:ff9b:1::/48'],
  ],
  // The services of clouds that tell of a machine lie here; the rest is for many at once, or nobody.
  link: ['169.254.0.0/16', '224.0.0.0/4', '240.0.0.0/4', 'fe80::/10', 'ff00::/8', '::/96'],
};

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

const LISTS = Object.entries(RANGES).map(([zone, ranges]) => {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', length] = range.split('/');
    list.addSubnet(address, Number(length), familyOf(address));
  }
  return { zone: zone as Zone, list };
});

const zoneOf = (address: string): Zone =>
  LISTS.find(({ list }) => list.check(address, familyOf(address)))?.zone ?? 'public';

/** Which zones a server may lead to, by that which it lies in itself. */
const LEADS_TO: Readonly<Record<Zone, readonly Zone[]>> = {
  public: ['public'],
  private: ['public', 'private'],
  loopback: ['public', 'private', 'loopback'],
  link: ['public', 'link'],
};

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/**
 * Where a server may have this service send requests: nowhere that lies further inside than the
 * server itself, and over no weaker connection. What it names is text of a stranger.
 */
export class Reach {
  readonly #zones: readonly Zone[];
  readonly #allowsPlain: boolean;

  /** @param zone where the server lies: a name may lead elsewhere each time it is looked up */
  constructor(server: URL, zone: Zone) {
    this.#zones = LEADS_TO[zone];
    this.#allowsPlain = server.protocol === 'http:';
  }

  /** Why a request may not be sent there, as far as the address itself tells; null: it may. */
  refusal(url: URL): string | null {
    if (url.protocol !== 'https:' && !(url.protocol === 'http:' && this.#allowsPlain)) {
      return 'it is no address of HTTPS';
    }
    if (url.username !== '' || url.password !== '') return 'it has a user or a password in it';
    const host = hostOf(url);
    return isIP(host) === 0 || this.#has(host) ? null : NOT_THERE;
  }

  /** Looks names up, and tells no address that requests may not be sent to. */
  readonly lookup: LookupFunction = (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const allowed = found?.filter(({ address }) => this.#has(address)) ?? [];
      const [first] = allowed;
      if (error !== null) callback(error, '');
      else if (first === undefined) callback(new Error(NOT_THERE), '');
      else if (options.all) callback(null, allowed);
      else callback(null, first.address, first.family);
    });
  };

  #has(address: string): boolean {
    return this.#zones.includes(zoneOf(address));
  }
}

const NOT_THERE = 'it leads into a network that the MCP server itself is outside of';

/**
 * Sends a request, and reads the answer as JSON. No redirect is followed: what is sent was meant for
 * that address alone.
 *
 * @param reach null for the server itself, which is where its configuration says
 * @throws OutboundError; the signal's reason
 */
export async function sendOutbound(
  url: URL,
  { method, headers = {}, body, limitMs }: OutboundRequest,
  reach: Reach | null,
  signal: AbortSignal,
): Promise<OutboundAnswer> {
  const place = JSON.stringify(`${url.origin}${url.pathname}`);
  const refusal = reach?.refusal(url) ?? null;
  if (refusal !== null) throw new OutboundError(`${place} is not asked: ${refusal}`);
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  try {
    return await withTimeLimit(limitMs, signal, (limited) => {
      const request = send(url, {
        method,
        headers: { Accept: 'application/json', ...headers },
        ...(reach && { lookup: reach.lookup }),
        signal: limited,
        // Nothing of it is used again, so nothing is kept open.
        agent: false,
      });
      request.end(body);
      return answerOf(request);
    });
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof TimeLimitError)) {
      throw new OutboundError(`${place} could not be reached: ${errorText(error)}`);
    }
    throw new OutboundError(`${place} did not answer within ${error.limitMs / 1000} s`, {
      isLate: true,
    });
  }
}

async function answerOf(request: ClientRequest): Promise<OutboundAnswer> {
  // Until it is known, as little as can be is taken for granted.
  let zone: Zone = 'public';
  request.once('socket', (socket) => {
    socket.once('connect', () => {
      zone = zoneOf(socket.remoteAddress ?? '');
    });
  });
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve);
    // It may tell of more than one.
    request.on('error', reject);
  });
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > MAX_BYTES) throw new Error(`it answered more than ${MAX_BYTES / 1024} KiB`);
  }
  const text = Buffer.concat(chunks).toString('utf8');
  return { status: response.statusCode ?? 0, json: parsed(text), zone };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // What is none is told by whoever wanted some; its words may hold anything.
    return undefined;
  }
}
