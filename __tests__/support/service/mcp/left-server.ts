import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { RunServer } from '../../../../src/service/engine/plan.ts';
import { processesWith } from '../../process-table.ts';
import { fixtureServer } from '../engine/servers.ts';
import { stdioServer } from './connections.ts';

/** The fixture server, named `a`, started by a shell that has done something before. */
function serverAfter(commands: string, flags: readonly string[]): RunServer {
  const { connection } = fixtureServer('a', [...flags]);
  if (connection.transport !== 'stdio') throw new Error('the fixture server is a process');
  const args = ['-c', `${commands} exec "$0" "$@"`, connection.command, ...connection.args];
  return stdioServer({ command: 'sh', args });
}

/**
 * A server beside which a process in a session of its own and a daemon live on, which ignore SIGTERM
 * and stand under the mark that is returned.
 */
export function leavingServer(flags: readonly string[] = []): { server: RunServer; mark: string } {
  const mark = randomUUID();
  const left = `trap "" TERM; sleep 300; : ${mark}`;
  const leave = `setsid sh -c '${left}' >/dev/null 2>&1 & (setsid sh -c '(${left}) &' >/dev/null 2>&1 &)`;
  return { server: serverAfter(`${leave};`, flags), mark };
}

/** A server in whose process group is one who is dead, and whose parent does not wait for it. */
export const serverWithDeadChild = (): RunServer =>
  serverAfter('(true & exec setsid sleep 300) >/dev/null 2>&1 &', []);

/** Waits until both of them are there. */
export async function areLeft(mark: string): Promise<void> {
  while (processesWith(`sleep 300; : ${mark}`).length < 2) await delay(20);
}

/** Id of the process that has started another one. Linux only. */
export function parentOf(pid: number): number {
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  return Number(rest.split(' ')[1]);
}
