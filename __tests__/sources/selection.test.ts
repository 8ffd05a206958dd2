import { expect, test } from '@jest/globals';
import { ALL, selectCases, usedServers } from '../../src/sources/evals/selection.ts';
import { suiteIn } from '../support/suites.ts';

const suite = await suiteIn(
  `
name: s
tests:
  - { title: adds, call: one/x, tags: [smoke] }
  - { title: Adds more, call: two/x, tags: [smoke, slow] }
  - { title: "removes\\n \\tall", call: two/x }
`,
  ['one', 'two'],
);

const TITLES = ['adds', 'Adds more', 'removes all'];
const SLOW = { what: 'tag', nearest: 'slow' };
const REMOVES = 'removes\n \tall';

test.each([
  ['all', {}, ['adds', 'Adds more', REMOVES], 4],
  ['titles', { titles: ['adds', 'removes all'] }, ['adds', REMOVES], 4],
  ['a part of titles', { filter: 'ADDS' }, ['adds', 'Adds more'], 4],
  ['tags', { tags: ['slow', 'other'] }, ['Adds more'], 5],
  ['a tag of titles', { tags: ['smoke'], filter: 'more' }, ['Adds more'], 5],
])('chooses by %s, and places stay', (_name, wanted, titles, line) => {
  const chosen = selectCases(suite, 's.yaml', { ...ALL, ...wanted });
  if (!('suite' in chosen)) throw new Error('nothing');
  expect(chosen.suite.tests.map(({ title }) => title)).toEqual(titles);
  expect(chosen.suite.tags).toHaveLength(titles.length);
  expect(chosen.suite.placeOf(0, null).line).toBe(line);
});

test.each([
  [{ titles: ['removes al'] }, { name: 'removes al', nearest: 'removes all' }],
  [{ filter: 'nothing' }, { name: '--filter nothing', known: TITLES }],
  [{ titles: ['adds', 'remove'], isOnly: true }, { name: 'remove' }],
  [{ tags: ['slo', 'smoke'], isOnly: true }, SLOW],
  [{ tags: ['smoky'] }, { what: 'tag', nearest: 'smoke', known: ['smoke', 'slow'] }],
  [{ titles: ['removes all'], tags: ['slow'] }, { name: 'removes all + slow' }],
])('%j chooses nothing, or not all', (wanted, expected) => {
  const chosen = selectCases(suite, 's.yaml', { ...ALL, ...wanted });
  const data = { code: 'not-found', what: 'case', ...expected };
  expect(chosen).toMatchObject({ problems: [{ data }] });
});

test('the servers of a suite are those that its steps name, or that it lists', async () => {
  const known = ['one', 'two', 'three'];
  expect(usedServers(suite, known)).toEqual(['one', 'two']);
  const content = 'name: s\nservers: [three]\ntests: [{ title: t, prompt: p, calls: x }]';
  expect(usedServers(await suiteIn(content, ['one', 'three']), known)).toEqual(['three']);
});
