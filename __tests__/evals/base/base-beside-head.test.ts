import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { runEvals } from '../../../src/evals/evals.ts';
import type { BaselineSearch } from '../../../src/model/baseline.ts';
import type { RunReport } from '../../../src/model/run-report.ts';
import { openSession } from '../../../src/session/session.ts';
import { toolCase } from '../../support/evals/suite-builder.ts';
import {
  BASE_COMMIT,
  type SideBehaviour,
  TwoCheckouts,
} from '../../support/evals/two-checkouts.ts';
import { runConfig } from '../../support/inputs/configs.ts';
import { ModelEmulator } from '../../support/model-emulator.ts';
import { RemoteVersionServer } from '../../support/service/mcp/version-servers.ts';
import { jobContext } from '../../support/session/job-context.ts';

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

const ask = (tool: string, serverName = 'tools') => toolCase(tool, tool, {}, serverName);
const both = { tools: { one: 'fine', two: 'fine' } };

function scene(head: SideBehaviour, base: SideBehaviour): TwoCheckouts {
  const made = new TwoCheckouts({ head, base });
  cleanUps.push(() => made.remove());
  return made;
}

interface BesideOptions {
  /** Of the base. */
  path?: string;
  suite?: Record<string, unknown>;
  modelUrl?: string;
}

async function runBeside(
  workspace: TwoCheckouts,
  tests: readonly unknown[],
  { path = 'base', suite = {}, modelUrl }: BesideOptions = {},
): Promise<{ report: RunReport; baseline: BaselineSearch | null }> {
  workspace.write('suite.yaml', { name: 'sides', tests, concurrency: 2, ...suite });
  const temporaryFolder = await mkdtemp(join(tmpdir(), 'beside-'));
  cleanUps.push(() => rm(temporaryFolder, { recursive: true }));
  const config = runConfig(
    {
      ...{ kind: 'embedded', mcpConfigFile: '.mcp.json', serverSandbox: 'off' },
      modelBaseUrls: modelUrl === undefined ? {} : { openai: modelUrl },
    },
    'unused',
    {
      suite: { kind: 'file', file: 'suite.yaml' },
      models: {
        apiKeys: modelUrl === undefined ? {} : { openai: 'key-0123456789' },
        emptyKeys: [],
      },
    },
  );
  const beside = { ...config, baseline: { kind: 'checkout' as const, path } };
  const session = openSession(beside, jobContext({ workspace: workspace.folder, temporaryFolder }));
  try {
    return await runEvals(beside, session, {
      nonce: 'n',
      matrix: '',
      commit: '',
      onRemoteRun: () => {},
    });
  } finally {
    await session.close();
  }
}

const outcomes = ({ cases }: RunReport) =>
  Object.fromEntries(
    cases.map(({ title, iterations }) => [title, iterations.map(({ outcome }) => outcome)]),
  );

function found(search: BaselineSearch | null) {
  if (search?.outcome !== 'found') throw new Error(`Not found: ${JSON.stringify(search)}`);
  return search.baseline;
}

function unreadable(search: BaselineSearch | null): string {
  if (search?.outcome !== 'unreadable') throw new Error(`Not that: ${JSON.stringify(search)}`);
  return search.message;
}

