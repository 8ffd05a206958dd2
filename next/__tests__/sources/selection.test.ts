import { expect, test } from '@jest/globals';
import { ALL, selectCases, usedServers } from '../../src/sources/evals/selection.ts';
import { parseSuiteFile } from '../../src/sources/suite/suite-file.ts';

const parsed = await parseSuiteFile(
  `
name: s
tests:
  - { title: adds, call: one/x, tags: [smoke] }
  - { title: Adds more, call: two/x, tags: [smoke, slow] }
  - { title: "removes\\n \\tall", call: two/x }
`,
  's.yaml',
  ['one', 'two'],
);
if (!('suite' in parsed)) throw new Error('refused');
const { suite } = parsed;

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
  [{ titles: ['removes al'] }, { what: 'case', name: 'removes al', nearest: 'removes all' }],
  [
    { filter: 'nothing' },
    { what: 'case', name: '--filter nothing', known: ['adds', 'Adds more', 'removes all'] },
  ],
  [
    { titles: ['adds', 'remove'], isOnly: true },
    { what: 'case', name: 'remove' },
  ],
  [
    { tags: ['smoke', 'slo'], isOnly: true },
    { what: 'tag', nearest: 'slow' },
  ],
  [{ tags: ['smoky'] }, { what: 'tag', nearest: 'smoke', known: ['smoke', 'slow'] }],
  [
    { titles: ['removes all'], tags: ['slow'] },
    { what: 'case', name: 'removes all + slow' },
  ],
])('%j chooses nothing, or not all', (wanted, data) => {
  const chosen = selectCases(suite, 's.yaml', { ...ALL, ...wanted });
  expect(chosen).toMatchObject({ problems: [{ data: { code: 'not-found', ...data } }] });
});

test('the servers of a suite are those that its steps name, or that it lists', async () => {
  const known = ['one', 'two', 'three'];
  expect(usedServers(suite, known)).toEqual(['one', 'two']);
  const content = 'name: s\nservers: [three]\ntests: [{ title: t, prompt: p, calls: x }]';
  const asked = await parseSuiteFile(content, 's.yaml', ['one', 'three']);
  expect('suite' in asked && usedServers(asked.suite, known)).toEqual(['three']);
});
