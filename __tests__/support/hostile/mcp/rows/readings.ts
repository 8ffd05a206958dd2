import { type HostileServer, ofKind } from '../hostile-server.ts';
import {
  answer,
  answerWith,
  between,
  flood,
  mebibytes,
  NO_ANSWER,
  NOT_ALLOWED,
  repeated,
  say,
  silence,
  TOO_DEEP,
  TOO_LARGE,
  TOO_MUCH,
} from './parts.ts';

/** What has a list of parts, and the name of that list. */
const READINGS = [
  { moment: 'prompts/get', what: 'a prompt', list: 'messages' },
  { moment: 'resources/read', what: 'a resource', list: 'contents' },
] as const;

export const OF_READINGS: readonly HostileServer[] = ofKind(
  'prompts and resources',
  READINGS.flatMap(({ moment, what, list }): Omit<HostileServer, 'kind'>[] => [
    {
      ...{ moment, name: `${what} of 780,000 parts of no known type` },
      eras: ['session', 'stateless'],
      ends: /more than 250,?000 values|what MCP does not allow/,
      play: answerWith(() => between(`{"${list}":[`, repeated('{"type":"q"}', 780_000, ','), ']}')),
    },
    {
      ...{ moment, name: `${what} of three million ones` },
      wires: ['stdio', 'json'],
      ends: TOO_MUCH,
      play: answerWith(() => between(`{"${list}":[`, repeated('1', 3_000_000, ','), ']}')),
    },
    {
      ...{ moment, name: `${what} of a million levels` },
      ends: TOO_DEEP,
      play: answerWith(() => [
        `{"${list}":[],"deep":`,
        '['.repeat(1_000_000),
        ']'.repeat(1_000_000),
        '}',
      ]),
    },
    {
      ...{ moment, name: `${what} of 500 MB` },
      wires: ['stdio', 'events'],
      ends: TOO_LARGE,
      play: answerWith(() => between(`{"${list}":[],"x":"`, mebibytes(500), '"}')),
    },
    { ...{ moment, name: `silence in place of ${what}` }, ends: NO_ANSWER, play: silence },
    {
      ...{ moment, name: `pings without end in place of ${what}` },
      ends: NO_ANSWER,
      play: (scene) => flood(scene, (id) => ({ jsonrpc: '2.0', id, method: 'ping' })),
    },
    {
      ...{ moment, name: `an end in place of ${what}` },
      eras: ['session', 'stateless'],
      ends: /exited with code 5/,
      play: () => process.exit(5),
    },
    {
      ...{ moment, name: `${what} that is null` },
      ends: /answered what|did not answer within/,
      play: say('{"jsonrpc":"2.0","id":ID,"result":null}'),
    },
    ...[null, {}, [null], [7], ['text'], [{}], [{ role: 'god' }]].map((parts) => ({
      ...{ moment, name: `${what} whose ${list} are ${JSON.stringify(parts)}` },
      ends: NOT_ALLOWED,
      play: answer(() => ({ [list]: parts })),
    })),
  ]),
);
