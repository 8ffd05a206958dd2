import { expect, it } from '@jest/globals';
import { renderHtmlReport } from '../../../src/render/html-report.ts';
import { GATED_VIEWS } from '../../support/render/gated-views.ts';
import { pageCasesOf } from '../../support/render/page-data.ts';
import { caseOf, runReport, SAMPLE_VIEWS, viewOf } from '../../support/render/sample-reports.ts';

const sectionOf = (html: string) => /<h2 id="section-causes">.*?<\/section>/s.exec(html)?.[0] ?? '';

it('tells each cause once, and leads to the cases that failed for it', () => {
  const view = SAMPLE_VIEWS['many-failed'];
  if (!view) throw new Error('no sample');
  const html = renderHtmlReport(view);
  const keys = new Set(pageCasesOf(html).map(({ key }) => key));
  const section = sectionOf(html);
  const links = [...section.matchAll(/href="#case=([0-9a-z]+)&#38;iteration=\d+"/g)];
  expect(new Set(links.map(([, key]) => key)).size).toBe(14);
  for (const [, key = ''] of links) expect(keys).toContain(key);
  expect(section).toMatch(/\d+ causes? behind 19 failing iterations/);
});

it('says what is new since the baseline, as the case itself does', () => {
  const view = GATED_VIEWS['regression-confirmed'];
  if (!view) throw new Error('no sample');
  const html = renderHtmlReport(view);
  const isNew = sectionOf(html).includes('<span class="tag t-bad">new</span>');
  expect(isNew).toBe(pageCasesOf(html).some(({ change }) => change === 'new'));
  expect(pageCasesOf(html).some(({ change }) => change !== undefined)).toBe(true);
});

it('is not there where nothing failed', () => {
  expect(sectionOf(renderHtmlReport(viewOf(runReport([caseOf('a', ['passed'])]))))).toBe('');
});
