import { readFileSync } from 'node:fs';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { toolCase } from '../../support/evals/suite-builder.ts';
import {
  BASE_COMMIT,
  type SideBehaviour,
  TwoCheckouts,
} from '../../support/evals/two-checkouts.ts';
import { type ActionResult, startAction } from '../../support/runner/action-runner.ts';

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

const REPOSITORY = { id: 1, full_name: 'octo/library' };
const EVENT = {
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

const RUNS = 10;
const others = { two: 'fine', three: 'fine' };
const fine = { tools: { one: 'fine', ...others } };
/** As if the provider had been in trouble during the first run. */
const drifted = { tools: { one: { error: 'drift', first: RUNS - 1 }, ...others } };
const worse = { tools: { one: { error: 'it broke', butEach: 5 }, ...others } };

interface Scene {
  head: SideBehaviour;
  base?: SideBehaviour;
  inputs?: Record<string, string>;
}

const SUITE = {
  name: 'sides',
  tests: ['one', 'two', 'three'].map((tool) => ({
    ...toolCase(tool, tool, {}, 'tools'),
    runs: RUNS,
  })),
};

async function act(
  workspace: TwoCheckouts,
  inputs: Record<string, string> = {},
): Promise<ActionResult> {
  workspace.write('suite.json', SUITE);
  const { result } = startAction({
    workspace: workspace.folder,
    inputs: { 'suite-file': 'suite.json', comment: 'never', ...inputs },
    event: EVENT,
  });
  cleanUps.push((await result).dispose);
  return result;
}

/** The report of a sound head, the same for all scenes. */
let stored: string;
beforeAll(async () => {
  const workspace = new TwoCheckouts({ head: fine, base: fine });
  cleanUps.push(() => workspace.remove());
  const { outputs } = await act(workspace);
  stored = readFileSync(outputs['report-path'] ?? '', 'utf8');
});

/** A later head, held against the results of the sound one. */
async function judge({ head, base = fine, inputs = {} }: Scene) {
  const workspace = new TwoCheckouts({ head, base });
  cleanUps.push(() => workspace.remove());
  workspace.write('stored.json', stored);
  const gating = { baseline: 'file:stored.json', regression: 'statistical' };
  const result = await act(workspace, { ...gating, ...inputs });
  const { verdict } = JSON.parse(readFileSync(result.outputs['report-path'] ?? '', 'utf8'));
  const calls = (await workspace.calls()).slice(3 * RUNS);
  return { result, verdict, calls };
}

const WITH_BASE = { 'confirm-checkout': 'base' };

describe('a suspected regression is looked at again', () => {
  it('and a false alarm is cleared by both sides, of the suspects alone [suspected-cleared]', async () => {
    const { result, verdict, calls } = await judge({ head: drifted, inputs: WITH_BASE });
    expect(result.outputs).toMatchObject({ verdict: 'passed', total: String(3 * RUNS) });
    expect(result).toMatchObject({ exitCode: 0, leftProcessesBehind: false });
    expect(result.summary).toContain('suspected, not confirmed');
    expect(result.summary).toContain('### Looked at again');
    expect(verdict.suspicion).toMatchObject({ outcome: 'not-confirmed' });
    expect(verdict.confirmation).toMatchObject({ ranBase: true, iterations: 10, trouble: null });
    expect(calls.toSorted()).toEqual([...Array(5).fill('base one'), ...Array(5).fill('head one')]);
    expect(result.log).toContain('Look 1: 1 case again');
  });

  it('and a real one is upheld [suspected-upheld]', async () => {
    const { result, verdict, calls } = await judge({ head: worse, inputs: WITH_BASE });
    expect(result.outputs['verdict']).toBe('failed');
    expect(verdict.suspicion).toMatchObject({ outcome: 'confirmed', looks: [{}, {}] });
    expect(calls).toHaveLength(20);
  });

  it('by the head alone, which may clear itself [suspected-head-clears]', async () => {
    const cleared = await judge({ head: drifted });
    expect(cleared.result.outputs['verdict']).toBe('passed');
    expect(cleared.calls).toEqual(Array(5).fill('head one'));
  });

  it('by the head alone, which decides nothing else [suspected-head-alone]', async () => {
    const undecided = await judge({ head: worse });
    expect(undecided.result.outputs['verdict']).toBe('incomplete');
    expect(undecided.result.summary).toContain('drift not excluded');
  });

  it('by the head alone where the base does not start, and says why [suspected-base-gone]', async () => {
    const base = { ...fine, dies: 'no such module' };
    const { result, verdict } = await judge({ head: drifted, base, inputs: WITH_BASE });
    expect(result.outputs['verdict']).toBe('passed');
    expect(verdict.confirmation).toMatchObject({
      ranBase: false,
      trouble: expect.stringContaining('no such module'),
    });
  });

  const broken = { tools: { one: { error: 'it broke' }, ...others } };
  const plain = { ...WITH_BASE, regression: 'gate' };

  it('of a deterministic case by one iteration of each side [suspected-plain]', async () => {
    const { result, verdict, calls } = await judge({ head: broken, inputs: plain });
    expect(result.outputs['verdict']).toBe('failed');
    expect(verdict.suspicion).toMatchObject({ trigger: 'deterministic', outcome: 'confirmed' });
    expect(calls.toSorted()).toEqual(['base one', 'head one']);
    expect(result.summary).toContain('the head fails again with the same cause');
  });

  it('of a deterministic case, which the base fails now as well [suspected-both-broken]', async () => {
    const { result, verdict } = await judge({ head: broken, base: broken, inputs: plain });
    expect(result.outputs['verdict']).toBe('passed');
    expect(verdict.suspicion).toMatchObject({ outcome: 'not-confirmed' });
    expect(result.summary).toContain('suspected, not confirmed');
  });

  it('but not of a deterministic case where the base cannot run [suspected-plain-alone]', async () => {
    const base = { ...fine, dies: 'no such module' };
    const gone = await judge({ head: broken, base, inputs: plain });
    expect(gone.result.outputs['verdict']).toBe('failed');
    const without = await judge({ head: broken, inputs: { regression: 'gate' } });
    expect(without.result.outputs['verdict']).toBe('failed');
    expect(without.calls).toEqual([]);
  });

  it('but not where it is to block unconfirmed [suspected-unconfirmed]', async () => {
    const never = await judge({ head: drifted, inputs: { confirm: 'never' } });
    expect(never.result.outputs['verdict']).toBe('failed');
    expect(never.calls).toEqual([]);
  });
});
