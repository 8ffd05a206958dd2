import { type Browser, chromium, type Page } from 'playwright-core';
import type { Theme } from '../preview.ts';
import { CHROMIUM } from './chromium-path.ts';

/** Settles when the browser has drawn what is in view. */
const DRAWN = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))';

/** Chromium, which `CHROMIUM` names where it lies elsewhere. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
  });
}

/** A page in a window as high as what it shows, up to a limit. */
export async function drawnPage(
  browser: Browser,
  html: string,
  { theme, width, maxHeight }: { theme: Theme; width: number; maxHeight: number },
): Promise<Page> {
  // Low at first, since a page is at least as high as what it is looked at through.
  const page = await browser.newPage({ colorScheme: theme, viewport: { width, height: 100 } });
  await page.setContent(html);
  // Again, since what comes into view may turn out to be higher than it was taken for.
  for (let look = 0; look < 3; look += 1) {
    const height = await page.locator('html').evaluate((root) => root.scrollHeight);
    await page.setViewportSize({ width, height: Math.min(height, maxHeight) });
    await page.evaluate(DRAWN);
  }
  return page;
}
