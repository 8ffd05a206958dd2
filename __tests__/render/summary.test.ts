import { describe, expect, it } from '@jest/globals';
import type { CaseReport, IterationReport, RunReport } from '../../src/model/run-report.ts';
import { junitXml } from '../../src/publish/junit-export.ts';
import { renderHtmlReport } from '../../src/render/html-report.ts';
import { renderSummary, SMALLEST_BUDGET } from '../../src/render/summary.ts';
import type { ReportView } from '../../src/render/view.ts';
import { elements, githubTrees } from '../support/render/github-tree.ts';
import { pageCasesOf } from '../support/render/page-data.ts';
import {
  caseOf,
  iteration,
  runFacts,
  runReport,
  SAMPLE_VIEWS,
  viewOf,
} from '../support/render/sample-reports.ts';

import { legReport } from '../support/report-file/legs.ts';

const ROOMY = { unit: 'bytes', limit: 1_000_000 } as const;

function sample(name: string): ReportView {
  const view = SAMPLE_VIEWS[name];
  if (!view) throw new Error(`no sample ${name}`);
  return view;
}

function page(view: ReportView) {
  return githubTrees(renderSummary(view, ROOMY)).sanitized;
}

function headings(view: ReportView): string[] {
  const tree = page(view);
  return [...elements(tree, 'h2'), ...elements(tree, 'h3')].map(({ text }) => text);
}

function diffOf(changes: Partial<IterationReport>): string {
  const failed = {
    ...caseOf('case', []),
    iterations: [iteration({ outcome: 'failed', ...changes })],
  };
  const codes = elements(page(viewOf(runReport([failed]))), 'code');
  return codes.find(({ text }) => /^[-+!]/.test(text) && text.length > 1)?.text ?? '';
}

