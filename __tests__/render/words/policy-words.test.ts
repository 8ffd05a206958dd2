import { describe, expect, it } from '@jest/globals';
import { gate } from '../../../src/gate/gate.ts';
import { digestOf } from '../../../src/identity/case-identity.ts';
import type { PolicyFacts } from '../../../src/model/policy.ts';
import type { Verdict } from '../../../src/model/verdict.ts';
import { renderCheckOutput } from '../../../src/render/check-output.ts';
import { renderComment } from '../../../src/render/comment.ts';
import { renderHtmlReport } from '../../../src/render/html-report.ts';
import { renderSummary } from '../../../src/render/summary.ts';
import { policyChanges } from '../../../src/render/words/policy-words.ts';
import { caseOf, runReport, viewOf } from '../../support/render/sample-reports.ts';

const BASE = 'b'.repeat(40);
const setting = { kind: 'setting', setting: 'min-pass-rate', about: null } as const;
const report = runReport([caseOf('a', ['passed'])]);
const judged = gate(report, { minPassRate: 0.9 });

function verdictWith(policy: Partial<PolicyFacts>, more: Partial<Verdict> = {}): Verdict {
  const facts = { digest: digestOf('policy'), base: BASE, files: [], changes: [], ...policy };
  return { ...judged, policy: facts, ...more };
}

describe('what a change would change of the policy', () => {
  it('is told a line each', () => {
    const verdict = verdictWith({
      changes: [
        { ...setting, base: '90', head: '50' },
        { ...setting, base: null, head: '50' },
        { ...setting, base: '90', head: null, about: { kind: 'tag', name: 'slow\ntag' } },
        { kind: 'added-file', file: 'gate.yml' },
        { kind: 'removed-file', file: 'gate.yml' },
      ],
    });
    expect(policyChanges(verdict)).toEqual([
      'min-pass-rate: 90, would become 50',
      'min-pass-rate: not set, would become 50',
      'min-pass-rate of tag "slow tag": 90, would be removed',
      'gate.yml is new and does not count yet',
      'gate.yml is taken away and still counts',
    ]);
  });

  it('has the cases that it takes out of the suite', () => {
    const none = { count: 0, named: [] };
    const lists = {
      ...{ regressed: none, fell: none, flaky: none, fixed: none, changed: none, added: none },
      ...{ stillFailing: none, notRun: none, ambiguous: none, otherServers: none },
    };
    const origin = { kind: 'file', commit: null, branch: null, address: null } as const;
    const comparison = {
      origin: { ...origin, isMergeBase: null, createdAtMs: null },
      ...{ rules: [], ...lists, notes: [] },
      removed: { count: 3, named: [{ identity: digestOf('x'), title: 'x' }] },
    };
    expect(policyChanges(verdictWith({}, { comparison }))).toEqual([
      '3 cases of the baseline are not in it: "x" and 2 more',
    ]);
    expect(policyChanges(verdictWith({ base: null }, { comparison }))).toEqual([]);
  });

  it('stands below the headline of every surface, and the digest in it', () => {
    const verdict = verdictWith({
      files: ['gate.yml'],
      changes: [{ ...setting, base: '90', head: '<b>50' }],
    });
    const view = { ...viewOf(report), verdict };
    const budget = { unit: 'bytes', limit: 60_000 } as const;
    const { summary, text } = renderCheckOutput(view);
    for (const surface of [renderComment(view, budget), renderSummary(view, budget), summary]) {
      const at = surface.indexOf('90, would become');
      expect(at).toBeGreaterThan(0);
      expect(at).toBeLessThan(surface.indexOf('### Gate'));
      expect(surface).not.toContain('<b>50');
    }
    const page = renderHtmlReport(view);
    expect(page).toContain('90, would become');
    expect(page).not.toContain('<b>50');
    for (const surface of [page, text, renderSummary(view, budget)]) {
      expect(surface.replace(/<\/?span>/g, '')).toContain(digestOf('policy'));
      expect(surface.replace(/<\/?span>|&#\d+;/g, '')).toContain('of the base bbbbbbb');
    }
  });

  it('is counted where there is no room for it', () => {
    const changes = Array.from({ length: 200 }, (_, index) => {
      const about = { kind: 'case', name: `${index} ${'x'.repeat(100)}` } as const;
      return { ...setting, about, base: '90', head: '50' };
    });
    const view = { ...viewOf(report), verdict: verdictWith({ changes }) };
    expect(renderSummary(view, { unit: 'bytes', limit: 1_000 })).toContain('200 changes');
  });

  it('is nothing where there is none', () => {
    const view = { ...viewOf(report), verdict: verdictWith({}) };
    expect(renderHtmlReport(view)).not.toContain('judged by:');
  });
});
