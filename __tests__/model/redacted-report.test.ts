import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { gate } from '../../src/gate/gate.ts';
import { identityOfTitle } from '../../src/identity/case-identity.ts';
import { redactReport } from '../../src/model/redacted-report.ts';
import {
  KNOWN_RUN_STATUSES,
  type PackedCases,
  type RunReport,
} from '../../src/model/run-report.ts';
import { createRedactor } from '../../src/redaction/redactor.ts';
import { samples } from '../support/effort.ts';
import { hostileReport } from '../support/render/arbitrary-report.ts';
import { caseOf, iteration, runFacts, runReport } from '../support/render/sample-reports.ts';

const SECRET = 'sk_very"secret';

/** Words that mean something in a report. */
const WORDS = [
  ...['completed', 'failed', 'passed', 'cancelled', 'timed_out', 'pending', 'running', 'error'],
  ...['skipped', 'unfinished', 'run', 'ingest', 'execution', 'timeout', 'network', 'quota'],
  ...['authentication', 'evidence', 'damaged-file', 'true', 'null', 'e', 'x', '1', '*', '**'],
];

/** What no key should be, and somebody's is. */
const poorSecret = fc.oneof(
  fc.constantFrom(...WORDS),
  fc.string({ minLength: 1, maxLength: 3 }),
  // Long enough to be hidden, and words of reports all the same.
  fc.constantFrom(
    'iterations',
    'outcome',
    'complete',
    'imed_out',
    'unfinish',
    'severity',
    'source',
  ),
  fc.constantFrom(...WORDS).chain((word) => fc.nat(word.length).map((end) => word.slice(0, end))),
);

const outcome = fc.constantFrom(
  ...(['passed', 'passed', 'passed', 'failed', 'error', 'skipped', 'unfinished'] as const),
);

/** Reports that differ in all that decides, most of them decidable. */
const judgeableReport = fc
  .record({
    source: fc.constantFrom('run' as const, 'ingest' as const),
    cases: fc.array(fc.array(outcome, { minLength: 1, maxLength: 3 }), { maxLength: 3 }),
    status: fc.constantFrom('completed', 'completed', 'completed', ...KNOWN_RUN_STATUSES, 'odd 1'),
    result: fc.constantFrom('passed' as const, 'failed' as const, null),
    kinds: fc.array(
      fc.constantFrom('execution' as const, 'timeout' as const, 'damaged-file' as const),
      { maxLength: 1 },
    ),
  })
  .map(({ source, cases, status, result, kinds }) =>
    runReport(
      cases.map((outcomes, index) => caseOf(`case ${index}`, outcomes)),
      {
        source,
        run: source === 'run' ? runFacts({ status, result }) : null,
        problems: kinds.map((kind) => ({ kind, message: `the run completed with ${kind}` })),
      },
    ),
  );

/** What the gate makes of a report, but for what it quotes. */
function decisionOf(report: RunReport) {
  return [null, 0.5].map((minPassRate) => {
    const { value, checks } = gate(report, { minPassRate });
    return { value, checks: checks.map(({ id, outcome, threshold }) => [id, outcome, threshold]) };
  });
}

function outcomesOf({ cases, run, source, problems }: RunReport) {
  const iterations = cases.flatMap((testCase) => testCase.iterations);
  const kinds = problems.map(({ kind }) => kind);
  return [source, run?.result, kinds, iterations.map(({ outcome }) => outcome)];
}

