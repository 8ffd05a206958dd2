import { afterEach, describe, expect, it } from '@jest/globals';
import { junitText, passingCases } from '../../support/results/junit-text.ts';
import { type ActionResult, runAction } from '../../support/runner/action-runner.ts';
import { EvalWorkspace } from '../../support/runner/eval-workspace.ts';

const cleanUps: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

/** The action on result files, which have nobody but itself to judge them. */
async function judge(
  inputs: Record<string, string>,
  text = junitText(passingCases(3)),
): Promise<ActionResult> {
  const workspace = new EvalWorkspace();
  workspace.write('junit.xml', text);
  const given = { results: 'junit.xml', ...inputs };
  const result = await runAction({ workspace: workspace.folder, inputs: given });
  cleanUps.push(() => workspace.remove(), result.dispose);
  return result;
}

const BROKE = /The step that ran the tests failed/;

describe('the outcome of the test step', () => {
  it('skipped is why they are not its own [results-outcome-skipped]', async () => {
    const { outputs, exitCode, summary } = await judge({ 'test-outcome': 'skipped' });
    expect(outputs['verdict']).toBe('incomplete');
    expect(exitCode).toBe(1);
    expect(summary).toMatch(/was skipped/);
  });

  it('failure is what a failing test explains', async () => {
    const text = junitText([...passingCases(2), { name: 'x', outcome: 'failed' }]);
    const inputs = { 'test-outcome': 'failure', 'min-pass-rate': '60' };
    expect((await judge(inputs, text)).outputs['verdict']).toBe('passed');
  });

  it('failure is why there is no file', async () => {
    const inputs = { results: 'none/*.xml', 'test-outcome': 'failure' };
    const { outputs, summary } = await judge(inputs);
    expect(outputs['verdict']).toBe('incomplete');
    expect(summary).toMatch(BROKE);
  });
});

describe('without a service', () => {
  it('nothing is started, and there is no run', async () => {
    const { outputs, log } = await judge({});
    expect(outputs).toMatchObject({ verdict: 'passed', total: '3', passed: '3', failed: '0' });
    expect(outputs).toMatchObject({ 'run-id': '', 'suite-id': '', status: '', result: '' });
    expect(log).not.toMatch(/service/i);
  });

  it.each(['external-run-id', 'project', 'notes'])('%s is a mistake', async (name) => {
    const { outputs, log } = await judge({ [name]: 'x' });
    expect(outputs['verdict']).toBe('invalid');
    expect(log).toContain(`${name}: is of no use without`);
  });
});
