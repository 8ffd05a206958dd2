import { expect, it } from '@jest/globals';
import { gateSection } from '../../../../src/render/sections/gate/gate-table.ts';
import { describeReason } from '../../../../src/render/words/reason-words.ts';
import { held, plainCase } from '../../../support/gate/two-reports.ts';
import { elements, githubTrees } from '../../../support/render/github-tree.ts';

const TITLES = ['a', 'b', 'c', 'd', 'e'];

it('has the outcome, and beside it what was wanted and what was found, with three names at most', () => {
  const { verdict } = held(
    TITLES.map((title) => plainCase(title, [1])),
    TITLES.map((title) => plainCase(title, [0, 1])),
  );
  const tree = githubTrees(gateSection(verdict)?.levels[0]?.render() ?? '').sanitized;
  expect(elements(tree, 'th').map(({ text }) => text)).toEqual(['Outcome', 'Wanted → found']);
  const [outcome, found] = elements(tree, 'td').map(({ text }) => text);
  expect(outcome).toBe('❌\u00a0missed');
  expect(found).toBe(
    'No regression: no case that passed in the baseline fails→ 5 cases regressed: "a", "b", "c" and 2 more',
  );
  const informing = elements(tree, 'td').find(({ text }) => text.endsWith('informs'));
  expect(informing?.text).toBe('❌\u00a0missedinforms');
});

it('names the baseline once where its input is what is wrong', () => {
  const message = 'baseline: there is no such file or folder: x.json.';
  const { checks } = held([plainCase('a', [1])], [plainCase('a', [1])]).verdict;
  const [check] = checks;
  if (check === undefined) throw new Error('nothing was checked');
  expect(describeReason({ code: 'no-baseline', message }, check)).toBe(
    'no baseline: there is no such file or folder: x.json',
  );
});
