import { describe, expect, it } from '@jest/globals';
import { gate } from '../../../src/gate/gate.ts';
import { invalidVerdict } from '../../../src/gate/without-report.ts';
import { verdictLines } from '../../../src/render/terminal/verdict-lines.ts';
import { outcomes } from '../../support/gate/judged-reports.ts';
import { caseOf, runReport } from '../../support/render/sample-reports.ts';

const page = { paint: (tone: string, text: string) => `<${tone}>${text}`, width: 80 };

describe('a verdict at a terminal', () => {
  it('stands below what was checked and what is to be said of the results', () => {
    const report = runReport([caseOf('case', outcomes(17, 3))], {
      warnings: ['A model was \u001b[2Jslow.'],
    });
    const verdict = gate(report, { minPassRate: 0.9 });
    expect(verdictLines({ report, verdict }, page)).toEqual([
      '',
      '<doubtful>! A model was slow.',
      '<bad>✗ Pass rate: failed (expected at least 90%; found 17 of 20 iterations passed',
      expect.stringMatching(/^ {2}\(85%\)/),
      "<quiet>✗ Result of the run: failed, which only informs (expected the suite's pass",
      '  criteria met; found the run counted as failed)',
      '',
      '<bad>FAILED  17 of 20 iterations passed (85%), at least 90% wanted.',
    ]);
  });

  it('stands whole in each line where it is piped', () => {
    const report = runReport([caseOf('case', outcomes(17, 3))]);
    const verdict = gate(report, { minPassRate: 0.9 });
    const lines = verdictLines({ report, verdict }, { ...page, isPiped: true });
    expect(lines.filter((line) => line.includes('Pass rate:'))).toEqual([
      expect.stringMatching(/\(expected at least 90%; found 17 of 20 .*95% interval .*\)$/),
    ]);
  });

  it('tells each mistake, and one alone in the line of the verdict', () => {
    const told = (...texts: string[]) =>
      verdictLines({ report: null, verdict: invalidVerdict(texts) }, page);
    expect(told('--api-key: is missing.')).toEqual([
      ...['', '<bad>INVALID  The configuration is wrong: --api-key: is missing.'],
    ]);
    expect(told('one', 'two').slice(2)).toEqual(['<quiet>- one', '<quiet>- two']);
  });
});
