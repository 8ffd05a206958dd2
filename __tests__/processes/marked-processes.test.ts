import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, expect, it } from '@jest/globals';
import {
  descendantsOf,
  hasLiving,
  isThere,
  MARK_VARIABLE,
  markedProcesses,
  type ProcessId,
  processOf,
  signalProcess,
} from '../../src/processes/marked-processes.ts';
import { describeUnless, NO_LINUX } from '../support/obstacles.ts';
import { processFile } from '../support/process-table.ts';

const children: ChildProcess[] = [];
afterEach(() => {
  for (const { pid = 0 } of children.splice(0)) {
    for (const one of descendantsOf(pid)) signalProcess(one.pid, 'SIGKILL');
    signalProcess(pid, 'SIGKILL');
  }
});

/** A program that says once it is there, and then waits for its end. */
const WAITING = 'console.log("there"); setInterval(() => {}, 1000);';

/** Starts the program of a text, in a process group of its own, and waits until it says something. */
async function start(program = WAITING, mark?: string): Promise<number> {
  const env = { ...process.env, ...(mark === undefined ? {} : { [MARK_VARIABLE]: mark }) };
  const child = spawn(process.execPath, ['-e', program], {
    ...{ env, detached: true, stdio: ['ignore', 'pipe', 'inherit'] },
  });
  children.push(child);
  if (child.stdout === null || child.pid === undefined) throw new Error('nothing was started');
  await once(child.stdout, 'data');
  return child.pid;
}

/** Starts another program and tells its number. */
const parentOf = (program: string, options = '{}') =>
  `const child = require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(program)}], { stdio: ['ignore', 'pipe', 'inherit'], ...${options} });
   child.stdout.once('data', () => console.log(child.pid)); setInterval(() => {}, 1000);`;

const newMark = () => `test-${randomUUID()}.`;

async function end(pid: number): Promise<void> {
  const known = processOf(pid);
  signalProcess(pid, 'SIGKILL');
  while (known !== null && isThere(known)) await delay(10);
}

describeUnless(NO_LINUX, 'processes by their mark', () => {
  it('are those that have it, and what they started, whatever group it is in', async () => {
    const mark = newMark();
    const pid = await start(parentOf(WAITING, '{ detached: true }'), `${mark}first`);
    const [child, ...others] = descendantsOf(pid);
    expect(others).toEqual([]);
    expect(markedProcesses([mark]).sort()).toEqual([pid, child?.pid].sort());
  });

  it('are found by any of several marks, each by its beginning', async () => {
    const [one, other, third] = [newMark(), newMark(), newMark()];
    const first = await start(WAITING, `${one}a`);
    const second = await start(WAITING, `${other}b`);
    await start(WAITING, third);
    expect(markedProcesses([one, other]).sort()).toEqual([first, second].sort());
    expect(markedProcesses([`${one}another`])).toEqual([]);
    expect(markedProcesses([])).toEqual([]);
  });

  it('are none that only name the mark, nor that have ended', async () => {
    const mark = newMark();
    await start(`/* ${MARK_VARIABLE}=${mark} */ ${WAITING}`);
    expect(markedProcesses([mark])).toEqual([]);
    const pid = await start(WAITING, mark);
    expect(markedProcesses([mark])).toEqual([pid]);
    await end(pid);
    expect(markedProcesses([mark])).toEqual([]);
  });
});

describeUnless(NO_LINUX, 'what a process has started', () => {
  it('is known over generations', async () => {
    const pid = await start(parentOf(parentOf(WAITING)));
    const found = descendantsOf(pid);
    expect(found).toHaveLength(2);
    expect(found.map(({ pid: one }) => one)).not.toContain(pid);
    for (const one of found) expect(isThere(one)).toBe(true);
  });

  it('is nothing where it started nothing, or is gone', async () => {
    const pid = await start();
    expect(descendantsOf(pid)).toEqual([]);
    await end(pid);
    expect(descendantsOf(pid)).toEqual([]);
  });
});

describeUnless(NO_LINUX, 'a process', () => {
  it('is told from a later one of its number', async () => {
    const pid = await start();
    const known = processOf(pid) as ProcessId;
    expect(known.pid).toBe(pid);
    expect(isThere(known)).toBe(true);
    expect(isThere({ ...known, startedAt: `${Number(known.startedAt) + 1}` })).toBe(false);
    await end(pid);
    expect(isThere(known)).toBe(false);
    expect(processOf(pid)).toBeNull();
  });

  it('is not there once it is dead, though nobody has waited for it', async () => {
    // The shell becomes a program that waits for none of its children, and only then its child ends.
    const pid = await start(
      `const { readFileSync } = require('node:fs');
       const shell = require('node:child_process').spawn('sh', ['-c', 'exec 3<&0; cat <&3 & exec sleep 300']);
       const look = setInterval(() => {
         if (readFileSync('/proc/' + shell.pid + '/comm', 'latin1') !== 'sleep\\n') return;
         clearInterval(look);
         shell.stdin.end();
         console.log('there');
       }, 10);
       setInterval(() => {}, 1000);`,
    );
    const [shell] = descendantsOf(pid);
    const dead = () => processFile(shell?.pid ?? 0, `task/${shell?.pid}/children`).trim();
    while (descendantsOf(shell?.pid ?? 0).length > 0) await delay(10);
    // The system still has it among the children.
    expect(dead()).toMatch(/^\d+$/);
    expect(processOf(Number(dead()))).toBeNull();
    expect(processOf(shell?.pid ?? 0)).not.toBeNull();
  });

  it('of a name that reads like its own state is read right', async () => {
    const pid = await start(`process.title = 'a) Z 1'; ${WAITING}`);
    expect(processFile(pid, 'stat')).toContain('(a) Z 1)');
    expect(processOf(pid)).toMatchObject({ pid, startedAt: expect.stringMatching(/^\d+$/) });
    expect(hasLiving(pid)).toBe(true);
  });
});

describeUnless(NO_LINUX, 'a process group', () => {
  it('has someone alive in it as long as one of its processes is', async () => {
    const pid = await start(parentOf(WAITING));
    const [child] = descendantsOf(pid);
    await end(pid);
    expect(hasLiving(pid)).toBe(true);
    await end(child?.pid ?? 0);
    expect(hasLiving(pid)).toBe(false);
  });
});

it('a signal is sent to who is there, and 0 only asks', async () => {
  const pid = await start();
  const child = children.at(-1);
  expect(signalProcess(pid, 0)).toBe(true);
  const ended = child && once(child, 'exit');
  expect(signalProcess(pid, 'SIGTERM')).toBe(true);
  expect(await ended).toEqual([null, 'SIGTERM']);
  expect(signalProcess(pid, 0)).toBe(false);
});
