/** Connections to servers that do not behave. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { ServerEntry } from '../../../src/api/servers-file.ts';
import { countsAs } from '../../../src/report/counts-as.ts';
import { type Connection, plainOptions } from '../../../src/service/mcp/connection.ts';
import type { Surroundings } from '../../../src/service/surroundings.ts';
import { useServer } from '../connections.ts';
import { folderWith } from '../folder.ts';
import { isThere } from '../processes.ts';
import { programFile } from '../program-file.ts';
import { localServer, surroundingsOf } from '../service.ts';

const STDIO = [programFile('__tests__/support/servers/hostile-stdio.ts')];
/** In milliseconds: those that a server uses up are short. */
const LIMITS = { connectMs: 5_000, callMs: 10_000 };
const SHORT = { connectMs: 2_000, callMs: 1_500 };
/** For all rows of a file. */
const ALL_MS = 900_000;
/** A machine may be slower than the limits expect. */
const FOR_SLOW_MACHINES = 8;

/** What a connection ended with. */
export interface Meeting {
  /** `passed`, `failed tool-error`, or what the failure counts as, its reason and phase. */
  outcome: string;
  /** What the failure would count as if the server were not on this machine. */
  elsewhere: string;
  /** JSON of the names of the tools, the result or the failure, and `isOpen`. */
  data: string;
  /** Processes and groups that are left. */
  left: string[];
}

/**
 * Connects, lists the tools, calls `t`, closes. `expected` tells which limit is short. If another
 * one is exceeded, all are longer a second time.
 */
export async function meet(
  server: ServerEntry,
  expected: string,
  surroundings = surroundingsOf(),
): Promise<Meeting> {
  const met = await meetOnce(server, expected, surroundings, 1);
  if (!met.outcome.includes('timeout') || met.outcome === expected) return met;
  return meetOnce(server, expected, surroundings, FOR_SLOW_MACHINES);
}

async function meetOnce(
  server: ServerEntry,
  expected: string,
  surroundings: Surroundings,
  factor: number,
): Promise<Meeting> {
  const options = plainOptions();
  const { connectMs } = expected.includes('timeout connect') ? SHORT : LIMITS;
  const { callMs } = expected.includes('timeout call') ? SHORT : LIMITS;
  options.limits = { connectMs: factor * connectMs, callMs: factor * callMs };
  const names: string[] = [];
  const work = async (connection: Connection) => {
    await connection.loadTools();
    names.push(...connection.tools.keys());
    const result = await connection.call('t', {});
    return { kind: 'result' as const, result, isOpen: connection.isOpen };
  };
  const end = await useServer(server, work, options, surroundings);
  const data = JSON.stringify({ tools: names, ...end });
  if (end.kind === 'result') {
    const outcome = end.result.isError === true ? 'failed tool-error' : 'passed';
    return { outcome, elsewhere: '', data, left: [] };
  }
  if (end.kind !== 'server') throw new Error(data);
  const { isOpen: _, ...failure } = end;
  const outcome = `${countsAs(failure)} ${failure.reason} ${failure.phase}`;
  return { outcome, elsewhere: countsAs({ ...failure, isLocal: false }), data, left: [] };
}

/** A server, how a call of it ends, what that counts as elsewhere, and what is in the data. */
export type MeetingRow = [name: string, outcome: string | RegExp, ...More];
type More = [elsewhere?: string, data?: RegExp | undefined];

/** Tests rows. It meets their servers before, some at the same time: Jest loads no modules between tests. */
export function testMeetings(
  rows: readonly MeetingRow[],
  meetOne: (row: MeetingRow) => Promise<Meeting>,
): void {
  const met = new Map<MeetingRow, Promise<Meeting>>();
  beforeAll(async () => {
    const left = rows.values();
    const meetSome = async () => {
      for (const row of left) {
        const one = meetOne(row);
        met.set(row, one);
        await one.catch(() => {});
      }
    };
    await Promise.all(Array.from({ length: 6 }, meetSome));
  }, ALL_MS);
  test.each(rows.map((row) => ({ name: row.slice(0, 2).join(': '), row })))(
    '$name',
    async ({ row }) => {
      const [, outcome, elsewhere = '', data = /./] = row;
      const one = await met.get(row);
      if (typeof outcome === 'string') expect(one?.outcome).toContain(outcome);
      else expect(one?.outcome).toMatch(outcome);
      expect(one?.elsewhere).toContain(elsewhere);
      expect(one?.data).toMatch(data);
      expect(one?.left).toEqual([]);
    },
  );
}

/** Tests rows of local servers of an era: what a server does, the outcome, and what is in the data. */
export const testLocal = (era: string, rows: [mode: string, outcome: string, data?: RegExp][]) =>
  describe(era, () =>
    testMeetings(
      rows.map(([mode, outcome, data]) => [mode, outcome, '', data]),
      ([mode, outcome]) => meetLocal(mode, era, String(outcome)),
    ),
  );

/** Meets a server of `hostile-stdio.ts`. */
export async function meetLocal(MODE: string, ERA: string, expected: string): Promise<Meeting> {
  const PIDS = join(folderWith(), 'pids');
  const surroundings = surroundingsOf();
  const server = localServer('h', { args: STDIO, env: { MODE, ERA, PIDS } });
  const met = await meet(server, expected, surroundings);
  const pids = readFileSync(PIDS, 'utf8').trim().split('\n').map(Number);
  // A killed process takes a moment to end, and longer on a busy machine.
  for (let tries = 0; pids.some(isThere) && tries < 1_000; tries += 1) await wait(20);
  met.left = pids.filter(isThere).map((pid) => `a process: ${pid}`);
  for (const { child } of surroundings.living) met.left.push(`a group: ${child.pid}`);
  return met;
}
