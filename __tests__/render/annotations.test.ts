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
        title: 'Failing for one cause: 2 cases',
        message: `${dead} · one, three`,
        location: { file: 'evals/suite.yaml', line: 3 },
      },
      expect.objectContaining({ title: 'Failing: other' }),
    ]);
  });

  it('tell a cause once whose values differ, and apart from it what is of one case alone', () => {
    const refused = (city: string) => `Tool "get_forecast" failed: unknown city "${city}"`;
    const failing = (title: string, errors: readonly string[], line: number) => ({
      ...caseOf(title, []),
      location: { file: 'evals/suite.yaml', line },
      iterations: errors.map((error, at) =>
        iteration({ number: at + 1, outcome: 'failed', error }),
      ),
    });
    const many = Array.from({ length: 22 }, (_, at) => failing(`c${at}`, [refused(`C${at}`)], at));
    const own = ['expected 1, got 2', 'Error: socket closed'];
    const report = runReport([...many, failing('own', own, 90), failing('both', own, 91)]);
    const [all, ...others] = annotate(viewOf(report));
    expect(all).toEqual({
      severity: 'error',
      title: 'Failing for one cause: 22 cases',
      message: `get_forecast refused the call: unknown city "…" · ${many
        .slice(0, 20)
        .map(({ title }) => title)
        .join(', ')} and 2 more cases`,
      location: { file: 'evals/suite.yaml', line: 0 },
    });
    expect(others.map(({ title, message }) => `${title}: ${message}`)).toEqual([
      'Failing for one cause: 2 cases: expected 1, got 2 · own, both',
      'Failing for one cause: 2 cases: Error: socket closed · own, both',
    ]);
    const alone = annotate(viewOf(runReport([failing('own', own, 90)])));
    expect(alone).toEqual([
      expect.objectContaining({
        title: 'Failing: own',
        message: '2 of 2 iterations failed (1 and 2). expected 1, got 2',
      }),
    ]);
  });

  it('stand at a case that counts where others of the cause are in quarantine', () => {
    const report = runReport([
      { ...caseOf('aside', ['failed']), location: { file: 'suite.yaml', line: 1 } },
      { ...caseOf('counts', ['failed']), location: { file: 'suite.yaml', line: 2 } },
    ]);
    for (const one of report.cases) Object.assign(one.iterations[0] ?? {}, { error: 'down' });
    const entry = { case: 'aside', reason: 'down', owner: 'ada', expiresAtMs: 2_000 };
    const verdict = gate(report, { minPassRate: 1, quarantine: [entry] }, { nowMs: 1_000 });
    expect(annotationsOf(report, verdict)).toEqual([
      {
        severity: 'error',
        title: 'Failing for one cause: 2 cases',
        message: 'down · aside (in quarantine), counts',
        location: { file: 'suite.yaml', line: 2 },
      },
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
