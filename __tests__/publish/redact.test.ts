import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { redactReport } from '../../src/publish/redact.ts';
import { hostileReport } from '../render/arbitrary-report.ts';
import { caseOf, iteration, runReport } from '../render/sample-reports.ts';
import { samples } from '../support/effort.ts';

const SECRET = 'sk_very"secret';

describe('redactReport', () => {
  it('takes secrets out of every text, also as values and names of arguments', () => {
    const call = { toolName: SECRET, arguments: { [SECRET]: { deep: [`Bearer ${SECRET}`] } } };
    const leaky = iteration({
      outcome: 'failed',
      error: `401 for ${SECRET}`,
      errorDetails: JSON.stringify({ header: SECRET }),
      expectedToolCalls: [call],
      analysis: {
        missing: [call],
        unexpected: [],
        argumentMismatches: [{ expected: call, actual: call, mismatchedArguments: [SECRET] }],
      },
      messages: [{ role: 'tool', text: `?key=${encodeURIComponent(SECRET)}` }],
    });
    const report = runReport([
      { id: 'c', title: SECRET, location: { file: SECRET, line: 1 }, iterations: [leaky] },
    ]);
    const redacted = redactReport(report, [SECRET]);
    expect(JSON.stringify(redacted)).not.toMatch(/very|secret/);
    expect(redacted.cases[0]?.iterations[0]).toMatchObject({
      outcome: 'failed',
      error: '401 for ***',
      expectedToolCalls: [{ toolName: '***', arguments: { '***': { deep: ['Bearer ***'] } } }],
    });
    expect(report.cases[0]?.title).toBe(SECRET);
  });

  it('takes them out of Base64 too, whatever stands around them there', () => {
    const around = fc.string({ unit: 'grapheme', maxLength: 7 });
    const encoding = fc.constantFrom<'base64' | 'base64url'>('base64', 'base64url');
    fc.assert(
      fc.property(around, around, encoding, (before, after, form) => {
        const secret = 'ghs_16C7e42F292c6912E7710c838347Ae178B4a';
        const header = Buffer.from(`${before}${secret}${after}`).toString(form);
        const failed = iteration({ outcome: 'failed', error: `sent Basic ${header}` });
        const report = runReport([{ ...caseOf('c', []), iterations: [failed] }]);
        const error = redactReport(report, [secret]).cases[0]?.iterations[0]?.error ?? '';
        expect(error).toContain('***');
        const left = error.replace('sent Basic ', '').split('***');
        expect(left.join('').length).toBeLessThanOrEqual(header.length - 50);
      }),
      samples({ ci: 100, soak: 10_000 }),
    );
  });

  it('changes nothing where there is no secret', () => {
    fc.assert(
      fc.property(hostileReport, (report) => {
        expect(redactReport(report, [])).toEqual(report);
      }),
      samples({ ci: 100, soak: 10_000 }),
    );
  });

  it.each(['passed', 'run', 'network', 'error'])('keeps its own words from the key %s', (key) => {
    const report = {
      ...runReport([
        {
          ...{ id: 'c', title: 't', location: null },
          iterations: [iteration(), iteration({ outcome: 'error' })],
        },
      ]),
      problems: [{ kind: 'network' as const, message: 'lost' }],
    };
    const { source, run, problems, cases } = redactReport(report, [key]);
    expect([source, run?.result, problems[0]?.kind]).toEqual([
      report.source,
      report.run?.result,
      'network',
    ]);
    expect(cases[0]?.iterations.map(({ outcome }) => outcome)).toEqual(['passed', 'error']);
  });
});
