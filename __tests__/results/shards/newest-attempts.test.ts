import { describe, expect, it } from '@jest/globals';
import { junitXml } from '../../../src/publish/junit-export.ts';
import { annotationsOf } from '../../../src/render/annotations.ts';
import { renderHtmlReport } from '../../../src/render/html-report.ts';
import { renderReportMarkdown } from '../../../src/render/report-markdown.ts';
import { renderSummary } from '../../../src/render/summary.ts';
import { reportCases } from '../../../src/results/report/report-cases.ts';
import { newestAttempts } from '../../../src/results/shards/newest-attempts.ts';
import { ownTexts } from '../../support/render/page-data.ts';
import { runReport, viewOf } from '../../support/render/sample-reports.ts';
import { sampleRow } from '../../support/results/sample-row.ts';

it('counts an attempt before once, however often the case is in it', () => {
  const rows = [1, 2].flatMap((workflowAttempt) => [
    sampleRow('x', { workflowAttempt, id: `x-1-${workflowAttempt}` }),
    sampleRow('x', { workflowAttempt, id: `x-2-${workflowAttempt}` }),
  ]);
  expect(newestAttempts(rows).map(({ id, attempts }) => [id, attempts])).toEqual([
    ['x-1-2', 2],
    ['x-2-2', 2],
  ]);
});

it('says of a shard that ran once nothing that another shard did', () => {
  const rows = [
    sampleRow('x', { shard: 1, workflowAttempt: 1, status: 'failed' }),
    sampleRow('x', { shard: 2, workflowAttempt: 1 }),
    sampleRow('x', { shard: 1, workflowAttempt: 2 }),
  ];
  expect(newestAttempts(rows)).toMatchObject([
    { shard: 2, flaky: false, attempts: 1 },
    { shard: 1, flaky: true, attempts: 2 },
  ]);
});

it('knows a case again that another shard ran before', () => {
  const rows = [
    sampleRow('x', { shard: 1, workflowAttempt: 1, status: 'failed' }),
    sampleRow('y', { shard: 1, workflowAttempt: 2 }),
    sampleRow('x', { shard: 2, workflowAttempt: 2 }),
  ];
  expect(newestAttempts(rows)).toMatchObject([
    { caseId: 'y', flaky: false, attempts: 1 },
    { caseId: 'x', flaky: true, attempts: 2 },
  ]);
});

describe('the newest attempt decides', () => {
  it.each([
    ['passed', 'failed', false],
    ['passed', 'error', false],
    ['passed', 'skipped', false],
    ['skipped', 'passed', false],
    ['passed', 'passed', false],
    ['failed', 'failed', false],
    ['failed', 'passed', true],
    ['error', 'passed', true],
  ] as const)('%s, then %s: flaky is %s', (before, now, flaky) => {
    const rows = [
      sampleRow('x', { workflowAttempt: 1, status: before, id: 'x-1-1' }),
      sampleRow('x', { workflowAttempt: 2, status: now, id: 'x-1-2' }),
    ];
    expect(newestAttempts(rows)).toMatchObject([{ status: now, flaky }]);
  });

  it('and a regression is told as one on every surface', () => {
    const rows = [
      sampleRow('x', { workflowAttempt: 1, id: 'x-1-1' }),
      sampleRow('x', { workflowAttempt: 2, status: 'failed', error: 'expected 1', id: 'x-1-2' }),
    ];
    const cases = reportCases(newestAttempts(rows));
    const view = viewOf(runReport(cases, { source: 'ingest', run: null }));
    const { report, verdict } = view;
    if (report === null) throw new Error('There is a report.');
    const surfaces = [
      renderSummary(view, { unit: 'bytes', limit: 1_000_000 }),
      renderReportMarkdown(view),
      ownTexts(renderHtmlReport(view)),
      JSON.stringify(annotationsOf(report, verdict)),
      junitXml(report),
    ];
    expect(verdict.value).toBe('failed');
    for (const text of surfaces) expect(text).not.toMatch(/flaky"|passed (at|after)|1 flaky/i);
  });
});
