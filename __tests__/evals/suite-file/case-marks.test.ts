import { describe, expect, it } from '@jest/globals';
import { skippedReport, withMarks } from '../../../src/evals/suite-file/case-marks.ts';
import { parseSuiteFile } from '../../../src/evals/suite-file/suite-file.ts';
import { gate } from '../../../src/gate/gate.ts';
import { identityOfTitle } from '../../../src/identity/case-identity.ts';
import { countReport } from '../../../src/model/counts.ts';
import type { CaseReport, RunReport } from '../../../src/model/run-report.ts';
import { headlineOf } from '../../../src/render/words/verdict-words.ts';

const FILE = `name: a
models: [openai/m]
tests:
  - { title: rests, tags: [old], skip: not yet, steps: [{ kind: toolCall, toolName: t }] }
  - title: asks
    tags: [new]
    steps:
      - { kind: prompt, prompt: hi }
      - { kind: assert, assertion: { type: noToolErrors } }
  - { title: calls, steps: [{ kind: toolCall, toolName: t }] }
`;

const caseOf = (title: string): CaseReport => ({
  ...{ id: title, title, location: null, iterations: [] },
});
const reportOf = (cases: CaseReport[]): RunReport => ({
  ...{ source: 'run', suite: { id: null, name: 'a' }, project: null, run: null, servers: [] },
  ...{ cases, problems: [], warnings: [], notice: null },
});

describe('withMarks', () => {
  it('puts what the file says to the cases, in its order, and what is skipped among them', async () => {
    const located = await parseSuiteFile('a.yaml', FILE);
    const found = reportOf([caseOf('calls'), caseOf('stray'), caseOf('asks [openai/m]')]);
    expect(withMarks(found, located, 'evals/a.yaml').cases).toEqual([
      {
        ...{ id: 'rests', identity: identityOfTitle('rests'), title: 'rests', tags: ['old'] },
        location: { file: 'evals/a.yaml', line: 4, column: 5 },
        iterations: [expect.objectContaining({ outcome: 'skipped', error: 'not yet' })],
      },
      {
        ...caseOf('asks [openai/m]'),
        location: { file: 'evals/a.yaml', line: 5, column: 5 },
        variant: { title: 'asks', model: 'openai/m', provider: 'openai' },
        tags: ['new'],
      },
      { ...caseOf('calls'), location: { file: 'evals/a.yaml', line: 10, column: 5 } },
      caseOf('stray'),
    ]);
  });

  it('keeps two of one title apart, which another service may take', async () => {
    const call = '{ kind: toolCall, serverName: s, toolName: t }';
    const test = `  - { title: t, steps: [${call}] }`;
    const located = await parseSuiteFile('a.yaml', ['name: a', 'tests:', test, test].join('\n'));
    const found = reportOf([
      { ...caseOf('t'), id: 'one' },
      { ...caseOf('t'), id: 'two' },
    ]);
    const { cases } = withMarks(found, located, 'a.yaml');
    expect(cases.map(({ id, location }) => [id, location?.line])).toEqual([
      ['one', 3],
      ['two', 4],
    ]);
  });
});

describe('a suite of which every case is skipped', () => {
  it('is no evidence', async () => {
    const call = '{ kind: toolCall, toolName: t }';
    const tests = `  - { title: "{{row.n}}", each: [{ n: 1 }, { n: 2 }], skip: why, steps: [${call}] }`;
    const located = await parseSuiteFile('a.yaml', ['name: a', 'tests:', tests].join('\n'));
    const report = withMarks(skippedReport(located), located, 'a.yaml');
    expect(countReport(report)).toMatchObject({ total: 0, passed: 0, skipped: 2 });
    const verdict = gate(report, { minPassRate: 0 });
    expect(verdict.value).toBe('incomplete');
    expect(headlineOf(verdict)).toContain('All 2 cases of the suite file are skipped');
  });
});
