import { readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { snapshotSchema } from '../../../src/report-file/schema/surface-schema.ts';
import { type ActionResult, runAction } from '../../support/runner/action-runner.ts';
import { EvalWorkspace } from '../../support/runner/eval-workspace.ts';
import {
  type Offer,
  OfferingWorkspace,
  textTool,
} from '../../support/surface/offering-workspace.ts';

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

const PATH = 'mcp-surface.json';

async function run(
  workspace: EvalWorkspace,
  inputs: Readonly<Record<string, string>>,
): Promise<ActionResult> {
  const result = await runAction({
    workspace: workspace.folder,
    inputs: { mode: 'diff', comment: 'never', ...inputs },
  });
  cleanUps.push(result.dispose);
  return result;
}

function offering(offers: Readonly<Record<string, Offer>>): OfferingWorkspace {
  const workspace = new OfferingWorkspace(offers);
  cleanUps.push(() => workspace.remove());
  return workspace;
}

const read = ({ folder }: EvalWorkspace) => readFile(join(folder, PATH), 'utf8');

describe('a snapshot of what servers offer', () => {
  it('has all of a real server, and the same bytes the next time [surface-snapshot]', async () => {
    const workspace = new EvalWorkspace();
    cleanUps.push(() => workspace.remove());
    const first = await run(workspace, { 'compare-to': 'none', snapshot: PATH });
    expect(first).toMatchObject({ exitCode: 0, leftProcessesBehind: false });
    expect(first.outputs['verdict']).toBe('passed');
    const text = await read(workspace);
    const { servers } = snapshotSchema.parse(JSON.parse(text));
    expect(servers.map(({ server }) => server)).toEqual(['everything', 'library']);
    const [everything] = servers;
    expect(everything?.tools?.map(({ name }) => name)).toContain('echo');
    expect(everything?.prompts?.length).toBeGreaterThan(0);
    expect(everything?.resources?.length).toBeGreaterThan(0);
    expect(everything?.resourceTemplates?.length).toBeGreaterThan(0);
    const again = await run(workspace, { 'compare-to': `file:${PATH}`, snapshot: PATH });
    expect(again.outputs['verdict']).toBe('passed');
    expect(again.summary).toContain('Nothing changed.');
    expect(await read(workspace)).toBe(text);
  });

  it('is the same whatever the order in which a server lists', async () => {
    const tools = [textTool('one', ['b', 'a']), textTool('two', [])];
    const workspace = offering({ weather: { tools } });
    await run(workspace, { 'compare-to': 'none', snapshot: PATH });
    const text = await read(workspace);
    workspace.offer({ weather: { tools: [textTool('two', []), textTool('one', ['a', 'b'])] } });
    const result = await run(workspace, { 'compare-to': `file:${PATH}`, snapshot: PATH });
    expect(result.outputs['verdict']).toBe('passed');
    expect(await read(workspace)).toBe(text);
  });

  it('keeps hints of tools, and no secret of the job', async () => {
    const secret = 'sesame-4711-open';
    const tool = {
      ...textTool('one', ['city']),
      description: `Uses ${secret}.`,
      annotations: { readOnlyHint: true, title: 'One' },
    };
    const workspace = offering({ weather: { tools: [tool] } });
    workspace.write('.mcp.json', {
      mcpServers: {
        weather: {
          command: process.execPath,
          args: ['server.mjs', 'weather.json'],
          env: { API_KEY: secret },
        },
      },
    });
    await run(workspace, { 'compare-to': 'none', snapshot: PATH });
    const text = await read(workspace);
    expect(text).not.toContain(secret);
    const [weather] = snapshotSchema.parse(JSON.parse(text)).servers;
    expect(weather?.tools?.[0]).toMatchObject({
      title: 'One',
      annotations: { readOnlyHint: true },
    });
  });

  it('takes the place of a link and never follows it; out of the workspace is a mistake', async () => {
    const workspace = offering({ weather: { tools: [textTool('one', [])] } });
    const other = new EvalWorkspace();
    cleanUps.push(() => other.remove());
    const victim = join(other.folder, 'victim');
    await writeFile(victim, 'precious');
    await symlink(victim, join(workspace.folder, PATH));
    const result = await run(workspace, { 'compare-to': 'none', snapshot: PATH });
    expect(result.outputs['verdict']).toBe('passed');
    expect(await readFile(victim, 'utf8')).toBe('precious');
    expect(await read(workspace)).toContain('"one"');
    await symlink(other.folder, join(workspace.folder, 'out'));
    for (const snapshot of ['out/deep/file.json', '../file.json', victim]) {
      const refused = await run(workspace, { 'compare-to': 'none', snapshot });
      expect(refused.outputs['verdict']).toBe('invalid');
      expect(refused.log).toContain('is not in the workspace');
    }
    const beyond = await run(workspace, { 'compare-to': 'none', snapshot: '.mcp.json/deep/a' });
    expect(beyond.outputs['verdict']).toBe('invalid');
    expect(beyond.log).toContain('is a file, not a folder');
  });

  it('is not written where a server did not tell what it offers', async () => {
    const workspace = offering({ weather: { dies: 'no such module' } });
    const result = await run(workspace, { 'compare-to': 'none', snapshot: PATH });
    expect(result.outputs['verdict']).not.toBe('passed');
    expect(result.log).toContain('nothing is written');
    await expect(read(workspace)).rejects.toThrow('ENOENT');
  });
});
