import { describe, expect, it } from '@jest/globals';
import { junitXml } from '../../../src/publish/junit-export.ts';
import { assertionDiff } from '../../../src/render/facts/assertion-diff.ts';
import { renderHtmlReport } from '../../../src/render/html-report.ts';
import { renderReportMarkdown } from '../../../src/render/report-markdown.ts';
import { pageCasesOf } from '../../support/render/page-data.ts';
import { iteration, runReport, viewOf } from '../../support/render/sample-reports.ts';

const LIMITS = { diffLines: 12, error: { lines: 4, width: 200 } };

const failed = {
  label: 'jsonPath $.price',
  passed: false,
  reason: 'Expected another price.',
  expected: '{\n  "price": 2\n}',
  observed: '{\n  "price": "</pre>```<b>3</b>"\n}',
};
const report = runReport([
  {
    ...{ id: 'fails', title: 'fails', location: null },
    iterations: [iteration({ outcome: 'failed', error: null, assertions: [failed] })],
  },
  {
    ...{ id: 'passes', title: 'passes', location: null },
    iterations: [
      iteration({
        assertions: [{ label: 'textContains good', passed: true, reason: null }],
        conversation: {
          messages: [{ role: 'tool', text: '← echo: good <i>morning</i>' }],
          timeline: [],
        },
      }),
    ],
  },
]);

describe('assertionDiff', () => {
  it('holds what was expected against what there was', () => {
    expect(assertionDiff([failed], LIMITS)).toEqual([
      '! jsonPath $.price',
      '- {',
      '-   "price": 2',
      '- }',
      '+ {',
      '+   "price": "</pre>```<b>3</b>"',
      '+ }',
    ]);
  });

  it('says nothing of what passed, nor of what its reason says', () => {
    const { expected, observed, ...told } = failed;
    expect(assertionDiff([{ ...failed, passed: true }, told], LIMITS)).toEqual([]);
  });

  it('is no longer than it may be', () => {
    const long = { ...failed, observed: 'x\n'.repeat(10_000), expected: 'y\n'.repeat(10_000) };
    const lines = assertionDiff(new Array(50).fill(long), LIMITS);
    expect(lines.length).toBeLessThan(30);
    expect(assertionDiff([long], { ...LIMITS, diffLines: 0 })).toEqual([]);
  });
});

describe('what results were to be and were', () => {
  it('stands in the pages, where it changes nothing of them', () => {
    const html = renderHtmlReport(viewOf(report));
    const [evidence] = pageCasesOf(html).flatMap(({ detail }) => detail.evidence);
    expect(evidence?.results).toContain('-   "price": 2');
    expect(html).not.toMatch(/<b>3|<i>morning/);
    const markdown = renderReportMarkdown(viewOf(report));
    expect(markdown).toContain('-   "price": 2');
    expect(markdown).toContain('+   "price": "</pre>```<b>3</b>"');
  });

  it('stands in the JUnit export', () => {
    expect(junitXml(report)).toContain('-   &quot;price&quot;: 2');
  });

  it('is shown of cases that passed too', () => {
    const cases = pageCasesOf(renderHtmlReport(viewOf(report)));
    expect(cases.find(({ title }) => title === 'passes')?.detail.evidence).toEqual([
      {
        title: 'Evidence',
        assertions: [{ label: 'textContains good', passed: true }],
        hasPassed: true,
        conversation: {
          messages: [{ role: 'tool', text: '← echo: good <i>morning</i>' }],
          timeline: [],
        },
      },
    ]);
  });
});
