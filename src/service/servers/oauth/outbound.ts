import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction, type Socket } from 'node:net';
import ipaddr from 'ipaddr.js';
import { messageOf } from '../../../lib/errors.ts';
import { parseJson } from '../../../lib/text.ts';
import type { AddressProblem } from '../../../words/refusals.ts';

const MAX_BYTES = 256 * 1024;

/** Parts of the network as this machine sees them. `link` holds all that no server should have. */
export type Zone = 'public' | 'private' | 'loopback' | 'link';

/** NAT64 is among them: any IPv4 address may be behind it. */
const PRIVATE = /^(?:private|uniqueLocal|carrierGradeNat|rfc6052)$/;
/** The metadata service of Azure, and IPv4 addresses in an old form of IPv6. */
const NO_SERVER = /^(?:168\.63\.129\.16$|::)/;

/** Finds the zone of an IP address. IPv4 addresses that are mapped to IPv6 are those of IPv4. */
export function zoneOf(address: string): Zone {
  const known = ipaddr.process(address);
  const range = known.range();
  if (/^(?:loopback|unspecified)$/.test(range)) return 'loopback';
  if (PRIVATE.test(range)) return 'private';
  return range === 'unicast' && !NO_SERVER.test(known.toString()) ? 'public' : 'link';
}

/** The network, and the time that others get to answer. Tests give another one. */
export type Network = typeof NETWORK;
export const NETWORK = {
  lookup: (name: string) => lookup(name, { all: true }),
  zoneOf,
  /** Milliseconds. A refresh gets less than a connect, so that its failure is the one that shows. */
  limits: { document: 5_000, discovery: 15_000, refresh: 8_000 },
};

/** Where a server may lead, by the zone it lies in itself. */
const LEADS_TO: Record<Zone, readonly Zone[]> = {
  public: ['public'],
  private: ['public', 'private'],
  loopback: ['public', 'private', 'loopback'],
  link: ['public', 'link'],
};

/** Where requests on behalf of an MCP server may go: no further in than the server lies itself. */
export interface Reach {
  zones: readonly Zone[];
  /** Whether the server itself does without TLS. */
  allowsHttp: boolean;
}

/** The reach before a server has answered: the configuration may name any address. */
export function unknownReach(server: URL): Reach {
  const zones: readonly Zone[] = ['public', 'private', 'loopback', 'link'];
  return { zones, allowsHttp: server.protocol === 'http:' };
}

/** The reach after a server answered from a zone. Of several zones, the outermost counts. */
export function narrowReach({ zones, allowsHttp }: Reach, zone: Zone): Reach {
  return { zones: zones.filter((one) => LEADS_TO[zone].includes(one)), allowsHttp };
}

export class AddressError extends Error {
  /** `url` and `detail` are foreign text. */
  readonly data: { problem: AddressProblem; url: URL; detail: string };

  constructor(problem: AddressProblem, url: URL, detail = '') {
    super(problem);
    this.data = { problem, url, detail };
  }
}

/** Refuses an address by what is written there. Names are checked when they are looked up. */
export function checkAddress(url: URL, reach: Reach, network: Network): void {
  const isHttp = url.protocol === 'http:' && reach.allowsHttp;
  if (url.protocol !== 'https:' && !isHttp) throw new AddressError('not-https', url);
  if (url.username !== '' || url.password !== '') throw new AddressError('credentials', url);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isInside = isIP(host) !== 0 && !reach.zones.includes(network.zoneOf(host));
  if (isInside) throw new AddressError('inner-network', url);
}

export interface OutboundRequest {
  url: URL;
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** Whether the body of the answer is left unread: it may be a stream without end. */
  isHeadOnly?: boolean;
}

export interface Answer {
  status: number;
  /** The body; `undefined` if it is not JSON. */
  json: unknown;
  /** Header `WWW-Authenticate`; empty without. */
  challenge: string;
  /** Where the one who answered lies. */
  zone: Zone;
}

/**
 * Sends a request to an address that a stranger named. Follows no redirect, and uses no proxy and
 * no connection again: what is sent is meant for this address alone. Throws an AddressError.
 *
 * @param signal the limit of time
 */
export async function sendOutbound(
  { url, headers = {}, body, isHeadOnly = false }: OutboundRequest,
  reach: Reach,
  network: Network,
  signal: AbortSignal,
): Promise<Answer> {
  checkAddress(url, reach, network);
  const { request } = url.protocol === 'https:' ? https : http;
  const options = {
    method: body === undefined ? 'GET' : 'POST',
    headers: { accept: 'application/json', ...headers },
    lookup: lookupWithin(url, reach, network),
    signal,
    // An agent of its own: the global one may keep connections, and use a proxy.
    agent: false,
  };
  // As long as it is unknown, it leads nowhere inside.
  let zone: Zone = 'public';
  const noteZone = (socket: Socket) =>
    socket.once('connect', () => {
      zone = network.zoneOf(socket.remoteAddress ?? '');
    });
  try {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      request(url, options, resolve).on('error', reject).once('socket', noteZone).end(body);
    });
    const challenge = response.headers['www-authenticate'] ?? '';
    const content = isHeadOnly ? '' : await readContent(response, url);
    response.destroy();
    return { status: response.statusCode ?? 0, json: parseJson(content), challenge, zone };
  } catch (error) {
    if (error instanceof AddressError) throw error;
    if (signal.aborted) throw new AddressError('timeout', url);
    throw new AddressError('unreachable', url, messageOf(error));
  }
}

/** Looks names up for a socket and leaves inner addresses out. So no second answer gets through. */
function lookupWithin(url: URL, { zones }: Reach, network: Network): LookupFunction {
  return (name, { all }, callback) => {
    const answer = (found: LookupAddress[]) => {
      const allowed = found.filter(({ address }) => zones.includes(network.zoneOf(address)));
      const [first] = allowed;
      if (first === undefined) callback(new AddressError('inner-network', url), '');
      else if (all) callback(null, allowed);
      else callback(null, first.address, first.family);
    };
    network.lookup(name).then(answer, (error) => callback(error, ''));
  };
}

async function readContent(response: IncomingMessage, url: URL): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new AddressError('size', url);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
