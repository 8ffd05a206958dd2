import { describe, expect, it } from '@jest/globals';
import { renderCheckOutput } from '../../../src/render/check-output.ts';
import { renderComment } from '../../../src/render/comment.ts';
import { repositoryPlace } from '../../../src/render/facts/repository-place.ts';
import { renderHtmlReport } from '../../../src/render/html-report.ts';
import { renderReportMarkdown } from '../../../src/render/report-markdown.ts';
import { renderSummary } from '../../../src/render/summary.ts';
import type { ReportView } from '../../../src/render/view.ts';
import { elements, githubTrees } from '../../support/render/github-tree.ts';
import { pageCasesOf } from '../../support/render/page-data.ts';
import { caseOf, runReport, viewOf } from '../../support/render/sample-reports.ts';

/** Paths that lead out of the repository, or could be read so by somebody on the way. */
const OUTSIDE = [
  '..',
  '../../../mallory/evil',
  'a/../../../../mallory',
  'a/..',
  '.. /x',
  'a/ .. /b',
  './../x',
  '/etc/passwd',
  '//evil.example/x',
  'a//b',
  '\\\\evil.example\\x',
  '..\\..\\x',
  'C:\\x.ts',
  'c:x.ts',
  'C:/x.ts',
  'https://evil.example/x',
  'file:///etc/passwd',
  '%2e%2e/x',
  'a/%2E%2e/b',
  '.%2e/x',
  '%252e%252e/x',
  '..%2fx',
  'a%5c..%5cb',
  'a\nb.ts',
  'a\u0000.ts',
  'a\u202ets.b',
  'a\u200bb.ts',
  'a\ud800.ts',
  '\u001b[31ma.ts',
  ' ',
  'a/ /b',
  '',
  '.',
  'a/',
  'x'.repeat(4_097),
];

const INSIDE: [file: string, address: string][] = [
  ['src/a.ts', 'src/a.ts#L7'],
  ['./src/./a.ts', 'src/a.ts#L7'],
  ['src\\a.ts', 'src/a.ts#L7'],
  ['...', '...#L7'],
  ['..a/b..', '..a/b..#L7'],
  ['why?.ts', 'why%3F.ts#L7'],
  ['C #/a#L1.cs', 'C%20%23/a%23L1.cs#L7'],
  ['100%.ts', '100%25.ts#L7'],
  ['a"><b>.ts', 'a%22%3E%3Cb%3E.ts#L7'],
  ['größe/数.ts', 'gr%C3%B6%C3%9Fe/%E6%95%B0.ts#L7'],
  ['@scope/a;b&c=d.ts', '%40scope/a%3Bb%26c%3Dd.ts#L7'],
];

const SOURCE = 'https://github.com/octo/weather/blob/0a1b2c3/';

function viewAt(file: string, line: number | null): ReportView {
  const failing = { ...caseOf('Forecast', ['failed']), location: { file, line } };
  return { ...viewOf(runReport([failing]), 0.9), links: { source: SOURCE } };
}

/** Addresses that a reader of any surface could follow. */
function addresses(view: ReportView): Set<unknown> {
  const { summary, text } = renderCheckOutput(view);
  const documents = [
    renderSummary(view, { unit: 'bytes', limit: 1_000_000 }),
    renderComment(view, { unit: 'characters', limit: 65_000 }),
    renderReportMarkdown(view),
    `${summary}\n\n${text}`,
  ];
  const links = [
    ...documents.map((document) =>
      elements(githubTrees(document).raw, 'a').map(({ properties }) => properties['href']),
    ),
    pageAddresses(renderHtmlReport(view)),
  ];
  const hrefs = links.flat();
  // Every surface has the same links to sources, or none.
  expect(new Set(links.map(({ length }) => length)).size).toBe(1);
  return new Set(hrefs.filter((href) => !String(href).includes('/actions/runs/')));
}

/** Links of an HTML report, those of its cases too, which its program draws. */
function pageAddresses(html: string): unknown[] {
  const anchors = [...html.matchAll(/<a href="([^"#][^"]*)"/g)].map(([, href]) => href);
  return [...anchors, ...pageCasesOf(html).flatMap(({ detail }) => detail.place?.address ?? [])];
}

describe('the place of a case', () => {
  it.each(OUTSIDE)('is text and no link where it is none in the repository: %j', (file) => {
    expect(repositoryPlace({ file, line: 7 })).toBeNull();
    expect(addresses(viewAt(file, 7))).toEqual(new Set());
  });

  it.each(INSIDE)('leads to the file itself: %j', (file, address) => {
    expect(addresses(viewAt(file, 7))).toEqual(new Set([`${SOURCE}${address}`]));
  });

  it.each([null, 0, -3, 1.5, 1e20, 2 ** 31])('has no line that no file has: %d', (line) => {
    const view = viewAt('a.ts', line);
    expect(addresses(view)).toEqual(new Set([`${SOURCE}a.ts`]));
    expect(renderReportMarkdown(view)).toContain('<code>a.ts</code>');
  });
});