describe('the page of a report', () => {
  it.each([
    ['all-passed', ['✅ Passed: Weather server', 'Gate', 'Totals', 'Cases (3)']],
    [
      'one-failed',
      ['❌ Failed: Weather server', 'Failing cases (1)', 'Gate', 'Models', 'Totals', 'Cases (3)'],
    ],
    [
      'many-failed',
      ['❌ Failed: Weather server', 'Failing cases (14): 2 causes', 'Gate', 'Totals'],
    ],
    ['incomplete', ['⚠️ Incomplete: Weather server', 'Gate', 'Totals', 'Cases (2)']],
    ['flaky', ['✅ Passed: unit tests', 'Flaky cases (1)', 'Gate', 'Totals', 'Cases (3)']],
    ['no-report', ['⚠️ Incomplete']],
    ['invalid', ['🚫 Invalid configuration']],
  ])('%s', (name, expected) => {
    expect(headings(sample(name))).toEqual(expected);
  });

  it('opens with the decisive reason and the numbers', () => {
    const [reason, numbers] = elements(page(sample('one-failed')), 'p');
    expect(reason?.text).toBe('11 of 12 iterations passed (91.6%), at least 95% wanted.');
    expect(numbers?.text).toBe('🟥🟩🟩🟩🟩🟩🟩🟩🟩🟩 91.6% · 11 passed · 1 failed · took 1 min');
  });

  it('shows the evidence of a failing case', () => {
    const [fold] = elements(page(sample('one-failed')), 'details');
    expect(fold?.text).toContain(
      '❌ Forecast for a city: get_forecast called with city "London", not "Paris"',
    );
    expect(fold?.text).toContain('🟥🟩🟩🟩 3 of 4 passed · iteration 3');
    expect(fold?.text).toContain('Iteration 3 failed · 1.2 s · 1,234 tokens');
    expect(fold?.text).toContain('toolCalledWith get_forecast');
    expect(fold?.text).toContain('Last 6 of 7 messages');
    expect(fold?.text).toContain('[assistant]\n  It will be around 11 °C in London.');
    expect(fold?.text).not.toContain('You are a weather assistant.');
  });

  it('says once what several iterations share', () => {
    const text = page(sample('crashed')).text;
    expect(text).toContain('Iterations 1 to 3 could not be carried out, all in the same way');
    expect(text.match(/exit code 137/g)).toHaveLength(1);
  });

  it('links a case to its file at the commit', () => {
    const hrefs = elements(page(sample('crashed')), 'a').map(
      ({ properties }) => properties['href'],
    );
    expect(hrefs).toContain(
      'https://github.com/octo/weather/blob/0a1b2c3/evals/weather.suite.yaml#L27',
    );
  });

  it('puts passing rows after the others', () => {
    const rows = elements(page(sample('incomplete')), 'tr').map(({ text }) => text);
    const place = (title: string) => rows.findIndex((row) => row.includes(title));
    expect(place('Slow case')).toBeLessThan(place('Greets the user'));
  });

  it('says what keeps the evidence from being whole, and what the models were', () => {
    const { report } = sample('incomplete');
    if (!report) throw new Error('no report');
    const problems = [
      ...report.problems,
      { kind: 'network' as const, message: 'The traces could not be read.' },
    ];
    const { text } = page(viewOf({ ...report, problems }, 0.9));
    expect(text).toContain('Timeout: The run did not end within 20 minutes.');
    expect(text).toContain('Network: The traces could not be read.');
    expect(page(sample('all-passed')).text).toContain('The models of this run were emulated');
  });

  it('says a problem once where the headline is all there is to it', () => {
    const { text } = page(sample('incomplete'));
    expect(text.match(/The run did not end within 20 minutes/g)).toHaveLength(1);
  });

  it('lists a problem that has a place, although the headline names it', () => {
    const { report } = sample('incomplete');
    if (!report) throw new Error('no report');
    const problems = report.problems.map((problem) => ({
      ...problem,
      location: { file: 'reports/junit.xml', line: 3 },
    }));
    expect(page(viewOf({ ...report, problems }, 0.9)).text).toContain(
      'Timeout: The run did not end within 20 minutes. (reports/junit.xml:3)',
    );
  });

  it('does not repeat in the error what an assertion says', () => {
    const reason = 'Expected a call of "search".';
    const failed = iteration({
      outcome: 'failed',
      error: `The tool "read" failed.\ntoolCalledWith: ${reason}`,
      assertions: [{ label: 'toolCalledWith search', passed: false, reason }],
    });
    const { text } = page(viewOf(runReport([{ ...caseOf('only', []), iterations: [failed] }])));
    expect(text).toContain('The tool "read" failed.\n');
    expect(text).toContain(`only: ${reason}`);
    expect(text).toContain('❌ toolCalledWith search');
    expect(text.match(/Expected a call of/g)).toHaveLength(1);
  });

  it('tells once what failed several cases alike', () => {
    const dead = iteration({ outcome: 'error', error: 'The server died.', durationMs: 0 });
    const cases = ['first', 'second', 'third'].map((title) => ({
      ...caseOf(title, []),
      iterations: [dead],
    }));
    const { text } = page(viewOf(runReport(cases)));
    expect(text.match(/The server died\./g)).toHaveLength(1);
    expect(text).toContain('❌ 3 cases: The server died.');
    for (const title of ['first', 'second', 'third']) expect(text).toContain(title);
  });

  it('folds a long list of causes below those with their evidence', () => {
    const letters = [...'abcdefghij'];
    const cases = letters.flatMap((one) =>
      letters.map((other) => ({
        ...caseOf(`${one}${other}`, []),
        iterations: [iteration({ outcome: 'failed', error: `It broke by ${one}${other}.` })],
      })),
    );
    const folds = elements(page(viewOf(runReport(cases))), 'details').map(({ text }) =>
      text.trim(),
    );
    expect(folds.filter((text) => text.startsWith('75 more, in a line each'))).toHaveLength(1);
  });

  it('draws no green bar where something else than results decides that it failed', () => {
    const report = runReport([caseOf('a', ['passed', 'passed'])]);
    const view = viewOf(report);
    const [, numbers] = elements(
      page({ ...view, verdict: { ...view.verdict, value: 'failed' } }),
      'p',
    );
    expect(numbers?.text).toBe('100% · 2 passed · took 1 min');
  });

  it('names the model of each case only where they differ', () => {
    const figures = (view: ReportView) => elements(page(view), 'sub').map(({ text }) => text);
    expect(figures(sample('one-failed')).join()).toContain('tokens · claude-sonnet-4-5');
    expect(figures(sample('all-passed')).join()).not.toContain('claude-');
    expect(page(sample('all-passed')).text).toContain('anthropic/claude-sonnet-4-5');
  });

  it('explains no signs but those it shows', () => {
    const small = elements(page(sample('one-failed')), 'sub').map(({ text }) => text);
    expect(small).toContain('Iterations, failures first: 🟥 failed · 🟩 passed');
  });

  it('lists every problem of a configuration', () => {
    expect(elements(page(sample('invalid')), 'li')).toHaveLength(3);
  });

  it('leaves out columns nothing is known for', () => {
    const tokens = { input: null, output: null, total: null };
    const bare = iteration({ tokens, model: null, durationMs: null });
    const report = runReport([{ ...caseOf('only', []), iterations: [bare] }]);
    const titles = elements(page(viewOf(report)), 'th').map(({ text }) => text);
    expect(titles.slice(-5)).toEqual(['', 'Case', 'Outcome', 'What', 'Value']);
  });
});

