import { spawn } from 'node:child_process';
import { closeSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { type HostileServer, ofKind } from '../hostile-server.ts';
import { NO_ANSWER, silence } from './parts.ts';

const BOTH = ['session', 'stateless'] as const;

/** Longer than any limit of the tests. */
const LATE_MS = 6_000;

const stayAlive = () => setInterval(() => {}, 1_000);

/** Neither the end of its input nor a signal it can hear of ends this process. */
function ignoreAll(): void {
  stayAlive();
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGPIPE', 'SIGQUIT'] as const) {
    process.on(signal, () => {});
  }
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}

/** A process that goes on for a minute unless someone ends it. */
function leave(
  script: string,
  { args = [], ...options }: { args?: string[]; detached?: boolean; env?: NodeJS.ProcessEnv } = {},
) {
  // The mark is among the arguments too, for those that give up their variables.
  const words = ['-c', script, process.env['MARK'] ?? '', ...args];
  const child = spawn('/bin/sh', words, { stdio: 'ignore', ...options });
  child.unref();
}

const SLEEP = 'sleep 60';
/** Hands its place on to another one each tenth of a second, until so many have had it. */
const GENERATION = 'sleep 0.1; [ "$1" -gt 0 ] && setsid sh -c "$2" "$0" $(($1 - 1)) "$2" &';
const DEAF_SLEEP = 'trap "" TERM HUP INT; sleep 60 & wait; sleep 60';

async function answerAfter(scene: Parameters<HostileServer['play']>[0], work: () => unknown) {
  work();
  await delay(200);
  await scene.answerAsUsual();
}

