/** What connections make of servers that do not behave. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { Processes } from '../../src/lib/processes.ts';
import { FailureError } from '../../src/report/failure-error.ts';
import { connectServer, plainOptions } from '../../src/service/mcp/connection.ts';
import { localServer, surroundingsOf } from '../support/service.ts';

const RAW = join(import.meta.dirname, '../support/servers/raw.ts');
const living = new Processes(randomUUID());
const workspace = import.meta.dirname;
const { signal } = new AbortController();
const surroundings = surroundingsOf({ workspace, living });

async function callOf(mode: string, entry: object = {}) {
  const server = localServer('raw', { args: [RAW], env: { MODE: mode }, ...entry });
  try {
    const connection = await connectServer(server, surroundings, signal, plainOptions());
    try {
      await connection.loadTools();
      return await connection.call('t', {});
    } finally {
      await connection.close();
    }
  } catch (error) {
    if (!(error instanceof FailureError)) throw error;
    return error.failure;
  }
}

test.each([
  ['tools', { reason: 'malformed', phase: 'list' }],
  ['task', { reason: 'malformed', phase: 'call' }],
])('%s', async (mode, expected) => {
  expect(await callOf(mode)).toMatchObject(expected);
  expect(living.size).toBe(0);
});

test.each([
  ['no program', { command: 'no-such-program' }, 'missing-program'],
  ['no folder', { cwd: 'no-such-folder' }, 'missing-folder'],
  ['a file as folder', { cwd: 'connection.test.ts' }, 'missing-folder'],
  ['a zero byte', { args: ['\0'] }, 'missing-program'],
  ['a variable that is not set', { unset: ['TOKEN'] }, 'variable'],
])('%s', async (_name, entry, reason) => {
  expect(await callOf('', entry)).toMatchObject({ kind: 'server', phase: 'start', reason });
  expect(living.size).toBe(0);
});
