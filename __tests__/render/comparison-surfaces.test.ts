import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { identityOfTitle } from '../../src/identity/case-identity.ts';
import type { FreshResults } from '../../src/model/baseline.ts';
import { packHistory, type RunOutcome } from '../../src/model/cases/case-history.ts';
import type { ComparisonNote } from '../../src/model/regression/comparison.ts';
import type { CaseReport, RunReport } from '../../src/model/run-report.ts';
import type { Verdict } from '../../src/model/verdict.ts';
import { annotationsOf } from '../../src/render/annotations.ts';
import { renderCheckOutput } from '../../src/render/check-output.ts';
import { renderComment } from '../../src/render/comment.ts';
import { changesOf } from '../../src/render/facts/story/changes.ts';
import { renderHtmlReport } from '../../src/render/html-report.ts';
import { renderSummary } from '../../src/render/summary.ts';
import type { ReportView } from '../../src/render/view.ts';
import { checkWords } from '../../src/render/words/check-words.ts';
import {
  comparisonSentences,
  countsWords,
  namingSentence,
  remarkOn,
  toldCases,
} from '../../src/render/words/comparison-words.ts';
import { lookSentences } from '../../src/render/words/confirmation-words.ts';
import { headlineOf } from '../../src/render/words/verdict-words.ts';
import { samples } from '../support/effort.ts';
import { type Asked, alike, held, modelCase, plainCase } from '../support/gate/two-reports.ts';
import { hostileText } from '../support/render/arbitrary-report.ts';
import { ownTexts } from '../support/render/page-data.ts';
import { runReport, viewOf } from '../support/render/sample-reports.ts';

const BUDGET = { unit: 'bytes', limit: 60_000 } as const;

function surfacesOf(view: ReportView): string[] {
  return [
    renderSummary(view, BUDGET),
    renderComment(view, BUDGET),
    renderCheckOutput(view).summary,
    renderHtmlReport(view),
  ];
}

function viewed(baseline: CaseReport[], head: CaseReport[], asked: Asked = {}): ReportView {
  const report = runReport(head);
  return { ...viewOf(report), verdict: held(baseline, report, asked).verdict };
}

const rest = alike(3, [1], plainCase, 'other');