describe('redactReport', () => {
  it('lets a hash be, whatever a key has in common with it', () => {
    const packed = ['0123456789abcdef,12;'] as PackedCases[];
    const folded = { cases: 1, passed: 1, durationMs: 12, packed };
    const [identity, definition] = [identityOfTitle('a'), identityOfTitle('b')];
    const cases = [
      { ...caseOf('a', ['passed']), identity, definition, serviceCaseId: identity },
      { ...caseOf('folded', []), folded },
    ];
    const redactor = createRedactor([identity, definition, '6789abcdef,12', '9abcdef']);
    const report = redactReport(runReport(cases), redactor);
    expect(report.cases).toMatchObject([{ identity, definition }, { folded: { packed } }]);
    expect(report.cases[0]?.serviceCaseId).not.toBe(identity);
  });

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
      conversation: {
        messages: [
          {
            role: 'assistant',
            text: `?key=${encodeURIComponent(SECRET)}`,
            reasoning: SECRET,
            images: [{ mediaType: 'image/png', data: btoa(SECRET) }],
            calls: [{ ...call, server: SECRET, result: { text: SECRET } }],
          },
        ],
        timeline: [{ kind: 'call', label: SECRET, startMs: 0, endMs: 1 }],
      },
    });
    const report = runReport([
      { id: 'c', title: SECRET, location: { file: SECRET, line: 1 }, iterations: [leaky] },
    ]);
    const redacted = redactReport(report, createRedactor([SECRET]));
    expect(JSON.stringify(redacted)).not.toMatch(/very|secret/);
    expect(redacted.cases[0]?.iterations[0]).toMatchObject({
      outcome: 'failed',
      error: '401 for ***',
      expectedToolCalls: [{ toolName: '***', arguments: { '***': { deep: ['Bearer ***'] } } }],
    });
    const [said] = redacted.cases[0]?.iterations[0]?.conversation?.messages ?? [];
    expect(said).toMatchObject({
      images: [{ mediaType: 'image/png' }],
      calls: [{ arguments: { '***': { deep: ['Bearer ***'] } }, result: { text: '***' } }],
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
        const error =
          redactReport(report, createRedactor([secret])).cases[0]?.iterations[0]?.error ?? '';
        expect(error).toContain('***');
        const left = error.replace('sent Basic ', '').split('***');
        expect(left.join('').length).toBeLessThanOrEqual(header.length - 50);
      }),
      samples({ ci: 100, soak: 2_000 }),
    );
  });

  it('changes nothing where there is no secret', () => {
    fc.assert(
      fc.property(hostileReport, (report) => {
        expect(redactReport(report, createRedactor([]))).toEqual(report);
      }),
      samples({ ci: 100, soak: 2_000 }),
    );
  });

  it('leaves the verdict what it was, whatever the secret', () => {
    fc.assert(
      fc.property(judgeableReport, fc.array(poorSecret, { maxLength: 4 }), (report, secrets) => {
        const redacted = redactReport(report, createRedactor(secrets));
        expect(decisionOf(redacted)).toEqual(decisionOf(report));
        expect(outcomesOf(redacted)).toEqual(outcomesOf(report));
      }),
      samples({ ci: 1_000, soak: 50_000 }),
    );
  });

  it.each(WORDS)('keeps its own words from the key %s', (key) => {
    const cases = [caseOf('t', ['passed', 'failed', 'error', 'skipped', 'unfinished'])];
    const problems = [{ kind: 'network' as const, message: 'lost' }];
    const report = runReport(cases, { problems });
    const { source, run, ...redacted } = redactReport(report, createRedactor([key]));
    expect([source, run?.status, run?.result]).toEqual(['run', 'completed', 'failed']);
    expect(redacted.problems[0]?.kind).toBe('network');
    expect(
      redacted.cases.flatMap(({ iterations }) => iterations.map((one) => one.outcome)),
    ).toEqual(['passed', 'failed', 'error', 'skipped', 'unfinished']);
  });

  it('takes a secret out of a status that is none of ours, and out of ids where it is a key', () => {
    const report = runReport([{ ...caseOf('c', ['passed']), id: `t[${SECRET}]` }], {
      run: runFacts({ id: 'run_1', status: `waiting for ${SECRET}` }),
    });
    const { run, cases } = redactReport(report, createRedactor([SECRET, '1']));
    expect(run).toMatchObject({ id: 'run_1', status: 'waiting for ***' });
    expect(cases[0]?.id).toBe('t[***]');
  });

  it('takes them out of every member of a report, also of those nobody has named', () => {
    const report = runReport([caseOf('c', ['failed'])]);
    const more = Object.assign(report, { addedLater: { [SECRET]: [`is ${SECRET}`] } });
    expect(JSON.stringify(redactReport(more, createRedactor([SECRET])))).not.toMatch(/very|secret/);
  });
});
