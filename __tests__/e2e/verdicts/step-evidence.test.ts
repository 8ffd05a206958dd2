import { afterEach, describe, expect, it } from '@jest/globals';
import { feeCase, suiteFile } from '../../support/evals/suite-builder.ts';
import { type ActionResult, runAction } from '../../support/runner/action-runner.ts';
import { EvalWorkspace } from '../../support/runner/eval-workspace.ts';

const cleanUps: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

const [CALL = {}] = feeCase().steps;

/** A case of calls of the library, each as the fee of three days but for this. */
const verdictOf = (
  calls: readonly Record<string, unknown>[],
  inputs?: Record<string, string>,
): Promise<ActionResult> =>
  act([{ title: 'steps', steps: calls.map((more) => ({ ...CALL, ...more })) }], inputs);

async function act(
  tests: readonly unknown[],
  inputs: Record<string, string> = {},
): Promise<ActionResult> {
  const suite = suiteFile({ tests });
  const workspace = new EvalWorkspace({ 'suite.yaml': suite });
  const result = await runAction({
    workspace: workspace.folder,
    inputs: { 'suite-file': 'suite.yaml', ...inputs },
  });
  cleanUps.push(() => workspace.remove(), result.dispose);
  return result;
}

const REFUSED = { arguments: { days: -1 }, expectError: { matches: 'days' } };

describe('a step of a case', () => {
  it.each<[string, string, Record<string, unknown>[]]>([
    ['passed', 'is refused in the words it expects [run-refusal]', [REFUSED]],
    ['failed', 'expects an error that does not come [run-no-refusal]', [{ expectError: true }]],
    [
      'passed',
      'expects that a name is refused which is not there [run-refused-name]',
      [{ toolName: 'late_fees', expectError: true }],
    ],
    [
      'failed',
      'has another result than it expects [run-expectation]',
      [{ expect: [{ type: 'textContains', needle: '7.00' }] }],
    ],
    [
      'failed',
      'is to match a snapshot that is not there [run-no-snapshot]',
      [{ expect: [{ type: 'matchesSnapshot' }] }],
    ],
    [
      'failed',
      'captures what the result does not have [run-capture]',
      [{ capture: { fee: { pattern: 'costs (.*)' } } }],
    ],
    [
      'invalid',
      'refers to what nothing captures [run-reference]',
      [{ capture: { fee: { pattern: 'fee' } } }, { arguments: { days: '{{days}}' } }],
    ],
  ])('is %s where it %s', async (verdict, _what, calls) => {
    const { outputs } = await verdictOf(calls);
    expect(outputs['verdict']).toBe(verdict);
  });

  it('that only the embedded service knows is told before a hosted one is asked [hosted-own-step]', async () => {
    const { outputs, annotations } = await verdictOf([REFUSED], {
      // Nobody listens on the port for discarded data.
      'base-url': 'http://127.0.0.1:9/api/v1',
      'api-key': 'sk_of_nobody',
    });
    expect(outputs['verdict']).toBe('invalid');
    expect(annotations).toContainEqual(
      expect.objectContaining({
        file: 'suite.yaml',
        message: expect.stringMatching(/uses expectError of the step toolCall, which only/),
      }),
    );
  });
});
