/**
 * Where a server may lead requests of the service.
 *
 * Sockets, addresses and servers are real. Only two things are not: addresses of 127.77.0.0/16 count
 * as public here, so that servers at loopback can play those of the internet; and names are looked
 * up in a map of the test. What counts is which addresses a socket tries to connect to.
 */
import diagnostics from 'node:diagnostics_channel';
import http from 'node:http';
import { isIP, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  checkAddress,
  NETWORK,
  type Network,
  narrowReach,
  unknownReach,
  type Zone,
  zoneOf,
} from '../../../src/service/servers/oauth/outbound.ts';
import {
  openGrants,
  resourceOf,
  Site,
  startAuthorizationServer,
  TOKENS,
} from '../../support/oauth.ts';

const PUBLIC_SERVER = '127.77.0.1';
const PUBLIC_ISSUER = '127.77.0.2';
/** For the check that each way leads somewhere. */
const PUBLIC_TARGET = '127.77.0.3';

/** Targets inside, as a stranger may write them. */
const TARGETS = [
  ...['127.0.0.1', '127.1', '2130706433', '0x7f000001', '0177.0.0.1', '127.8.9.10', 'localhost'],
  ...['0.0.0.0', '0.1.2.3', '[::1]', '[::]', '[::ffff:127.0.0.1]', '[::7f00:1]'],
  ...['[64:ff9b::7f00:1]', '[2002:7f00:1::]', '[2001:0:7f00:1::]', '[fe80::1]', '[fd00:ec2::254]'],
  ...['10.0.0.1', '172.31.255.255', '192.168.1.1', '100.100.100.200', '[::ffff:10.0.0.1]'],
  ...['169.254.169.254', '[::ffff:a9fe:a9fe]', '255.255.255.255'],
];

let server: Site;
let issuer: Awaited<ReturnType<typeof startAuthorizationServer>>;
/** Listens at all addresses of this machine. */
let canary: Site;
let names: Record<string, string[][]>;
let attempts: string[];
const noteSocket = (message: unknown) => {
  const { socket } = message as { socket: Socket };
  socket.on('connectionAttempt', (address: string) => attempts.push(address));
};
const network: Partial<Network> = {
  zoneOf: (address) => (address.startsWith('127.77.') ? 'public' : zoneOf(address)),
  // Each lookup takes the next answer; the last one stays.
  lookup: async (name) => {
    const answers = names[name] ?? [];
    const addresses = answers.length > 1 ? answers.shift() : answers[0];
    if (addresses === undefined) throw new Error(`no address of ${name}`);
    return addresses.map((address) => ({ address, family: isIP(address) }));
  },
};

beforeAll(async () => {
  server = await Site.start(PUBLIC_SERVER, () => null);
  issuer = await startAuthorizationServer(PUBLIC_ISSUER);
  canary = await Site.start('::', ({ headers }) => {
    const origin = `http://${headers.host}`;
    return {
      body: { issuer: origin, token_endpoint: `${origin}/token`, access_token: 'inner-t0ken' },
    };
  });
  diagnostics.subscribe('net.client.socket', noteSocket);
});
afterAll(() => {
  diagnostics.unsubscribe('net.client.socket', noteSocket);
  for (const site of [server, issuer.site, canary]) site.close();
});
beforeEach(() => {
  names = {};
  attempts = [];
  issuer.metadata = {};
  issuer.refresh = issuer.rotate;
  canary.received.length = 0;
});

interface Target {
  /** `host:port`. */
  at: string;
  address: string;
}
interface Way {
  /** Name of the server instead of its address. */
  host?: string;
  /** `authorizationServerUrl` of the import. */
  given?: string;
}
const port = () => canary.port;
const followed = () => `http://${PUBLIC_ISSUER}:${issuer.site.port}`;

/** How a server leads to a target. `leads` says whether a public target gets a request. */
const WAYS: { name: string; leads: boolean; lead: (target: Target) => Way }[] = [
  {
    name: 'names it as issuer',
    leads: true,
    lead: ({ at }) => {
      server.answer = resourceOf([`http://${at}`]);
      return {};
    },
  },
  {
    name: 'names it among several',
    leads: true,
    lead: ({ at }) => {
      server.answer = resourceOf([followed(), `http://${at}`]);
      return { given: `http://${at}` };
    },
  },
  {
    name: 'publishes nothing, and the import names it',
    leads: true,
    lead: ({ at }) => {
      server.answer = () => null;
      return { given: `http://${at}/tenant` };
    },
  },
  {
    name: 'has an issuer that names it as token endpoint',
    leads: true,
    lead: ({ at }) => {
      issuer.metadata = { token_endpoint: `http://${at}/token` };
      return {};
    },
  },
  {
    name: 'challenges with a document there',
    leads: false,
    lead: ({ at }) => {
      server.answer = () => ({
        status: 401,
        challenge: `Bearer resource_metadata="http://${at}/x"`,
      });
      return {};
    },
  },
  {
    name: 'redirects the first request',
    leads: false,
    lead: ({ at }) => {
      server.answer = (received) =>
        received.method === 'POST'
          ? { status: 307, location: `http://${at}/` }
          : (resourceOf([followed()])(received) ?? null);
      return {};
    },
  },
  {
    name: 'redirects its document',
    leads: false,
    lead: ({ at }) => {
      server.answer = ({ method }) =>
        method === 'POST' ? { status: 401 } : { status: 302, location: `http://${at}/` };
      return {};
    },
  },
  {
    name: 'has an issuer that redirects its document',
    leads: false,
    lead: ({ at }) => {
      server.answer = resourceOf([`${server.origin}/issuer`]);
      const publish = server.answer;
      server.answer = (received) =>
        received.path.includes('issuer')
          ? { status: 301, location: `http://${at}${received.path}` }
          : (publish(received) ?? null);
      return {};
    },
  },
  {
    name: 'has a token endpoint that redirects',
    leads: false,
    lead: ({ at }) => {
      issuer.refresh = () => ({ status: 307, location: `http://${at}/token` });
      return {};
    },
  },
  {
    name: 'names a user before it',
    leads: false,
    lead: ({ at }) => {
      server.answer = resourceOf([`http://${PUBLIC_ISSUER}@${at}`]);
      return {};
    },
  },
  {
    name: 'names an issuer whose name leads there',
    leads: true,
    lead: ({ address }) => {
      names = { 'issuer.test': [[address]] };
      server.answer = resourceOf([`http://issuer.test:${port()}`]);
      return {};
    },
  },
  {
    name: 'names an issuer whose name has it as second address',
    leads: true,
    lead: ({ address }) => {
      // Nothing listens at the first one.
      names = { 'issuer.test': [['127.77.0.4', address]] };
      server.answer = resourceOf([`http://issuer.test:${issuer.site.port}`]);
      return {};
    },
  },
  {
    name: 'has a token endpoint whose name leads there later',
    leads: true,
    lead: ({ address }) => {
      names = { 'issuer.test': [['127.77.0.4'], [address]] };
      server.answer = resourceOf([`http://issuer.test:${port()}`]);
      return {};
    },
  },
  {
    name: 'has a name that leads there after the first request',
    leads: true,
    lead: ({ address }) => {
      names = { 'server.test': [[PUBLIC_SERVER], [address]] };
      return { host: 'server.test' };
    },
  },
];