export const ENDINGS: readonly HostileServer[] = [
  ...ofKind('hangs', [
    {
      name: 'no answer to whatever begins the connection',
      moment: 'connect',
      wires: ['stdio', 'json'],
      ends: NO_ANSWER,
      play: silence,
    },
    { name: 'no answer to the listing', moment: 'tools/list', ends: NO_ANSWER, play: silence },
    {
      name: 'no answer to the call',
      moment: 'tools/call',
      wires: ['stdio', 'json', 'events', 'sse'],
      eras: BOTH,
      ends: NO_ANSWER,
      play: silence,
    },
    {
      name: 'all its time in a loop',
      moment: 'tools/call',
      ends: NO_ANSWER,
      play() {
        for (;;);
      },
    },
    {
      name: 'a stop of itself',
      moment: 'tools/call',
      ends: NO_ANSWER,
      play: () => process.kill(process.pid, 'SIGSTOP'),
    },
    {
      name: 'no look at its input, into which 90,000 characters are written',
      moment: 'notifications/initialized',
      step: { kind: 'toolCall', toolName: 't', arguments: { text: 'x'.repeat(90_000) } },
      ends: NO_ANSWER,
      play() {
        for (;;);
      },
    },
    {
      name: 'its output closed while it lives on',
      moment: 'tools/call',
      ends: /is no longer connected/,
      play() {
        stayAlive();
        process.stdout.end();
      },
    },
    {
      name: 'its input closed, and no answer',
      moment: 'tools/call',
      ends: /did not answer within|is no longer connected/,
      play() {
        stayAlive();
        process.stdin.destroy();
        closeSync(0);
      },
    },
  ]),
  ...ofKind('late answers', [
    {
      name: 'an answer that comes too late',
      moment: 'tools/call',
      wires: ['stdio', 'json', 'events', 'sse'],
      eras: BOTH,
      ends: NO_ANSWER,
      async play({ answerAsUsual }) {
        await delay(LATE_MS);
        await answerAsUsual();
      },
    },
    {
      name: 'an answer one byte at a time',
      moment: 'tools/call',
      wires: ['stdio', 'json', 'events'],
      ends: NO_ANSWER,
      async play({ write }) {
        for (;;) {
          await write(' ');
          await delay(50);
        }
      },
    },
  ]),
  ...ofKind('crashes', [
    {
      name: 'an end at its start',
      moment: 'start',
      ends: /exited with code 0/,
      play: () => process.exit(0),
    },
    {
      name: 'an end with 3 at whatever begins the connection',
      moment: 'connect',
      ends: /exited with code 3/,
      play: () => process.exit(3),
    },
    {
      name: 'an end with 4 at the listing',
      moment: 'tools/list',
      ends: /exited with code 4 \(list tools\)/,
      play: () => process.exit(4),
    },
    {
      name: 'an end with 5 in mid-call',
      moment: 'tools/call',
      eras: BOTH,
      ends: /exited with code 5 \(call tool "t"\)/,
      play: () => process.exit(5),
    },
    ...(['SIGKILL', 'SIGSEGV', 'SIGABRT'] as const).map((signal) => ({
      name: `an end by ${signal} in mid-call`,
      moment: 'tools/call' as const,
      ends: new RegExp(`was ended by ${signal} \\(call tool "t"\\)`),
      play: () => process.kill(process.pid, signal),
    })),
    {
      name: 'an end of its whole group in mid-call',
      moment: 'tools/call',
      ends: /was ended by SIGKILL/,
      play: () => process.kill(0, 'SIGKILL'),
    },
    {
      name: 'an end in the middle of its answer',
      moment: 'tools/call',
      ends: /exited with code 0 \(call tool "t"\)/,
      async play({ write }) {
        await write('{"jsonrpc":"2.0","id":');
        process.exit(0);
      },
    },
    {
      name: 'a thrown error that is told with a megabyte',
      moment: 'tools/call',
      ends: /exited with code 1 \(call tool "t"\)[\s\S]*Its standard error ends with/,
      play() {
        setImmediate(() => {
          throw new Error('x'.repeat(1_000_000));
        });
      },
    },
    {
      name: 'an answer, and its end',
      moment: 'tools/call',
      eras: BOTH,
      ends: 'passed',
      async play({ answerAsUsual }) {
        await answerAsUsual();
        process.exit(6);
      },
    },
    {
      name: 'half a message at the start, and its end',
      moment: 'start',
      ends: /exited with code 0|is no longer connected/,
      async play({ write }) {
        await write('{"jsonrpc":');
        process.exit(0);
      },
    },
  ]),
  ...ofKind('grandchildren', [
    {
      name: 'twenty children that ignore signals',
      moment: 'tools/call',
      ends: 'passed',
      play: (scene) =>
        answerAfter(scene, () => {
          for (let count = 0; count < 20; count += 1) leave(DEAF_SLEEP);
        }),
    },
    {
      name: 'a child in a session of its own',
      moment: 'tools/call',
      ends: 'passed',
      play: (scene) => answerAfter(scene, () => leave(DEAF_SLEEP, { detached: true })),
    },
    {
      name: 'a child in a session of its own, and a crash',
      moment: 'tools/call',
      ends: /exited with code 7/,
      async play() {
        leave(DEAF_SLEEP, { detached: true });
        await delay(200);
        process.exit(7);
      },
    },
    {
      name: 'a grandchild in a session of its own, whose parent is gone',
      moment: 'tools/call',
      ends: 'passed',
      play: (scene) => answerAfter(scene, () => leave(`setsid sh -c '${SLEEP}' "$0" & exit`)),
    },
    {
      name: 'a child in a session of its own that has lost its variables',
      moment: 'tools/call',
      ends: 'passed',
      play: (scene) => answerAfter(scene, () => leave(SLEEP, { detached: true, env: {} })),
    },
    {
      name: 'a child that holds on to its streams, and its own end',
      moment: 'tools/call',
      ends: /exited with code 8/,
      async play() {
        spawn('sleep', ['60'], { stdio: 'inherit' }).unref();
        await delay(100);
        process.exit(8);
      },
    },
    {
      name: 'a child that begins anew as it is told to end',
      moment: 'tools/call',
      ends: 'passed',
      play: (scene) =>
        answerAfter(scene, () =>
          leave(`trap "setsid sleep 60 & exit" TERM HUP; sleep 60 & wait`, { detached: true }),
        ),
    },
    {
      name: 'a child that is another one each moment',
      moment: 'tools/call',
      ends: 'passed',
      // At most some hundred times, should nobody end it.
      play: (scene) =>
        answerAfter(scene, () => leave(GENERATION, { args: ['400', GENERATION], detached: true })),
    },
    {
      name: 'children without end, each of a crashing server',
      moment: 'connect',
      ends: /exited with code 9/,
      async play() {
        for (let count = 0; count < 5; count += 1) leave(SLEEP, { detached: count % 2 === 0 });
        await delay(100);
        process.exit(9);
      },
    },
  ]),
  ...ofKind('ignored signals', [
    {
      name: 'no ear for any signal or the end of its input',
      moment: 'start',
      ends: 'passed',
      play: ignoreAll,
    },
    {
      name: 'no ear for any signal, and no answer',
      moment: 'tools/call',
      eras: BOTH,
      ends: NO_ANSWER,
      play: ignoreAll,
    },
    {
      name: 'no ear for any signal before it is connected, and no answer',
      moment: 'connect',
      ends: NO_ANSWER,
      play: ignoreAll,
    },
    {
      name: 'writes into streams that nobody reads any more',
      moment: 'tools/call',
      ends: NO_ANSWER,
      play() {
        ignoreAll();
        setInterval(() => process.stdout.write('hello\n'), 10);
      },
    },
    {
      name: 'words when it is told to end',
      moment: 'start',
      ends: 'passed',
      play() {
        process.on('SIGTERM', () => process.stdout.write('x'.repeat(30 * 1024 * 1024)));
        process.stdin.on('end', stayAlive);
      },
    },
  ]),
];
