import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { describeUnless, NO_CHROMIUM } from '../support/obstacles.ts';
import { LARGE_STATE, STATES } from '../support/render/gallery/states.ts';
import { SURFACES } from '../support/render/gallery/surfaces.ts';
import { browserOfFile } from '../support/render/report-browser.ts';

const PROBE = readFileSync(
  new URL('../support/render/gallery/layout-probe.js', import.meta.url),
  'utf8',
);
/** Boxes do not hang on colours, nor colours on the width: so each of both is looked at once. */
const LOOKS = [
  { theme: 'light', width: 375 },
  { theme: 'dark', width: 1280 },
] as const;

/** Settles when what the page's program draws is drawn; at once where it has none. */
const DRAWN = `document.scripts.length === 0 ||
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))`;

describeUnless(NO_CHROMIUM, 'the boxes of each surface in Chromium', () => {
  const newPage = browserOfFile();
  const states = Object.entries(STATES).filter(([name]) => name !== LARGE_STATE);

  async function faultsOf(page: Page): Promise<string[]> {
    await page.evaluate(DRAWN);
    return page.evaluate<string[]>(PROBE);
  }

  it.each(['summary', 'comment', 'report', 'terminal'] as const)(
    'of %s fit, lie beside each other and can be read in every state',
    async (surface) => {
      const page = await newPage();
      const found: Record<string, string[]> = {};
      for (const [state, view] of states) {
        let shown = '';
        for (const { theme, width } of LOOKS) {
          await page.emulateMedia({ colorScheme: theme });
          await page.setViewportSize({ width, height: 900 });
          const html = await SURFACES[surface](view, theme);
          // The report is one page for both, and costs most as it is opened.
          if (html !== shown) await page.setContent(html);
          shown = html;
          const faults = await faultsOf(page);
          if (faults.length > 0) found[`${state}, ${theme}, ${width}`] = faults;
        }
      }
      expect(found).toEqual({});
      await page.close();
    },
  );

  it('are found at fault where they are', async () => {
    const page = await newPage();
    const html = `<body style="margin:0;background:#fff"><h2>Empty</h2><h2>Told</h2>
<p style="color:#999">pale</p>
<p style="width:40px;white-space:nowrap">wider than its room</p>
<p style="margin:0;height:20px;overflow:hidden">one<br>two</p>
<div style="position:relative;height:20px"><b style="position:absolute">over</b><i style="position:absolute">under</i></div>
<div style="width:900px">wide</div></body>`;
    await page.setViewportSize({ width: 375, height: 900 });
    await page.setContent(html);
    expect(await faultsOf(page)).toEqual([
      'the page is 900 wide in a window of 375',
      '"pale" has a contrast of 2.85',
      expect.stringMatching('^"wider than its room" leaves its <p class=""> by '),
      '"two" is cut off below by its <p>',
      '"over" lies on "under"',
      'nothing stands below the heading "Empty"',
    ]);
    await page.close();
  });
});
