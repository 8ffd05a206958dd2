import { describe, expect, it } from '@jest/globals';
import { renderComment } from '../../../src/render/comment.ts';
import { renderSummary } from '../../../src/render/summary.ts';
import type { ReportView } from '../../../src/render/view.ts';
import { describeUnless, NO_CHROMIUM } from '../../support/obstacles.ts';
import { elements, githubTrees } from '../../support/render/github-tree.ts';
import { reportBrowser } from '../../support/render/report-browser.ts';
import {
  caseOf,
  iteration,
  runReport,
  SAMPLE_VIEWS,
  viewOf,
} from '../../support/render/sample-reports.ts';

function sample(name: string, hasPage: boolean): ReportView {
  const view = SAMPLE_VIEWS[name];
  if (!view) throw new Error(`no sample ${name}`);
  return { ...view, links: { ...view.links, hasPage } };
}

const SURFACES = {
  summary: (view: ReportView) => renderSummary(view, { unit: 'bytes', limit: 1_000_000 }),
  comment: (view: ReportView) => renderComment(view, { unit: 'characters', limit: 65_536 }),
};

/** As a reader would copy them, one of each cause that has its evidence shown. */
function addresses(markdown: string): string[] {
  const folds = elements(githubTrees(markdown).sanitized, 'details');
  return folds.flatMap(({ text }) => text.match(/report\.html#\S+/g) ?? []);
}

describe.each(Object.entries(SURFACES))('the %s', (_, render) => {
  it('tells of each cause where the page of the artifact has its first case', () => {
    const view = sample('many-failed', true);
    const told = addresses(render(view));
    expect(told.length).toBeGreaterThan(0);
    const known = view.report?.cases.map(({ identity }) => identity) ?? [];
    for (const address of told) {
      const [, key, iteration] = /^report\.html#case=(\w+)&iteration=(\d+)$/.exec(address) ?? [];
      expect(known).toContain(key);
      expect(Number(iteration)).toBeGreaterThan(0);
    }
  });

  it('names no page where none was kept', () => {
    expect(addresses(render(sample('many-failed', false)))).toEqual([]);
  });
});

describeUnless(NO_CHROMIUM, 'the address of a case in Chromium', () => {
  const open = reportBrowser();

  it('opens that case where it is put behind the name of the page', async () => {
    // The second, since the first is open as it is.
    const failing = ['broke', 'is slow'].map((error) => ({
      ...caseOf(error, []),
      iterations: [1, 2].map((number) => iteration({ number, outcome: 'failed', error })),
    }));
    const view = viewOf(runReport(failing));
    const address = addresses(SURFACES.comment(view)).at(-1) ?? '';
    const { page, trouble } = await open(view, { hash: address.slice(address.indexOf('#')) });
    await page.locator('.case[data-open] [aria-current]').waitFor();
    const opened = await page.locator('.case[data-open] .title [dir]').allTextContents();
    expect(opened).toEqual(['is slow']);
    expect(trouble).toEqual([]);
  });
});
