import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, describe, expect, it } from '@jest/globals';
import { snapshotSchema } from '../../../src/report-file/schema/surface-schema.ts';
import { type ActionResult, runAction } from '../../support/runner/action-runner.ts';
import { EvalWorkspace } from '../../support/runner/eval-workspace.ts';
import { EXAMPLE_SERVERS, ServiceProgram } from '../../support/service/service-program.ts';

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

const LIBRARY = EXAMPLE_SERVERS.library;

async function snapshotOf(
  mcpServers: object,
  inputs: Readonly<Record<string, string>> = {},
): Promise<{ result: ActionResult; read: () => Promise<string> }> {
  const workspace = new EvalWorkspace({ '.mcp.json': { mcpServers } });
  cleanUps.push(() => workspace.remove());
  const result = await runAction({
    workspace: workspace.folder,
    inputs: {
      ...{ mode: 'diff', comment: 'never', 'compare-to': 'none', snapshot: 'now.json' },
      ...inputs,
    },
  });
  cleanUps.push(result.dispose);
  return { result, read: () => readFile(join(workspace.folder, 'now.json'), 'utf8') };
}

/** The example server over HTTP; its address. */
async function overHttp(): Promise<string> {
  const server: ChildProcess = spawn(LIBRARY.command, [...LIBRARY.args, '--http', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  cleanUps.push(async () => {
    server.kill();
    await once(server, 'exit');
  });
  if (server.stdout === null) throw new Error('It has no output.');
  for await (const line of createInterface({ input: server.stdout })) {
    const [, url] = /listening on (\S+)/.exec(line) ?? [];
    if (url !== undefined) return url;
  }
  throw new Error('It said no address.');
}

describe('a server of each era of the protocol', () => {
  it('offers the same, whichever revision and transport it is asked by', async () => {
    const url = await overHttp();
    const texts: string[] = [];
    for (const library of [
      LIBRARY,
      { ...LIBRARY, protocolVersion: '2025-11-25' },
      { ...LIBRARY, protocolVersion: '2026-07-28' },
      { type: 'http', url },
    ]) {
      const { result, read } = await snapshotOf({ library });
      expect(result.outputs['verdict']).toBe('passed');
      texts.push(await read());
    }
    const [first] = texts;
    expect(new Set(texts)).toEqual(new Set([first]));
    const [library] = snapshotSchema.parse(JSON.parse(first ?? '')).servers;
    expect(library?.tools?.length).toBeGreaterThan(0);
  });

  it('is asked by a hosted service in the same way', async () => {
    const service = await ServiceProgram.start({ mcpServers: { library: LIBRARY } });
    cleanUps.push(() => service.stop());
    const remote = { 'base-url': service.baseUrl, 'api-key': service.apiKey, servers: 'library' };
    const { result, read } = await snapshotOf({}, remote);
    expect(result.outputs['verdict']).toBe('passed');
    const { read: own } = await snapshotOf({ library: LIBRARY });
    expect(await read()).toBe(await own());
  });
});
