import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import rehypeRaw from 'rehype-raw';
import { unified } from 'unified';
import { countReport } from '../../src/model/counts.ts';
import type { CaseReport } from '../../src/model/run-report.ts';
import { PAGE_SCRIPT } from '../../src/render/html/generated/page.ts';
import { renderHtmlReport } from '../../src/render/html-report.ts';
import { samples, timeLimitMs } from '../support/effort.ts';
import { hostileReport, judgedViewOf } from '../support/render/arbitrary-report.ts';
import { pageCasesOf } from '../support/render/page-data.ts';
import { SAMPLE_VIEWS, viewOf } from '../support/render/sample-reports.ts';

const OURS = new Set(
  (
    'meta title bdi style header nav b h1 h2 h3 h4 p ul li strong svg rect a main section div table thead tbody tr th td ' +
    'details summary span br code pre footer noscript script dl dt dd ol small tfoot text path circle polyline'
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
  it(
    'has no element, attribute or script but its own, and the true counts',
    () => {
      fc.assert(
        fc.property(hostileReport, (report) => {
          const html = renderHtmlReport(judgedViewOf(report));
          expect(html).not.toMatch(/\p{Cs}|<!--/u);
          const elements = elementsOf(html);
          for (const { tag, properties } of elements) {
            expect(OURS).toContain(tag);
            expect(
              Object.keys(properties).filter((name) => /^on|^src|^style$/i.test(name)),
            ).toEqual([]);
            if (tag === 'a')
              expect(properties['href']).toMatch(
                /^https:|^#section-[a-z-]+$|^#case=[0-9a-z]+(?:&iteration=\d+)?$|^#q=(?:took:\d+-\d*|%22[\w.*+%-]+%22)$|^#state=failing$|^#(?:model|tool)=[\w.*+%-]+$/,
              );
          }
          const scripts = elements.filter(
            ({ tag, properties }) => tag === 'script' && properties['type'] === undefined,
          );
          expect(scripts.map(({ text }) => text)).toEqual([PAGE_SCRIPT]);
          const told = pageCasesOf(html);
          expect(told).toHaveLength(report.cases.length);
          expect(new Set(told.map(({ key }) => key)).size).toBe(told.length);
          const figures = elements
            .filter(({ properties }) => `${properties['className']}`.match(/^(?:figures|cards)$/))
            .map(({ text }) => text)
            .join();
          const { passed, total, skipped } = countReport(report);
          if (total > 0) expect(figures).toContain(`${passed} of ${total} `);
          if (skipped > 0) expect(figures).toContain(`${skipped} skipped`);
        }),
        samples({ ci: 60, soak: 3_000 }),
      );
    },
    timeLimitMs(60_000),
  );
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
    expect(pageCasesOf(html).map(({ state, cases = 1 }) => [state, cases])).toEqual([
      ['flaky', 1],
      ['passed', 1],
      ['passed', 1234],
      ['skipped', 1],
    ]);
    expect(html).toContain('<p>1,236 of 1,236 ');
  });

  it('shows iterations that failed alike once', () => {
    const view = SAMPLE_VIEWS['crashed'];
    if (!view) throw new Error('no sample');
    const evidence = pageCasesOf(renderHtmlReport(view)).flatMap(({ detail }) => detail.evidence);
    expect(evidence.map(({ title }) => title)).toContain(
      'Iterations 1 to 3 could not be carried out, all in the same way',
    );
    expect(JSON.stringify(evidence).match(/exit code 137/g)).toHaveLength(1);
  });

  it('names the run, the suite and the servers', () => {
    const view = SAMPLE_VIEWS['one-failed'];
    if (!view) throw new Error('no sample');
    const rows = elementsOf(renderHtmlReport(view)).filter(({ tag }) => tag === 'tr');
    const texts = rows.map(({ text }) => text);
    expect(texts).toContain('Runnumber 42 run_7f3a');
    expect(texts).toContain('SuiteWeather server suite_1');
    expect(texts).toContain('Serversweather, maps');
  });

  it('lists the problems of a configuration without calling them undecided', () => {
    const view = SAMPLE_VIEWS['invalid'];
    if (!view) throw new Error('no sample');
    const elements = elementsOf(renderHtmlReport(view));
    expect(elements.filter(({ tag }) => tag === 'li')).toHaveLength(3);
    expect(elements.filter(({ tag }) => tag === 'table')).toEqual([]);
  });
});

describe('the HTML report with less and less room', () => {
  const view = SAMPLE_VIEWS['many-failed'];
  if (!view?.report) throw new Error('no sample');
  const folded: CaseReport = {
    id: 'rest',
    title: 'The rest',
    location: null,
    iterations: [],
    folded: { cases: 1000, passed: 1000, durationMs: null },
  };
  const crowded = viewOf({ ...view.report, cases: [...view.report.cases, folded] }, 0.9);
  const whole = Buffer.byteLength(renderHtmlReport(crowded));
  // What no page is without.
  const smallest = Buffer.byteLength(renderHtmlReport({ ...crowded, report: null }));
  const limits = Array.from({ length: 12 }, (_, step) =>
    Math.round(smallest + (whole - smallest) * 0.7 ** step),
  );

  it.each(limits.filter((limit) => limit > smallest + 8000))('fits into %i bytes', (limit) => {
    const html = renderHtmlReport(crowded, limit);
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(limit);
    const shown = pageCasesOf(html).reduce((sum, { cases = 1 }) => sum + cases, 0);
    const leftOut = /([\d,]+) more cases left out/.exec(html)?.[1]?.replaceAll(',', '') ?? '0';
    expect(shown + Number(leftOut)).toBe(1040);
    if (limit < whole) expect(html).toContain('<code>report.json</code> has it all');
  });

  it('leaves out passing cases before failing ones', () => {
    const counts = limits.map((limit) => {
      const told = pageCasesOf(renderHtmlReport(crowded, limit));
      const count = (wanted: string) => told.filter(({ state }) => state === wanted).length;
      return { failing: count('failing'), passed: count('passed') };
    });
    expect(counts).toContainEqual({ failing: 14, passed: 27 });
    expect(counts).toContainEqual({ failing: 14, passed: 0 });
    for (const { failing, passed } of counts) if (passed > 0) expect(failing).toBe(14);
  });
});
