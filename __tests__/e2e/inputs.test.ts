import { afterEach, describe, expect, it } from '@jest/globals';
import { suiteFile } from '../support/evals/suite-builder.ts';
import { type ActionResult, runAction } from '../support/runner/action-runner.ts';
import { EvalWorkspace } from '../support/runner/eval-workspace.ts';

const cleanUps: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

async function act(inputs: Record<string, string>, files = {}): Promise<ActionResult> {
  const workspace = new EvalWorkspace({ 'evals/suite.yaml': suiteFile(), ...files });
  const result = await runAction({ workspace: workspace.folder, inputs });
  cleanUps.push(() => workspace.remove(), result.dispose);
  return result;
}

const GIVEN = { 'suite-file': 'evals/suite.yaml' };

describe('inputs that say something else than was meant', () => {
  it.each<[what: string, inputs: Record<string, string>, files: object, told: RegExp]>([
    [
      'min-pass-rate as a fraction [config-fraction]',
      { ...GIVEN, 'min-pass-rate': '0.9' },
      {},
      /min-pass-rate: is in percent: 90, not 0\.9\./,
    ],
    [
      'minimumPassRate as a fraction [config-suite-file]',
      GIVEN,
      { 'evals/suite.yaml': 'name: a\npassCriteria: { minimumPassRate: 0.9 }\ntests: []\n' },
      /evals\/suite\.yaml:2:17: passCriteria\.minimumPassRate: is in percent: 90, not 0\.9\./,
    ],
    [
      'a misspelt input that the verdict hangs on [config-misspelt]',
      { ...GIVEN, min_pass_rate: '90' },
      {},
      /min_pass_rate: is no input of this action.* Did you mean `min-pass-rate`\?/,
    ],
    [
      'a suite file that is not there [config-no-suite]',
      { 'suite-file': 'evals/siute.yaml' },
      {},
      /Did you mean `evals\/suite\.yaml`\?/,
    ],
    [
      'two suite files',
      { 'suite-file': 'a.yaml\nb.yaml' },
      {},
      /suite-file: takes one file, not 2: a\.yaml and b\.yaml\./,
    ],
  ])('are invalid, and start nothing: %s', async (_what, inputs, files, told) => {
    const { outputs, exitCode, log } = await act(inputs, files);
    expect({ verdict: outputs['verdict'], exitCode }).toEqual({ verdict: 'invalid', exitCode: 1 });
    expect(log).toMatch(told);
    expect(outputs['run-id']).toBe('');
  });

  it('warn where only the showing of the verdict hangs on them [config-misspelt-display]', async () => {
    const { outputs, annotations } = await act({ ...GIVEN, artifact_name: 'evals' });
    expect(outputs['verdict']).toBe('passed');
    expect(annotations).toContainEqual(
      expect.objectContaining({
        kind: 'warning',
        message: expect.stringContaining('artifact_name: is no input of this action and has no'),
      }),
    );
  });
});
