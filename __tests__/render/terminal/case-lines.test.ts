import { describe, expect, it } from '@jest/globals';
import type { CaseReport, IterationReport } from '../../../src/model/run-report.ts';
import { caseLines } from '../../../src/render/terminal/case-lines.ts';
import { caseOf, iteration } from '../../support/render/sample-reports.ts';

const caseWith = (title: string, iterations: IterationReport[]): CaseReport => ({
  ...caseOf(title, []),
  iterations,
});

const paint = (tone: string, text: string) => (tone === 'quiet' ? text : `<${tone}>${text}`);
const lines = (one: CaseReport, width = 80) => caseLines(one, { paint, width });

describe('a case at a terminal', () => {
  it('is a line where it passed', () => {
    const passed = caseWith('fee', [iteration({ durationMs: 12 })]);
    expect(lines(passed)).toEqual(['<good>✓ fee 12 ms']);
  });

  it('says below why it failed, in lines that fit', () => {
    const error = `The tool said no to ${'all of it '.repeat(12)}`.trim();
    const failed = caseWith('fee', [
      iteration({ durationMs: 12 }),
      iteration({ number: 2, outcome: 'failed', durationMs: 5, error }),
    ]);
    const told = lines(failed, 60);
    expect(told.slice(0, 2)).toEqual(['<bad>✗ fee 1 of 2, 17 ms', '    Iteration 2 failed:']);
    expect(
      told
        .slice(2)
        .map((line) => line.trim())
        .join(' '),
    ).toBe(error);
    for (const line of told) expect(line.length).toBeLessThanOrEqual(60 + '<bad>'.length);
  });

  it('leaves out the middle of a long error', () => {
    const error = Array.from({ length: 20 }, (_, at) => `line ${at + 1}`).join('\n');
    const told = lines(caseWith('fee', [iteration({ outcome: 'error', error, durationMs: null })]));
    const numbers = told.slice(1).map((line) => line.trim().replace('line ', ''));
    expect(numbers).toEqual([
      ...['1', '2', '3', '4', '… 10 more lines', '15', '16', '17', '18', '19', '20'],
    ]);
  });

  it('tells failed assertions with what was expected', () => {
    const assertion = { label: 'responseContains', passed: false, reason: 'is not there' };
    const failed = caseWith('fee', [
      iteration({
        ...{ outcome: 'failed', durationMs: null, error: 'responseContains: is not there' },
        assertions: [{ ...assertion, expected: 'seven', observed: 'eight' }],
      }),
    ]);
    expect(lines(failed)).toEqual([
      '<bad>✗ fee',
      '    responseContains: is not there',
      '    expected seven',
      '    observed eight',
    ]);
  });

  it('lets nothing that others wrote act on the terminal, or break out of its line', () => {
    const failed = caseWith('\u001b[2Jsly\nsecond \u202eline', [
      iteration({ outcome: 'error', error: 'a\u001b]0;title\u0007b\r\nc', durationMs: null }),
    ]);
    expect(lines(failed)).toEqual(['<bad>✗ sly second \\u202eline', '    ab', '    c']);
  });

  it('stands for many where they are folded', () => {
    const folded = { cases: 1200, passed: 1190, skipped: 10, durationMs: null };
    expect(lines({ ...caseOf('others', []), folded })).toEqual([
      '<good>✓ 1,200 more cases (10 skipped)',
    ]);
  });
});
