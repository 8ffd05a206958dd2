import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  DIAGNOSIS_CHECKS,
  DIAGNOSIS_OUTCOMES,
  type Diagnosis,
} from '../../../src/model/servers/diagnosis.ts';
import { annotationsOf } from '../../../src/render/annotations.ts';
import { renderCheckOutput } from '../../../src/render/check-output.ts';
import { renderComment } from '../../../src/render/comment.ts';
import { renderHtmlReport } from '../../../src/render/html-report.ts';
import { renderSummary, SMALLEST_BUDGET } from '../../../src/render/summary.ts';
import { headlineOf } from '../../../src/render/words/verdict-words.ts';
import { samples, timeLimitMs } from '../../support/effort.ts';
import { hostileText } from '../../support/render/arbitrary-report.ts';
import { expectHarmless } from '../../support/render/markdown-laws.ts';
import { viewOf } from '../../support/render/sample-reports.ts';
import { doctorReport, SERVER_VIEWS } from '../../support/render/server-views.ts';

const view = (name: string) => {
  const found = SERVER_VIEWS[name];
  if (found === undefined) throw new Error(`There is no ${name}.`);
  return found;
};
const summaryOf = (name: string) => renderSummary(view(name), { unit: 'bytes', limit: 100_000 });

describe('servers that were looked at', () => {
  it.each([
    ['doctor-healthy', 'Both servers are healthy.'],
    ['doctor-ill', '2 of 4 servers healthy: "weather" is ill by its own doing.'],
    [
      'doctor-misconfigured',
      'The configuration is wrong: .mcp.json:21:5: server "files": cannot be started: there is no program "mcp-files".',
    ],
  ])('%s: %s', (name, headline) => {
    expect(headlineOf(view(name).verdict)).toBe(headline);
  });

  it('have a row each, with a sign for what was looked at and how many there are', () => {
    const summary = summaryOf('doctor-ill');
    expect(summary).toContain(
      '| library | ✅&nbsp;healthy | 2026-07-28 | ✅ | ✅&nbsp;4 | ✅&nbsp;9 | ➖ | ➖ | ✅ | 1.2 s |',
    );
    expect(summary).toContain(
      '| search | ⚠️&nbsp;unknown | – | ➖ | ➖ | ➖ | ➖ | ⚠️ | ➖ | 420 ms |',
    );
    // There are no cases to count.
    expect(summary).not.toMatch(/\b0 of 0\b|iteration|### Cases/);
  });

  it('have a line for what keeps each from being well, on all surfaces', () => {
    const told =
      /❌ <strong>weather<\/strong>, initialization .*What to do:<\/strong> Start it by hand/;
    expect(summaryOf('doctor-ill')).toMatch(told);
    const ill = view('doctor-ill');
    expect(summaryOf('doctor-misconfigured')).toContain(
      'or correct <code>command</code>, <code>args</code> or <code>cwd</code> of the server.',
    );
    expect(renderComment(ill, { unit: 'characters', limit: 65_536 })).toMatch(told);
    expect(renderCheckOutput(ill).summary).toMatch(told);
    expect(renderHtmlReport(ill)).toMatch(told);
    expect(annotationsOf(ill.report, ill.verdict)).toEqual([
      expect.objectContaining({
        ...{ severity: 'error', title: 'Server weather: initialization' },
        location: { file: '.mcp.json', line: 9, column: 5 },
        message: expect.stringMatching(/^Server "weather": exited with code 1/),
      }),
      expect.objectContaining({ severity: 'warning', title: 'Server search: OAuth' }),
    ]);
  });

  it('are counted where there is no room for all', () => {
    const many = Array.from(
      { length: 400 },
      (_, at): Diagnosis => ({
        ...{ serverId: `sv_${at}`, server: `server ${at}`, protocolVersion: null, durationMs: 1 },
        checks: [{ id: 'connection', outcome: 'failed', detail: 'is gone'.repeat(100) }],
      }),
    );
    const shown = viewOf(doctorReport(many));
    const summary = renderSummary(shown, { unit: 'bytes', limit: 1_000_000 });
    expect(summary).toContain('200 more servers and 300 more failing checks: see the report.');
    const small = renderSummary(shown, { unit: 'bytes', limit: 4_000 });
    expect(small).toContain('395 more servers and 397 more failing checks: see the report.');
  });
});

const hostileDiagnosis: fc.Arbitrary<Diagnosis> = fc.record({
  serverId: hostileText,
  server: hostileText,
  location: fc.record({ file: hostileText, line: fc.option(fc.integer()) }),
  protocolVersion: fc.option(hostileText),
  durationMs: fc.double(),
  checks: fc.array(
    fc.record({
      id: fc.constantFrom(...DIAGNOSIS_CHECKS),
      outcome: fc.constantFrom(...DIAGNOSIS_OUTCOMES),
      ...{ detail: hostileText, advice: hostileText },
    }),
    { maxLength: 6 },
  ),
});

it(
  'whatever servers say of themselves is shown as text, within any budget',
  () => {
    const limits = fc.integer({ min: SMALLEST_BUDGET, max: 60_000 });
    fc.assert(
      fc.property(fc.array(hostileDiagnosis, { maxLength: 6 }), limits, (diagnoses, limit) => {
        const shown = viewOf(doctorReport(diagnoses));
        const summary = renderSummary(shown, { unit: 'bytes', limit });
        expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(limit);
        expectHarmless(summary);
        expectHarmless(renderComment(shown, { unit: 'characters', limit }));
        expectHarmless(renderCheckOutput(shown).summary);
        for (const { title, message } of annotationsOf(shown.report, shown.verdict)) {
          expect(title.length).toBeLessThanOrEqual(255);
          expect(message.length).toBeLessThanOrEqual(4_096);
          expect(`${title}${message}`).not.toMatch(/[\p{Cc}\p{Cs}]/u);
        }
      }),
      samples({ ci: 30, soak: 2_000 }),
    );
  },
  timeLimitMs(120_000),
);
