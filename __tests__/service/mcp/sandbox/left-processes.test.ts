import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Clock } from '../../../../src/ports/clock.ts';
import { createRedactor } from '../../../../src/redaction/redactor.ts';
import { createSandbox } from '../../../../src/service/mcp/sandbox/create-sandbox.ts';
import type { Sandbox } from '../../../../src/service/mcp/sandbox/launch.ts';
import { killServers, LeftProcesses } from '../../../../src/service/mcp/sandbox/left-processes.ts';
import {
  type SandboxPlan,
  unconfinedPlan,
} from '../../../../src/service/mcp/sandbox/sandbox-plan.ts';
import { ServerProcess } from '../../../../src/service/mcp/stdio/server-process.ts';
import { describeUnless, NO_LINUX } from '../../../support/obstacles.ts';
import { processesWith } from '../../../support/process-table.ts';
import {
  describeIn,
  openHere,
  type UsableSandbox,
} from '../../../support/service/mcp/sandboxes.ts';

/** Ways out of a server's process group, of a command that a shell runs. */
const WAYS: [string, (command: string) => string][] = [
  ['a session of its own', (command) => `setsid sh -c '${command}' &`],
  [
    'a session of its own that ignores SIGTERM',
    (command) => `setsid sh -c 'trap "" TERM; ${command}' &`,
  ],
  [
    'a daemon, whose parents have ended',
    (command) => `(setsid sh -c "setsid sh -c '${command}' &" &);`,
  ],
];

/** Ways that leave the variables behind too, of one whose parents are alive. */
const BARE_WAYS: typeof WAYS = [
  ['a child without variables', (command) => `setsid env -i sh -c '${command}' &`],
  [
    'what a daemon has started without variables',
    (command) => `(setsid sh -c "env -i sh -c '${command}' & sleep 300" &);`,
  ],
];

const leftCommand = (mark: string) => `sleep 300; : ${mark}`;

/** A server that leaves a process, which is there when this resolves, and ends with its input. */
async function straying(
  sandbox: Sandbox,
  mark: string,
  leave: (command: string) => string,
): Promise<ServerProcess> {
  const script = `exec >/dev/null; ${leave(leftCommand(mark))} exec cat`;
  const server = new ServerProcess(
    { transport: 'stdio', command: 'sh', args: ['-c', script], env: {}, cwd: null },
    { sandbox, redactor: createRedactor([]) },
  );
  for (;;) {
    const lines = processesWith(mark).map(({ line }) => line);
    const isLeft = lines.some(
      (line) => line.startsWith('sh -c') && line.endsWith(leftCommand(mark)),
    );
    if (isLeft && !lines.some((line) => line.includes('exec cat'))) return server;
    if (server.end !== null) throw new Error(`the server ${server.end}`);
    await delay(20);
  }
}

/** A server that leaves one process after another, none of which is there for long. */
function handingOn(sandbox: Sandbox, mark: string): ServerProcess {
  const next = '[ $1 -eq 0 ] || { sleep 0.003; setsid sh -c "$NEXT" next $(($1 - 1)) "$2" & }';
  const script = 'exec >/dev/null; setsid sh -c "$NEXT" next 500 "$MARK" & exec cat';
  const env = { NEXT: next, MARK: mark };
  return new ServerProcess(
    { transport: 'stdio', command: 'sh', args: ['-c', script], env, cwd: null },
    { sandbox, redactor: createRedactor([]) },
  );
}

/** Ends a server in good order. */
const end = (server: ServerProcess): Promise<void> => server.stop();

describeUnless(NO_LINUX, 'what a server leaves', () => {
  it.each([...WAYS, ...BARE_WAYS])('as %s is ended with it', async (_what, leave) => {
    const mark = randomUUID();
    await end(await straying(createSandbox(unconfinedPlan()), mark, leave));
    expect(processesWith(mark)).toEqual([]);
  });

  it('is left alone where it is of a server that runs', async () => {
    const marks = [randomUUID(), randomUUID()] as const;
    const sandbox = createSandbox(unconfinedPlan());
    const leave = (command: string) => `setsid sh -c '${command}' &`;
    const first = await straying(sandbox, marks[0], leave);
    const second = await straying(sandbox, marks[1], leave);
    await end(first);
    expect(processesWith(marks[0])).toEqual([]);
    expect(processesWith(marks[1])).not.toEqual([]);
    await end(second);
    expect(processesWith(marks[1])).toEqual([]);
  });

  it('is ended with it where several end at once', async () => {
    const marks = [randomUUID(), randomUUID()];
    const sandbox = createSandbox(unconfinedPlan());
    const leave = (command: string) => `setsid sh -c '${command}' &`;
    const servers: ServerProcess[] = [];
    for (const mark of marks) servers.push(await straying(sandbox, mark, leave));
    await Promise.all(servers.map(end));
    expect(marks.flatMap(processesWith)).toEqual([]);
  });

  it('is ended with it where each process ends once it has started the next', async () => {
    const marks = Array.from({ length: 6 }, () => randomUUID());
    for (const mark of marks) {
      const server = handingOn(createSandbox(unconfinedPlan()), mark);
      while (processesWith(mark).length === 0) await delay(20);
      await end(server);
    }
    // Who is between two of them is not seen by every look.
    for (let look = 0; look < 20; look += 1) {
      expect(marks.flatMap(processesWith)).toEqual([]);
      await delay(10);
    }
  });

  it('is ended at once with all servers whose marks begin alike', () =>
    expectKilled(unconfinedPlan()));
});

it('is not waited for where a server leaves nothing', async () => {
  const slept: number[] = [];
  const clock: Clock = {
    ...{ now: () => 0, alarm: () => () => undefined },
    sleep: async (ms) => void slept.push(ms),
  };
  const left = new LeftProcesses({ kind: 'none' }, clock);
  await Promise.all([left.end(randomUUID(), []), left.end(randomUUID(), [])]);
  expect(slept).toEqual([0]);
  // All processes are not looked at over and over.
  await left.end(randomUUID(), []);
  expect(slept).toEqual([0, expect.any(Number)]);
  expect(slept[1]).toBeGreaterThan(0);
});

describeIn('user', 'what a server of another user leaves', () => {
  let sandbox: UsableSandbox;
  beforeAll(async () => {
    sandbox = await openHere('user');
  });
  afterAll(() => sandbox.close());

  it.each(WAYS)('as %s is ended with it', async (_what, leave) => {
    const mark = randomUUID();
    await end(await straying(sandbox, mark, leave));
    expect(processesWith(mark)).toEqual([]);
  });

  it('is ended at once with all servers whose marks begin alike', () => expectKilled(sandbox.plan));
});

async function expectKilled(plan: SandboxPlan): Promise<void> {
  const marks = [randomUUID(), randomUUID()];
  const prefix = `${randomUUID()}-`;
  const leave = (command: string) => `setsid sh -c 'trap "" TERM; ${command}' &`;
  const servers: ServerProcess[] = [];
  for (const [index, mark] of marks.entries()) {
    servers.push(await straying(createSandbox(plan, `${prefix}${index}-`), mark, leave));
  }
  const groups = servers.flatMap(({ pid }) => pid ?? []);
  await killServers({ groups, mark: prefix }, plan.confinement);
  expect(marks.flatMap(processesWith)).toEqual([]);
  expect(servers.map((server) => server.end)).not.toContain(null);
  await Promise.all(servers.map(end));
}
