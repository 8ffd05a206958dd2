import { describe, expect, it } from '@jest/globals';
import { iterationStrip } from '../../../src/render/charts/iteration-strip.ts';
import { latencyHistogram } from '../../../src/render/charts/latency-histogram.ts';
import { rateBar } from '../../../src/render/charts/rate-bar.ts';
import { tokenBars } from '../../../src/render/charts/token-bars.ts';
import { trendChart } from '../../../src/render/charts/trend.ts';
import { latencyFacts } from '../../../src/render/facts/numbers/latency.ts';
import {
  caseOf,
  HOSTILE_NAME,
  HOSTILE_TEXTS,
  iteration,
  runReport,
} from '../../support/render/sample-reports.ts';
import { type Figure, readFigure } from '../../support/render/svg-figure.ts';

/** Each part lies within the picture, or not a pixel further. */
function expectWithin({ width, height, shapes }: Figure): void {
  for (const { name, box } of shapes) {
    expect([name, box.left >= -1, box.top >= -1]).toEqual([name, true, true]);
    expect([name, box.right <= width + 1, box.bottom <= height + 1]).toEqual([name, true, true]);
  }
}

describe('the bar of a pass rate', () => {
  it('shows rate, interval and what is wanted, and says them', () => {
    const interval = { low: 0.76, high: 0.9, confidence: 0.95 };
    const figure = readFigure(rateBar({ rate: 0.842, interval, threshold: 0.9, tone: 'bad' }));
    expect(figure.label).toBe('84.2% passed, 95% interval 76% to 90%, 90% wanted');
    const [back, fill, band] = figure.shapes.filter(({ name }) => name === 'rect');
    expect(back?.box.right).toBe(200);
    expect(fill?.box.right).toBeCloseTo(168.4);
    expect([band?.box.left, band?.box.right]).toEqual([152, 180]);
    expectWithin(figure);
  });

  it.each([0, 1, -3, 7, Number.NaN])('of a rate of %d stays in its picture', (rate) => {
    const figure = readFigure(rateBar({ rate: Number.isNaN(rate) ? 0 : rate, tone: 'good' }));
    expectWithin(figure);
    expect(figure.shapes).toHaveLength(2);
  });

  it('says nothing of an interval or a wish that there is not', () => {
    expect(readFigure(rateBar({ rate: 1, tone: 'good' })).label).toBe('100% passed');
    expectWithin(readFigure(rateBar({ rate: 1, threshold: 1, tone: 'good' })));
  });
});

describe('the histogram of durations', () => {
  const histogram = (durations: readonly (number | null)[]) => {
    const iterations = durations.map((durationMs, at) => iteration({ number: at + 1, durationMs }));
    const facts = latencyFacts(runReport([{ ...caseOf('a', []), iterations }]));
    return facts === null ? null : readFigure(latencyHistogram(facts, 'iteration'));
  };

  it('is none where no duration is known', () => {
    expect(histogram([])).toBeNull();
    expect(histogram([null, null])).toBeNull();
  });

  it.each([[[1200]], [[0]], [[5, 5, 5]], [[0.1, Number.MAX_SAFE_INTEGER]]])('holds %j', (all) => {
    const figure = histogram(all);
    if (figure === null) throw new Error('no figure');
    expectWithin(figure);
    expect(figure.label).toContain(`Durations of ${all.length} iterations: median `);
  });

  it('of 10,000 has bars as high as they are many, and its percentiles in their places', () => {
    const figure = histogram(Array.from({ length: 10_000 }, (_, at) => at));
    if (figure === null) throw new Error('no figure');
    expectWithin(figure);
    const bars = figure.shapes.filter(({ name }) => name === 'rect');
    expect(bars.length).toBeLessThan(25);
    const heights = bars.map(({ box }) => Math.round(box.bottom - box.top));
    expect(new Set(heights).size).toBe(1);
    expect(figure.texts).toEqual(
      expect.arrayContaining(['p50 5.0 s', 'p95 9.5 s', 'p99 9.9 s', '0 ms', '10.0 s']),
    );
    expect(figure.label).toContain('median 5.0 s, 95th percentile 9.5 s, 99th percentile 9.9 s');
  });

  it('gathers the few longest in one bar, so that they do not flatten the others', () => {
    const figure = histogram([...Array.from({ length: 200 }, (_, at) => 100 + at), 3_600_000]);
    expect(figure?.texts).toContain('300 ms or more');
    expect(figure?.hints.at(-1)).toBe('300 ms or more: 1 iteration');
  });
});

