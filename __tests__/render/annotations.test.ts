import { describe, expect, it } from '@jest/globals';
import { gate } from '../../src/gate/gate.ts';
import { invalidVerdict } from '../../src/gate/without-report.ts';
import { annotationsOf } from '../../src/render/annotations.ts';
import type { ReportView } from '../../src/render/view.ts';
import {
  caseOf,
  iteration,
  runReport,
  SAMPLE_VIEWS,
  viewOf,
} from '../support/render/sample-reports.ts';

function annotate({ report, verdict }: ReportView) {
  return annotationsOf(report, verdict);
}

function sample(name: string): ReportView {
  const view = SAMPLE_VIEWS[name];
  if (!view) throw new Error(`no sample ${name}`);
  return view;
}

describe('annotations', () => {
  it('of cases in quarantine are warnings, whatever the verdict', () => {
    const report = runReport([caseOf('aside', ['failed']), caseOf('counts', ['failed'])]);
    const of = (expiresAtMs: number) => {
      const entry = { case: 'aside', reason: 'down', owner: 'ada', expiresAtMs };
      const policy = { minPassRate: 1, quarantine: [entry] };
      return annotationsOf(report, gate(report, policy, { nowMs: 1_000 })).map(
        ({ severity, title }) => `${severity} ${title}`,
      );
    };
    expect(of(2_000)).toEqual(['error Failing: counts', 'warning Failing: aside']);
    expect(of(500)).toEqual(['error Failing: aside', 'error Failing: counts']);
  });

  it('stand at the place of the failing case and say why', () => {
    expect(annotate(sample('result-files'))).toEqual([
      {
        severity: 'error',
        title: 'Failing: late fee › counts twelve days',
        message: 'expect(received).toBe(expected) Expected: 240 Received: 24',
        location: { file: 'src/fees/late-fee.test.ts', line: 31 },
      },
      {
        severity: 'notice',
        title: 'Worth a look',
        message: 'reports/junit.xml declares 6 tests, 5 were counted',
        location: null,
      },
    ]);
  });

  it('tell which iterations failed and how their tool calls differ', () => {
    const [failing] = annotate(sample('one-failed'));
    expect(failing?.message).toBe(
      '1 of 4 iterations failed (3). toolCalledWith: get_forecast was called with city "London", ' +
        'not "Paris" · Tool calls (- expected, + actual): ! get_forecast called with other arguments / - city: "Paris" / ' +
        '+ city: "London" / - units: "metric" / + units: (not given) / - lang: (not given) / ' +
        '… 4 more lines',
    );
  });

  it('warn of flaky and unfinished cases, and say what else the evidence lacks', () => {
    expect(annotate(sample('flaky'))).toEqual([
      {
        severity: 'warning',
        title: 'Flaky: Shaky',
        message: 'Passed at attempt 3.',
        location: null,
      },
    ]);
    const shown = annotate(sample('incomplete')).map(({ severity, title }) => [severity, title]);
    // What the headline says is an annotation already.
    expect(shown).toEqual([['warning', 'Unfinished: Slow case']]);
    const problems = ['timeout' as const, 'network' as const].map((kind) => ({
      kind,
      message: kind,
    }));
    const report = runReport([caseOf('Case', ['passed'])], { problems });
    expect(annotate({ ...viewOf(report) }).map(({ title }) => title)).toEqual([
      'Evidence not whole: Network',
    ]);
  });

  it('are warnings where the gate lets the failure pass', () => {
    const report = runReport([caseOf('Often', ['passed', 'passed', 'passed', 'failed'])], {
      run: null,
      source: 'ingest',
    });
    expect(annotate(viewOf(report, 0.5)).map(({ severity }) => severity)).toEqual(['warning']);
    expect(annotate(viewOf(report, 0.9)).map(({ severity }) => severity)).toEqual(['error']);
  });

  it('name the assertion where there is no error', () => {
    const assertions = [{ label: 'noToolErrors', passed: false, reason: 'echo failed' }];
    const report = runReport([
      { ...caseOf('Bare', []), iterations: [iteration({ outcome: 'failed', assertions })] },
      caseOf('Mute', ['failed']),
    ]);
    expect(annotate(viewOf(report)).map(({ message }) => message)).toEqual([
      'noToolErrors: echo failed',
      'No reason was given.',
    ]);
  });

  it('tell once what kept several cases from being carried out', () => {
    const dead = 'MCP server "dead" exited with code 4 (connect).';
    const broken = (title: string, error: string) => ({
      ...caseOf(title, []),
      location: { file: 'evals/suite.yaml', line: title.length },
      iterations: [1, 2].map((number) => iteration({ number, outcome: 'error', error })),
    });
    const report = runReport([
      broken('one', dead),
      broken('other', 'MCP server "mute" did not answer.'),
      broken('three', dead),
      caseOf('fine', ['passed']),
    ]);
    expect(annotate(viewOf(report))).toEqual([
      {
        severity: 'error',
        title: 'Failing for one reason: 2 cases',
        message: `${dead} · one, three`,
        location: { file: 'evals/suite.yaml', line: 3 },
      },
      expect.objectContaining({ title: 'Failing: other' }),
    ]);
  });

  it('stand where a file is wrong although nothing was run', () => {
    const troubles = ['evals/suite.yaml:4:5: tests[0]: is wrong', 'suite: is missing'];
    expect(annotationsOf(null, invalidVerdict(troubles))).toEqual([
      {
        severity: 'error',
        title: 'Wrong configuration',
        message: 'evals/suite.yaml:4:5: tests[0]: is wrong',
        location: { file: 'evals/suite.yaml', line: 4 },
      },
    ]);
  });
});
