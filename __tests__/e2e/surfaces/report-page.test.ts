import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from '@jest/globals';
import { answerTo, promptedCase, suiteFile } from '../../support/evals/suite-builder.ts';
import { ModelEmulator } from '../../support/model-emulator.ts';
import { describeUnless, NO_CHROMIUM } from '../../support/obstacles.ts';
import { holds, reportBrowser } from '../../support/render/report-browser.ts';
import { startAction } from '../../support/runner/action-runner.ts';
import { EvalWorkspace } from '../../support/runner/eval-workspace.ts';

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

/** Of a server that answers a model with a picture, and does not do what it was to. */
async function pageOfPicture(): Promise<string> {
  const { steps, ...rest } = promptedCase('get-tiny-image');
  const missed = { kind: 'assert', assertion: { type: 'responseContains', needle: 'a mountain' } };
  const tests = [{ ...rest, steps: [...steps, missed] }];
  const suite = suiteFile({ model: 'openai/gpt-x', servers: ['everything'], tests });
  const emulator = await ModelEmulator.start([answerTo('get-tiny-image')]);
  cleanUps.push(() => emulator.stop());
  const workspace = new EvalWorkspace({ 'suite.yaml': suite });
  cleanUps.push(() => workspace.remove());
  const running = startAction({
    workspace: workspace.folder,
    inputs: {
      'suite-file': 'suite.yaml',
      'model-base-urls': `openai=${emulator.openAiUrl}`,
      'model-api-keys': 'openai=model-key-0123456789',
    },
  });
  const result = await running.result;
  cleanUps.push(result.dispose);
  expect(result.outputs).toMatchObject({ verdict: 'failed', failed: '1' });
  return readFileSync(join(dirname(result.outputs['report-path'] ?? ''), 'report.html'), 'utf8');
}

describeUnless(NO_CHROMIUM, 'the page of a report in Chromium', () => {
  const open = reportBrowser();

  it('draws what a server answered with, and what the time went by with, from nothing but itself', async () => {
    const html = await pageOfPicture();
    expect(html).toContain('http-equiv="Content-Security-Policy" content="default-src \'none\'');
    const { page, trouble } = await open(html);
    const call = page.locator('details.call', { hasText: 'get-tiny-image' });
    const picture = call.getByRole('img', { name: '1 of 1 picture in the message' });
    await call.locator('summary').first().click();
    await picture.waitFor();
    await holds(page, "document.querySelector('.call img').naturalWidth > 1");
    const timeline = page.getByRole('img', { name: /^Timeline of / });
    expect(await timeline.getAttribute('aria-label')).toMatch(
      /: start .*, list tools .*, model .*, tools /,
    );
    expect(trouble).toEqual([]);
  });
});
