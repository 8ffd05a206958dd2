import { describe, expect, it } from '@jest/globals';
import { gate } from '../../../../src/gate/gate.ts';
import { identityOfTitle } from '../../../../src/identity/case-identity.ts';
import type { BaselineSearch } from '../../../../src/model/baseline.ts';
import type { CaseReport, RunReport } from '../../../../src/model/run-report.ts';
import { badgeEndpoint } from '../../../../src/render/badge.ts';
import { factsOf } from '../../../../src/render/facts/facts.ts';
import { cards } from '../../../../src/render/html/numbers/cards.ts';
import { numbersSection } from '../../../../src/render/html/numbers/numbers.ts';
import { renderHtmlReport } from '../../../../src/render/html-report.ts';
import { renderSummary } from '../../../../src/render/summary.ts';
import type { ReportView } from '../../../../src/render/view.ts';
import { GATED_VIEWS } from '../../../support/render/gated-views.ts';
import {
  caseOf,
  HOSTILE_NAME,
  iteration,
  runReport,
  SAMPLE_VIEWS,
  viewOf,
} from '../../../support/render/sample-reports.ts';

function sample(name: string): ReportView & { report: RunReport } {
  const view = SAMPLE_VIEWS[name] ?? GATED_VIEWS[name];
  if (!view?.report) throw new Error(`no sample ${name}`);
  return { ...view, report: view.report };
}

/** Cards of a view as `title: figure, details`. */
function cardsOf({ report, verdict, baseline }: ReportView & { report: RunReport }): string[] {
  const markup = cards(factsOf(report), verdict, baseline);
  return [...markup.matchAll(/<dt>([^<]*)<\/dt><dd>(.*?)<\/dd>/g)].map(([, title, body = '']) => {
    const parts = body.replace(/<svg.*?<\/svg>/g, '').split(/<[^>]*>/);
    return `${title}: ${parts.filter((part) => part !== '').join(', ')}`;
  });
}

/** Titles of the boxes of the section in so much detail. */
function boxesOf({ report, verdict }: ReportView & { report: RunReport }, level = 0): string[] {
  const markup = numbersSection(factsOf(report), verdict).levels[level]?.render() ?? '';
  return [...markup.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, title = '']) => title);
}

describe('the cards', () => {
  it('tell rate, flaky cases, time and tokens of a run', () => {
    expect(cardsOf(sample('regression'))).toEqual([
      'Pass rate: 91.6%, 11 of 12 iterations · 95% wanted · −8.3 points since run 41',
      'Flaky: 1, passed and failed',
      'Wall time: 1 min, 15.7 s summed · p95 of iterations 2.4 s',
      'Tokens: 14,808, 12,000 in · 2,808 out',
    ]);
  });

  it('tell what is newly failing where there is a baseline', () => {
    const all = cardsOf(sample('worse'));
    expect(all.find((card) => card.startsWith('Newly failing'))).toMatch(/^Newly failing: [1-9]/);
    expect(cardsOf(sample('regression')).join()).not.toContain('Newly failing');
  });

  it('leave what is in quarantine out of the rate, as the verdict does', () => {
    const [rate] = cardsOf(sample('worse'));
    expect(rate).toMatch(/^Pass rate: 71.2%, 57 of 80 iterations/);
  });

  it('and the trend and the headline tell the same rate, which is that of what counts', () => {
    const runs = [0.5, 0.75].map((passRate) => {
      return { runNumber: null, passRate, createdAtMs: null };
    });
    const cases = [caseOf('aside', ['failed']), caseOf('counts', ['passed'])];
    const report = runReport(cases, { history: runs });
    const aside = { case: 'aside', reason: 'down', owner: '@x', expiresAtMs: 4e12 };
    const verdict = gate(report, { minPassRate: 1, quarantine: [aside] });
    const view = { report, verdict, environment: [] };
    expect(cardsOf(view)[0]).toBe(
      'Pass rate: 100%, 1 of 1 iteration · 100% wanted · +25 points since the last run',
    );
    const markup = numbersSection(factsOf(report), verdict).levels[0]?.render();
    expect(markup).toContain('Pass rates of 3 runs, the newest on the right: lowest 50%');
    expect(markup).toContain('newest 100%.');
    const summary = renderSummary(view, { unit: 'bytes', limit: 100_000 });
    expect(summary).toMatch(/<strong>100%<\/strong> · .*1 of them in quarantine.* · \+25 points/);
    expect(summary).toContain('newest 100%.');
    expect(badgeEndpoint(view).message).toBe('passed 100%');
  });

  it('leave out what nobody knows', () => {
    expect(cardsOf(sample('result-files'))).toEqual([
      'Pass rate: 75%, 3 of 4 tests',
      'Time, summed: 30 ms, p95 of tests 18 ms',
    ]);
    const empty = viewOf(runReport([], { run: null }));
    expect(cardsOf({ ...empty, report: runReport([], { run: null }) })).toEqual([]);
  });

  it('show the bar of a red verdict in red, of a green one in green', () => {
    const red = sample('regression');
    expect(cards(factsOf(red.report), red.verdict)).toContain('width="183.33" fill="var(--bad)"');
    const green = sample('all-passed');
    expect(cards(factsOf(green.report), green.verdict)).toContain('fill="var(--good)"');
  });
});

