import { type HostileServer, ofKind, type Scene } from '../hostile-server.ts';
import { usualAnswer } from '../usual-answers.ts';
import { flood, NO_ANSWER } from './parts.ts';

const WIRES = ['stdio', 'events', 'sse'] as const;
const BOTH = ['session', 'stateless'] as const;

const note = (method: string, params: unknown = {}) => ({ jsonrpc: '2.0', method, params });
const ask = (id: unknown, method: string, params: unknown = {}) => ({
  ...{ jsonrpc: '2.0', id },
  ...{ method, params },
});
const answerTo = (id: unknown) => ({ jsonrpc: '2.0', id, result: { content: [] } });

const tokenOf = ({ request }: Scene): unknown =>
  Object(request?.params['_meta'])['progressToken'] ?? request?.id;

/** Sends messages without end, and reads no more of what it is sent over its input. */
const deafFlood =
  (message: (count: number) => unknown) =>
  (scene: Scene): Promise<never> => {
    process.stdin.pause();
    return flood(scene, message);
  };

const MANY = 'x'.repeat(1024 * 1024);

export const FLOODS: readonly HostileServer[] = [
  ...ofKind('floods of notifications', [
    {
      name: 'log messages without end',
      moment: 'tools/call',
      wires: WIRES,
      eras: BOTH,
      ends: NO_ANSWER,
      play: (scene) =>
        flood(scene, (data) => note('notifications/message', { level: 'error', data })),
    },
    {
      name: 'progress of the call without end',
      moment: 'tools/call',
      wires: ['stdio', 'events'],
      ends: NO_ANSWER,
      play: (scene) =>
        flood(scene, (progress) =>
          note('notifications/progress', { progressToken: tokenOf(scene), progress }),
        ),
    },
    {
      name: 'changes of its list of tools without end',
      moment: 'tools/call',
      eras: BOTH,
      ends: NO_ANSWER,
      play: (scene) => flood(scene, () => note('notifications/tools/list_changed')),
    },
    {
      name: 'withdrawals of the request without end',
      moment: 'tools/call',
      ends: NO_ANSWER,
      play: (scene) =>
        flood(scene, () => note('notifications/cancelled', { requestId: scene.request?.id })),
    },
    {
      name: 'notifications without end before anyone has said anything',
      moment: 'start',
      ends: 'passed',
      play: (scene) => flood(scene, () => note('notifications/message')),
    },
    {
      name: 'an answer, and then notifications without end',
      moment: 'tools/call',
      wires: ['stdio', 'sse'],
      eras: BOTH,
      ends: 'passed',
      async play(scene) {
        await scene.answerAsUsual();
        await flood(scene, () => note('notifications/message'));
      },
    },
    {
      name: 'notifications of a method of one megabyte',
      moment: 'tools/call',
      ends: NO_ANSWER,
      async play({ sendAll }) {
        for (;;) await sendAll([note(MANY)]);
      },
    },
  ]),
  ...ofKind('floods of requests', [
    {
      name: 'pings without end, whose answers it does not read',
      moment: 'tools/call',
      wires: WIRES,
      eras: BOTH,
      ends: NO_ANSWER,
      play: deafFlood((id) => ask(id, 'ping')),
    },
    {
      name: 'pings without end before anyone has said anything',
      moment: 'start',
      ends: 'passed',
      play: (scene) => flood(scene, (id) => ask(id, 'ping')),
    },
    {
      name: 'pings with ids of one megabyte',
      moment: 'tools/call',
      ends: NO_ANSWER,
      async play({ sendAll }) {
        for (let count = 0; ; count += 1) await sendAll([ask(`${count}${MANY}`, 'ping')]);
      },
    },
    ...['sampling/createMessage', 'elicitation/create', 'roots/list', 'no/such/method'].map(
      (method) => ({
        name: `requests of ${method} without end, whose answers it does not read`,
        moment: 'tools/call' as const,
        ends: NO_ANSWER,
        play: deafFlood((id) => ask(id, method, { messages: [] })),
      }),
    ),
    {
      name: 'a request for sampling, and no answer before it has its own',
      moment: 'tools/call',
      wires: WIRES,
      ends: NO_ANSWER,
      play: ({ sendAll }) =>
        sendAll([ask('s', 'sampling/createMessage', { messages: [], maxTokens: 1 })]),
    },
  ]),
  ...ofKind('floods of answers', [
    {
      name: 'answers to what nobody has asked, without end',
      moment: 'tools/call',
      wires: WIRES,
      eras: BOTH,
      ends: NO_ANSWER,
      play: (scene) => flood(scene, (count) => answerTo(1_000_000 + count)),
    },
    {
      name: 'answers with ids of one megabyte to what nobody has asked',
      moment: 'tools/call',
      ends: NO_ANSWER,
      async play({ sendAll }) {
        for (;;) await sendAll([answerTo(MANY)]);
      },
    },
    {
      name: 'the same answer a hundred thousand times',
      moment: 'tools/call',
      eras: BOTH,
      ends: 'passed',
      async play({ request, era, sendAll }) {
        if (request === null) return;
        const same = usualAnswer(request, era);
        for (let sent = 0; sent < 100_000; sent += 100) await sendAll(new Array(100).fill(same));
      },
    },
    {
      name: 'lines without end that are no messages',
      moment: 'tools/call',
      ends: NO_ANSWER,
      async play({ write }) {
        for (;;) await write('hello\n'.repeat(10_000));
      },
    },
    {
      name: 'lists of messages without end',
      moment: 'tools/call',
      ends: NO_ANSWER,
      play: (scene) => flood(scene, (id) => new Array(100).fill(ask(id, 'ping'))),
    },
    {
      name: 'errors without an id, without end',
      moment: 'tools/call',
      ends: /did not answer within|answered with an error/,
      play: (scene) =>
        flood(scene, () => ({ jsonrpc: '2.0', id: null, error: { code: -1, message: 'no' } })),
    },
  ]),
];
