import { describe, expect, it } from '@jest/globals';
import { environmentFilesIn, serverPlaces } from '../../src/jsonc/servers-file.ts';

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
    expect(await environmentFilesIn(TEXT)).toEqual([{ name: 'library', place: '10:7' }]);
    expect(await environmentFilesIn('{"mcpServers":{"a":{"command":"x"}}}')).toEqual([]);
    expect(await environmentFilesIn('{')).toEqual([]);
  });
});
