import { type HostileServer, ofKind, type Scene } from '../hostile-server.ts';
import {
  answer,
  answerWith,
  between,
  NO_ANSWER,
  NOT_ALLOWED,
  repeated,
  say,
  silence,
} from './parts.ts';

const STATELESS = { eras: ['stateless'] } as const;
const AT_DISCOVER = { moment: 'server/discover', ...STATELESS } as const;
const AT_CALL = { moment: 'tools/call', ...STATELESS } as const;

/** Answers with a result that is not whole. */
const reply =
  (result: (scene: Scene) => unknown): HostileServer['play'] =>
  (scene) =>
    scene.send([JSON.stringify({ jsonrpc: '2.0', id: scene.request?.id, result: result(scene) })]);

const wish = (method: string) => ({ method, params: { messages: [], maxTokens: 1 } });
const needs = (wishes: Record<string, unknown>, state = '') => ({
  resultType: 'input_required',
  inputRequests: wishes,
  requestState: state,
});

export const STATELESS_SERVERS: readonly HostileServer[] = [
  ...ofKind('oddities without sessions', [
    {
      ...AT_DISCOVER,
      name: 'no answer to which versions it speaks',
      wires: ['stdio', 'json'],
      ends: NO_ANSWER,
      play: silence,
    },
    {
      ...AT_DISCOVER,
      name: 'a crash at the question which versions it speaks',
      ends: /exited with code 3/,
      play: () => process.exit(3),
    },
    {
      ...AT_DISCOVER,
      name: 'a million versions that it speaks',
      ends: /more than 250,?000 values|answered with an error/,
      play: answerWith(() =>
        between('{"capabilities":{},"supportedVersions":[', repeated('"x"', 1_000_000, ','), ']}'),
      ),
    },
    ...Object.entries({
      'versions that are null': { supportedVersions: null, capabilities: {} },
      'versions that are numbers': { supportedVersions: [1], capabilities: {} },
      'no versions': { supportedVersions: [], capabilities: {} },
      'a version that there never was': { supportedVersions: ['2999-01-01'], capabilities: {} },
      'nothing of itself': {},
    }).map(([name, result]) => ({
      ...AT_DISCOVER,
      ...{ name, ends: /MCP server "hostile" / },
      play: answer(() => result),
    })),
    {
      ...AT_CALL,
      name: 'a wish for sampling, round after round',
      wires: ['stdio', 'json'],
      ends: /wants what this service does not offer: sampling/,
      play: reply(({ times }) => needs({ s: wish('sampling/createMessage') }, `${times}`)),
    },
    {
      ...AT_CALL,
      name: 'ten thousand wishes at once',
      ends: /wants what this service does not offer: elicitation.*and 9,?99\d more/,
      play: reply(() =>
        needs(
          Object.fromEntries(
            Array.from({ length: 10_000 }, (_, index) => [`k${index}`, wish('elicitation/create')]),
          ),
        ),
      ),
    },
    {
      ...AT_CALL,
      name: 'a state of nine megabytes to be sent back',
      ends: /wants what this service does not offer: roots/,
      play: reply(() => needs({ r: wish('roots/list') }, 'x'.repeat(9_000_000))),
    },
    {
      ...AT_CALL,
      name: 'wishes that are null',
      ends: NOT_ALLOWED,
      play: reply(() => ({ resultType: 'input_required', inputRequests: null })),
    },
    {
      ...AT_CALL,
      name: 'a kind of result that there is not',
      ends: NOT_ALLOWED,
      play: say('{"jsonrpc":"2.0","id":ID,"result":{"resultType":"perhaps","content":[]}}'),
    },
  ]),
];
