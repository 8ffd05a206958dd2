import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { ReportView } from '../../../src/render/view.ts';
import { describeUnless, NO_CHROMIUM } from '../../support/obstacles.ts';
import { axeFindings } from '../../support/render/axe.ts';
import { holds, reportBrowser } from '../../support/render/report-browser.ts';
import { LONDON_CONVERSATION } from '../../support/render/sample-conversation.ts';
import { SAMPLE_VIEWS } from '../../support/render/sample-reports.ts';

/** A sample whose failures have conversations, one of them longer than what is in sight. */
function talkingView(): ReportView {
  const view = SAMPLE_VIEWS['one-failed'];
  if (!view?.report) throw new Error('no such sample');
  const long = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`field${at}`, at]));
  const [first, ...others] = LONDON_CONVERSATION.messages;
  const called = { toolName: 'list_all', arguments: {}, result: { text: JSON.stringify(long) } };
  const messages = [
    ...(first ? [first] : []),
    { role: 'assistant', text: '', calls: [called] },
    ...others,
  ];
  const conversation = { ...LONDON_CONVERSATION, messages };
  const cases = view.report.cases.map((one) => ({
    ...one,
    iterations: one.iterations.map((iteration) => ({ ...iteration, conversation })),
  }));
  return { ...view, report: { ...view.report, cases } };
}

/** All that can be used and was not marked as reached. Squares of a chart are not gone through one by one: their case was. */
const USABLE = `[...document.querySelectorAll(
  'a[href], button, input, select, summary, [tabindex="0"]',
)].filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.dataset.reached === undefined)
  .filter((one) => one.tabIndex !== -1 || document.querySelector(
    'a[data-reached][href="' + one.getAttribute('href')?.split('&')[0] + '"]') === null)
  .map((one) => one.outerHTML.slice(0, 120))`;

/** What is wrong with how the focus shows; null where it is at the end of the page. */
const FOCUS = `(() => {
  const one = document.activeElement;
  if (one === null || one === document.body) return null;
  const isKnown = one.dataset.reached !== undefined;
  one.dataset.reached = '';
  const wrong = [];
  const style = getComputedStyle(one);
  const width = parseFloat(style.outlineWidth);
  if (style.outlineStyle === 'none' || width < 2) wrong.push('no outline');
  const around = Math.max(0, parseFloat(style.outlineOffset) + width);
  const box = one.getBoundingClientRect();
  const isSight = (x, y) => {
    const there = document.elementFromPoint(x, y);
    return there !== null && (one.contains(there) || there.contains(one));
  };
  if (!isSight(box.left + box.width / 2, box.top + Math.min(box.height / 2, 10))) wrong.push('out of sight');
  for (let above = one.parentElement; above !== null; above = above.parentElement) {
    if (getComputedStyle(above).overflow === 'visible' || above === document.documentElement) continue;
    const frame = above.getBoundingClientRect();
    const isCut = [box.left - frame.left, frame.right - box.right, box.top - frame.top, frame.bottom - box.bottom]
      .some((room) => room < around - 0.5);
    if (isCut) wrong.push('outline cut off by ' + above.className);
  }
  return { isKnown, wrong: wrong.map((what) => what + ': ' + one.outerHTML.slice(0, 120)) };
})()`;

/** Goes through the page by one key until its end. */
async function walk(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
): Promise<{ steps: number; wrong: string[] }> {
  const wrong: string[] = [];
  for (let steps = 0; ; steps += 1) {
    await page.keyboard.press(key);
    const found = (await page.evaluate(FOCUS)) as { wrong: string[] } | null;
    if (found === null || steps > 500) return { steps, wrong };
    wrong.push(...found.wrong);
  }
}

describeUnless(NO_CHROMIUM, 'the page of a report by keyboard', () => {
  const open = reportBrowser();

  it.each([
    [1280, ['Tab', 'Shift+Tab']],
    // The filters, which stay in sight, take several lines there.
    [700, ['Shift+Tab']],
    [375, ['Tab']],
  ] as const)(
    'has all in reach, each in sight with its focus, %d pixels wide',
    async (width, keys) => {
      const { page } = await open(talkingView(), { viewport: { width, height: 700 } });
      await page.locator('.case[data-open]').waitFor();
      // By no hand, so that the way begins at the start of the page.
      await page.evaluate(
        "for (const one of document.querySelectorAll('details')) one.open = true",
      );
      const ways = [];
      for (const key of keys) ways.push(await walk(page, key));
      expect(ways.flatMap(({ wrong }) => wrong)).toEqual([]);
      for (const { steps } of ways) expect(steps).toBeGreaterThan(30);
      expect(await page.evaluate(USABLE)).toEqual([]);
      await page.close();
    },
  );

  it('leaves by Escape: a search, a menu, a case', async () => {
    const { page } = await open(talkingView());
    await page.keyboard.press('/');
    await page.keyboard.type('forecast');
    await holds(page, "location.hash.includes('q=forecast')");
    await page.keyboard.press('Escape');
    await holds(page, "!location.hash.includes('q=')");
    await page.locator('.facet summary').first().focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await holds(page, "document.activeElement.closest('.facet')?.open === false");
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    expect(await page.locator('.facet[open]').count()).toBe(0);
    await page.locator('.case[data-open] summary').first().focus();
    await page.keyboard.press('Escape');
    await holds(page, "document.activeElement.getAttribute('aria-expanded') === 'false'");
    await page.keyboard.press('Enter');
    await page.locator('.case[data-open]').waitFor();
    await page.close();
  });

  it('unfolds a call, copies what is in it, and says so', async () => {
    const { page } = await open(talkingView());
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const call = page.locator('details.call', { hasText: 'list_all' });
    await call.locator('summary').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.ariaLabel')).toBe('Copy arguments');
    await page.keyboard.press('Enter');
    await call.getByRole('status').getByText('Copied').waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe('{}');
    await page.close();
  });

  it('names for screen readers who speaks, what is called, and what a picture shows', async () => {
    const { page } = await open(talkingView(), { colorScheme: 'dark' });
    const viewer = page.locator('.conversation').first();
    const told = await viewer.ariaSnapshot();
    for (const line of [
      'Timeline of 1.5 s: start 104 ms, list tools 13 ms, model 1.2 s, tools 152 ms',
      '- list "Messages":',
      '- paragraph: assistant · 610 ms · 412 tokens in, 31 out',
      '- code: get_forecast',
      '- table "Arguments that differ":',
      '- button "Copy arguments"',
    ]) {
      expect(told).toContain(line);
    }
    const drawings = await page
      .getByRole('img')
      .evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''));
    expect(drawings.filter((label) => label.trim() === '')).toEqual([]);
    await page.getByRole('button', { name: 'Side by side: ' }).click();
    await page.evaluate("for (const one of document.querySelectorAll('.call')) one.open = true");
    expect(await axeFindings(page)).toEqual([]);
    await page.close();
  });
});
