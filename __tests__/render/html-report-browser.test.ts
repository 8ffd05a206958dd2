import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { ReportView } from '../../src/render/view.ts';
import { reportOfTexts } from '../support/hostile/reports/reports.ts';
import { describeUnless, NO_CHROMIUM } from '../support/obstacles.ts';
import { reportBrowser } from '../support/render/report-browser.ts';
import { SAMPLE_VIEWS, viewOf } from '../support/render/sample-reports.ts';

function sample(name: string): ReportView {
  const view = SAMPLE_VIEWS[name];
  if (!view) throw new Error(`no sample ${name}`);
  return view;
}

describeUnless(NO_CHROMIUM, 'the HTML report in Chromium', () => {
  const open = reportBrowser();

  const shown = (page: Page) => page.locator('.case');
  const titles = (page: Page) => page.locator('.case .title [dir]').allTextContents();
  const status = (page: Page) => page.getByRole('status');

  it('finds cases by their title and by their evidence', async () => {
    const { page, trouble } = await open(sample('many-failed'));
    const search = page.getByRole('searchbox', { name: 'Search in the cases' });
    await search.fill('scenario 39:');
    await status(page).getByText('Showing 1 of 40 cases').waitFor();
    expect(await titles(page)).toEqual(['Scenario 39: plan a trip']);
    await search.fill('LONDON umbrella');
    await status(page).getByText('Showing 14 of 40 cases').waitFor();
    await search.fill('nothing has this');
    await status(page).getByText('Showing 0 of 40 cases').waitFor();
    await page.getByRole('search').getByRole('button', { name: 'Show all' }).click();
    await status(page).getByText('Showing 40 of 40 cases').waitFor();
    expect(trouble).toEqual([]);
    await page.close();
  });

  it('filters by status, by keyboard alone', async () => {
    const { page, trouble } = await open(sample('many-failed'));
    await page.keyboard.press('/');
    expect(await page.evaluate('document.activeElement.type')).toBe('search');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await status(page).getByText('Showing 14 of 40 cases').waitFor();
    await page.getByRole('button', { name: 'Failing 14', pressed: true }).waitFor();
    const states = await shown(page).evaluateAll((cases) =>
      cases.map((item) => item.getAttribute('data-state')),
    );
    expect(new Set(states)).toEqual(new Set(['failing']));
    expect(trouble).toEqual([]);
    await page.close();
  });

  it('shows failing cases first and the first of them open', async () => {
    const { page } = await open(sample('one-failed'));
    expect(await titles(page)).toEqual([
      'Forecast for a city',
      'Greets the user',
      'Lists alerts by region',
    ]);
    expect(await page.getByText('list_alerts {"region":"IDF"}').isVisible()).toBe(true);
    const second = page.locator('.case').nth(1);
    expect(await second.locator('.evidence').count()).toBe(0);
    await second.getByRole('button').press('Enter');
    await second.locator('.evidence').waitFor();
    await page.close();
  });

  it('shows hostile texts as texts: nothing runs and nothing is loaded', async () => {
    const { page, trouble } = await open(sample('hostile'));
    expect(await titles(page)).toContain(
      '</details><img src=x onerror=alert(1)> @org/team ::error::boom',
    );
    expect(await page.locator('img, iframe, body script:not(body > script, [type])').count()).toBe(
      0,
    );
    expect(trouble).toEqual([]);
    await page.close();
  });

  it.each([1_000, 400])(
    'is not wider than a window of %d pixels, however long its words are',
    async (width) => {
      const words = ['x', '<', 'W', 'ا', '_a'].map((part) => part.repeat(3_000));
      const { page } = await open(viewOf(reportOfTexts(words)));
      await page.setViewportSize({ width, height: 600 });
      await page.getByRole('button', { name: 'Expand all' }).click();
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
      await page.close();
    },
  );

  it('has what a long name is about in sight on a telephone', async () => {
    const { page } = await open(sample('hostile'), { viewport: { width: 375, height: 700 } });
    const ends = await page
      .locator('.scroll > table:not(.matrix) tbody td:nth-child(2)')
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().right));
    expect(ends.length).toBeGreaterThan(10);
    expect(Math.max(...ends)).toBeLessThanOrEqual(375);
    await page.close();
  });

  it('lets no script and no address but its own through, even where one were in it', async () => {
    const received: string[] = [];
    const server = createServer((request, response) => {
      received.push(request.url ?? '');
      response.end();
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('not a TCP listener');
    const source = `http://127.0.0.1:${address.port}/x`;
    const planted = `<img src="${source}.png" onerror="alert(1)"><script>alert(2)</script><script src="${source}.js"></script>`;
    const { page, trouble } = await open(sample('flaky'), {
      change: (html) => html.replace('<main>', `<main>${planted}`),
    });
    await status(page).getByText('Showing 3 of 3 cases').waitFor();
    expect(trouble.filter((one) => one.startsWith('dialog'))).toEqual([]);
    expect(received).toEqual([]);
    await page.close();
    server.close();
  });

  it('bears 5,000 cases', async () => {
    const { page, trouble } = await open(sample('huge'));
    await status(page).getByText('Showing 5,000 of 5,000 cases').waitFor();
    await page.getByRole('searchbox').fill('case 4321 ');
    await status(page).getByText('Showing 1 of 5,000 cases').waitFor();
    expect(trouble).toEqual([]);
    await page.close();
  });

  it('follows the colours of the system', async () => {
    const { page } = await open(sample('flaky'));
    const background = () => page.evaluate('getComputedStyle(document.body).backgroundColor');
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await background()).toBe('rgb(255, 255, 255)');
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await background()).toBe('rgb(13, 17, 23)');
    await page.close();
  });
});
