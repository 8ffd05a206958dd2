import { expect, it } from '@jest/globals';
import { gate } from '../../../src/gate/gate.ts';
import { headlineOf } from '../../../src/render/words/verdict-words.ts';
import { GATED_VIEWS } from '../../support/render/gated-views.ts';
import { caseOf, runReport } from '../../support/render/sample-reports.ts';

it('names every check that was missed', () => {
  const { verdict } = GATED_VIEWS['worse'] ?? fail();
  expect(headlineOf(verdict)).toBe(
    '57 of 80 iterations passed (71.2%), at least 80% wanted. Other checks missed: Pass rate of each case, No removed tools, No regression. 1 case of the baseline is not here. 1 case is in quarantine and does not count.',
  );
});

it('counts those that were missed beside three that it names', () => {
  const models = ['a', 'b', 'c', 'd', 'e'].map((model) => {
    const one = caseOf(model, ['failed']);
    return { ...one, iterations: one.iterations.map((it) => ({ ...it, model, provider: 'p' })) };
  });
  const minPassRateByModel = { others: 1, named: new Map<string, number>() };
  const verdict = gate(runReport(models), { minPassRate: 1, minPassRateByModel });
  expect(headlineOf(verdict)).toBe(
    '0 of 5 iterations passed (0%), at least 100% wanted. Other checks missed: Pass rate on p/a, Pass rate on p/b, Pass rate on p/c and 2 more.',
  );
});

function fail(): never {
  throw new Error('There is no such view.');
}
