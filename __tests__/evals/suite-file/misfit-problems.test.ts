import { expect, it } from '@jest/globals';
import { misfitProblems } from '../../../src/evals/suite-file/misfit-problems.ts';
import { parseSuiteFile } from '../../../src/evals/suite-file/suite-file.ts';

const TEXT = `name: rows
tests:
  - title: asks {{row.n}}
    each: [{ n: 1 }, { n: 2 }, { n: 3 }]
    steps:
      - { kind: toolCall, toolName: ask, arguments: { citty: x } }
`;

it('what all rows of a test have is told once, in its place', async () => {
  const located = await parseSuiteFile('evals/rows.yaml', TEXT);
  const path = ['steps', 0, 'arguments', 'citty'];
  const misfits = located.suite.tests.map(({ title }) => ({ title, path, message: 'is wrong.' }));
  const own = { title: 'asks 2', path: ['steps', 0, 'arguments'], message: 'is another matter.' };
  const gone = { title: 'of another suite', path, message: 'is nothing of ours.' };
  expect(misfitProblems([...misfits, own, gone], located)).toEqual([
    { where: 'evals/rows.yaml:6:55', message: 'case "asks 1" (and 2 more cases) is wrong.' },
    { where: 'evals/rows.yaml:6:42', message: 'case "asks 2" is another matter.' },
  ]);
});

it('what steps of one case have in one place, as by an anchor, is that of one case', async () => {
  const located = await parseSuiteFile('evals/rows.yaml', TEXT);
  const path = ['steps', 0, 'arguments', 'citty'];
  const twice = { title: 'asks 1', path, message: 'is wrong.' };
  expect(misfitProblems([twice, twice], located)).toEqual([
    { where: 'evals/rows.yaml:6:55', message: 'case "asks 1" is wrong.' },
  ]);
});
