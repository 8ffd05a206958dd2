import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll } from '@jest/globals';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { CHROMIUM } from '../../../scripts/pictures/chromium-path.ts';
import { renderHtmlReport } from '../../../src/render/html-report.ts';
import type { ReportView } from '../../../src/render/view.ts';

/** An HTML report as a reader has it before them. */
export interface OpenedReport {
  page: Page;
  /** What a sound page never does: dialogs, messages, errors, requests. */
  trouble: string[];
}

export interface OpenOptions extends BrowserContextOptions {
  /** Behind the address, from its `#` on. */
  hash?: string;
  /** What becomes of the page before it is opened. */
  change?(html: string): string;
}

/** Shorter than that of a test, so that what was waited for is told; a loaded machine takes its time. */
export const PATIENCE_MS = 200_000;

/** Chromium, which is there. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu'],
    timeout: PATIENCE_MS,
  });

/** One browser for the tests of a file, and what opens empty pages in it. */
export function browserOfFile(): (options?: BrowserContextOptions) => Promise<Page> {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());
  return async (options) => {
    const page = await browser.newPage(options);
    page.setDefaultTimeout(PATIENCE_MS);
    return page;
  };
}

/** One browser for the tests of a file, and what opens reports in it from their files, or pages as they were written. */
export function reportBrowser(): (
  view: ReportView | string,
  options?: OpenOptions,
) => Promise<OpenedReport> {
  const folder = mkdtempSync(join(tmpdir(), 'html-report-'));
  const file = join(folder, 'report.html');
  const address = pathToFileURL(file).href;
  const newPage = browserOfFile();
  afterAll(() => rmSync(folder, { recursive: true }));
  return async (view, { hash = '', change = (html: string) => html, ...options } = {}) => {
    const page = await newPage(options);
    const trouble: string[] = [];
    page.on('dialog', async (dialog) => {
      trouble.push(`dialog: ${dialog.message()}`);
      await dialog.dismiss();
    });
    page.on('console', (message) => trouble.push(`console: ${message.text()}`));
    page.on('pageerror', (error) => trouble.push(`error: ${error.message}`));
    page.on('request', (request) => {
      if (request.url().split('#')[0] !== address) trouble.push(`request: ${request.url()}`);
    });
    writeFileSync(file, typeof view === 'string' ? view : change(renderHtmlReport(view)));
    await page.goto(`${address}${hash}`);
    return { page, trouble };
  };
}

/** Waits until an expression is true of the page, whose policy lets no `waitForFunction` evaluate it. */
export async function holds(page: Page, expression: string): Promise<void> {
  while ((await page.evaluate(expression)) !== true) await setTimeout(20);
}
