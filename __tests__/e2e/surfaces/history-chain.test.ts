import { copyFileSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from '@jest/globals';
import { z } from 'zod';
import { formatAmount } from '../../../src/render/text/format.ts';
import {
  answerTo,
  failingCase,
  promptedCase,
  suiteFile,
} from '../../support/evals/suite-builder.ts';
import { ModelEmulator } from '../../support/model-emulator.ts';
import { startAction } from '../../support/runner/action-runner.ts';
import { EvalWorkspace } from '../../support/runner/eval-workspace.ts';
import { EXAMPLE_SERVERS } from '../../support/service/service-program.ts';

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

const BASELINE = 'former.json';

/** A run on the embedded service, beside the one before, and what it leaves. */
async function run(suite: unknown, model: ModelEmulator, former: string | null) {
  const workspace = new EvalWorkspace({ 'suite.yaml': suite });
  cleanUps.push(() => workspace.remove());
  workspace.write('.mcp.json', { mcpServers: EXAMPLE_SERVERS });
  if (former !== null) copyFileSync(former, join(workspace.folder, BASELINE));
  const result = await startAction({
    workspace: workspace.folder,
    inputs: {
      ...{ 'suite-file': 'suite.yaml', 'min-pass-rate': '10' },
      'model-base-urls': `openai=${model.openAiUrl}`,
      'model-api-keys': 'openai=model-key-0123456789',
      prices: 'openai/gpt-x=1000000,1000000',
      ...(former !== null && { baseline: `file:${BASELINE}` }),
    },
  }).result;
  cleanUps.push(result.dispose);
  const path = result.outputs['report-path'] ?? '';
  const read = (file: string) => readFileSync(join(dirname(path), file), 'utf8');
  return { path, read, summary: result.summary };
}

const costsSchema = z.looseObject({
  verdict: z.looseObject({ prices: z.array(z.unknown()) }),
  report: z.looseObject({
    history: z.array(z.looseObject({ passRate: z.number() })),
    cases: z.array(
      z.looseObject({
        iterations: z.array(
          z.looseObject({ tokens: z.looseObject({ total: z.number().nullable() }) }),
        ),
      }),
    ),
  }),
});

it('tells a chain of runs, what they cost, and a badge, on the embedded service', async () => {
  const model = await ModelEmulator.start([
    { ...answerTo('late_fee'), toolCalls: [{ name: 'late_fee', arguments: { days: 3 } }] },
  ]);
  cleanUps.push(() => model.stop());
  const prompted = promptedCase('late_fee');
  const whole = suiteFile({ tests: [prompted] });
  const first = await run(whole, model, null);
  const second = await run(whole, model, first.path);
  expect(second.summary).not.toContain('### Recent runs');
  const third = await run(suiteFile({ tests: [prompted, failingCase()] }), model, second.path);

  const { report, verdict } = costsSchema.parse(JSON.parse(third.read('report.json')));
  expect(report.history.map(({ passRate }) => passRate)).toEqual([1, 1]);
  expect(third.summary).toMatch(/50%<\/strong>.* · −50 points since the last run/);
  expect(third.summary).toContain(
    '### Recent runs\n\n<code>██▁</code> Pass rates of 3 runs, the newest on the right: lowest 50%, highest 100%, newest 50%.',
  );

  const html = third.read('report.html');
  const tokens = report.cases[0]?.iterations[0]?.tokens.total ?? 0;
  expect(tokens).toBeGreaterThan(0);
  // A token costs one.
  const figure = `<dt>Cost</dt><dd><strong class="figure">${formatAmount(tokens)}</strong>`;
  expect(verdict.prices).toHaveLength(1);
  expect(html).toContain(figure);
  expect(html).toContain('Pass rates of 3 runs');

  const badge = z.record(z.string(), z.unknown()).parse(JSON.parse(third.read('badge.json')));
  expect(badge).toMatchObject({ schemaVersion: 1, label: 'library', message: 'passed 50%' });
  expect(third.read('badge.svg')).toContain('passed 50%');
});
