import { describe, expect, it } from '@jest/globals';
import { serverDoubts, serverPlaces } from '../../src/jsonc/servers-file.ts';

const TEXT = `{
  "servers": {
    "library": {
      "command": "node",
      "args": ["a", "\${A}"],
      "env": {
        "A": "a",
        "A.B": "\${B}"
      },
      "envFile": ".env"
    },
    "other": { "url": "https://a.test" }
  }
}`;

describe('where a list of servers has what is told about', () => {
  it.each([
    ['library', '', '3:5'],
    ['library', 'args[1]: the variable A is not set', '5:21'],
    ['library', 'args: must be a list', '5:7'],
    ['library', 'env.A: is too short', '7:9'],
    ['library', 'envelope: is nothing', '3:5'],
    ['library', 'it does not answer', '3:5'],
    ['other', 'env.A: is too short', '12:5'],
    ['nobody', 'env.A: is too short', '2:3'],
  ])('is told of %s: %s', async (name, told, place) => {
    expect((await serverPlaces(TEXT))(name, told)).toBe(place);
  });

  it('is unknown of a text that is no list', async () => {
    expect((await serverPlaces('{'))('library', 'env.A: x')).toBeNull();
    expect((await serverPlaces('{}'))('library', 'env.A: x')).toBeNull();
  });
});

describe('files with variables', () => {
  it('are found, which nothing reads', async () => {
    expect(await serverDoubts(TEXT)).toEqual([
      { name: 'library', place: '10:7', what: { envFile: true } },
    ]);
    expect(await serverDoubts('{"mcpServers":{"a":{"command":"x"}}}')).toEqual([]);
    expect(await serverDoubts('{')).toEqual([]);
  });
});

describe('a variable as a shell or Windows writes it', () => {
  const doubtsOf = (server: object) => serverDoubts(JSON.stringify({ servers: { a: server } }));

  it.each([
    [{ env: { TOKEN: '$MY_TOKEN' } }, 'env.TOKEN'],
    [{ env: { TOKEN: '%MY_TOKEN%' } }, 'env.TOKEN'],
    [{ headers: { Authorization: 'Bearer $MY_TOKEN' } }, 'headers.Authorization'],
  ])('is found: %j', async (server, variable) => {
    expect(await doubtsOf(server)).toEqual([
      { name: 'a', place: expect.stringMatching(/^1:2\d$/), what: { variable } },
    ]);
  });

  it.each([
    [{ env: { TOKEN: `\${MY_TOKEN}` } }],
    [{ env: { PRICE: '$5', SALT: '$2b$10$abc', RATE: '90%' } }],
    [{ args: ['$HOME'], env: 'text' }],
  ])('is not seen in what is none: %j', async (server) => {
    expect(await doubtsOf(server)).toEqual([]);
  });
});