/** Imports tokens and refreshes them, as far as that gets. */
async function follow(way: (typeof WAYS)[number], target: Target) {
  server.answer = resourceOf([followed()]);
  const { host = PUBLIC_SERVER, given = null } = way.lead(target);
  // A server by name has the port of the canary, where its own address answers too.
  const url = `http://${host}:${host === PUBLIC_SERVER ? server.port : port()}/mcp`;
  const { importTokens, credentials, close } = await openGrants({ url, network });
  await importTokens({ authorizationServerUrl: given }).catch(() => {});
  await credentials()
    .renew(TOKENS.access_token)
    .catch(() => {});
  await close();
}
const targetOf = (host: string): Target => {
  const { hostname } = new URL(`http://${host}`);
  const address = hostname === 'localhost' ? '127.0.0.1' : hostname.replace(/^\[|\]$/g, '');
  return { at: `${host}:${port()}`, address };
};

test('there are 364 trials', () => {
  expect(new Set(TARGETS).size * new Set(WAYS.map(({ name }) => name)).size).toBe(364);
});

describe.each(WAYS)('a public server that $name', (way) => {
  test(`${way.leads ? 'leads' : 'does not lead'} to a public target`, async () => {
    await follow(way, targetOf(PUBLIC_TARGET));
    expect(attempts.includes(PUBLIC_TARGET)).toBe(way.leads);
  });

  test.each(TARGETS)('does not lead to %s', async (host) => {
    await follow(way, targetOf(host));
    expect(attempts.filter((address) => !address.startsWith('127.77.'))).toEqual([]);
    const inner = canary.received.filter(({ to }) => !to.includes('127.77.'));
    expect(inner).toEqual([]);
    expect(attempts).toContain(PUBLIC_SERVER);
  });
});

test('no request goes through a proxy', async () => {
  const restore = http.setGlobalProxyFromEnv({ http_proxy: canary.origin });
  const way = { name: '', leads: true, lead: () => ({}) };
  await follow(way, targetOf(PUBLIC_TARGET));
  restore();
  expect(canary.received).toEqual([]);
  expect(issuer.refreshes()).not.toEqual([]);
});

/** Addresses by where they lie. */
const ADDRESSES: Record<Zone, string[]> = {
  public: ['93.184.215.14', '[2606:2800:21f::1]', '[::ffff:93.184.215.14]'],
  private: ['10.0.0.1', '100.64.0.1', '198.18.0.1', '[fd00::1]', '[64:ff9b::a00:1]', '0xa000001'],
  loopback: ['127.0.0.1', '127.1', '0.0.0.0', '[::1]', '[::ffff:7f00:1]'],
  link: ['169.254.169.254', '[fe80::1]', '224.0.0.1', '[ff02::1]', '[::7f00:1]'],
};
const isOpen = (address: string, server: string, ...from: Zone[]) => {
  try {
    const reach = from.reduce(narrowReach, unknownReach(new URL(server)));
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
  [
    ['private', 'loopback'],
    ['public', 'private'],
  ],
  [['loopback', 'link'], ['public']],
])('a server at %j leads to %j', (from, to) => {
  for (const [zone, hosts] of Object.entries(ADDRESSES)) {
    const open = hosts.filter((host) => isOpen(`https://${host}/`, 'https://a.test', ...from));
    expect(open).toEqual(to.some((one) => one === zone) ? hosts : []);
  }
});

test.each([
  ['https://a.test', 'https://b.test', true],
  ['https://a.test', 'http://b.test', false],
  ['http://a.test', 'http://b.test', true],
  ['http://a.test', 'ftp://b.test', false],
  ['https://a.test', 'https://user:word@b.test', false],
  ['https://a.test', 'urn:b', false],
])('%s leads to %s: %s', (server, address, expected) => {
  expect(isOpen(address, server)).toBe(expected);
});