describe('beside a baseline', () => {
  const ranFor = (title: string, figures: readonly (readonly [ms: number, tokens: number])[]) => ({
    ...caseOf(title, []),
    identity: identityOfTitle(title),
    iterations: figures.map(([durationMs, total], at) =>
      iteration({ number: at + 1, durationMs, tokens: { input: null, output: null, total } }),
    ),
  });
  const searchOf = (report: RunReport, kind: 'artifact' | 'checkout'): BaselineSearch => {
    const unknown = { commit: null, branch: null, createdAtMs: null, address: null };
    return {
      outcome: 'found',
      baseline: { report, origin: { ...unknown, kind, isMergeBase: null } },
    };
  };
  const head = runReport([
    ranFor('both', [
      [300, 120],
      [340, 120],
    ]),
    ranFor('came', [[90_000, 9_000]]),
  ]);
  const before = runReport([ranFor('both', [[170, 100]]), ranFor('went', [[1, 1]])]);

  it('tell by how much an iteration of the same cases takes more or less', () => {
    const view = { ...viewOf(head), report: head };
    expect(cardsOf({ ...view, baseline: searchOf(before, 'checkout') }).slice(-2)).toEqual([
      'Wall time: 1 min, 1 min 31 s summed · p95 of iterations 1 min 30 s, ▲&nbsp;100% more than in the baseline (1 case in both)',
      'Tokens: 9,240, per iteration ▲&nbsp;20% more than in the baseline (1 case in both)',
    ]);
    const [time, tokens] = cardsOf({
      ...{ ...viewOf(before), report: before },
      baseline: searchOf(head, 'artifact'),
    }).slice(-2);
    expect(time).toContain(
      '▼&nbsp;50% less than in the baseline (1 case in both), which ran apart',
    );
    expect(tokens).toContain('per iteration ▼&nbsp;16.6% less than in the baseline');
  });

  it('tell nothing of cases that do something else there, or of what is not known', () => {
    const definition = identityOfTitle('another');
    const other = runReport(before.cases.map((one) => ({ ...one, definition })));
    const view = { ...viewOf(head), report: head, baseline: searchOf(other, 'checkout') };
    expect(cardsOf(view).join()).not.toContain('baseline');
    const untold = runReport([
      {
        ...ranFor('both', []),
        iterations: [
          iteration({ durationMs: null, tokens: { input: null, output: null, total: null } }),
        ],
      },
    ]);
    expect(cardsOf({ ...view, baseline: searchOf(untold, 'artifact') }).join()).not.toContain(
      'baseline',
    );
  });

  it('draw its durations as a line over the bars, as if there were as many', () => {
    const [slow, fast] = [head, before].map(({ cases }) => runReport(cases.slice(0, 1)));
    if (slow === undefined || fast === undefined) throw new Error('two reports');
    const draw = (baseline?: BaselineSearch) =>
      numbersSection(factsOf(slow), viewOf(slow).verdict, baseline).levels[0]?.render() ?? '';
    const markup = draw(searchOf(fast, 'artifact'));
    expect(markup).toContain('; in the baseline median 170 ms, 95th percentile 170 ms');
    expect(markup).toContain('line: the baseline');
    // All of it in the first bin, which is as high as the two of the head together.
    expect(markup).toContain('<path d="M8 126V44.00H');
    expect(draw()).not.toContain('baseline');
  });
});

