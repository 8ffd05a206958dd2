/** Connections to servers that do not behave. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ServerEntry } from '../../../src/api/servers-file.ts';
import { countsAs } from '../../../src/report/counts-as.ts';
import { FailureError } from '../../../src/report/failure-error.ts';
import {
  type Connection,
  connectServer,
  plainOptions,
} from '../../../src/service/mcp/connection.ts';
import type { Surroundings } from '../../../src/service/surroundings.ts';
import { folderWith } from '../folder.ts';
import { localServer, surroundingsOf } from '../service.ts';

const STDIO = [join(import.meta.dirname, 'hostile-stdio.ts')];
/** In milliseconds: those that a server uses up are short. */
const LIMITS = { connectMs: 5_000, callMs: 10_000 };
const SHORT = { connectMs: 2_000, callMs: 1_500 };
/** A machine may be slower than the limits expect. */
const FOR_SLOW_MACHINES = 8;

/** What a connection ended with. */
export interface Meeting {
  /** `passed`, `failed tool-error`, or what the failure counts as, its reason and phase. */
  outcome: string;
  /** What the failure would count as if the server were not on this machine. */
  elsewhere: string;
  /** JSON of the result or the failure, of the names of the tools, and of `isOpen`. */
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
  let connection: Connection | null = null;
  const dataOf = (answer: object) =>
    JSON.stringify({
      tools: [...(connection?.tools.keys() ?? [])],
      ...answer,
      isOpen: connection?.isOpen,
    });
  try {
    const { signal } = new AbortController();
    connection = await connectServer(server, surroundings, signal, options);
    await connection.loadTools();
    const result = await connection.call('t', {});
    const outcome = result.isError === true ? 'failed tool-error' : 'passed';
    return { outcome, elsewhere: '', data: dataOf({ result }), left: [] };
  } catch (error) {
    if (!(error instanceof FailureError) || error.failure.kind !== 'server') throw error;
    const { failure } = error;
    return {
      outcome: `${countsAs(failure)} ${failure.reason} ${failure.phase}`,
      elsewhere: countsAs({ ...failure, isLocal: false }),
      data: dataOf({ failure }),
      left: [],
    };
  } finally {
    await connection?.close();
  }
}

/** Meets the servers of rows, some at the same time. Call it in a hook: Jest loads no modules between tests. */
export async function meetAll<Row>(
  rows: readonly Row[],
  meetOne: (row: Row) => Promise<Meeting>,
): Promise<Map<Row, Promise<Meeting>>> {
  const met = new Map<Row, Promise<Meeting>>();
  const left = rows.values();
  const meetSome = async () => {
    for (const row of left) {
      const one = meetOne(row);
      met.set(row, one);
      await one.catch(() => {});
    }
  };
  await Promise.all(Array.from({ length: 6 }, meetSome));
  return met;
}

/** Meets a server of `hostile-stdio.ts`. */
export async function meetLocal(MODE: string, ERA: string, expected: string): Promise<Meeting> {
  const PIDS = join(folderWith(), 'pids');
  const surroundings = surroundingsOf();
  const server = localServer('h', { args: STDIO, env: { MODE, ERA, PIDS } });
  const met = await meet(server, expected, surroundings);
  const pids = readFileSync(PIDS, 'utf8').trim().split('\n');
  // A killed process takes a moment to end, and longer on a busy machine.
  for (let tries = 0; pids.some(isRunning) && tries < 1_000; tries += 1) await wait(20);
  met.left = pids.filter(isRunning);
  for (const { child } of surroundings.living) met.left.push(`a group: ${child.pid}`);
  return met;
}

/** Whether a process runs, by its entry in the process table of Linux. */
function isRunning(pid: string): boolean {
  const file = `/proc/${pid}/stat`;
  return existsSync(file) && !/\) [ZX] /.test(readFileSync(file, 'utf8'));
}