describe('a comparison with a baseline', () => {
  const view = viewed(
    [plainCase('breaks', [1]), plainCase('mends', [0, 1]), plainCase('goes', [1]), ...rest],
    [plainCase('breaks', [0, 1]), plainCase('mends', [1]), plainCase('comes', [1]), ...rest],
  );

  it('stands on every surface, the cases that got worse first', () => {
    for (const surface of surfacesOf(view)) {
      const [, section = ''] =
        surface.split('Against the baseline</h2>').length > 1
          ? surface.split('Against the baseline</h2>')
          : surface.split('### Against the baseline');
      expect(section.indexOf('breaks')).toBeGreaterThan(0);
      expect(section.indexOf('breaks')).toBeLessThan(section.indexOf('mends'));
      for (const title of ['goes', 'comes']) expect(section).toContain(title);
    }
  });

  it('names a case that got worse as such in its annotation', () => {
    const titles = annotationsOf(view.report, view.verdict).map(({ title }) => title);
    expect(titles).toEqual(['Newly failing: breaks']);
  });

  it('is told in words', () => {
    expect(headlineOf(view.verdict)).toBe(
      'Worse than the baseline, 1 case regressed: "breaks". 1 case of the baseline is not here.',
    );
    expect(countsOf(view.verdict)).toBe(
      '5 cases compared: 1 newly failing, 1 fixed. Not compared: 1 added, 1 removed.',
    );
    expect(comparisonSentences(view.verdict)).toEqual([]);
    expect(toldCases(view.verdict).map(namingSentence)).toEqual([
      '5 cases held to every iteration (no model, no tokens, and outcomes did not vary): "breaks", "mends", "other 1", "other 2", "other 3".',
      '1 case is not in the baseline: "comes".',
      '1 case of the baseline is not here: "goes".',
    ]);
  });

  it('of sampled cases tells the drop, its interval and the smallest that would have been seen', () => {
    const { verdict, check } = held(alike(20, [5]), alike(20, [3, 2]));
    expect(comparisonSentences(verdict)).toEqual([
      'The pass rate of the sampled cases changed by −40 points (90% interval −49 to −31).',
      'The smallest drop that four of five such samples would show is 6.2 points.',
    ]);
    expect(checkWords(check)).toMatchObject({
      title: 'No regression',
      expected: 'no drop of 1 point or more that chance does not explain',
      actual:
        '20 sampled cases: −40 points (−49 to −31), p < 0.001; a drop of 6.2 points would have been seen',
    });
  });

  it('says why a sampled case that regressed does not block by itself', () => {
    const { verdict, check } = held(
      [...alike(13, [5]), modelCase('breaks', [5]), modelCase('mends', [2, 3])],
      [...alike(13, [5]), modelCase('breaks', [0, 5]), modelCase('mends', [5])],
      { origin: { kind: 'checkout' } },
    );
    expect(check.outcome).toBe('passed');
    expect(comparisonSentences(verdict)[0]).toBe(
      '1 sampled case regressed, seen by itself: that alone does not block, since sampled cases are judged together.',
    );
  });

  it('says in the headline what got worse, without a test', () => {
    const headline = (baseline: CaseReport[], head: CaseReport[]) =>
      headlineOf(held(baseline, head, { origin: { kind: 'checkout' } }).verdict);
    expect(headline(alike(20, [5]), alike(20, [3, 2]))).toBe(
      'Worse than the baseline: the pass rate of 20 sampled cases fell by 40 points (90% interval −49 to −31).',
    );
    const broken = ['a', 'b', 'c', 'd'].map((title) => plainCase(title, [0, 1]));
    const there = ['a', 'b', 'c', 'd'].map((title) => plainCase(title, [1]));
    expect(headline(there, broken)).toBe(
      'Worse than the baseline, 4 cases regressed: "a", "b", "c" and 1 more.',
    );
    expect(headline([...there, ...alike(9, [5])], [...broken, ...alike(9, [3, 2])])).toBe(
      'Worse than the baseline, 4 cases regressed: "a", "b", "c" and 1 more; the pass rate of 9 sampled cases fell by 40 points (90% interval −53.4 to −26.6).',
    );
  });

  it('says so where nobody knows whether a case is flaky', () => {
    const { verdict } = held([plainCase('breaks', [1])], [plainCase('breaks', [0, 1])]);
    expect(rowsOf(verdict)).toEqual([['new', 'flakiness unknown']]);
  });

  it('tells of a case that is known to be flaky by what it is', () => {
    const outcomes = ['failed' as const, ...Array<RunOutcome>(9).fill('passed')];
    const identity = identityOfTitle('wavers');
    const caseHistory = packHistory([{ identity, definition: null, outcomes }]);
    const head = runReport([plainCase('wavers', [0, 1])], { caseHistory });
    const { verdict } = held([plainCase('wavers', [1])], head);
    expect(rowsOf(verdict)).toEqual([['flaky', 'p = 0.18, passed 9 of 10 recent runs']]);
    const once = packHistory([{ identity, definition: null, outcomes: ['passed'] }]);
    const after = runReport([plainCase('wavers', [0, 1])], { caseHistory: once });
    expect(rowsOf(held([plainCase('wavers', [1])], after).verdict)).toEqual([['new', '']]);
  });

  it('says nothing but so where all came out as there', () => {
    const { verdict } = held(rest, rest);
    expect(countsOf(verdict)).toBe('3 cases compared: none came out otherwise.');
  });

  it('only counts cases that are not in the table, and names them in a fold', () => {
    for (const surface of surfacesOf(view).slice(0, 3)) {
      const [open = '', folded = ''] = surface
        .slice(surface.indexOf('### Against the baseline'))
        .split('<summary>How they were compared</summary>');
      expect(open).toContain('Not compared: 1 added, 1 removed.');
      for (const title of ['goes', 'comes', 'other 2']) {
        expect(open).not.toContain(title);
        expect(folded).toContain(title);
      }
    }
  });

  it('shows the worst five, folds what is behind them, and has all of it in HTML', () => {
    const many = viewed(alike(40, [5]), alike(40, [3, 2]));
    const [summary = '', comment = '', , html = ''] = surfacesOf(many);
    const rowsIn = (surface: string) => surface.match(/^\| 🔴/gm)?.length;
    for (const [surface, all] of [
      [summary, 40],
      [comment, 25],
    ] as const) {
      const [open = '', folded = ''] = surface.split(
        '<summary>More rows: 35 newly failing</summary>',
      );
      expect(rowsIn(open)).toBe(5);
      expect(rowsIn(folded)).toBe(all - 5);
      expect(folded.includes('Without a row here: 15 newly failing.')).toBe(all < 40);
    }
    expect(html.match(/<span class="tag t-bad">newly failing/g)).toHaveLength(40);
  });

  it('says what it was held against', () => {
    const origin = {
      ...{ commit: '89abcdef0123456789abcdef0123456789abcdef', isMergeBase: true },
      address: 'https://github.com/octo/weather/actions/runs/1',
    };
    for (const surface of surfacesOf(viewed(rest, rest, { origin }))) {
      expect(surface).toMatch(
        /Baseline: report of an earlier run, branch main, merge base <a href="[^"]*runs\/1"/,
      );
    }
  });

  it('names every case that regressed, however many did', () => {
    const titles = Array.from({ length: 60 }, (_, at) => `case-${at}-of-many`);
    const side = (ended: readonly [number, number]) =>
      titles.map((title) => plainCase(title, ended));
    for (const surface of surfacesOf(viewed(side([1, 0]), side([0, 1])))) {
      const section = surface.slice(surface.indexOf('Against the baseline'));
      for (const title of titles) expect(section).toContain(title);
    }
  });

  it('is told in one line where there is no room', () => {
    const titles = Array.from({ length: 300 }, (_, at) => `case ${at} ${'x'.repeat(60)}`);
    const side = (ended: readonly [number, number]) =>
      titles.map((title) => plainCase(title, ended));
    const many = viewed(side([1, 0]), side([0, 1]));
    for (const limit of [1_000, 2_000, 8_000]) {
      const text = renderSummary(many, { unit: 'bytes', limit });
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(limit);
      expect(text).not.toBe('');
    }
  });

  it('lets no title, name or note of anybody break a surface', () => {
    fc.assert(
      fc.property(hostileText, hostileText, hostileText, (one, other, third) => {
        const problems = [{ kind: 'evidence' as const, message: third }];
        const before: RunReport = runReport([plainCase(one, [1]), plainCase(other, [1]), ...rest], {
          problems,
          servers: [{ id: 's', name: third }],
        });
        const head = runReport([plainCase(one, [0, 1]), ...rest]);
        const view = { ...viewOf(head), verdict: held(before, head).verdict };
        const plain = viewOf(head);
        const [markdown, , , html = ''] = surfacesOf({ ...view, environment: plain.environment });
        expect(markdown).not.toMatch(/<(script|img|iframe)/i);
        // Those of ours: the program, and the cases as data.
        expect(ownTexts(html).match(/<script/g)?.length ?? 0).toBeLessThanOrEqual(3);
      }),
      samples({ ci: 100, soak: 3_000 }),
    );
  });
});

