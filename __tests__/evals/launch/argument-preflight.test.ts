import { describe, expect, it } from '@jest/globals';
import type { TestCase } from '../../../src/contract/cases/test-case.ts';
import { findArgumentMisfits } from '../../../src/evals/launch/argument-preflight.ts';
import { closeRigsAfterEach, startRig } from '../../support/client/client-rig.ts';
import { launchScript, pathOf } from '../../support/evals/fake-api.ts';

closeRigsAfterEach();

const TOOL = { name: 'ask', inputSchema: { type: 'object', required: ['city'] } };
const serversOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `sv_${at}`, name: `s${at}`, enabled: true }));

const call = (serverName: string, args: Record<string, unknown> = {}): TestCase => ({
  title: serverName,
  steps: [{ id: 'a', kind: 'toolCall', serverName, toolName: 'ask', arguments: args }],
});
const EXPECTING: TestCase = {
  title: 'asks',
  steps: [
    { id: 'a', kind: 'prompt', prompt: 'hi' },
    {
      ...{ id: 'b', kind: 'assert' },
      assertion: {
        ...{ type: 'toolCalledWith', toolName: 'ask' },
        args: { args: {}, argumentMatching: 'exact' },
      },
    },
  ],
};

/** What is found by a service that knows so many servers, and what was asked of it. */
async function find(
  tests: readonly TestCase[],
  { saved = 1, isTold = true, silent = '', tools = [TOOL] as unknown[] } = {},
) {
  const servers = serversOf(saved);
  const launching = launchScript({ servers });
  const { client, server, logger } = await startRig((request) => {
    const [, id, asked] = /\/servers\/(\w+)\/(\w+)$/.exec(pathOf(request)) ?? [];
    if (asked === undefined) return launching(request);
    if (id === silent) return { status: 404, json: { code: 'NOT_FOUND', message: 'no such' } };
    return { json: asked === 'tools' ? { items: tools } : { success: true, status: 'connected' } };
  });
  const run = { project: { id: 'p_1' }, servers: isTold ? servers : undefined, tests };
  const found = await findArgumentMisfits(client, run, { logger });
  return { ...found, paths: server.requests.map(pathOf), logger };
}

const NEEDS = { message: expect.stringContaining('but it needs "city".') };

describe('arguments held against what a service lists', () => {
  it('asks the servers that the cases name, each once', async () => {
    const { misfits, paths } = await find([call('s1'), call('S1'), call('s1', { city: 'Oslo' })], {
      saved: 3,
    });
    expect(misfits).toEqual([
      { title: 's1', path: ['steps', 0, 'arguments'], ...NEEDS },
      { title: 'S1', path: ['steps', 0, 'arguments'], ...NEEDS },
    ]);
    expect(paths).toEqual([
      '/projects/p_1/servers/sv_1/validate',
      '/projects/p_1/servers/sv_1/tools',
    ]);
  });

  it('asks nothing where the cases give no arguments', async () => {
    const prompts = { title: 'p', steps: [{ id: 'a', kind: 'prompt' as const, prompt: 'hi' }] };
    expect((await find([prompts])).paths).toEqual([]);
  });

  it('asks five servers at most, and says so', async () => {
    const tests = serversOf(7).map(({ name }) => call(name));
    const { misfits, paths, logger } = await find(tests, { saved: 7 });
    expect(misfits).toHaveLength(5);
    expect(paths).toHaveLength(10);
    expect(JSON.stringify(logger)).toContain('2 more servers (5 are asked)');
  });

  it('finds servers by itself where those of the run are not told', async () => {
    const { misfits, paths } = await find([call('s0'), EXPECTING], { isTold: false });
    expect(misfits).toHaveLength(1);
    expect(paths[0]).toBe('/projects/p_1/servers');
  });

  it('holds what is expected against all servers of the run, one of which may take it', async () => {
    expect((await find([EXPECTING], { saved: 2 })).misfits).toHaveLength(1);
    const { misfits, logger } = await find([EXPECTING], { saved: 2, silent: 'sv_1' });
    expect(misfits).toEqual([]);
    expect(JSON.stringify(logger)).toContain('server \\"s1\\"');
  });

  it('goes on in one notice where servers are not told', async () => {
    const { misfits, logger } = await find([call('s0')], { silent: 'sv_0' });
    expect(misfits).toEqual([]);
    expect(JSON.stringify(logger)).toContain('were not checked before the run');
  });

  it('judges by no schema that is listed twice, or is none', async () => {
    expect((await find([call('s0')], { tools: [TOOL, TOOL] })).misfits).toEqual([]);
    const broken = { name: 'ask', inputSchema: { type: 'thing' } };
    const { misfits, warnings } = await find([call('s0')], { tools: [broken] });
    expect(misfits).toEqual([]);
    expect(warnings).toEqual([expect.stringContaining('the schema is broken')]);
  });

  it('ends where the job does', async () => {
    const { client, logger } = await startRig(() => 'hang');
    const signal = AbortSignal.abort(new Error('cancelled'));
    const run = { project: { id: 'p_1' }, servers: serversOf(1), tests: [call('s0')] };
    await expect(findArgumentMisfits(client, run, { logger, signal })).rejects.toThrow('cancelled');
  });
});
