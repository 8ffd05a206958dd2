import { describe, expect, it } from '@jest/globals';
import { identityOfTitle } from '../../../src/identity/case-identity.ts';
import type { Confirmation } from '../../../src/model/regression/confirmation.ts';
import { renderCheckOutput } from '../../../src/render/check-output.ts';
import { renderComment } from '../../../src/render/comment.ts';
import { renderHtmlReport } from '../../../src/render/html-report.ts';
import { renderSummary } from '../../../src/render/summary.ts';
import { describeConfirmation } from '../../../src/render/words/confirmation-words.ts';
import { headlineOf } from '../../../src/render/words/verdict-words.ts';
import { alike, held, modelCase } from '../../support/gate/two-reports.ts';
import { runReport, viewOf } from '../../support/render/sample-reports.ts';

const HOSTILE = 'a | b <img src=x> `c`';
const tally = (passed: number, total: number) => ({ passed, total });

const CONFIRMATION: Confirmation = {
  cases: [
    {
      ...{ identity: identityOfTitle(HOSTILE), title: HOSTILE },
      first: { baseline: tally(10, 10), head: tally(2, 10) },
      fresh: { baseline: tally(5, 5), head: tally(4, 5) },
    },
  ],
  ...{ ranBase: true, isWholeSuite: false, iterations: 1_010, tokens: 12_345, durationMs: 61_000 },
  trouble: null,
};

describe('what looking again has shown', () => {
  it.each<[changes: Partial<Confirmation>, words: RegExp]>([
    [{}, /^1 suspect ran again: base and head in turns, in one session\. It cost 1,010 /],
    [{ ranBase: false }, /: the head alone\./],
    [{ isWholeSuite: true }, /The service runs no part of a suite, so all of it ran\./],
    [{ trouble: 'It was refused.' }, /one session\. It was refused\. It cost/],
    [{}, / 1,010 iterations more, 12,345 tokens, 1 min/],
    [{ tokens: null }, / 1,010 iterations more, 1 min/],
  ])('%j', (changes, words) => {
    expect(describeConfirmation({ ...CONFIRMATION, ...changes })).toMatch(words);
  });

  it('stands on every surface beside what was found at first, and in the headline', () => {
    const base = runReport(alike(3, [10]));
    const head = runReport([modelCase('case 1', [2, 8]), ...alike(3, [10]).slice(1)]);
    const again = (one: ReturnType<typeof modelCase>) => runReport([one]);
    const fresh = {
      head: again(modelCase('case 1', [5])),
      baseline: again(modelCase('case 1', [5])),
    };
    const { verdict } = held(base, head, { regression: { confirm: 'auto' }, context: { fresh } });
    expect(headlineOf(verdict)).toContain('suspected, not confirmed');
    const view = { ...viewOf(head), verdict: { ...verdict, confirmation: CONFIRMATION } };
    const budget = { unit: 'bytes', limit: 60_000 } as const;
    const everywhere = renderHtmlReport(view) + renderSummary(view, budget);
    expect(everywhere.match(/Look 1, at 10 fresh iterations/g)).toHaveLength(2);
    for (const surface of [
      renderComment(view, budget),
      renderSummary(view, budget),
      renderCheckOutput(view).summary,
      renderHtmlReport(view),
    ]) {
      expect(surface).toContain('Looked at again');
      for (const figure of ['10 of 10', '2 of 10', '5 of 5', '4 of 5']) {
        expect(surface).toContain(figure);
      }
      expect(surface).not.toContain('<img src=x>');
    }
    const [one] = CONFIRMATION.cases;
    const many = Array.from({ length: 120 }, () => one).filter((each) => each !== undefined);
    const long = { ...view.verdict, confirmation: { ...CONFIRMATION, cases: many } };
    const page = renderHtmlReport({ ...view, verdict: long });
    expect(page).toMatch(
      /<details><summary>90 more cases<\/summary><div.*?20 more cases left out/s,
    );
  });
});