describe('a suspicion in words', () => {
  const fresh = (baseline: CaseReport[] | null, head: CaseReport[]): FreshResults => ({
    baseline: baseline && runReport(baseline),
    head: runReport(head),
  });
  const suspected = (results?: FreshResults) =>
    held(alike(6, [5]), [...alike(5, [5]), modelCase('case 6', [0, 5])], {
      regression: { confirm: 'auto' },
      ...(results && { context: { fresh: results } }),
    }).verdict;

  it.each<[string, FreshResults | undefined, string[]]>([
    [
      'not looked at',
      undefined,
      [
        'A regression was suspected, since all sampled cases together passed less: not looked at again yet.',
      ],
    ],
    [
      'cleared',
      fresh([modelCase('case 6', [5])], [modelCase('case 6', [5])]),
      [
        'A regression was suspected, since all sampled cases together passed less: not confirmed when run again.',
        'Look 1, at 10 fresh iterations: base 5 of 5, head 5 of 5; p = 1 clears it (above 0.3 does).',
      ],
    ],
    [
      'upheld',
      fresh([modelCase('case 6', [5])], [modelCase('case 6', [0, 5])]),
      [
        'A regression was suspected, since all sampled cases together passed less: confirmed when run again.',
        'Look 1, at 10 fresh iterations: base 5 of 5, head 0 of 5; p = 0.004 confirms it (at most 0.01 does).',
      ],
    ],
    [
      'cleared by the head alone',
      fresh(null, [modelCase('case 6', [5])]),
      [
        'A regression was suspected, since all sampled cases together passed less: not confirmed when run again.',
        'Look 1, at 5 fresh iterations: the base was not run again, head 5 of 5; p = 1 clears it (above 0.05 does).',
      ],
    ],
  ])('is %s', (_, results, sentences) => {
    const verdict = suspected(results);
    const suspicion = verdict.suspicion ?? fail();
    const [told] = comparisonSentences(verdict);
    expect([told, ...lookSentences(suspicion)]).toEqual(sentences);
    expect(namingSentence(toldCases(verdict)[0] ?? fail())).toBe('1 suspect: "case 6".');
  });

  it('stands in the headline where it was confirmed', () => {
    const verdict = suspected(fresh([modelCase('case 6', [5])], [modelCase('case 6', [0, 5])]));
    expect(headlineOf(verdict)).toMatch(/^Worse than the baseline, also when run again, 1 case/);
  });

  it('stands in the headline where it was not confirmed', () => {
    const verdict = suspected(fresh(null, [modelCase('case 6', [5])]));
    expect(verdict.value).toBe('passed');
    expect(headlineOf(verdict)).toMatch(/A regression was suspected, not confirmed\.$/);
  });
});

