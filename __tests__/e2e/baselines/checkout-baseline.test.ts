import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { toolCase } from '../../support/evals/suite-builder.ts';
import {
  BASE_COMMIT,
  type SideBehaviour,
  TwoCheckouts,
} from '../../support/evals/two-checkouts.ts';
import { pageCasesOf } from '../../support/render/page-data.ts';
import {
  type ActionResult,
  type RunningAction,
  startAction,
} from '../../support/runner/action-runner.ts';

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

const REPOSITORY = { id: 1, full_name: 'octo/library' };
const PULL_REQUEST = {
  name: 'pull_request',
  payload: {
    repository: REPOSITORY,
    pull_request: {
      number: 7,
      head: { sha: 'a'.repeat(40), ref: 'feature', repo: REPOSITORY },
      base: { sha: BASE_COMMIT, ref: 'main', repo: REPOSITORY },
    },
  },
};

const GATING = { regression: 'gate', baseline: 'checkout:base' };
const fine = { tools: { one: 'fine', two: 'fine' } };
const broken = { tools: { one: 'fine', two: { error: 'it broke' } } };

function start(
  sides: { head: SideBehaviour; base: SideBehaviour },
  inputs: Record<string, string> = {},
  onLogLine: (line: string) => void = () => undefined,
): { running: RunningAction; workspace: TwoCheckouts } {
  const workspace = new TwoCheckouts(sides);
  cleanUps.push(() => workspace.remove());
  const tests = ['one', 'two'].map((tool) => ({ ...toolCase(tool, tool, {}, 'tools'), runs: 3 }));
  workspace.write('suite.json', { name: 'sides', tests });
  const running = startAction({
    workspace: workspace.folder,
    inputs: { 'suite-file': 'suite.json', comment: 'never', ...GATING, ...inputs },
    event: PULL_REQUEST,
    onLogLine,
  });
  return { running, workspace };
}

async function settle({ running }: { running: RunningAction }): Promise<ActionResult> {
  const result = await running.result;
  cleanUps.push(result.dispose);
  return result;
}

const reportOf = ({ outputs }: ActionResult) =>
  JSON.parse(readFileSync(outputs['report-path'] ?? '', 'utf8'));

describe('the base beside the head', () => {
  it('fails a head that broke what passes there [beside-worse]', async () => {
    const result = await settle(start({ head: broken, base: fine }));
    expect(result.outputs['verdict']).toBe('failed');
    expect(result).toMatchObject({ exitCode: 1, leftProcessesBehind: false });
    expect(JSON.stringify(reportOf(result))).toContain(BASE_COMMIT);
    const html = join(dirname(result.outputs['report-path'] ?? ''), 'report.html');
    const cases = pageCasesOf(readFileSync(html, 'utf8'));
    const besides = cases.map(({ title, detail: { evidence, beside = [] } }) => [
      title,
      ...beside.map((at) => [evidence[at]?.title, JSON.stringify(evidence[at]?.conversation)]),
    ]);
    expect(besides).toEqual(
      ['two', 'one'].map((title) => [
        title,
        ['Baseline, iteration 1: passed', expect.stringContaining('"fine"')],
      ]),
    );
  });

  it('passes a head that mends what fails there, and one that is no worse [beside-no-worse]', async () => {
    const mended = await settle(start({ head: fine, base: broken }));
    expect(mended.outputs['verdict']).toBe('passed');
    const same = await settle(start({ head: broken, base: broken }));
    expect(same.outputs).toMatchObject({ verdict: 'passed', failed: '3' });
  });

  it('shows which tools of a server the head changed, and decides nothing by it', async () => {
    const base = { tools: { ...fine.tools, old: 'fine' } };
    const result = await settle(start({ head: fine, base }));
    expect(result.outputs['verdict']).toBe('passed');
    expect(reportOf(result).verdict.surface.changes).toMatchObject([
      { kind: 'tool-removed', class: 'breaking', server: 'tools', before: 'old' },
    ]);
    const page = readFileSync(
      join(dirname(result.outputs['report-path'] ?? ''), 'report.html'),
      'utf8',
    );
    expect(page).toContain('Tools of the servers');
    expect(result.summary).toMatch(/tool removed/);
  });

  it('does not hold a case against a base that lacks its tool [beside-added]', async () => {
    const result = await settle(start({ head: fine, base: { tools: { one: 'fine' } } }));
    expect(result.outputs['verdict']).toBe('passed');
  });

  it('is incomplete where the base cannot start, and says why [beside-no-base]', async () => {
    const result = await settle(start({ head: fine, base: { ...fine, dies: 'no such module' } }));
    expect(result.outputs).toMatchObject({ verdict: 'incomplete', passed: '6', total: '6' });
    expect(result.summary).toContain('no such module');
  });

  it('is invalid where a hosted service is to run it [beside-hosted]', async () => {
    const remote = { 'base-url': 'http://127.0.0.1:9/api/v1', 'api-key': 'key-0123456789' };
    const result = await settle(start({ head: fine, base: fine }, remote));
    expect(result.outputs['verdict']).toBe('invalid');
    expect(result.log).toContain('a hosted service has its own servers');
  });

  it('is asked for nothing where the head is refused before its run', async () => {
    const head = {
      ...fine,
      listsAfterMs: 500,
      inputSchema: { type: 'object', required: ['city'] },
    };
    const scene = start({ head, base: fine });
    const result = await settle(scene);
    expect(result.outputs['verdict']).toBe('invalid');
    expect(result).toMatchObject({ exitCode: 1, leftProcessesBehind: false });
    expect(result.log).toContain('but it needs "city".');
    expect(await scene.workspace.calls()).toEqual([]);
  });

  it('leaves no process behind where the job is cancelled with both under way', async () => {
    const slow = { ...fine, takesMs: 60_000 };
    const scene = start({ head: slow, base: slow });
    const isUnderWay = async () => {
      const sides = (await scene.workspace.calls()).map((line) => line.split(' ')[0]);
      return sides.includes('head') && sides.includes('base');
    };
    while (!(await isUnderWay())) await new Promise((resolve) => setTimeout(resolve, 50));
    scene.running.cancel();
    expect(await settle(scene)).toMatchObject({
      conclusion: 'cancelled',
      leftProcessesBehind: false,
    });
  });
});
