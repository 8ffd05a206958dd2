import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { NO_CHROMIUM } from '../obstacles.ts';
import { launchBrowser, PATIENCE_MS } from '../render/report-browser.ts';

/** Null where there is none to start. */
export const startBrowser = async (): Promise<Browser | null> =>
  NO_CHROMIUM === null ? launchBrowser() : null;

export interface OpenedPage {
  /** Dialogs, messages, errors and requests: a sound page has none. */
  trouble: string[];
  titles: string[];
  /** All that stands on it. */
  text: string;
  /** Elements that could load or run something, or take a reader elsewhere. */
  active: string[];
}

/** Opens a page from its file, as a reader does who has unpacked the artifact. */
export async function openPage(browser: Browser, file: string): Promise<OpenedPage> {
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const address = pathToFileURL(file).href;
  const trouble: string[] = [];
  page.on('dialog', async (dialog) => {
    trouble.push(`dialog: ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on('console', (message) => trouble.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => trouble.push(`error: ${error.message}`));
  page.on('request', (request) => {
    if (request.url() !== address) trouble.push(`request: ${request.url()}`);
  });
  try {
    await page.goto(address);
    // Whatever hides in what is folded comes to light too.
    await page.evaluate(
      "for (const fold of document.querySelectorAll('details')) fold.open = true",
    );
    const expand = page.getByRole('button', { name: 'Expand all' });
    if ((await expand.count()) > 0) await expand.click();
    return {
      trouble,
      titles: await page.locator('.case .title [dir]').allTextContents(),
      text: (await page.locator('body').textContent()) ?? '',
      active: await page
        .locator('script, img, iframe, object, embed, link, base, form, a[href], [style]')
        .evaluateAll((found) =>
          found.map(
            (element) => `${element.tagName} ${element.getAttribute('href') ?? element.id}`,
          ),
        ),
    };
  } finally {
    await page.close();
  }
}