it('what is worth knowing of a baseline is told in whole sentences', () => {
  const notes: ComparisonNote[] = [
    { code: 'definition-unknown', count: 1 },
    { code: 'baseline-not-whole', message: 'A file is damaged.' },
    { code: 'former-version' },
    { code: 'too-old', ageMs: 9 * 86_400_000, maxAgeMs: 7 * 86_400_000 },
    { code: 'age-unknown' },
    { code: 'other-models', count: 2, baseline: ['a'], head: ['b'] },
    { code: 'untold-cases', count: 3 },
  ];
  const { verdict } = held(rest, rest);
  const comparison = { ...(verdict.comparison ?? fail()), notes };
  const told = comparisonSentences({ ...verdict, comparison });
  for (const sentence of told) expect(sentence).toMatch(/^[A-Z1-9].*[^.]\.$/);
  expect(told[1]).toBe('The baseline is not whole: A file is damaged.');
});

/** Each with its kind and the remark on it. */
function rowsOf(verdict: Verdict) {
  return changesOf(verdict)?.compared.map(({ kind, found }) => [kind, remarkOn(found).remark]);
}

function countsOf(verdict: Verdict): string {
  return countsWords(verdict.comparison ?? fail(), changesOf(verdict)?.counts ?? fail());
}

function fail(): never {
  throw new Error('nothing was compared');
}
