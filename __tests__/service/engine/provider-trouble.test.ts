import { describe, expect, it } from '@jest/globals';
import type { IterationOutcome } from '../../../src/service/engine/plan.ts';
import { createModelRegistry } from '../../../src/service/models/model-registry.ts';
import { type Fault, FaultServer } from '../../support/fault-server.ts';
import {
  emulator,
  KEY,
  prompt,
  startModelsBeforeAll,
} from '../../support/service/engine/prompts.ts';
import { execute, planOf, steps } from '../../support/service/engine/runs.ts';

startModelsBeforeAll();

describe('a provider in trouble', () => {
  it.each([
    ['429', 'openai', 'Too many', /"openai" \(model "openai\/openai-x"\) answered HTTP 429/],
    ['500', 'anthropic', 'Out of order', /"anthropic" .* answered HTTP 500/],
    [
      'nobody there',
      'dead',
      'Say hello',
      /"dead" \(model "dead\/dead-x"\) .*nothing listens at 127\.0\.0\.1:/,
    ],
  ])(
    '%s leaves the iteration without a verdict and does not tell the key',
    async (_what, provider, text, error) => {
      const outcome = await prompt([{ prompt: text }], { provider, providerRetries: 1 });
      expect(outcome).toMatchObject({
        status: 'failed',
        result: null,
        error: expect.stringMatching(error),
      });
      expect(JSON.stringify(outcome)).not.toContain(KEY);
    },
  );

  /** Outcome of a prompt to a provider that meets the fault as often as that. */
  async function promptThrough(
    fault: Fault,
    times: number,
    options: { iterationTimeoutMs?: number } = {},
  ): Promise<IterationOutcome> {
    const proxy = await FaultServer.start(emulator.url, [{ method: 'POST', times, fault }]);
    try {
      const models = createModelRegistry({
        providers: { local: { baseUrl: `${proxy.baseUrl}/v1` } },
      });
      const testCase = {
        model: 'local/x',
        provider: 'local',
        steps: steps({ prompt: 'Say hello' }),
      };
      return (await execute(planOf([], [testCase]), { models, ...options })).at(0);
    } finally {
      await proxy.stop();
    }
  }

  it.each([429, 503, 529])('is asked again after HTTP %i', async (status) => {
    const headers = { 'retry-after': '0' };
    const outcome = await promptThrough({ kind: 'answer', status, headers }, 4);
    expect(outcome).toMatchObject({ status: 'completed', result: 'passed' });
  });

  it('that never answers leaves the iteration without a verdict', async () => {
    const outcome = await promptThrough({ kind: 'hang' }, 1, { iterationTimeoutMs: 1_000 });
    expect(outcome).toMatchObject({
      status: 'failed',
      result: null,
      error:
        'The iteration did not finish within 1 s: model provider "local" (model "local/x") had not answered.',
    });
  });
});
