import { expect, it } from '@jest/globals';
import { renderPage } from '../../../../scripts/preview.ts';
import { renderComment } from '../../../../src/render/comment.ts';
import { renderHtmlReport } from '../../../../src/render/html-report.ts';
import { renderSummary } from '../../../../src/render/summary.ts';
import type { ReportView } from '../../../../src/render/view.ts';
import { describeUnless, NO_CHROMIUM } from '../../../support/obstacles.ts';
import { browserOfFile } from '../../../support/render/report-browser.ts';
import { SAMPLE_VIEWS } from '../../../support/render/sample-reports.ts';
import { SURFACE_VIEWS } from '../../../support/render/surface-views.ts';

const DOCUMENTS: Readonly<Record<string, (view: ReportView) => Promise<string> | string>> = {
  summary: (view) =>
    renderPage(renderSummary(view, { unit: 'bytes', limit: 1_000_000 }), { theme: 'light' }),
  comment: (view) =>
    renderPage(renderComment(view, { unit: 'characters', limit: 65_536 }), { theme: 'light' }),
  page: renderHtmlReport,
};

/** What stands to the right of its table's frame, cell by cell. */
const HIDDEN = `[...document.querySelectorAll('table')].flatMap((table) => {
  const titles = [...table.querySelectorAll('thead th')].map((cell) => cell.textContent);
  const frame = table.closest('.scroll') ?? table;
  const right = frame.getBoundingClientRect().left + frame.clientWidth + 1;
  return titles.filter((_, at) =>
    [...table.rows].some((row) => row.cells[at]?.getBoundingClientRect().right > right));
})`;

/**
 * How much wider the letters of the page are than those of Arial, which GitHub has them in: a machine
 * without a font of its widths shows fewer of them in as many pixels.
 */
const STRETCH = `(() => {
  const letters = document.createElement('span');
  letters.style.fontSize = '16px';
  letters.textContent = 'abcdefghijklmnopqrstuvwxyz';
  document.querySelector('main').append(letters);
  const { width } = letters.getBoundingClientRect();
  letters.remove();
  return Math.max(1, width / 203.66);
})()`;

describeUnless(NO_CHROMIUM, 'tables in Chromium', () => {
  const newPage = browserOfFile();

  it.each(Object.keys(DOCUMENTS))(
    'have changes of what servers offer in sight in the %s, on a telephone too',
    async (name) => {
      const [view, draw] = [SURFACE_VIEWS['surface-breaking'], DOCUMENTS[name]];
      if (view === undefined || draw === undefined) throw new Error('no such sample');
      const page = await newPage();
      await page.setContent(await draw(view));
      const hidden = async (width: number): Promise<unknown> => {
        await page.setViewportSize({ width, height: 800 });
        return page.evaluate(HIDDEN);
      };
      expect(await hidden(1_000)).toEqual([]);
      const onTelephone = await hidden(375);
      for (const title of ['Check', 'Outcome', 'Change', 'Where']) {
        expect(onTelephone).not.toContain(title);
      }
      await page.close();
    },
  );

  it.each(['summary', 'comment'])(
    'have all that is told of cases in sight in the %s on a telephone',
    async (name) => {
      const [view, draw] = [SAMPLE_VIEWS['regression'], DOCUMENTS[name]];
      if (view === undefined || draw === undefined) throw new Error('no such sample');
      const page = await newPage();
      await page.setContent(await draw(view));
      const stretch = await page.evaluate<number>(STRETCH);
      await page.setViewportSize({ width: Math.ceil(375 * stretch), height: 800 });
      await page.evaluate(
        "for (const one of document.querySelectorAll('details')) one.open = true",
      );
      expect(await page.getByText('pass^3').first().isVisible()).toBe(true);
      const hidden = await page.evaluate(HIDDEN);
      for (const title of ['Case', 'Iterations\u00a0passed']) expect(hidden).not.toContain(title);
      await page.close();
    },
  );
});
