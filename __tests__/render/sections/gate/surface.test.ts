import { describe, expect, it } from '@jest/globals';
import { MOST_CHANGES } from '../../../../src/model/regression/surface-change.ts';
import type { ServerSurface } from '../../../../src/model/servers/surface.ts';
import { annotationsOf } from '../../../../src/render/annotations.ts';
import { renderCheckOutput } from '../../../../src/render/check-output.ts';
import { renderComment } from '../../../../src/render/comment.ts';
import { renderHtmlReport } from '../../../../src/render/html-report.ts';
import { renderSummary } from '../../../../src/render/summary.ts';
import { storyLines } from '../../../../src/render/terminal/story-lines.ts';
import type { ReportView } from '../../../../src/render/view.ts';
import { surfaceCounts } from '../../../../src/render/words/surface/surface-words.ts';
import { caseOf, runReport, viewOf } from '../../../support/render/sample-reports.ts';
import {
  offeredBefore,
  SURFACE_VIEWS,
  surfaceView,
} from '../../../support/render/surface-views.ts';

const summary = (view: ReportView | undefined, limit = 1_000_000) =>
  view === undefined ? '' : renderSummary(view, { unit: 'bytes', limit });
const rowsIn = (text: string) => text.match(/^\| (?:❌|❔|✏️|➕)&nbsp;(?=\*\*)/gmu) ?? [];

describe('changed tools of a run', () => {
  const report = runReport([caseOf('Asks', ['passed'])]);
  const surface = SURFACE_VIEWS['surface-breaking']?.verdict.surface;
  const view = {
    ...viewOf(report),
    verdict: { ...viewOf(report).verdict, ...(surface && { surface }) },
  };

  it('are folded below what changed of the cases, on every surface', () => {
    const budget = { unit: 'bytes', limit: 60_000 } as const;
    const words = surface === undefined ? 'none' : surfaceCounts(surface);
    for (const markdown of [
      renderSummary(view, budget),
      renderComment(view, budget),
      renderCheckOutput(view).summary,
    ]) {
      expect(markdown).toContain('### Tools of the servers');
      expect(markdown).toMatch(/<details>\n<summary>❌ \d+ breaking change/);
      expect(markdown).not.toContain('### What the servers offer');
    }
    expect(renderHtmlReport(view)).toContain(`<details><summary>❌ ${words}</summary>`);
    const page = { paint: (_: string, text: string) => text, width: 200 };
    expect(storyLines(view, page)).toEqual([`Tools of the servers: ${words}`]);
    expect(annotationsOf(view.report, view.verdict)).toEqual([]);
  });

  it('are not told where there are none', () => {
    expect(renderHtmlReport(viewOf(report))).not.toContain('Tools of the servers');
  });
});