describe('tool calls', () => {
  const search = { toolName: 'search', arguments: { q: 'a' } };
  const read = { toolName: 'read', arguments: { id: 1 } };
  const none = { missing: [], unexpected: [], argumentMismatches: [] };

  it('that are missing, extra, or come with other arguments', () => {
    expect(diffOf(sample('one-failed').report?.cases[1]?.iterations[2] ?? {})).toBe(
      [
        '! get_forecast   called with other arguments',
        '-   city: "Paris"',
        '+   city: "London"',
        '-   units: "metric"',
        '+   units: (not given)',
        '-   lang: (not given)',
        '+   lang: "en"',
        '    as expected: days',
        '- list_alerts {"region":"IDF"}   missing',
        '+ delete_cache {}   not expected',
        '',
      ].join('\n'),
    );
  });

  it('that come out of order', () => {
    const calls = { expectedToolCalls: [search, read], actualToolCalls: [read, search] };
    expect(diffOf({ ...calls, analysis: none })).toBe(
      '! out of order\n- search, read\n+ read, search\n',
    );
  });

  it('without an analysis, side by side', () => {
    expect(diffOf({ expectedToolCalls: [search], actualToolCalls: [] })).toBe(
      '- search {"q":"a"}\n+ (no tool was called)\n',
    );
  });

  it('that are as expected show no diff', () => {
    const calls = { expectedToolCalls: [search], actualToolCalls: [search] };
    expect(diffOf({ ...calls, analysis: none })).toBe('');
    expect(diffOf(calls)).toBe('');
  });
});

