import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import rehypeRaw from 'rehype-raw';
import { unified } from 'unified';
import { countReport } from '../../src/model/counts.ts';
import type { CaseReport } from '../../src/model/run-report.ts';
import { PAGE_SCRIPT } from '../../src/render/html/script.ts';
import { renderHtmlReport } from '../../src/render/html-report.ts';
import { hostileReport } from './arbitrary-report.ts';
import { SAMPLE_VIEWS, viewOf } from './sample-reports.ts';

const OURS = new Set(
  (
    'meta title style header h1 h2 h3 p ul li strong svg rect a main section div table thead tbody tr th td ' +
    'form label input fieldset legend button details summary span code pre footer script'
  ).split(' '),
);

interface Element {
  tag: string;
  properties: Record<string, unknown>;
  text: string;
}

interface HastNode {
  type: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  value?: string;
  children?: HastNode[];
}

/** Elements of a page as a browser's parser finds them. */
function elementsOf(html: string): Element[] {
  const tree: HastNode = unified()
    .use(rehypeRaw)
    .runSync({ type: 'root', children: [{ type: 'raw', value: html }] });
  const found: Element[] = [];
  function visit(node: HastNode): string {
    const at = found.length;
    const text = node.value ?? (node.children ?? []).map(visit).join('');
    if (node.tagName !== undefined) {
      found.splice(at, 0, { tag: node.tagName, properties: node.properties ?? {}, text });
    }
    return text;
  }
  visit(tree);
  return found;
}

describe('the HTML report of any report', () => {
  it('has no element, attribute or script but its own, and the true counts', () => {
    fc.assert(
      fc.property(hostileReport, (report) => {
        const html = renderHtmlReport(viewOf(report, 0.9));
        expect(html).not.toMatch(/\p{Cs}|<!--/u);
        const elements = elementsOf(html);
        for (const { tag, properties } of elements) {
          expect(OURS).toContain(tag);
          expect(Object.keys(properties).filter((name) => /^on|^src|^style$/i.test(name))).toEqual(
            [],
          );
          if (tag === 'a') expect(properties['href']).toMatch(/^https:/);
        }
        const scripts = elements.filter(({ tag }) => tag === 'script');
        expect(scripts.map(({ text }) => text)).toEqual(
          report.cases.length > 0 ? [PAGE_SCRIPT] : [],
        );
        expect(elements.filter(({ tag }) => tag === 'details')).toHaveLength(report.cases.length);
        const figures = elements.find(({ tag }) => tag === 'ul')?.text ?? '';
        const { passed, skipped } = countReport(report);
        if (passed > 0) expect(figures).toContain(`${passed} passed`);
        if (skipped > 0) expect(figures).toContain(`${skipped} skipped`);
      }),
      { numRuns: 60 },
    );
  }, 60_000);
});

describe('the HTML report', () => {
  it.each(Object.keys(SAMPLE_VIEWS))('of %s has its landmarks and loads nothing', (name) => {
    const view = SAMPLE_VIEWS[name];
    if (!view) throw new Error(`no sample ${name}`);
    const html = renderHtmlReport(view);
    const elements = elementsOf(html);
    for (const landmark of ['header', 'main', 'footer', 'h1']) {
      expect(elements.filter(({ tag }) => tag === landmark)).toHaveLength(1);
    }
    expect(elements.filter(({ tag }) => ['link', 'img', 'iframe'].includes(tag))).toEqual([]);
    expect(html).not.toMatch(/@import|url\(/);
  });

  it('tells folded iterations by their number', () => {
    const view = SAMPLE_VIEWS['flaky'];
    if (!view?.report) throw new Error('no sample');
    const folded: CaseReport = {
      id: 'rest',
      title: 'The rest',
      location: null,
      iterations: [],
      folded: { cases: 1234, passed: 1234, durationMs: 5 },
    };
    const report = { ...view.report, cases: [...view.report.cases, folded] };
    const html = renderHtmlReport(viewOf(report));
    expect(html).toContain('1,234 iterations passed at once.');
    expect(html).toContain('<li>1,236 passed</li>');
  });
});
