import { expect, it } from '@jest/globals';
import type { Digest, IterationReport } from '../../../src/model/run-report.ts';
import type { ReportView } from '../../../src/render/view.ts';
import { describeUnless, NO_CHROMIUM } from '../../support/obstacles.ts';
import { holds, reportBrowser } from '../../support/render/report-browser.ts';
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
          { ...PARIS, result: { text: 'As asked for.' } },
        ],
      },
    ],
    timeline: [{ kind: 'call', label: HOSTILE, startMs: 0, endMs: 9 }],
  },
};
const VIEW = viewOf(
  runReport([{ ...caseOf('Forecast', []), iterations: [iteration(passed), iteration(failed)] }]),
);

const said = (text: string): Partial<IterationReport> => ({
  conversation: { messages: [{ role: 'user', text }], timeline: [] },
});
const { conversation: _, ...silent } = iteration({ ...failed, number: 4 });
const alike = {
  ...caseOf('Forecast', []),
  identity: '0123456789abcdef' as Digest,
  iterations: [
    iteration(failed),
    iteration({ ...failed, number: 3, ...said('Of the third.') }),
    silent,
    iteration({ ...failed, ...said('Of the fifth.'), number: 5, error: 'Another country.' }),
  ],
};
const BESIDE_BASELINE: ReportView = {
  ...viewOf(runReport([alike])),
  baseline: {
    outcome: 'found',
    baseline: {
      report: runReport([
        {
          ...alike,
          iterations: [
            iteration({ ...failed, number: 1 }),
            iteration({ number: 2, ...said('As it was.') }),
          ],
        },
      ]),
      origin: {
        ...{ kind: 'checkout', commit: null, branch: null, createdAtMs: null },
        ...{ address: null, isMergeBase: null },
      },
    },
  },
};

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
    expect(await page.getByText('Tool calls:').count()).toBe(0);
    expect(await page.getByText('No reason was given.').count()).toBe(0);
    expect(trouble).toEqual([]);
    await page.close();
  });

  it('tells of calls that are missing above it, and no others again', async () => {
    const missing = { toolName: 'get_alerts', arguments: {} };
    const { analysis } = failed;
    const lacking = iteration({
      ...failed,
      analysis: analysis ? { ...analysis, missing: [missing] } : null,
    });
    const { page } = await open(
      viewOf(runReport([{ ...caseOf('Forecast', []), iterations: [lacking] }])),
    );
    await page.getByText('Tool calls:').waitFor();
    expect(await page.locator('.evidence > pre .line').allTextContents()).toEqual([
      '- get_alerts {}   missing\n',
    ]);
    await page.close();
  });

  it('has both sides of what differs in sight on a telephone, however long they are', async () => {
    const expected = { ...LONDON, arguments: { ...LONDON.arguments, city: 'Paris'.repeat(20) } };
    const mismatch = { expected, actual: LONDON, mismatchedArguments: ['city'] };
    const analysis = { missing: [], unexpected: [], argumentMismatches: [mismatch] };
    const { page } = await open(
      viewOf(
        runReport([
          { ...caseOf('Forecast', []), iterations: [iteration({ ...failed, analysis })] },
        ]),
      ),
      { viewport: { width: 375, height: 700 } },
    );
    await page.locator('.differs').waitFor();
    expect(
      await page.evaluate(
        "(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.querySelector('.scroll:has(.differs)'))",
      ),
    ).toBe(0);
    await page.close();
  });

  it('unfolds calls in which stands what is searched for, and marks it', async () => {
    const { page } = await open(VIEW);
    await page.getByRole('button', { name: '1 passed' }).click();
    const found = page.locator('details.call', { hasText: 'get_map' });
    await found.waitFor();
    expect(await found.getAttribute('open')).toBeNull();
    await page.getByRole('searchbox').fill('alert(1)');
    await page.locator('details.call[open] mark').first().waitFor();
    expect(await found.locator('mark').count()).toBeGreaterThan(1);
    await page.getByRole('searchbox').fill('"London"');
    await page.getByRole('button', { name: '2 failed' }).click();
    await page.locator('.differs mark').first().waitFor();
    await page.close();
  });

  it('shows it beside one that passed, draws its pictures, and lets no text be more', async () => {
    const { page, trouble } = await open(VIEW, { viewport: { width: 375, height: 700 } });
    await page.getByRole('button', { name: 'Side by side: Iteration 1, which passed' }).click();
    const beside = page.locator('.beside > section').nth(1);
    // As that of the same tool which went wrong.
    await beside.locator('details.call[open]').getByText('As asked for.').waitFor();
    await beside.locator('summary', { hasText: 'get_map' }).click();
    await beside.getByText(HOSTILE).first().waitFor();
    const picture = beside.locator('img');
    expect(await picture.count()).toBe(1);
    await holds(page, 'document.querySelector(".beside img").naturalWidth === 1');
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(375);
    expect(trouble).toEqual([]);
    await page.close();
  });

  it('shows it beside that of the baseline', async () => {
    const { page, trouble } = await open(BESIDE_BASELINE);
    const name = 'Side by side: Baseline, iteration 2: passed';
    await page.getByRole('button', { name }).click();
    const sides = page.locator('.beside > section');
    await sides.nth(1).getByText('As it was.').waitFor();
    expect(await sides.nth(0).textContent()).toContain('umbrella');
    await page.getByRole('button', { name, pressed: true }).click();
    expect(await sides.count()).toBe(0);
    expect(trouble).toEqual([]);
    await page.close();
  });

  it('shows of iterations that failed alike its own, or says whose it is', async () => {
    const { page } = await open(BESIDE_BASELINE);
    await page.getByRole('button', { name: '3 failed' }).click();
    await page.getByText('Of the third.').waitFor();
    await page.getByRole('button', { name: '4 failed' }).click();
    const note = page.getByRole('paragraph').filter({ hasText: 'This is the conversation of' });
    expect(await note.textContent()).toBe(
      'This is the conversation of iteration 2, which failed in the same way. Its own is not in the report.',
    );
    await page.getByText('umbrella').waitFor();
    await note.getByRole('button', { name: 'iteration 2' }).click();
    await note.waitFor({ state: 'detached' });
    expect(await page.locator('.iteration[aria-current]').textContent()).toContain('2 failed');
    await page.close();
  });

  it('puts every iteration that failed on paper, with what its calls came to', async () => {
    const { page } = await open(BESIDE_BASELINE);
    await page.emulateMedia({ media: 'print' });
    await page.evaluate("dispatchEvent(new Event('beforeprint'))");
    const evidence = page.locator('.evidence');
    const told = await evidence.textContent();
    expect(told?.match(/Failed in the same way as iteration 2\./g)).toHaveLength(2);
    for (const text of [
      'Iteration 3 · failed',
      'umbrella',
      'Of the third.',
      'Another country.',
      'Of the fifth.',
    ]) {
      expect(told).toContain(text);
    }
    expect(await evidence.getByText('"max": 11').isVisible()).toBe(true);
    expect(await page.locator('.evidence button:visible').count()).toBe(0);
    await page.close();
  });
});
