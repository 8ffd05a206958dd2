import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { ReportView } from '../../../src/render/view.ts';
import { describeUnless, NO_CHROMIUM } from '../../support/obstacles.ts';
import { axeFindings } from '../../support/render/axe.ts';
import { GATED_VIEWS } from '../../support/render/gated-views.ts';
import { holds, reportBrowser } from '../../support/render/report-browser.ts';
import { SAMPLE_VIEWS } from '../../support/render/sample-reports.ts';

function sample(name: string): ReportView {
  const view = SAMPLE_VIEWS[name] ?? GATED_VIEWS[name];
  if (!view) throw new Error(`no sample ${name}`);
  return view;
}

const titles = (page: Page) => page.locator('.case .title [dir]').allTextContents();
const openTitles = (page: Page) => page.locator('.case[data-open] .title [dir]').allTextContents();
const hashBecomes = (page: Page, hash: string) =>
  page.waitForURL((address) => decodeURIComponent(address.hash) === hash);
const status = (page: Page, text: string) => page.getByRole('status').getByText(text).waitFor();

describeUnless(NO_CHROMIUM, 'the cases of the HTML report in Chromium', () => {
  const open = reportBrowser();

  it('keeps what is searched for and filtered in the address, which leads there again', async () => {
    const { page, trouble } = await open(sample('many-failed'));
    await page.getByRole('searchbox').fill('"scenario 4" trip');
    await page.getByRole('button', { name: 'Failing 14' }).click();
    await page.getByLabel('Order').selectOption('by title');
    await status(page, 'Showing 2 of 40 cases');
    const found = await titles(page);
    expect(found).toEqual([4, 40].map((number) => `Scenario ${number}: plan a trip`));
    await hashBecomes(page, '#q="scenario+4"+trip&state=failing&sort=title');
    expect(await page.locator('.case mark').allTextContents()).toContain('Scenario 4');
    await page.getByRole('navigation').getByRole('link', { name: 'Gate' }).click();
    await holds(page, "location.hash.includes('state=failing')");
    await page.reload();
    await status(page, 'Showing 2 of 40 cases');
    expect(await titles(page)).toEqual(found);
    expect(trouble).toEqual([]);
    await page.close();
  });

  it('filters by what only some cases have, and says when nothing is left', async () => {
    const { page } = await open(sample('many-failed'));
    await page.locator('summary').getByText('Tool').click();
    await page.getByRole('checkbox').first().check();
    await holds(page, "location.hash.includes('tool=')");
    await page.getByRole('searchbox').fill('no such thing');
    await page.getByText('No case matches.').waitFor();
    await page.getByRole('paragraph').getByRole('button', { name: 'Show all' }).click();
    await status(page, 'Showing 40 of 40 cases');
    await hashBecomes(page, '');
    await page.close();
  });

  it('goes from failure to failure by j and k, and opens each', async () => {
    const { page } = await open(sample('many-failed'));
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.locator('.case[data-open]').nth(1).waitFor();
    await holds(page, "document.activeElement.innerText.includes('Scenario 4:')");
    await page.keyboard.press('k');
    await holds(page, "document.activeElement.innerText.includes('Scenario 1:')");
    await page.getByRole('searchbox').focus();
    await page.keyboard.type('jk/');
    await page.getByText('No case matches.').waitFor();
    await page.close();
  });

  it('has an address for every case and iteration', async () => {
    const { page } = await open(sample('many-failed'));
    const row = page.locator('.case').nth(6);
    await row.getByRole('button').first().click();
    await row.getByRole('button', { name: /^3 error/ }).click();
    await holds(page, "location.hash.includes('iteration=3')");
    const hash = new URL(page.url()).hash;
    const { page: other } = await open(sample('many-failed'), { hash });
    await other.locator('.case[data-open]').waitFor();
    expect(await openTitles(other)).toEqual(['Scenario 19: plan a trip']);
    const chosen = other.locator('.iteration[aria-current]');
    expect(await chosen.textContent()).toContain('3 error');
    await other.evaluate("location.hash = '#section-cases'");
    expect(await openTitles(other)).toHaveLength(1);
    await Promise.all([page.close(), other.close()]);
  });

  it('goes back through what was filtered and searched, and has it in the address from any start', async () => {
    const { page } = await open(sample('many-failed'), { hash: '#state=failing' });
    await status(page, 'Showing 14 of 40 cases');
    await page.getByRole('button', { name: 'Failing 14' }).click();
    await status(page, 'Showing 40 of 40 cases');
    await holds(page, "location.hash === ''");
    await page.getByRole('searchbox').pressSequentially('trip');
    await holds(page, "location.hash === '#q=trip'");
    await page.getByLabel('Order').selectOption('by title');
    await holds(page, "location.hash === '#q=trip&sort=title'");
    await page.goBack();
    await holds(page, "document.querySelector('select[aria-label=Order]').value === 'worst'");
    await page.goBack();
    await holds(page, "document.querySelector('input[type=search]').value === ''");
    await page.goBack();
    await status(page, 'Showing 14 of 40 cases');
    await page.close();
  });

  it('follows a link again whose address it has already', async () => {
    const { page } = await open(sample('regression'));
    const link = page.locator('.strips li a').first();
    await link.click();
    await holds(page, "document.activeElement.closest('.case') !== null");
    await link.focus();
    await page.keyboard.press('Enter');
    await holds(page, "document.activeElement.closest('.case') !== null");
    await page.close();
  });

  it('is where charts lead: to iterations, and to what took as long', async () => {
    const { page, trouble } = await open(sample('regression'));
    const follow = async (selector: string) => {
      const link = page.locator(selector).first();
      const address = await link.getAttribute('href');
      await link.click();
      return decodeURIComponent(address ?? '');
    };
    expect(await follow('.strips .chart a')).toMatch(/^#case=\w+&iteration=1$/);
    await holds(page, "document.querySelector('.case[data-open] [aria-current]') !== null");
    expect(await follow('.matrix td a')).toMatch(/^#case=\w+&iteration=\d+$/);
    expect(await follow('.matrix thead a')).toMatch(/^#model=/);
    await holds(page, "location.hash.startsWith('#model=') && !location.hash.includes('case=')");
    expect(await follow('.matrix tbody th a')).toMatch(/^#(case|q)=/);
    await status(page, 'Showing ');
    const bars = '.chart a[href^="#q=took"]';
    expect(await follow(bars)).toMatch(/^#q=took:\d+-\d+$/);
    await holds(page, "document.querySelector('input[type=search]').value.startsWith('took:')");
    await page
      .getByRole('status')
      .getByText(/^Showing [1-9]\d* of/)
      .waitFor();
    expect(await follow('.chart a[href="#state=failing"]')).toBe('#state=failing');
    await holds(page, "document.querySelectorAll('.case').length === 1");
    expect(trouble).toEqual([]);
    await page.close();
  });

  it('draws of thousands of rows those in view, and finds its way to any other', async () => {
    const { page, trouble } = await open(sample('huge'));
    await status(page, 'Showing 5,000 of 5,000 cases');
    expect(await page.locator('.case').count()).toBeLessThan(150);
    await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
    await page.locator('.case[aria-posinset="5000"]').waitFor();
    const key = await page.locator('.case[aria-posinset="5000"]').getAttribute('data-key');
    await page.evaluate('scrollTo(0, 0)');
    await page.locator('.case[aria-posinset="1"]').waitFor();
    await page.evaluate(`location.hash = '#case=${key}'`);
    await page.locator('.case[data-open][aria-posinset="5000"]').waitFor();
    await holds(page, "document.activeElement.closest('.case')?.ariaPosInSet === '5000'");
    expect(trouble).toEqual([]);
    await page.close();
  });

  it('puts failing cases open on paper, and only there', async () => {
    const { page } = await open(sample('many-failed'));
    await page.evaluate("dispatchEvent(new Event('beforeprint'))");
    expect(await openTitles(page)).toHaveLength(14);
    await page.evaluate("dispatchEvent(new Event('afterprint'))");
    await holds(page, "document.querySelectorAll('.case[data-open]').length === 1");
    await page.close();
  });

  it('has colours that the reader chooses, also for the next report', async () => {
    const { page } = await open(sample('flaky'), { colorScheme: 'light' });
    const background = () => page.evaluate('getComputedStyle(document.body).backgroundColor');
    await page.getByLabel('Colours').selectOption('☾ Dark');
    await holds(page, "document.documentElement.dataset.theme === 'dark'");
    expect(await background()).toBe('rgb(13, 17, 23)');
    await page.reload();
    expect(await background()).toBe('rgb(13, 17, 23)');
    await page.getByLabel('Colours').selectOption('◐ System');
    await holds(page, 'document.documentElement.dataset.theme === undefined');
    expect(await background()).toBe('rgb(255, 255, 255)');
    await page.close();
  });

  it('names its worst cases where no script runs', async () => {
    const { page } = await open(sample('one-failed'), { javaScriptEnabled: false });
    const instead = page.locator('noscript');
    expect(await instead.isVisible()).toBe(true);
    expect(await instead.textContent()).toMatch(
      /^Scripts are off here\..*❌ Failing\s*Forecast for/s,
    );
    await page.close();
  });

  it.each([
    ['many-failed', 'light', 1280],
    ['regression-confirmed', 'dark', 1280],
    ['hostile', 'light', 375],
    ['broken', 'dark', 375],
  ] as const)(
    '%s, in %s colours and %d pixels wide, is what axe-core asks for',
    async (name, colorScheme, width) => {
      const { page } = await open(sample(name), { colorScheme, viewport: { width, height: 900 } });
      await page.getByRole('button', { name: 'Expand all' }).click();
      expect(await axeFindings(page)).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
      await page.close();
    },
  );
});