describe('what tokens cost', () => {
  const { report } = sample('regression');
  const priced = (prices: [string, { input: number; output: number }][]) => ({
    report,
    verdict: gate(report, { minPassRate: null, budgets: { prices: new Map(prices) } }),
    environment: [],
  });
  const sonnet = { input: 3, output: 15 };
  const mini = { input: 0.25, output: 2 };

  it('is told where each model has its price', () => {
    const view = priced([
      ['anthropic/claude-sonnet-4-5', sonnet],
      ['openai/gpt-5-mini', mini],
    ]);
    expect(cardsOf(view)).toContain('Cost: 0.07233, by the prices of the policy');
    const markup = numbersSection(factsOf(report), view.verdict).levels[0]?.render();
    expect(markup).toContain('<th scope="row">Cost</th><td>0.07161</td><td>0.000718</td>');
    expect(markup).toContain('1/1<small>2.4 s · 0.000718</small>');
  });

  it('is not told as far as it is known, but model by model', () => {
    const view = priced([['openai/gpt-5-mini', mini]]);
    expect(cardsOf(view).join()).not.toContain('Cost');
    const markup = numbersSection(factsOf(report), view.verdict).levels[0]?.render();
    expect(markup).toContain('<th scope="row">Cost</th><td>–</td><td>0.000718</td>');
  });
});

describe('the numbers', () => {
  it('hold a chart of each thing that is known', () => {
    expect(boxesOf(sample('regression'))).toEqual([
      ...['Pass rate over runs', 'Duration of iterations', 'Tokens'],
      ...['Case × model', 'Case × iteration'],
    ]);
    expect(boxesOf(sample('regression'), 1)).toEqual([
      ...['Pass rate over runs', 'Duration of iterations', 'Tokens'],
    ]);
    expect(boxesOf(sample('result-files'))).toEqual(['Duration of tests']);
  });

  it('list all models where there are more than the matrix has columns', () => {
    const onModels = (count: number): CaseReport => ({
      ...caseOf('Asks each', []),
      iterations: Array.from({ length: count }, (_, at) =>
        iteration({ number: at + 1, model: `m-${at}`, provider: null }),
      ),
    });
    const [few, many] = [runReport([onModels(8)]), runReport([onModels(30)])];
    expect(boxesOf({ ...viewOf(few), report: few })).not.toContain('Models');
    expect(boxesOf({ ...viewOf(many), report: many })).toContain('Models');
    const markup = numbersSection(factsOf(many), viewOf(many).verdict).levels[0]?.render();
    expect(markup).toContain('22 more models left out');
    expect(markup).toContain('18 more models not drawn');
  });

  it('name cases and models as texts', () => {
    const iterations = [
      iteration({ model: HOSTILE_NAME, outcome: 'failed' }),
      iteration({ number: 2, model: 'other' }),
    ];
    const report = runReport([{ ...caseOf(HOSTILE_NAME, []), iterations }]);
    const markup = numbersSection(factsOf(report), viewOf(report).verdict).levels[0]?.render();
    expect(markup).toContain('Case × model');
    expect(markup).not.toMatch(/<img|<\/details/);
  });

  it('stand above the cases where these are many, else below', () => {
    const places = ['regression', 'huge'].map((name) => {
      const html = renderHtmlReport(sample(name));
      return html.indexOf('id="section-numbers"') < html.indexOf('id="section-cases"');
    });
    expect(places).toEqual([false, true]);
  });
});
