import { describe, expect, it } from '@jest/globals';
import { gate } from '../../../src/gate/gate.ts';
import type { QuarantineNote } from '../../../src/model/verdict.ts';
import { renderCheckOutput } from '../../../src/render/check-output.ts';
import { renderComment } from '../../../src/render/comment.ts';
import { renderHtmlReport } from '../../../src/render/html-report.ts';
import { renderSummary } from '../../../src/render/summary.ts';
import { describeQuarantine } from '../../../src/render/words/quarantine-words.ts';
import { caseOf, runReport, viewOf } from '../../support/render/sample-reports.ts';

const NOTE: QuarantineNote = {
  ...{ case: 'a\nb', reason: 'The API is down.', owner: '@octo', cases: 1, state: 'active' },
  expiresAtMs: Date.UTC(2026, 11, 24, 18),
  sample: { sampleOf: 'iteration', sampleSize: 5, observed: 0.4 },
};

describe('an entry of the quarantine in words', () => {
  it.each<[Partial<QuarantineNote>, string]>([
    [{}, '"a b" does not count until 2026-12-24: 2 of 5 iterations passed (40%).'],
    [
      { state: 'expired', cases: 2 },
      '"a b" (2 cases) counts again since its quarantine ended on 2026-12-24: 2 of 5 iterations passed (40%).',
    ],
    [
      { expiresAtMs: Date.UTC(10_000, 0, 1) },
      '"a b" does not count until +010000-01-01: 2 of 5 iterations passed (40%).',
    ],
    [{ state: 'unknown' }, '"a b" is in quarantine, and there is no such case.'],
    [{ state: 'unlisted' }, '"a b" is in quarantine, and no case that is listed has that name.'],
  ])('%j', (changes, words) => {
    expect(describeQuarantine({ ...NOTE, ...changes })).toBe(
      `${words} Reason: The API is down. (@octo)`,
    );
  });

  it('stands on every surface', () => {
    const report = runReport([caseOf('a', ['passed']), caseOf('b', ['failed'])]);
    const quarantine = [
      { case: 'b', reason: 'down <b>', owner: 'octo', expiresAtMs: Date.UTC(2026, 11, 24) },
    ];
    const view = { ...viewOf(report), verdict: gate(report, { minPassRate: null, quarantine }) };
    const budget = { unit: 'bytes', limit: 60_000 } as const;
    for (const surface of [
      renderComment(view, budget),
      renderSummary(view, budget),
      renderCheckOutput(view).summary,
      renderHtmlReport(view),
    ]) {
      expect(surface).toContain('does not count until 2026-12-24');
      expect(surface).not.toContain('down <b>');
    }
  });

  it('marks the failing case on every surface that shows it, and no other', () => {
    const report = runReport([
      ...[caseOf('counts', ['failed']), caseOf('aside', ['failed'])],
      ...[caseOf('back again', ['failed']), caseOf('aside too', ['passed', 'failed'])],
    ]);
    const entry = (name: string, expiresAtMs: number) => ({
      ...{ case: name, reason: 'down', owner: 'octo', expiresAtMs },
    });
    const quarantine = [entry('aside', 2), entry('aside too', 2), entry('back again', 1)];
    const verdict = gate(report, { minPassRate: null, quarantine }, { nowMs: 1 });
    const view = { ...viewOf(report), verdict };
    const budget = { unit: 'bytes', limit: 60_000 } as const;
    for (const surface of [
      renderComment(view, budget),
      renderSummary(view, budget),
      renderCheckOutput(view).text,
      renderHtmlReport(view),
    ]) {
      const marked = surface
        .split('\n')
        .filter((line) => /^- <strong>|❌.*aside/.test(line) && line.includes('in quarantine'));
      expect(marked).toHaveLength(2);
      for (const line of marked) expect(line).toContain('aside');
    }
    expect(renderComment(view, { unit: 'bytes', limit: 1_500 })).toContain(
      '2 of them in quarantine',
    );
  });
});
