import { expect, it } from '@jest/globals';
import type { IterationReport } from '../../../src/model/run-report.ts';
import { describeUnless, NO_CHROMIUM } from '../../support/obstacles.ts';
import { reportBrowser } from '../../support/render/report-browser.ts';
import { LONDON, LONDON_CONVERSATION } from '../../support/render/sample-conversation.ts';
import { caseOf, iteration, runReport, viewOf } from '../../support/render/sample-reports.ts';

const DOT =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const PARIS = { ...LONDON, arguments: { ...LONDON.arguments, city: 'Paris' } };
const HOSTILE = '<img src=x onerror=alert(1)></script>';

const failed: Partial<IterationReport> = {
  ...{ number: 2, outcome: 'failed', error: 'Another city.', conversation: LONDON_CONVERSATION },
  analysis: {
    missing: [],
    unexpected: [{ toolName: 'delete_cache', arguments: {} }],
    argumentMismatches: [{ expected: PARIS, actual: LONDON, mismatchedArguments: ['city'] }],
  },
};
const passed: Partial<IterationReport> = {
  conversation: {
    messages: [
      { role: 'user', text: HOSTILE },
      {
        ...{ role: 'assistant', text: '' },
        calls: [
          {
            ...{ toolName: 'get_map', arguments: { city: HOSTILE } },
            result: { text: HOSTILE, images: [{ mediaType: 'image/png', data: DOT }] },
          },
        ],
      },
    ],
    timeline: [{ kind: 'call', label: HOSTILE, startMs: 0, endMs: 9 }],
  },
};
const VIEW = viewOf(
  runReport([{ ...caseOf('Forecast', []), iterations: [iteration(passed), iteration(failed)] }]),
);

describeUnless(NO_CHROMIUM, 'the conversation of an iteration on the page', () => {
  const open = reportBrowser();

  it('shows who said what, and what was expected inside the call that is wrong', async () => {
    const { page, trouble } = await open(VIEW);
    const timeline = page.getByRole('img', { name: /^Timeline of 1\.5 s: start 104 ms, / });
    expect(await timeline.locator('i').count()).toBe(7);
    await page.getByText('assistant · 610 ms · 412 tokens in, 31 out').waitFor();
    const call = page.locator('details.call').first();
    expect(await call.evaluate((one) => (one as unknown as { open: boolean }).open)).toBe(true);
    expect(await call.locator('summary').textContent()).toMatch(/get_forecast\s*other arguments/);
    expect(await call.locator('.differs tbody tr').allInnerTexts()).toEqual([
      expect.stringMatching(/^city\s+"Paris"\s+"London"$/),
    ]);
    await page.locator('details.call', { hasText: 'not expected' }).waitFor();
    expect(trouble).toEqual([]);
    await page.close();
  }, 30_000);

  it('shows it beside one that passed, draws its pictures, and lets no text be more', async () => {
    const { page, trouble } = await open(VIEW, { viewport: { width: 375, height: 700 } });
    await page.getByRole('button', { name: 'Side by side: Iteration 1, which passed' }).click();
    const beside = page.locator('.beside > section').nth(1);
    await beside.locator('summary', { hasText: 'get_map' }).click();
    await beside.getByText(HOSTILE).first().waitFor();
    const picture = beside.locator('img');
    const drawn = 'document.querySelector(".beside img").naturalWidth';
    expect(await picture.count()).toBe(1);
    expect(await page.evaluate(drawn)).toBe(1);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(375);
    expect(trouble).toEqual([]);
    await page.close();
  }, 30_000);
});
