/**
 * Where a server may lead requests of the service.
 *
 * Sockets, addresses and servers are real. Two things are injected: addresses of 127.77.0.0/16 count
 * as public, so that servers at loopback play those of the internet; and names are looked up in a
 * map of the test. What counts is where sockets try to connect to, and what reaches the canary.
 */
import diagnostics from 'node:diagnostics_channel';
import http from 'node:http';
import { isIP, type Socket } from 'node:net';
import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Network, Zone } from '../../../src/service/servers/oauth/outbound.ts';
import {
  checkAddress,
  NETWORK,
  narrowReach,
  unknownReach,
  zoneOf,
} from '../../../src/service/servers/oauth/outbound.ts';
import { openGrants, rotation, Site, TOKENS } from '../../support/oauth.ts';

const PUBLIC_SERVER = '127.77.0.1';
const PUBLIC_ISSUER = '127.77.0.2';
const PUBLIC_TARGET = '127.77.0.3';
/** Nothing listens at the port of the issuer there. */
const PUBLIC_OTHER = '127.77.0.4';

/** Targets inside, as a stranger may write them. */
const TARGETS = [
  ...['127.0.0.1', '127.1', '2130706433', '0x7f000001', '0177.0.0.1', '127.8.9.10', 'localhost'],
  ...['0.0.0.0', '0.1.2.3', '[::1]', '[::]', '[::ffff:127.0.0.1]', '[::7f00:1]'],
  ...['[64:ff9b::7f00:1]', '[2002:7f00:1::]', '[2001:0:7f00:1::]', '[fe80::1]', '[fd00:ec2::254]'],
  ...['10.0.0.1', '172.31.255.255', '192.168.1.1', '100.100.100.200', '[::ffff:10.0.0.1]'],
  ...['169.254.169.254', '[::ffff:a9fe:a9fe]', '168.63.129.16'],
];

interface Way {
  /** What the server publishes as authorization servers; the real one by default. */
  issuers?: string[];
  /** `authorizationServerUrl` of the import. */
  given?: string;
  /** What the authorization server publishes as its token endpoint. */
  endpoint?: string;
  /** `resource_metadata` of the server's challenge. */
  challenge?: string;
  /** Start of method and path that redirects to the target, at the server or its issuer. */
  redirects?: string;
  /** What names lead to: each lookup takes the next answer, and the last one stays. */
  names?: Record<string, string[][]>;
  /** Host of the server; its address by default. */
  host?: string;
}
const issuerAt = (host: string, site = canary) => `http://${host}:${site.port}`;
const issuerNamed = (site: Site, ...answers: string[][]): Way => {
  return { issuers: [issuerAt('i.test', site)], names: { 'i.test': answers } };
};

/** How a server leads to a target, and whether a public target would get a request. */
const WAYS: [string, boolean, (origin: string, address: string) => Way][] = [
  ['names it as issuer', true, (origin) => ({ issuers: [origin] })],
  ['names two', true, (origin) => ({ issuers: [issuer.origin, origin], given: origin })],
  ['names none, as the import does', true, (origin) => ({ issuers: [], given: `${origin}/a` })],
  ['has its token endpoint there', true, (origin) => ({ endpoint: `${origin}/token` })],
  ['challenges with a document there', false, (origin) => ({ challenge: `${origin}/a` })],
  ['redirects the first request', false, () => ({ redirects: 'POST /mcp' })],
  ['redirects its document', false, () => ({ redirects: 'GET /.well-known/oauth-protected' })],
  ['redirects at its issuer', false, () => ({ redirects: 'GET /.well-known/oauth-auth' })],
  ['redirects at its token endpoint', false, () => ({ redirects: 'POST /token' })],
  ['has a user in it', false, (origin) => ({ issuers: [origin.replace('//', '//127.77.0.2@')] })],
  ['has an issuer of that name', true, (_, address) => issuerNamed(canary, [address])],
  [
    'has an issuer with it as second address',
    true,
    (_, address) => issuerNamed(issuer, [PUBLIC_OTHER, address]),
  ],
  [
    'has a token endpoint whose name leads there later',
    true,
    (_, address) => issuerNamed(canary, [PUBLIC_OTHER], [address]),
  ],
  [
    'has itself a name that leads there later',
    true,
    (_, address) => ({ host: 's.test', names: { 's.test': [[PUBLIC_SERVER], [address]] } }),
  ],
];

let names: Record<string, string[][]> = {};
const attempts: string[] = [];
const noteSocket = (message: unknown) => {
  // As Node documents the channel.
  const { socket } = message as { socket: Socket };
  socket.on('connectionAttempt', (address: string) => attempts.push(address));
};
const network: Partial<Network> = {
  zoneOf: (address) => (address.startsWith('127.77.') ? 'public' : zoneOf(address)),
  lookup: async (name) => {
    const answers = names[name] ?? [[]];
    const [addresses = []] = answers.length > 1 ? answers.splice(0, 1) : answers;
    return addresses.map((address) => ({ address, family: isIP(address) }));
  },
};
/** Grants for the server by its address, and by its name: at the port of the canary, which answers. */
const opened = new Map<string, Awaited<ReturnType<typeof openGrants>>>();

