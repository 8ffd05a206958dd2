/**
 * Pictures of every surface for a set of reports, light and dark, as wide as a telephone and a desk,
 * into `.gallery/`, and those that the README shows. Needs Chromium (`CHROMIUM` names it).
 * `npm run gallery -- broken` draws the reports of which the names begin so.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { STATES } from '../__tests__/support/render/gallery/states.ts';
import { SURFACES } from '../__tests__/support/render/gallery/surfaces.ts';
import type { Theme } from './preview.ts';

const FOLDER = '.gallery';
const README_FOLDER = 'docs/images';
const WIDTHS = [375, 1280] as const;
const README_WIDTH = 1000;
/** Longer pages are cut: nobody looks at a picture of 5,000 rows. */
const MAX_HEIGHT = 2600;
const THEMES: readonly Theme[] = ['light', 'dark'];

/** Settles when the browser has drawn what is in view. */
const DRAWN = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))';

/** What the README shows, by the names of the sample and the surface. */
const README_PICTURES = [
  { sample: 'broken', surface: 'comment', theme: 'light', file: 'comment.png', maxHeight: 1200 },
  { sample: 'regression', surface: 'summary', theme: 'light', file: 'summary.png', maxHeight: 900 },
  {
    sample: 'many-failed',
    surface: 'report',
    theme: 'dark',
    file: 'html-report.png',
    maxHeight: 900,
  },
] as const;

async function takePicture(
  browser: Browser,
  html: string,
  {
    theme,
    file,
    width,
    maxHeight,
  }: Record<'width' | 'maxHeight', number> & {
    theme: Theme;
    file: string;
  },
): Promise<void> {
  const page = await browser.newPage({
    colorScheme: theme,
    // Low at first, since a page is at least as high as what it is looked at through.
    viewport: { width, height: 100 },
  });
  try {
    await page.setContent(html);
    // Again, since what comes into view may turn out to be higher than it was taken for.
    for (let look = 0; look < 3; look += 1) {
      const height = await page.locator('html').evaluate((root) => root.scrollHeight);
      await page.setViewportSize({ width, height: Math.min(height, maxHeight) });
      await page.evaluate(DRAWN);
    }
    await page.screenshot({ path: file });
  } finally {
    await page.close();
  }
}

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
});
try {
  await mkdir(FOLDER, { recursive: true });
  await mkdir(README_FOLDER, { recursive: true });
  const asked = process.argv.slice(2);
  for (const [sample, view] of Object.entries(STATES)) {
    if (asked.length > 0 && !asked.some((begin) => sample.startsWith(begin))) continue;
    for (const [surface, render] of Object.entries(SURFACES)) {
      for (const theme of THEMES) {
        const html = await render(view, theme);
        const name = join(FOLDER, `${sample}-${surface}-${theme}`);
        await writeFile(`${name}.html`, html);
        for (const width of WIDTHS) {
          const file = `${name}-${width}.png`;
          await takePicture(browser, html, { theme, file, width, maxHeight: MAX_HEIGHT });
        }
        const shown = README_PICTURES.find(
          (picture) =>
            picture.sample === sample && picture.surface === surface && picture.theme === theme,
        );
        if (shown) {
          const file = join(README_FOLDER, shown.file);
          const { maxHeight } = shown;
          await takePicture(browser, html, { theme, file, width: README_WIDTH, maxHeight });
        }
      }
    }
    console.log(sample);
  }
} finally {
  await browser.close();
}
