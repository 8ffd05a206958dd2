import { execFileSync } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { countIterations } from '../../src/model/counts.ts';
import type { RunReport } from '../../src/model/run-report.ts';
import { junitXml } from '../../src/publish/junit-export.ts';
import { parseResultBytes } from '../../src/results/read/parse.ts';
import { samples, timeLimitMs } from '../support/effort.ts';
import { itUnless, NO_XMLLINT } from '../support/obstacles.ts';
import { hostileReport } from '../support/render/arbitrary-report.ts';
import { caseOf, runReport, SAMPLE_VIEWS } from '../support/render/sample-reports.ts';

async function readBack(xml: string) {
  const parsed: { name: string; outcome: string }[] = [];
  const summary = await parseResultBytes(
    [Buffer.from(xml)],
    { file: 'export.xml', format: 'junit' },
    (one) => {
      parsed.push({ name: one.name, outcome: one.status });
    },
  );
  return { summary, parsed };
}

async function expectSameCounts(report: RunReport): Promise<void> {
  const iterations = report.cases.flatMap((testCase) => testCase.iterations);
  const { passed, failed, unfinished, skipped } = countIterations(iterations);
  const errors = iterations.filter(({ outcome }) => outcome === 'error').length;
  const { summary } = await readBack(junitXml(report));
  expect(summary.errors).toEqual(iterations.length === 0 ? summary.errors : []);
  expect(summary).toMatchObject({
    passed,
    failed: failed - errors,
    error: errors + unfinished,
    skipped,
  });
}

function reportOf(name: string): RunReport {
  const report = SAMPLE_VIEWS[name]?.report;
  if (!report) throw new Error(`no report of ${name}`);
  return report;
}

const REPORTS = Object.keys(SAMPLE_VIEWS).filter((name) => SAMPLE_VIEWS[name]?.report);

describe('the JUnit export', () => {
  it.each(REPORTS)('of %s reads back with the same counts', async (name) => {
    await expectSameCounts(reportOf(name));
  });

  it.each(['', ' '])('of a case without a title, %j, reads back', async (title) => {
    await expectSameCounts(runReport([{ ...caseOf('c', ['passed']), title }]));
    await expectSameCounts(runReport([{ ...caseOf('c', ['passed', 'failed']), title }]));
  });

  it.each([
    [-5_000, '0.000'],
    [1.7e308, '1000000000000.000'],
    [1234, '1.234'],
  ])('of a case that took %d ms has a time that XML knows', (durationMs, time) => {
    const testCase = caseOf('c', ['passed']);
    for (const iteration of testCase.iterations) iteration.durationMs = durationMs;
    const times = [...junitXml(runReport([testCase, testCase])).matchAll(/ time="([^"]*)"/g)];
    expect(new Set(times.map(([, found]) => found))).toEqual(
      new Set([time, ...(durationMs === 1234 ? ['2.468'] : [])]),
    );
  });

  it(
    'of any report reads back with the same counts',
    async () => {
      await fc.assert(
        fc.asyncProperty(hostileReport, expectSameCounts),
        samples({ ci: 100, soak: 3_000 }),
      );
    },
    timeLimitMs(30_000),
  );

  it('names iterations, the model and the tokens', () => {
    const xml = junitXml(reportOf('one-failed'));
    expect(xml).toContain('<testsuite name="Forecast for a city" tests="4" failures="1"');
    expect(xml).toContain('name="Forecast for a city [iteration 3]" classname="Weather server"');
    expect(xml).toContain('time="1.234"');
    expect(xml).toContain('<property name="model" value="claude-sonnet-4-5"/>');
    expect(xml).toContain('<property name="tokens.total" value="1234"/>');
  });

  it('names file, line and attempts', () => {
    expect(junitXml(reportOf('result-files'))).toContain(
      'file="src/fees/late-fee.test.ts" line="31"',
    );
    expect(junitXml(reportOf('flaky'))).toContain('<property name="attempts" value="3"/>');
  });

  itUnless(NO_XMLLINT, 'is well-formed to xmllint', () => {
    for (const name of REPORTS) {
      const out = execFileSync('xmllint', ['--noout', '-'], { input: junitXml(reportOf(name)) });
      expect(String(out)).toBe('');
    }
  });
});
