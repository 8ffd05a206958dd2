import { describe, expect, it } from '@jest/globals';
import type { CaseReport } from '../../../src/model/run-report.ts';
import { storyLines } from '../../../src/render/terminal/story-lines.ts';
import { held, plainCase } from '../../support/gate/two-reports.ts';
import { caseOf, iteration, runReport, viewOf } from '../../support/render/sample-reports.ts';

const page = { paint: (tone: string, text: string) => `<${tone}>${text}`, width: 80 };

function failing(title: string, ...errors: string[]): CaseReport {
  const iterations = errors.map((error, at) =>
    iteration({ number: at + 1, outcome: 'failed', error }),
  );
  return { ...caseOf(title, []), iterations };
}

function storyOf(cases: readonly CaseReport[], width = 80): string[] {
  const report = runReport(cases);
  return storyLines({ report, verdict: viewOf(report).verdict }, { ...page, width });
}

describe('the story at a terminal', () => {
  it('tells what came out otherwise than in the baseline, what broke first', () => {
    const before = [plainCase('broke', [5]), plainCase('mended', [0, 5]), plainCase('is', [1])];
    const after = [plainCase('broke', [1, 4]), plainCase('mended', [5]), plainCase('is', [1])];
    const { verdict } = held(before, after, { mode: 'strict' });
    expect(storyLines({ report: runReport(after), verdict }, page)).toEqual([
      'Against the baseline: 1 newly failing, 1 fixed',
      '  <bad>✗ newly failing: broke (5 of 5 → 1 of 5)',
      '  <good>✓ fixed: mended (0 of 5 → 5 of 5)',
    ]);
  });

  it('tells a cause that several cases share, and none that each tells by itself', () => {
    const shared = 'the feed is \u001b[2Jdown';
    expect(storyOf([failing('a', shared, shared), failing('b', shared)])).toEqual([
      '2 cases failed, for 1 cause:',
      '  <bad>✗ 2 cases, 3 ×: the feed is down',
    ]);
    expect(storyOf([failing('a', 'this'), failing('b', 'that')])).toEqual([]);
    expect(
      storyOf([failing('a', 'x'), failing('b', 'x'), failing('alone', 'that')]).slice(1),
    ).toEqual(['  <bad>✗ 2 cases: x', '  <bad>✗ alone: that']);
  });

  it('keeps to the width, and to the first causes', () => {
    const words = [...'abcdefghijklm'];
    const lines = storyOf(
      words.flatMap((word) => [1, 2].map((at) => failing(`${word}${at}`, `${word} `.repeat(90)))),
      60,
    );
    const plain = lines.map((line) => line.replace(/<\w+>/, ''));
    for (const line of plain) expect(line.length).toBeLessThanOrEqual(60);
    expect(lines[0]).toBe('26 cases failed, for 13 causes:');
    expect(lines.at(-1)).toBe('  … 3 more causes');
  });

  it('is nothing where nothing failed and nothing was compared', () => {
    expect(storyOf([caseOf('a', ['passed'])])).toEqual([]);
  });
});
