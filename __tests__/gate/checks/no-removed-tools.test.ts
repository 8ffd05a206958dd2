import { describe, expect, it } from '@jest/globals';
import { checkRemovedTools } from '../../../src/gate/checks/no-removed-tools.ts';
import type { NamedTool, ServerReport } from '../../../src/model/run-report.ts';
import type { CheckOutcome } from '../../../src/model/verdict.ts';
import { checkWords } from '../../../src/render/words/check-words.ts';
import { comparisonSentences } from '../../../src/render/words/comparison-words.ts';
import { headlineOf } from '../../../src/render/words/verdict-words.ts';
import { type Asked, held, plainCase } from '../../support/gate/two-reports.ts';
import { withinCpuLimit } from '../../support/linear-time/cpu-limit.ts';
import { runReport } from '../../support/render/sample-reports.ts';

const server = (tools?: string[], name = 'library'): ServerReport => ({
  ...{ id: name, name },
  ...(tools && { tools }),
});

function judged(
  tools: NamedTool[],
  before: ServerReport[],
  after: ServerReport[],
  asked: Asked = {},
) {
  const cases = [plainCase('a', [1], { tools }), plainCase('b', [1])];
  const { verdict } = held(
    runReport(cases, { servers: before }),
    runReport(cases, { servers: after }),
    asked,
  );
  return { verdict, check: verdict.checks.find(({ id }) => id === 'no-removed-tools') };
}

const FEE: NamedTool = { name: 'fee', server: 'library' };
const BOTH = server(['fee', 'loan']);

describe('a tool that a case needs', () => {
  it.each<[string, NamedTool, ServerReport[], ServerReport[], CheckOutcome | undefined]>([
    ['is still there', FEE, [BOTH], [BOTH], 'passed'],
    ['is gone', FEE, [BOTH], [server(['loan'])], 'failed'],
    ['never was there', FEE, [server(['loan'])], [server(['loan'])], 'passed'],
    ['is new', FEE, [server(['loan'])], [BOTH], 'passed'],
    [
      'may be beyond what is listed',
      FEE,
      [BOTH],
      [{ ...server(['loan']), moreTools: 1 }],
      'passed',
    ],
    [
      'is gone from its server',
      FEE,
      [BOTH, server([], 'x')],
      [server([]), server(['fee'], 'x')],
      'failed',
    ],
    [
      'moved to another server',
      { name: 'fee' },
      [BOTH],
      [server([]), server(['fee'], 'x')],
      'passed',
    ],
    ['is gone from a server that is no more', FEE, [BOTH], [server(['loan'], 'x')], 'passed'],
    ['is not known of', FEE, [server()], [BOTH], undefined],
    ['is not known of here', FEE, [BOTH], [server()], undefined],
    [
      'is gone, and never to be called',
      { ...FEE, isForbidden: true },
      [BOTH],
      [server([])],
      'passed',
    ],
  ])('%s', (_, tool, before, after, outcome) => {
    expect(judged([tool], before, after).check?.outcome).toBe(outcome);
  });

  it('gates where regressions do', () => {
    expect(judged([FEE], [BOTH], [server([])]).verdict.value).toBe('failed');
    const { check, verdict } = judged([FEE], [BOTH], [server([])], { mode: 'inform' });
    expect(check).toMatchObject({ gates: false, outcome: 'failed' });
    expect(verdict.value).toBe('passed');
    expect(() => judged([FEE], [BOTH], [server([])], { mode: 'off' })).toThrow('no check');
  });

  it('is told by its name and its cases', () => {
    const { verdict } = judged([FEE], [BOTH], [server([])]);
    expect(headlineOf(verdict)).toBe(
      'A tool is gone since the baseline: "fee", which 1 case needs.',
    );
    expect(comparisonSentences(verdict)[0]).toBe(
      'The tool "fee", which the baseline had, is gone; needed by "a".',
    );
  });

  it('is told with the others that are gone', () => {
    const { verdict, check } = judged([FEE, { ...FEE, name: 'loan' }], [BOTH], [server([])]);
    expect(headlineOf(verdict)).toBe(
      'Tools are gone since the baseline: "fee", which 1 case needs, "loan", which 1 case needs.',
    );
    expect(check && checkWords(check).actual).toBe('0 of 1 case lost no tool');
  });

  it('is told of where it is never to be called, since that shows nothing any more', () => {
    const { verdict } = judged([{ ...FEE, isForbidden: true }], [BOTH], [server([])]);
    expect(comparisonSentences(verdict)[0]).toBe(
      'The tool "fee", which the baseline had, is gone; that it is never called no longer shows anything: "a".',
    );
  });
});

it('is counted in a time that grows with the cases and the tools', async () => {
  const many = Array.from({ length: 40_000 }, (_, at) =>
    plainCase(`${at}`, [1], { tools: [FEE, { name: `${at}`, server: 'library' }] }),
  );
  const [before, after] = [many.map(({ title }) => title), many.map(({ title }) => `new ${title}`)];
  const names = { baseline: server([...before, 'fee']), head: server([...before, ...after]) };
  const { check } = await withinCpuLimit(() =>
    checkRemovedTools(
      runReport(many, { servers: [names.baseline] }),
      runReport(many, { servers: [names.head] }),
      true,
    ),
  );
  expect(check).toMatchObject({ outcome: 'failed', sampleSize: 40_000, observed: 0 });
});
