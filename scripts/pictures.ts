/**
 * Draws the pictures of README.md and docs/report.md into `docs/images/`: of real runs of the
 * committed bundle on its embedded service, rendered by the sources. Needs Chromium (`CHROMIUM` names
 * it). Nothing but the emulated models is made up.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { SURFACES } from '../__tests__/support/render/gallery/surfaces.ts';
import { badgeSvg } from '../src/render/badge.ts';
import type { ReportView } from '../src/render/view.ts';
import { drawnPage, openBrowser } from './pictures/drawn-page.ts';
import { embeddedRun } from './pictures/embedded-runs.ts';

const FOLDER = 'docs/images';
const WIDTH = 900;
/** Of 80 columns. */
const TERMINAL_WIDTH = 670;
/** A whole surface, from its top on. */
const SURFACE_PICTURES = [
  { file: 'comment.png', surface: 'comment', theme: 'light', maxHeight: 1000 },
  { file: 'summary.png', surface: 'summary', theme: 'light', maxHeight: 1000 },
  { file: 'html-report.png', surface: 'report', theme: 'dark', maxHeight: 1000 },
  { file: 'terminal.png', surface: 'terminal', theme: 'dark', maxHeight: 600 },
] as const;

/** Parts of the HTML report, by all that they are to show. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  'cards.png': ['.cards'],
  'changes.png': ['section:has(#section-against-the-baseline)'],
  'causes.png': ['section:has(#section-causes)'],
  'case.png': ['.case[data-open] .row'],
  'timeline.png': ['.case[data-open] .timeline', '.case[data-open] .key'],
  'conversation.png': ['.case[data-open] .messages'],
  'trend.png': ['.box:has(h3:text-is("Pass rate over runs"))'],
  'durations.png': ['.box:has(h3:text-is("Duration of iterations"))'],
  'matrix.png': ['.box:has(h3:text-is("Case × model"))'],
  'heat-map.png': ['.box:has(h3:text-is("Case × iteration"))'],
  'tools.png': ['.box:has(h3:text-is("Tools"))'],
};
const MARGIN = 8;
/** Of a part, which shows what it looks like, and need not show its end. */
const PART_HEIGHT = 520;

/** The part of a page that has all of these. */
async function roomOf(page: Page, selectors: readonly string[]) {
  const boxes = await Promise.all(
    selectors.map(async (selector) => {
      const box = await page.locator(selector).first().boundingBox({ timeout: 10_000 });
      if (box === null) throw new Error(`The report shows no ${selector}`);
      return box;
    }),
  );
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return {
    ...{ x: x - MARGIN, y: y - MARGIN, width: right - x + 2 * MARGIN },
    height: Math.min(bottom - y + 2 * MARGIN, PART_HEIGHT),
  };
}

async function draw(browser: Browser, view: ReportView): Promise<void> {
  for (const { file, surface, ...look } of SURFACE_PICTURES) {
    const page = await drawnPage(browser, await SURFACES[surface](view, look.theme), {
      ...look,
      width: surface === 'terminal' ? TERMINAL_WIDTH : WIDTH,
    });
    await page.screenshot({ path: join(FOLDER, file) });
    await page.close();
  }
  const page = await drawnPage(browser, await SURFACES.report(view), {
    ...{ theme: 'light', width: WIDTH, maxHeight: 8_000 },
  });
  for (const [file, selectors] of Object.entries(PARTS)) {
    await page.screenshot({ path: join(FOLDER, file), clip: await roomOf(page, selectors) });
  }
  await page.close();
  await writeFile(join(FOLDER, 'badge.svg'), badgeSvg(view));
}

await mkdir(FOLDER, { recursive: true });
const view = await embeddedRun();
const browser = await openBrowser();
try {
  await draw(browser, view);
} finally {
  await browser.close();
}