describe('changes of what servers offer', () => {
  it('are told the gravest first, with the words of both sides and what tools weigh', () => {
    const text = summary(SURFACE_VIEWS['surface-breaking']);
    const rows = rowsIn(text).map((row) => row.slice(2));
    expect(rows).toEqual(rows.toSorted((one, other) => order(one) - order(other)));
    expect(text).toContain(
      '**Breaking**<br>values narrowed<br>callers send it | <code>weather: tool forecast</code><br>' +
        '<code>/inputSchema/<wbr>properties/<wbr>units/<wbr>enum</code><br>was <code>',
    );
    expect(text).toContain('**Breaking**<br>property removed<br>callers read it |');
    expect(text).toContain('```diff\n  Tells the weather of a city.\n- Units are metric.\n+ Units');
    expect(text).toMatch(/<code>weather<\/code>: from \d+ to \d+ tokens/);
  });

  it('are nothing to show of evals, which only have with them what servers offered', () => {
    const report = runReport([caseOf('finds', ['passed'])]);
    const view = viewOf(report);
    const surface = {
      servers: [{ server: 'one', tools: [{ name: 'find', inputSchema: {} }] }],
      silent: [{ server: 'two', message: 'it was not told', isOwnDoing: false }],
    };
    const carrying = { ...view, report: { ...report, surface } };
    const size = { unit: 'bytes', limit: 1_000_000 } as const;
    expect(renderSummary(carrying, size)).toBe(renderSummary(view, size));
    expect(renderHtmlReport(carrying)).toBe(renderHtmlReport(view));
  });

  it('are told with what was not compared, since nobody knows what it was', () => {
    const lists = { tools: [], prompts: [], resources: [], resourceTemplates: [] };
    const servers = ['one', '<b>two'].map((server) => ({ server, ...lists }));
    const baseline = servers.map(({ server, tools }) => ({ server, tools }));
    const view = surfaceView({ servers }, offeredBefore({ servers: baseline }));
    const words =
      'since the baseline does not tell them: prompts, resources, templates of resources';
    for (const text of [summary(view), renderHtmlReport(view)]) {
      expect(text).toContain(words);
      expect(text).not.toContain('<b>two');
    }
  });

  it('are bounded: those that are left out are counted', () => {
    const view = SURFACE_VIEWS['surface-many'];
    const text = summary(view);
    expect(rowsIn(text)).toHaveLength(500);
    expect(text).toContain('<summary>480 more changes</summary>');
    expect(text).toContain('200 more changes: see the report.');
    const short = summary(view, 6_000);
    expect(short.length).toBeLessThanOrEqual(6_000);
    expect(short).toContain('700 breaking changes');
    expect(renderComment(view as ReportView, { unit: 'characters', limit: 65_536 })).toContain(
      '580 more changes: see the report.',
    );
  });

  it('are counted where there are more than are kept', () => {
    const tools = Array.from({ length: MOST_CHANGES + 5 }, (_, index) => ({
      ...{ name: `tool_${index}`, inputSchema: {} },
    }));
    const view = surfaceView(
      { servers: [{ server: 'one', tools: [] }] },
      offeredBefore({ servers: [{ server: 'one', tools }] }),
    );
    expect(summary(view)).toContain('1,005 breaking changes');
    expect(summary(view)).toContain('505 more changes: see the report.');
    expect(renderHtmlReport(view)).toContain('5 more changes left out');
  });

  it('are none where nothing changed, and where there was nothing to compare with', () => {
    expect(summary(SURFACE_VIEWS['surface-same'])).toContain('Nothing changed.');
    const first = summary(SURFACE_VIEWS['surface-first']);
    expect(first).toContain('there is nothing to compare with: no run of contract.yml');
    expect(first).not.toContain('### What the servers offer');
  });

  it('are annotations where they break callers, a few of them', () => {
    const annotationsIn = (name: string) => {
      const { report = null, verdict } = SURFACE_VIEWS[name] ?? {};
      return verdict === undefined ? [] : annotationsOf(report, verdict);
    };
    expect(annotationsIn('surface-same')).toEqual([]);
    expect(annotationsIn('surface-many')).toHaveLength(6);
    expect(annotationsIn('surface-breaking')).toContainEqual({
      severity: 'error',
      title: 'Breaking change: bound tightened',
      message: expect.stringMatching(/^weather: tool forecast \/inputSchema.* · now: 2$/),
      location: null,
    });
  });

  it('name the servers that did not tell', () => {
    const view = SURFACE_VIEWS['surface-silent'];
    expect(summary(view)).toContain('did not tell: exited with code 1');
    expect(view && renderHtmlReport(view)).toContain('did not tell: exited with code 1');
  });

  it('say no more than their texts', () => {
    const hostile = '</details><img src=x onerror=alert(1)>\n```\n# @octocat | `x` | <!-- marker';
    const offered = (description: string): ServerSurface => ({
      server: hostile,
      tools: [{ name: hostile, description, inputSchema: { [hostile]: hostile } }],
    });
    const view = surfaceView(
      { servers: [offered(`${hostile}\n2`)] },
      offeredBefore({ servers: [offered(hostile)] }),
    );
    expect(view.verdict.surface?.changes.length).toBeGreaterThan(0);
    const texts = [
      summary(view),
      renderComment(view, { unit: 'characters', limit: 65_536 }),
      renderHtmlReport(view),
    ];
    for (const text of texts.map(withoutFences)) {
      expect(text).not.toContain('<img');
      expect(text).not.toContain('<!-- marker');
    }
    expect(texts[0]?.match(/<\/details>/g)?.length).toBe(texts[0]?.match(/<details/g)?.length);
  });
});

const order = (row: string) => ['❌', '❔', '✏️', '➕'].findIndex((sign) => row.startsWith(sign));

/** What stands in a fence is shown as it is. */
function withoutFences(text: string): string {
  return text.replaceAll(/^(`{3,})diff\n[^\0]*?\n\1$/gm, '');
}