const server = await Site.start(PUBLIC_SERVER);
const issuer = await Site.start(PUBLIC_ISSUER);
/** Listens at all addresses of this machine. */
const canary = await Site.start('::');
canary.other = ({ headers, what }) => {
  const origin = `http://${headers.host}${what.endsWith('/a') ? '/a' : ''}`;
  return { status: 200, body: { issuer: origin, token_endpoint: `${origin}/token` } };
};
const hosts = { [PUBLIC_SERVER]: server.port, 's.test': canary.port };
for (const [host, port] of Object.entries(hosts)) {
  opened.set(host, await openGrants(`http://${host}:${port}/mcp`, network));
}
diagnostics.subscribe('net.client.socket', noteSocket);
afterAll(() => void diagnostics.unsubscribe('net.client.socket', noteSocket));
beforeEach(() => {
  attempts.length = 0;
  for (const site of [server, issuer, canary]) site.received.length = 0;
});

/** Imports tokens and refreshes them, as far as that gets. */
async function follow(lead: (typeof WAYS)[number][2], target: string): Promise<void> {
  const { hostname } = new URL(`http://${target}`);
  const address = hostname === 'localhost' ? '127.0.0.1' : hostname.replace(/^\[|\]$/g, '');
  const origin = `http://${target}:${canary.port}`;
  const way = lead(origin, address);
  names = { localhost: [[address]], ...way.names };
  server.publish(way.issuers ?? [issuer.origin]);
  issuer.publishEndpoint(way.endpoint === undefined ? {} : { token_endpoint: way.endpoint });
  const challenge = way.challenge === undefined ? '' : `resource_metadata="${way.challenge}"`;
  const rotate = rotation();
  for (const site of [server, issuer]) {
    const documents = site.documents;
    site.documents = {};
    site.other = (received) => {
      const isLeading = way.redirects !== undefined && received.what.startsWith(way.redirects);
      if (isLeading) return { status: 307, headers: { location: `${origin}/` } };
      const body = documents[received.what.replace('GET ', '')];
      if (body !== undefined) return { status: 200, body };
      if (site === issuer) return rotate(received);
      return { status: 401, headers: { 'www-authenticate': challenge } };
    };
  }
  const grants = opened.get(way.host ?? PUBLIC_SERVER);
  if (grants === undefined) throw new Error('no grants');
  await grants.database.deleteFrom('oauthGrants').execute();
  const refused = () => {};
  await grants.importTokens({ authorizationServerUrl: way.given ?? null }).catch(refused);
  await grants.renew(TOKENS.access_token).catch(refused);
}

describe.each(WAYS)('a public server that %s', (_, leads, lead) => {
  test(`leads to a public target: ${leads}`, async () => {
    await follow(lead, PUBLIC_TARGET);
    expect(attempts.includes(PUBLIC_TARGET)).toBe(leads);
  });

  test.each(TARGETS)('does not lead to %s', async (target) => {
    await follow(lead, target);
    expect(attempts.filter((address) => !address.startsWith('127.77.'))).toEqual([]);
    expect(canary.received.filter(({ to }) => !to.includes('127.77.'))).toEqual([]);
    expect(attempts).toContain(PUBLIC_SERVER);
  });
});

test('no request goes through a proxy', async () => {
  const restore = http.setGlobalProxyFromEnv({ http_proxy: issuerAt('127.0.0.1') });
  await follow(() => ({}), PUBLIC_TARGET);
  restore();
  expect(canary.received).toEqual([]);
  expect(issuer.refreshes).toHaveLength(1);
});

const ADDRESSES: [Zone, string[]][] = [
  ['public', ['93.184.215.14', '[2606:2800:21f::1]', '[::ffff:93.184.215.14]']],
  ['private', ['10.0.0.1', '100.64.0.1', '[fd00::1]', '[64:ff9b::a00:1]', '0xa000001']],
  ['loopback', ['127.0.0.1', '127.1', '0.0.0.0', '[::1]', '[::ffff:7f00:1]']],
  ['link', ['169.254.169.254', '[fe80::1]', '224.0.0.1', '[ff02::1]', '[::7f00:1]']],
];
const isOpen = (address: string, from: string, ...zones: Zone[]) => {
  const reach = zones.reduce(narrowReach, unknownReach(new URL(from)));
  try {
    checkAddress(new URL(address), reach, NETWORK);
    return true;
  } catch {
    return false;
  }
};

test.each<[Zone[], Zone[]]>([
  [[], ['public', 'private', 'loopback', 'link']],
  [['public'], ['public']],
  [['private'], ['public', 'private']],
  [['loopback'], ['public', 'private', 'loopback']],
  [['link'], ['public', 'link']],
  // The outermost of several zones counts.
  [
    ['loopback', 'private'],
    ['public', 'private'],
  ],
  [['loopback', 'link'], ['public']],
])('a server at %j leads to %j', (from, to) => {
  for (const [zone, hosts] of ADDRESSES) {
    const open = hosts.filter((host) => isOpen(`https://${host}/`, 'https://a.test', ...from));
    expect(open).toEqual(to.includes(zone) ? hosts : []);
  }
});

test.each([
  ['https://a.test', 'https://b.test', true],
  ['https://a.test', 'http://b.test', false],
  ['http://a.test', 'http://b.test', true],
  ['http://a.test', 'ftp://b.test', false],
  ['https://a.test', 'https://user:word@b.test', false],
  ['https://a.test', 'urn:b', false],
])('%s leads to %s: %s', (from, address, expected) => expect(isOpen(address, from)).toBe(expected));