describe('the strip of a case', () => {
  it('tells outcomes by colour and by shape, and in words', () => {
    const iterations = caseOf('a', ['passed', 'failed', 'error', 'skipped']).iterations;
    const figure = readFigure(iterationStrip([...iterations, iteration({ flaky: true })]));
    expect(figure.label).toBe(
      'passed, failed, could not be carried out, skipped, passed after a retry',
    );
    const shapes = figure.shapes.map(({ name, fill }) => (name === 'rect' ? fill : name));
    expect(shapes).toEqual([
      'var(--good)',
      ...['var(--bad)', 'path'],
      ...['var(--bad)', 'path'],
      'var(--line)',
      ...['var(--warn)', 'path'],
    ]);
    const marks = figure.shapes.flatMap(({ path }) => path ?? []);
    expect(new Set(marks).size).toBe(3);
  });

  it('of none and of very many stays a strip', () => {
    expect(readFigure(iterationStrip([])).label).toBe('no iterations');
    const many = caseOf(
      'a',
      Array.from({ length: 10_000 }, () => 'passed'),
    ).iterations;
    const figure = readFigure(iterationStrip(many));
    expect(figure.shapes).toHaveLength(20);
    expect(figure.texts).toEqual(['+9,980']);
    expect(figure.label).toBe('10,000 passed');
  });
});

describe('the trend of pass rates', () => {
  const earlier = (passRate: number, runNumber: number | null = null) => ({
    ...{ passRate, runNumber, own: false },
  });
  const own = (passRate: number) => ({ passRate, runNumber: 42, own: true });

  it('ends with this run, beside the line of the gate', () => {
    const points = [earlier(1, 40), earlier(0.95, 41), own(0.84)];
    const interval = { low: 0.76, high: 0.9, confidence: 0.95 };
    const figure = readFigure(trendChart(points, { interval, threshold: 0.9, tone: 'bad' }));
    expectWithin(figure);
    expect(figure.label).toBe(
      'Pass rates of 3 runs, the newest on the right: lowest 84%, highest 100%, newest 84%. The gate asks for 90%.',
    );
    expect(figure.texts).toEqual(['gate 90%', 'from 75%', 'this run']);
    expect(figure.hints).toEqual(['run 40: 100%', 'run 41: 95%', 'this run: 84%']);
    const dots = figure.shapes.filter(({ name }) => name === 'circle');
    expect(dots.map(({ fill }) => fill)).toEqual(['var(--accent)', 'var(--accent)', 'var(--bad)']);
  });

  it.each([[[1, 1]], [[0, 1]], [[0, 0]], [Array.from({ length: 20 }, (_, at) => at / 20)]])(
    'of %j stays in its picture',
    (rates) => {
      const points = rates.map((rate, at) => (at === rates.length - 1 ? own(rate) : earlier(rate)));
      expectWithin(readFigure(trendChart(points, { tone: 'plain' })));
    },
  );
});

describe('the bars of tokens', () => {
  it('stand on one scale', () => {
    const figure = readFigure(
      tokenBars([
        { name: 'big', input: 300, output: 100 },
        { name: 'small', input: 100, output: 0 },
      ]),
    );
    expectWithin(figure);
    const [input, output, small] = figure.shapes;
    expect(input?.box.right).toBeCloseTo(253.5);
    expect(output?.box.right).toBeCloseTo(340);
    expect(small?.box.right).toBeCloseTo(84.5);
    expect(figure.label).toBe('Tokens. big: 300 in, 100 out; small: 100 in, 0 out');
  });

  it('of nothing and of any numbers stay in their picture', () => {
    expectWithin(readFigure(tokenBars([])));
    expectWithin(readFigure(tokenBars([{ name: 'none', input: 0, output: 0 }])));
  });

  it.each([...HOSTILE_TEXTS, HOSTILE_NAME.repeat(50)])('take the name %j for a text', (name) => {
    const figure = readFigure(tokenBars([{ name, input: 1, output: 1 }]));
    expect(figure.elements).toEqual(new Set(['svg', 'text', 'rect']));
    expect(figure.texts[0]?.length).toBeLessThan(80);
  });
});