describe('the base in a checkout beside the head', () => {
  it('tells the tools of both sides, so that what changed can be shown', async () => {
    const workspace = scene(
      { tools: { one: 'fine', new: 'fine' } },
      { tools: { one: 'fine', old: 'fine' } },
    );
    const { report, baseline } = await runBeside(workspace, [ask('one')]);
    const told = [report, found(baseline).report].map(({ surface }) =>
      surface?.servers.map(({ server, tools }) => [server, tools?.map(({ name }) => name)]),
    );
    expect(told).toEqual([[['tools', ['new', 'one']]], [['tools', ['old', 'one']]]]);
  });

  it('runs the same cases on its own servers, in turns with the head', async () => {
    const workspace = scene(
      { ...both, tools: { one: 'fine', two: { error: 'broken' } } },
      { ...both, takesMs: 20 },
    );
    const tests = [ask('one'), ask('two')].map((one) => ({ ...one, runs: 4 }));
    const { report, baseline } = await runBeside(workspace, tests);
    expect(outcomes(report)).toEqual({
      one: ['passed', 'passed', 'passed', 'passed'],
      two: ['failed', 'failed', 'failed', 'failed'],
    });
    const { report: ofBase, origin } = found(baseline);
    expect(outcomes(ofBase)).toEqual({
      one: ['passed', 'passed', 'passed', 'passed'],
      two: ['passed', 'passed', 'passed', 'passed'],
    });
    expect(origin).toMatchObject({ kind: 'checkout', commit: BASE_COMMIT });
    const digests = (one: RunReport) =>
      one.cases.map(({ identity, definition }) => [identity, definition]);
    expect(digests(ofBase)).toEqual(digests(report));
    expect(report.run?.execution?.concurrency).toBe(1);
    expect(ofBase.run?.execution?.concurrency).toBe(1);
    const sides = (await workspace.calls()).map((line) => line.split(' ')[0]);
    expect(sides.toSorted()).toEqual([...Array(8).fill('base'), ...Array(8).fill('head')]);
    for (let begun = 1; begun <= sides.length; begun += 1) {
      const ofHead = sides.slice(0, begun).filter((side) => side === 'head').length;
      expect(Math.abs(2 * ofHead - begun)).toBeLessThanOrEqual(2);
    }
    // Each case has its turn in each round.
    const tools = (await workspace.calls()).filter((line) => line.startsWith('head'));
    expect(tools.slice(0, 4)).toEqual(['head one', 'head two', 'head one', 'head two']);
  });

  it('asks the model for both, of one definition', async () => {
    const emulator = await ModelEmulator.start([
      { prompt: 'Is it fine?', toolCalls: [{ name: 'one', arguments: {} }], text: 'It is fine.' },
    ]);
    cleanUps.push(() => emulator.stop());
    const asked = {
      title: 'asks',
      runs: 3,
      steps: [
        { kind: 'prompt', prompt: 'Is it fine?' },
        { kind: 'assert', assertion: { type: 'toolCalledAtLeastOnce', toolName: 'one' } },
      ],
    };
    const workspace = scene(both, both);
    const { report, baseline } = await runBeside(workspace, [asked], {
      suite: { model: 'openai/gpt-x' },
      modelUrl: emulator.openAiUrl,
    });
    const { report: ofBase } = found(baseline);
    for (const side of [report, ofBase]) {
      expect(outcomes(side)).toEqual({ asks: ['passed', 'passed', 'passed'] });
      expect(side.cases[0]?.iterations.map(({ tokens }) => tokens.total)).not.toContain(null);
    }
    expect(ofBase.cases[0]?.definition).toBe(report.cases[0]?.definition);
    expect(emulator.requests).toHaveLength(12);
  });

  it('leaves out cases that name a tool or a server which it does not have', async () => {
    const workspace = scene({ tools: { one: 'fine', two: 'fine' } }, { tools: { one: 'fine' } });
    const { tools } = JSON.parse(await workspace.read('.mcp.json')).mcpServers;
    workspace.write('.mcp.json', { mcpServers: { tools, more: tools } });
    const never = {
      title: 'never two',
      steps: [
        { kind: 'toolCall', serverName: 'tools', toolName: 'one', arguments: {} },
        { kind: 'assert', assertion: { type: 'toolNeverCalled', toolName: 'two' } },
      ],
    };
    const others = { ...ask('one', 'more'), title: 'another server' };
    const { report, baseline } = await runBeside(workspace, [
      ask('one'),
      ask('two'),
      others,
      never,
    ]);
    expect(Object.keys(outcomes(report))).toEqual(['one', 'two', 'another server', 'never two']);
    const { report: ofBase } = found(baseline);
    expect(outcomes(ofBase)).toEqual({ one: ['passed'] });
    expect(ofBase.problems).toEqual([]);
  });

  it('fails there as well what neither side has', async () => {
    const workspace = scene(both, both);
    const { report, baseline } = await runBeside(workspace, [ask('one'), ask('three')]);
    expect(outcomes(report)).toEqual({ one: ['passed'], three: ['failed'] });
    expect(outcomes(found(baseline).report)).toEqual({ one: ['passed'], three: ['failed'] });
  });

  it('takes nothing from the head where it cannot start', async () => {
    const workspace = scene(both, { ...both, dies: 'no such module' });
    const { report, baseline } = await runBeside(workspace, [ask('one')]);
    expect(outcomes(report)).toEqual({ one: ['passed'] });
    expect(unreadable(baseline)).toMatch(/could not be run beside the head: .*no such module/s);
  });

  it.each([
    ['is not there', 'elsewhere', /`elsewhere` names no folder/],
    ['lies outside of the workspace', '..', /no folder within the workspace/],
    ['is the head itself', '.', /no folder within the workspace/],
    ['does not name its servers', 'evals', /there is no `\.mcp\.json`/],
  ])('is not run where its folder %s', async (_, path, reason) => {
    const workspace = scene(both, both);
    workspace.write('evals/suite.yaml', '');
    const { report, baseline } = await runBeside(workspace, [ask('one')], { path });
    expect(outcomes(report)).toEqual({ one: ['passed'] });
    expect(unreadable(baseline)).toMatch(reason);
  });

  it('is not compared where the servers of both sides want one port', async () => {
    const workspace = scene(both, both);
    const holder = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    cleanUps.push(async () => holder.close());
    const { port } = holder.address() as AddressInfo;
    const server = await workspace.read('base/server.mjs');
    const listening = `import net from 'node:net'; net.createServer().listen(${port}, '127.0.0.1');`;
    // It finds out once it has begun to serve, as whichever side comes second does.
    workspace.write('base/late.mjs', listening);
    workspace.write(
      'base/server.mjs',
      server.replace('appendFileSync(log,', "await import('./late.mjs'); appendFileSync(log,"),
    );
    const { baseline } = await runBeside(workspace, [ask('one')]);
    expect(unreadable(baseline)).toMatch(/found its address in use/);
  });

  it('is not held against itself where both sides would ask one server at one address', async () => {
    const workspace = scene(both, both);
    const server = await RemoteVersionServer.start('sessions only');
    cleanUps.push(async () => server.stop());
    const { tools } = JSON.parse(await workspace.read('.mcp.json')).mcpServers;
    const { url } = server.server.connection as { url: string };
    const shared = { url };
    for (const folder of ['.', 'base']) {
      workspace.write(`${folder}/.mcp.json`, { mcpServers: { shared } });
    }
    const alone = await runBeside(workspace, [ask('add', 'shared')]);
    expect(unreadable(alone.baseline)).toMatch(
      /"shared" has the same address on both sides, so both would ask one and the same server/,
    );
    for (const folder of ['.', 'base']) {
      workspace.write(`${folder}/.mcp.json`, { mcpServers: { shared, tools } });
    }
    const { report, baseline } = await runBeside(workspace, [ask('one')]);
    expect(outcomes(found(baseline).report)).toEqual({ one: ['passed'] });
    expect(report.warnings.join()).toMatch(/"shared" has the same address on both sides, so what/);
  });

  it('is not run where what names its servers is damaged', async () => {
    const workspace = scene(both, both);
    workspace.write('base/.mcp.json', '{');
    const { report, baseline } = await runBeside(workspace, [ask('one')]);
    expect(outcomes(report)).toEqual({ one: ['passed'] });
    expect(unreadable(baseline)).toMatch(/base.\.mcp\.json/);
  });

  it('runs what its servers and commands name by the workspace in its own folder', async () => {
    const workspace = scene({ tools: { one: { error: 'broken' } } }, { tools: { one: 'fine' } });
    const tools = { command: process.execPath, args: [`\${GITHUB_WORKSPACE:-.}/server.mjs`] };
    for (const folder of ['.', 'base']) {
      workspace.write(`${folder}/.mcp.json`, { mcpServers: { tools } });
    }
    const setup = ['sh', '-c', 'echo done >> made-ready'];
    const { report, baseline } = await runBeside(workspace, [ask('one')], { suite: { setup } });
    expect(outcomes(report)).toEqual({ one: ['failed'] });
    expect(outcomes(found(baseline).report)).toEqual({ one: ['passed'] });
    expect(await workspace.read('base/made-ready')).toContain('done');
    expect(await workspace.read('made-ready')).toContain('done');
  });
});
