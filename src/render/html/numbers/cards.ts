import type { BaselineSearch } from '../../../model/baseline.ts';
import {
  countOf,
  formatCount,
  formatExactPercent,
  formatPercent,
} from '../../../model/quantity.ts';
import type { Verdict } from '../../../model/verdict.ts';
import { rateBar } from '../../charts/rate-bar.ts';
import type { Facts } from '../../facts/facts.ts';
import { formatDelta, ranBeside } from '../../facts/history.ts';
import { type UseChange, useChange } from '../../facts/numbers/beside-baseline.ts';
import { type Cost, costsBy, totalCost } from '../../facts/numbers/costs.ts';
import { latencyFacts } from '../../facts/numbers/latency.ts';
import { ownRate, type Tone } from '../../facts/numbers/own-rate.ts';
import { changesOf } from '../../facts/story/changes.ts';
import { formatAmount, formatDuration, formatTokens } from '../../text/format.ts';

interface Card {
  title: string;
  /** Markup of ours, as all of its parts. */
  figure: string;
  tone?: Tone;
  chart?: string;
  details?: readonly string[];
}

/** The figures that are looked at first, each on a card of its own. */
export function cards(facts: Facts, verdict: Verdict, baseline?: BaselineSearch): string {
  const cost = costsBy(verdict);
  const change = useChange(facts.report, baseline, cost);
  const shown = [
    rateCard(facts, verdict),
    ...comparedCards(verdict),
    flakyCard(facts, verdict),
    timeCard(facts, change),
    tokensCard(facts, change),
    costCard(facts, cost, change),
  ].filter((card) => card !== null);
  return `<dl class="cards">${shown.map(cardMarkup).join('')}</dl>`;
}

function cardMarkup({ title, figure, tone, chart = '', details = [] }: Card): string {
  const colour = tone === undefined || tone === 'plain' ? '' : ` ${tone}`;
  const more = details.length === 0 ? '' : `<p>${details.join(' · ')}</p>`;
  return `<div class="card"><dt>${title}</dt><dd><strong class="figure${colour}">${figure}</strong>${chart}${more}</dd></div>`;
}

function rateCard(facts: Facts, verdict: Verdict): Card | null {
  const own = ownRate(facts, verdict);
  if (own === null) return null;
  const { passed, total } = own.sample;
  const delta = formatDelta(facts.report, own.rate, ranBeside(verdict));
  const wanted = own.threshold === undefined ? [] : [`${formatExactPercent(own.threshold)} wanted`];
  const share = `${formatCount(passed)} of ${countOf(total, facts.noun)}`;
  return {
    title: 'Pass rate',
    figure: formatPercent(own.rate),
    chart: rateBar(own),
    details: [share, ...wanted, ...(delta === null ? [] : [delta])],
  };
}

function comparedCards(verdict: Verdict): Card[] {
  const { counts } = changesOf(verdict) ?? {};
  if (counts === undefined) return [];
  const others = [
    [counts.fixed, 'fixed'],
    [counts.still, 'still failing'],
    [counts.less, 'lower, maybe by chance'],
  ] as const;
  return [
    {
      title: 'Newly failing',
      figure: formatCount(counts.new),
      tone: counts.new > 0 ? 'bad' : 'plain',
      details: others.flatMap(([count, word]) =>
        count > 0 ? [`${formatCount(count)} ${word}`] : [],
      ),
    },
  ];
}

/** Cases that came out in several ways, which says something only where a case had several chances. */
function flakyCard({ cases, repeats, counts }: Facts, verdict: Verdict): Card | null {
  if (!repeats && counts.flaky === 0) return null;
  const changes = changesOf(verdict);
  const flaky = cases.filter(
    ({ testCase, counts: { passed, failed, flaky: retried } }) =>
      (retried > 0 || (passed > 0 && failed > 0)) && changes?.kindOf(testCase) !== 'new',
  );
  return {
    title: 'Flaky',
    figure: formatCount(flaky.length),
    tone: flaky.length > 0 ? 'warn' : 'plain',
    details:
      flaky.length === 0
        ? []
        : [changes === null ? 'passed and failed' : 'passed and failed, not newly'],
  };
}

/** `▲ 12% more`, so that neither colour nor a sign alone says it; nothing where nobody knows. */
function changeOf(change: UseChange | null, figure: 'tokens' | 'p95Ms' | 'cost'): string[] {
  const growth = change?.[figure] ?? null;
  if (change === null || growth === null) return [];
  const isApart = figure === 'p95Ms' && !change.isOneSession;
  const than = `${baselineWords(change)}${isApart ? ', which ran apart' : ''}`;
  if (growth === 0) return [`as ${than}`];
  const part = Math.abs(growth);
  const size = part > 1 ? `${formatCount(Math.round(part * 100))}%` : formatPercent(part);
  return [growth > 0 ? `▲&nbsp;${size} more than ${than}` : `▼&nbsp;${size} less than ${than}`];
}

/** What a change is from, and of which cases where that is not all of them. */
function baselineWords({ shared, cases }: UseChange): string {
  return shared === cases
    ? 'in the baseline'
    : `in the baseline (${countOf(shared, 'case')} in both)`;
}

function timeCard(facts: Facts, change: UseChange | null): Card | null {
  const { report, totalDurationMs, wallMs, noun } = facts;
  if (wallMs === null && totalDurationMs === null) return null;
  const latency = latencyFacts(report);
  const summed = totalDurationMs === null ? [] : [`${formatDuration(totalDurationMs)} summed`];
  const slow =
    latency === null
      ? []
      : [
          [`p95 of ${noun}s ${formatDuration(latency.p95Ms)}`, ...changeOf(change, 'p95Ms')].join(
            ', ',
          ),
        ];
  return wallMs === null
    ? { title: 'Time, summed', figure: formatDuration(totalDurationMs), details: slow }
    : { title: 'Wall time', figure: formatDuration(wallMs), details: [...summed, ...slow] };
}

function tokensCard(
  { tokens: { total, input, output }, noun }: Facts,
  change: UseChange | null,
): Card | null {
  if (total === null) return null;
  const parts =
    input === null || output === null ? [] : [[input, 'in'] as const, [output, 'out'] as const];
  return {
    title: 'Tokens',
    figure: formatTokens(total),
    details: [
      ...parts.map(([count, word]) => `${formatTokens(count)} ${word}`),
      ...changeOf(change, 'tokens').map((words) => `per ${noun} ${words}`),
    ],
  };
}

function costCard(
  { report, noun }: Facts,
  cost: Cost | null,
  change: UseChange | null,
): Card | null {
  const total = cost === null ? null : totalCost(report, cost);
  return total === null
    ? null
    : {
        ...{ title: 'Cost', figure: formatAmount(total) },
        details: [
          'by the prices of the policy',
          ...changeOf(change, 'cost').map((words) => `per ${noun} ${words}`),
        ],
      };
}