describe('a case that was skipped', () => {
  const skipped = (error: string | null): CaseReport => ({
    ...caseOf('rests', []),
    tags: ['slow', '<b>'],
    iterations: [iteration({ outcome: 'skipped', error })],
  });

  it.each([
    [1, 'not <b>yet</b>', 'skipped: not <b>yet</b>'],
    [2, 'not <b>yet</b>', 'skipped: not <b>yet</b>'],
    [1, null, 'skipped'],
    [2, null, 'skipped'],
  ])('says why, as far as that is known, beside one of %i iterations', (runs, why, told) => {
    const ended = caseOf('runs', Array(runs).fill('passed'));
    const report = runReport([ended, skipped(why)]);
    const cells = elements(page(viewOf(report)), 'td').map(({ text }) => text);
    expect(cells).toContain(told);
  });

  it('says so in the HTML report and the JUnit export too, with its tags', () => {
    const report = runReport([caseOf('runs', ['passed']), skipped('not <b>yet</b>')]);
    const html = renderHtmlReport(viewOf(report));
    expect(html).not.toContain('not <b>yet');
    expect(pageCasesOf(html).find(({ state }) => state === 'skipped')?.detail).toMatchObject({
      remarks: ['Tags: slow, <b>'],
      iterations: [{ reason: 'not <b>yet</b>' }],
    });
    const xml = junitXml(report);
    expect(xml).toContain('<skipped message="not &lt;b&gt;yet&lt;/b&gt;"');
    expect(xml).toMatch(/name="tags" value="slow, &lt;b&gt;"/);
  });
});

describe('the environment', () => {
  const valuesOf = (report: RunReport) => {
    const cells = elements(page(viewOf(report)), 'td').map(({ text }) => text);
    return (label: string) => cells[cells.indexOf(label) + 1];
  };

  it('tells which part of a suite the results are of, or of what parts they were joined', () => {
    expect(valuesOf(legReport({ index: 2 }))('Leg')).toBe('2 of 3, cases dealt out by identity');
    const legs = [1, 3].map((index) => ({ index, total: 3, attempt: 1, runId: 'r', cases: 1 }));
    const joined = runReport([caseOf('a', ['passed'])], { legs });
    expect(valuesOf(joined)('Legs')).toBe('joined of 2 of 3');
  });

  it('tells how the run was carried out and what its servers spoke', () => {
    const execution = {
      ...{ isolation: 'auto', concurrency: 2, starts: 1, wallMs: 1_500, workMs: 2_000 },
      ...{ startupMs: 420, servers: [{ name: 'files', protocolVersion: '2025-11-25' }] },
    };
    const servers = ['files', 'shop'].map((name) => ({ id: `sv_${name}`, name }));
    const report = runReport([caseOf('a', ['passed'])], { run: runFacts({ execution }), servers });
    const valueBeside = valuesOf(report);
    expect(valueBeside('Servers')).toBe('files (MCP 2025-11-25), shop');
    expect(valueBeside('Execution')).toBe('2 lanes, isolation auto, 1 start of servers');
    expect(valueBeside('Time')).toBe(
      '1.5 s in all; summed, 2.0 s of work and 420 ms of waiting for servers',
    );
  });
});

describe('a page with less and less room', () => {
  const view = sample('many-failed');
  const whole = Buffer.byteLength(renderSummary(view, ROOMY));
  const pages = Array.from({ length: 40 }, (_, step) => Math.round(whole * 0.9 ** step))
    .filter((limit) => limit >= SMALLEST_BUDGET)
    .map((limit) => ({ limit, markdown: renderSummary(view, { unit: 'bytes', limit }) }));
  /** The largest budget at which a sign is gone; 0 where it stays to the last. */
  function goneAt(sign: RegExp): number {
    return pages.find(({ markdown }) => !sign.test(markdown))?.limit ?? 0;
  }

  it('gives up passing rows first and failing cases last', () => {
    const order = [
      /Scenario 39/,
      /<summary>Environment/,
      /Last 6 of 7 messages/,
      /### Totals/,
      /### Gate/,
      /Scenario 37: /,
      /<details open>/,
      /Failing cases \(14\)/,
    ];
    const limits = order.map(goneAt);
    expect(limits).toEqual([...limits].sort((a, b) => b - a));
    expect(new Set(limits).size).toBeGreaterThan(4);
  });

  it('counts what it leaves out', () => {
    const markdown = renderSummary(view, { unit: 'bytes', limit: 1500 });
    expect(markdown).toMatch(/<strong>14 cases<\/strong>/);
    expect(markdown).toContain('Left out to fit here, but in the report: ');
  });
});
