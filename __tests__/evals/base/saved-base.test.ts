import { describe, expect, it } from '@jest/globals';
import { serverSchema } from '../../../src/contract/resources/catalogue.ts';
import { BaseError } from '../../../src/evals/base/base-outcome.ts';
import { requireBothSides } from '../../../src/evals/base/saved-base.ts';

const saved = (name: string, url?: string) => serverSchema.parse({ id: `sv_${name}`, name, url });
const HEAD = saved('weather', 'https://weather.example.test/mcp');
const MAIN = saved('weather-main', 'https://main.example.test/mcp');
const MAPS = saved('maps', 'https://maps.example.test/mcp');
const KNOWN = [HEAD, MAIN, MAPS];

const PROMPT = { kind: 'prompt', prompt: 'How warm is Oslo?' };
const call = (server: object) => ({ kind: 'toolCall', toolName: 'forecast', ...server });
const ASKS = { title: 'asks', steps: [PROMPT] };

interface Sides {
  cases?: { title: string; steps?: unknown }[] | null;
  head?: { id: string; name: string }[];
  base?: typeof KNOWN;
  known?: typeof KNOWN;
}

const warningsOf = ({ cases = [ASKS], head = [HEAD], base = [MAIN], known = KNOWN }: Sides = {}) =>
  requireBothSides(cases, head, { servers: base, known });

describe('saved servers as the base', () => {
  it('are held against others of the head, where models ask them', () => {
    expect(warningsOf()).toEqual([]);
  });

  it('may have servers in common with the head, which steps may name', () => {
    const cases = ['Maps', 'maps'].map((serverName) => ({
      title: 'a map first',
      steps: [call({ serverName }), PROMPT],
    }));
    expect(warningsOf({ cases, head: [HEAD, MAPS], base: [MAIN, MAPS] })).toEqual([
      expect.stringMatching(/one and the same server of "maps"/),
    ]);
  });

  it('are fewer than those of the head at the risk of tools that they lack', () => {
    expect(warningsOf({ head: [HEAD, MAPS] })).toEqual([
      expect.stringMatching(/fewer servers \(1\) than the head \(2\)/),
    ]);
  });

  const named = (steps: unknown) => ({ cases: [{ title: 'asks', steps }] });
  const twin = saved('weather-2', `${HEAD.url}#twin`);
  it.each<[why: string, sides: Sides, message: RegExp]>([
    ['they are those of the head', { base: [HEAD] }, /the very servers of the head: "weather"/],
    ['they have its address', { base: [twin], known: [...KNOWN, twin] }, /very servers.*weather-2/],
    [
      // Its models would have the head's tools on both sides.
      'they have all those of the head',
      { base: [MAIN, HEAD, MAPS] },
      /all servers of the head among them: "weather"/,
    ],
    [
      'they have the addresses of all those of the head',
      { head: [HEAD, MAPS], base: [MAIN, twin, MAPS], known: [...KNOWN, twin] },
      /all servers of the head among them: "weather", "maps"/,
    ],
    ['nobody knows the head', { head: [] }, /does not tell which servers the head ran on/],
    ['nobody knows the cases', { cases: null }, /does not tell the cases of the suite/],
    ['nobody knows the steps', named(undefined), /does not tell what the case "asks" does/],
    ['a step names a server', named([PROMPT, call({ serverName: 'weather' })]), /names the server/],
    [
      'a step names its id',
      named([call({ serverName: 'maps', serverId: HEAD.id })]),
      /"sv_weather"/,
    ],
    [
      // The one name may be resolved among all servers of the project.
      'a step names one of theirs',
      named([call({ serverName: 'weather-main' })]),
      /names the server "weather-main"/,
    ],
    [
      'a case asks only what both share',
      { ...named([call({ serverName: 'maps' })]), head: [HEAD, MAPS], base: [MAIN, MAPS] },
      /asks nothing but one and the same server/,
    ],
  ])('are none where %s', (_, sides, message) => {
    const asked = () => warningsOf(sides);
    expect(asked).toThrow(BaseError);
    expect(asked).toThrow(message);
  });
});
