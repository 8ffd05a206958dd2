/**
 * Pictures of every surface for a set of reports, light and dark, as wide as a telephone and a desk,
 * into `.gallery/`. Needs Chromium (`CHROMIUM` names it).
 * `npm run gallery -- broken` draws the reports of which the names begin so.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { STATES } from '../__tests__/support/render/gallery/states.ts';
import { SURFACES } from '../__tests__/support/render/gallery/surfaces.ts';
import { drawnPage, openBrowser } from './pictures/drawn-page.ts';
import type { Theme } from './preview.ts';

const FOLDER = '.gallery';
const WIDTHS = [375, 1280] as const;
/** Longer pages are cut: nobody looks at a picture of 5,000 rows. */
const MAX_HEIGHT = 2600;
const THEMES: readonly Theme[] = ['light', 'dark'];

const browser = await openBrowser();
try {
  await mkdir(FOLDER, { recursive: true });
  const asked = process.argv.slice(2);
  for (const [state, view] of Object.entries(STATES)) {
    if (asked.length > 0 && !asked.some((begin) => state.startsWith(begin))) continue;
    for (const [surface, render] of Object.entries(SURFACES)) {
      for (const theme of THEMES) {
        const html = await render(view, theme);
        const name = join(FOLDER, `${state}-${surface}-${theme}`);
        await writeFile(`${name}.html`, html);
        for (const width of WIDTHS) {
          const page = await drawnPage(browser, html, { theme, width, maxHeight: MAX_HEIGHT });
          await page.screenshot({ path: `${name}-${width}.png` });
          await page.close();
        }
      }
    }
    console.log(state);
  }
} finally {
  await browser.close();
}
