/** Where servers may have requests sent: no further inside than they lie themselves. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  OutboundError,
  Reach,
  sendOutbound,
  type Zone,
} from '../../../../src/service/servers/oauth/outbound-request.ts';
import { HttpServer } from '../../../support/service/mcp/scripted-servers.ts';

const PLAIN = new URL('http://mcp.example.test/mcp');
const SECURE = new URL('https://mcp.example.test/mcp');

/** Addresses by where they lie, each as it may be spelt. */
const ADDRESSES: Readonly<Record<Zone, readonly string[]>> = {
  public: ['93.184.215.14', '[2606:2800:21f::1]', '[::ffff:93.184.215.14]'],
  private: [
    ...['10.0.0.1', '172.31.255.255', '192.168.1.1', '100.100.100.200', '198.18.0.1'],
    ...['[fd00:ec2::254]', '[fec0::1]', '[::ffff:10.0.0.1]', '[64:ff9b::a00:1]', '0xa000001'],
  ],
  loopback: ['127.0.0.1', '127.1', '2130706433', '0.0.0.0', '[::1]', '[::]', '[::ffff:7f00:1]'],
  link: ['169.254.169.254', '[fe80::1]', '224.0.0.1', '255.255.255.255', '[ff02::1]', '[::7f00:1]'],
};

describe('an address', () => {
  const openTo = (zone: Zone) => {
    const reach = new Reach(SECURE, zone);
    const open = Object.entries(ADDRESSES).flatMap(([name, addresses]) => {
      const allowed = addresses.filter(
        (host) => reach.refusal(new URL(`https://${host}/`)) === null,
      );
      return allowed.length === 0 ? [] : [[name, allowed]];
    });
    return Object.fromEntries(open);
  };

  it('is asked where it lies no further inside than the server', () => {
    const { public: outside, private: inside, loopback, link } = ADDRESSES;
    expect(openTo('public')).toEqual({ public: outside });
    expect(openTo('private')).toEqual({ public: outside, private: inside });
    expect(openTo('loopback')).toEqual({ public: outside, private: inside, loopback });
    expect(openTo('link')).toEqual({ public: outside, link });
  });

  it.each(['http://mcp.example.test/', 'ftp://mcp.example.test/', 'https://a:b@mcp.example.test/'])(
    'such as %s is not asked for a server over HTTPS',
    (address) => {
      expect(new Reach(SECURE, 'loopback').refusal(new URL(address))).not.toBeNull();
    },
  );
});

describe('a name', () => {
  let inside: HttpServer;
  beforeEach(async () => {
    inside = await HttpServer.start((_, response) => void response.end('{"inside":true}'));
  });
  afterEach(() => inside.stop());

  const ask = (name: string, reach: Reach | null) => {
    const { port } = new URL(inside.url);
    const url = new URL(`http://${name}:${port}/.well-known/openid-configuration`);
    const request = { method: 'GET', limitMs: 5_000 } as const;
    return sendOutbound(url, request, reach, new AbortController().signal);
  };

  it('that leads inside is not asked for a server that is outside', async () => {
    for (const zone of ['public', 'private', 'link'] as const) {
      const asked = ask('localhost', new Reach(PLAIN, zone));
      await expect(asked).rejects.toThrow(OutboundError);
      await expect(asked).rejects.toThrow(
        'into a network that the MCP server itself is outside of',
      );
    }
    expect(inside.requests).toEqual([]);
  });

  it('is asked for a server beside it, and it is told where whoever answered lies', async () => {
    for (const reach of [new Reach(PLAIN, 'loopback'), null]) {
      expect(await ask('localhost', reach)).toEqual({
        ...{ status: 200, json: { inside: true }, zone: 'loopback' },
      });
    }
  });
});
