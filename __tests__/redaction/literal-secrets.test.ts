import { describe, expect, it } from '@jest/globals';
import { secretsOfAnswer, secretsOfRequest } from '../../src/redaction/literal-secrets.ts';

const TOKEN = 'tok-7fQ2mN8xZr4LwK1c';

describe('secrets of a request', () => {
  it.each<[string, unknown, string[]]>([
    [
      'a member',
      { tokens: { access_token: TOKEN, scope: 'read:all', token_type: 'Bearer' } },
      [TOKEN],
    ],
    [
      'every value of a map',
      { modelApiKeys: { openai: TOKEN, mine: 'other-Kf9' } },
      ['other-Kf9', TOKEN],
    ],
    ['each of a list', { a: [{ passwords: ['hunter-22', TOKEN] }] }, [TOKEN, 'hunter-22']],
    [
      'the token of a header, with its scheme and alone',
      { Authorization: `Bearer ${TOKEN}` },
      [`Bearer ${TOKEN}`, TOKEN],
    ],
    [
      'one of a well-known service, wherever it is',
      { message: `use ghp_${'a1B2'.repeat(9)}!` },
      [`ghp_${'a1B2'.repeat(9)}`],
    ],
    [
      'what is drawn by chance under the name of a key',
      { key: 'Zk3fQ9vB27hT5xLm' },
      ['Zk3fQ9vB27hT5xLm'],
    ],
    [
      'what a list of headers has under such a name',
      {
        headers: [
          { name: 'Authorization', value: `Bearer ${TOKEN}` },
          { key: 'X-Api-Key', value: 'other-Kf9' },
          { name: 'Accept', value: 'application/json' },
        ],
      },
      ['other-Kf9', `Bearer ${TOKEN}`, TOKEN],
    ],
    [
      'a number that nobody counts with',
      { password: 83_920_174_652, maxTokens: 4_096_000, tokens: 1_234_567, seed: 12_345_678 },
      ['83920174652'],
    ],
    [
      'the password of an address',
      { url: 'postgres://app:pw_9Kd82kdQ@db.example.com/a', uri: 'https://a.example/b:c@d' },
      ['pw_9Kd82kdQ'],
    ],
    [
      'what texts of a list hold behind a name',
      {
        headers: ['X-Api-Key: other-Kf9', `Authorization: Bearer ${TOKEN}`, 'Accept: text/plain'],
        args: ['--api-key=flag-Kf9', '--token', 'next-Kf9', 'API_KEY=env-Kf9', '--port=80801234'],
      },
      [...['env-Kf9', 'next-Kf9', 'flag-Kf9', `Bearer ${TOKEN}`, TOKEN, 'other-Kf9']],
    ],
    [
      'the cookies of such a text',
      { headers: ['Cookie: session=a1b2c3d4; theme=dark'] },
      ['session=a1b2c3d4; theme=dark'],
    ],
    [
      'telling parameters of an address',
      {
        url: 'https://mcp.example.com/k57Ab3dE9fG1hJ2kL4mN6pQ8?api_key=q-Kf9%2Bz&page=12345678',
        other: ' wss://a.example/?sig=signed-Kf9#token=behind-Kf9',
      },
      ['signed-Kf9', 'behind-Kf9', 'q-Kf9%2Bz', 'q-Kf9+z'],
    ],
    [
      'but not a sentence of a list, nor an address in one',
      {
        prompts: ['Password: the one that I forgot', 'token: see https://a.example/?page=12345678'],
      },
      [],
    ],
    ['but not a name under it', { key: 'greeting', keys: ['user:1'] }, []],
    ['nor under that of a repeat', { 'Idempotency-Key': 'nightly-7' }, []],
    ['nor what counts or describes', { maxTokens: 'seventeen', tokenType: 'Bearer token' }, []],
    ['nor what is too short', { password: 'abc' }, []],
  ])('%s', (_what, request, secrets) => {
    expect(secretsOfRequest(request)).toEqual(secrets);
  });

  it('are found however deep a value nests', () => {
    let value: unknown = { secret: TOKEN };
    for (let depth = 0; depth < 100_000; depth += 1) value = [value];
    expect(secretsOfRequest(value)).toEqual([TOKEN]);
  });
});

describe('secrets of an answer', () => {
  it('are none of the words that describe an argument by the name of one', () => {
    const apiKey = { type: 'string', description: 'Key of the weather service' };
    expect(secretsOfAnswer({ inputSchema: { properties: { apiKey } } })).toEqual([]);
    expect(secretsOfAnswer({ authorizationServers: ['https://auth.example.com/'] })).toEqual([]);
    expect(secretsOfAnswer({ id: 'k57Ab3dE9fG1hJ2kL4mN6pQ8' })).toEqual([]);
  });

  it('are what stands under such a name itself', () => {
    expect(secretsOfAnswer({ clientSecret: TOKEN })).toEqual([TOKEN]);
  });
});
