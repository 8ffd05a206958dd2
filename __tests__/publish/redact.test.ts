import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { redactReport } from '../../src/publish/redact.ts';
import { hostileReport } from '../render/arbitrary-report.ts';
import { iteration, runReport } from '../render/sample-reports.ts';

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

  it('changes nothing where there is no secret', () => {
    fc.assert(
      fc.property(hostileReport, (report) => {
        expect(redactReport(report, [])).toEqual(report);
      }),
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
