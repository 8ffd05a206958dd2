import type { BaselineSearch } from '../../../model/baseline.ts';
import { countOf } from '../../../model/quantity.ts';
import type { Verdict } from '../../../model/verdict.ts';
import { latencyHistogram } from '../../charts/latency-histogram.ts';
import { type TokenBar, tokenBars } from '../../charts/token-bars.ts';
import { trendChart } from '../../charts/trend.ts';
import type { Facts } from '../../facts/facts.ts';
import { describeHistory, type HistoryPoint, historyPoints } from '../../facts/history.ts';
import { durationsBefore } from '../../facts/numbers/beside-baseline.ts';
import { type DurationBin, latencyBeside } from '../../facts/numbers/latency.ts';
import { ownRate } from '../../facts/numbers/own-rate.ts';
import type { Section } from '../../markdown/document.ts';
import { httpAddress } from '../../text/escape.ts';
import { box, section } from '../markup.ts';
import { heatMapBox } from './heat-map.ts';
import { matrixBox, modelsBox } from './models.ts';
import { toolsBox } from './tools.ts';

const BARS_SHOWN = 12;

/** Where the time, the tokens and the failures went, and what no case touches. */
export function numbersSection(facts: Facts, verdict: Verdict, baseline?: BaselineSearch): Section {
  const charts = () => [
    trendBox(facts, verdict, baseline),
    latencyBox(facts, baseline),
    tokensBox(facts),
    modelsBox(facts),
  ];
  const tables = () => [matrixBox(facts, verdict), heatMapBox(facts), toolsBox(facts.report)];
  const draw = (boxes: readonly string[]) => {
    const shown = boxes.filter((one) => one !== '');
    return section(
      'Numbers',
      shown.length === 0 ? '' : `<div class="boxes">${shown.join('\n')}</div>`,
    );
  };
  return {
    title: 'numbers',
    levels: [
      { keep: 14, render: () => draw([...charts(), ...tables()]) },
      { keep: 30, render: () => draw(charts()) },
    ],
  };
}

function trendBox(facts: Facts, verdict: Verdict, baseline: BaselineSearch | undefined): string {
  const own = ownRate(facts, verdict);
  const points = historyPoints(facts.report, own?.rate ?? null);
  if (points.length === 0 || own === null) return '';
  const words = `<p class="soft">${describeHistory(points)}</p>`;
  const chart = trendChart(points, own, pointAddress(facts, baseline));
  return box('Pass rate over runs', `${chart}${words}`);
}

/** Its own run leads to what failed, the baseline to the page of its run; of others none is known. */
function pointAddress({ counts }: Facts, baseline: BaselineSearch | undefined) {
  const origin = baseline?.outcome === 'found' ? baseline.baseline.origin : null;
  const former = httpAddress(origin?.address);
  return ({ own, createdAtMs = null }: HistoryPoint): string | null => {
    if (own) return counts.failed > 0 ? '#state=failing' : null;
    return createdAtMs !== null && createdAtMs === origin?.createdAtMs ? former : null;
  };
}

function latencyBox({ report, noun }: Facts, baseline: BaselineSearch | undefined): string {
  const latency = latencyBeside(report, durationsBefore(report, baseline));
  // What takes one time has no distribution; it stands on its card.
  return latency === null || latency.bins.length < 2
    ? ''
    : box(`Duration of ${noun}s`, latencyHistogram(latency, noun, binAddress));
}

/** The cases of which some iteration took so long; null of parts of milliseconds, which the page has not. */
function binAddress({ fromMs, toMs }: DurationBin): string | null {
  const isOpen = !Number.isFinite(toMs);
  if (!Number.isSafeInteger(fromMs) || !(isOpen || Number.isSafeInteger(toMs))) return null;
  return `#q=took:${fromMs}-${isOpen ? '' : toMs}`;
}

function tokensBox({ models, tokens, report }: Facts): string {
  if (tokens.input === null || tokens.output === null) return '';
  const [only, ...others] = models;
  const bars =
    others.length === 0
      ? [{ name: only?.name ?? report.suite.name, input: tokens.input, output: tokens.output }]
      : barsOf(models);
  const more = models.length - BARS_SHOWN;
  const rest = more > 0 ? `<p class="soft">${countOf(more, 'more model')} not drawn.</p>` : '';
  return bars.length === 0 ? '' : box('Tokens', `${tokenBars(bars)}${rest}`);
}

function barsOf(models: Facts['models']): TokenBar[] {
  return models.slice(0, BARS_SHOWN).flatMap(({ name, tokens: { input, output } }) => {
    return input === null || output === null ? [] : [{ name, input, output }];
  });
}
