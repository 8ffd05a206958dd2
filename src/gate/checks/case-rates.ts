import { countIterations } from '../../report/counts.ts';
import type { Policy } from '../../report/policy.ts';
import type { Check, Counts, ReportCase } from '../../report/report.ts';
import { type CaseTally, type Evidence, sumOf } from '../evidence.ts';
import { because, settle } from './check.ts';
import { checkRates, type Rated } from './pass-rate.ts';

/** Models that iterations of a case name, as `provider/model`. */
const modelsOf = ({ iterations }: ReportCase): Set<string> =>
  new Set(iterations.flatMap(({ model }) => model ?? []));

/** Leaves a check undecided, unless it failed, if something that it is about did not run. */
function setNotRun(check: Check, names: readonly string[]): void {
  if (check.outcome === 'failed' || names.length === 0) return;
  settle(check, 'undecided', because('not-run', names.length, names));
}

/**
 * The check of the rate that each case must reach by itself, and the cases of which none is asked.
 * The closest rule counts: of the case, else of a tag, of its model, of all. Of several, the strictest.
 */
export function checkCaseRates(
  { report, tallies, quarantined, isOpen }: Evidence,
  rates: NonNullable<Policy['min-case-pass-rate']>,
): { check: Check; others: CaseTally[] } {
  const rule = typeof rates === 'number' ? { all: rates } : rates;
  const namesOf = (one: ReportCase) => [[one.title], one.tags, [...modelsOf(one)]];
  // Names are foreign, and an object has members that no policy sets.
  const maps = [rule.cases, rule.tags, rule.models].map((of) => new Map(Object.entries(of ?? {})));
  const percentOf = (one: ReportCase): number | undefined => {
    const asked = namesOf(one).map((all, at) => all.flatMap((own) => maps[at]?.get(own) ?? []));
    const closest = asked.find(({ length }) => length > 0);
    return closest?.reduce((most, value) => Math.max(most, value)) ?? rule.all;
  };
  const rated: Rated[] = [];
  const others: CaseTally[] = [];
  for (const tally of tallies) {
    const percent = percentOf(tally.one);
    if (percent === undefined) others.push(tally);
    else rated.push({ name: tally.one.title, counts: tally, threshold: percent / 100 });
  }
  const muted = quarantined.flatMap((one) => (percentOf(one) === undefined ? [] : one.title));
  const check = checkRates('min-case-pass-rate', rated, isOpen, muted);
  const known = new Set(report.cases.flatMap((one) => namesOf(one).flat()));
  // Result files have no tags and models.
  const isOfResults = report.source === 'results';
  const named = maps.slice(0, isOfResults ? 1 : 3).flatMap((map) => [...map.keys()]);
  const absent = named.filter((name) => !known.has(name));
  if (!report.isPart) setNotRun(check, absent);
  if (isOfResults && rated.length + absent.length === 0) settle(check, 'notApplicable', null);
  return { check, others };
}

/**
 * The check of a rate of each model, or of those that the policy names. Iterations without a model
 * are missing results of each model of their case. A sampled case without a model can be of any.
 */
export function checkModelRates(
  { report, tallies, quarantined, isOpen }: Evidence,
  rates: NonNullable<Policy['min-pass-rate-by-model']>,
): Check {
  const byModel = new Map<string, Counts>();
  const silent = tallies.filter(({ one }) => one.isSampled && modelsOf(one).size === 0);
  const lost = countIterations(silent.map(({ one }) => ({ ...one, iterations: [] })));
  for (const { one } of tallies) {
    for (const name of modelsOf(one)) {
      const iterations = one.iterations.filter(({ model }) => model === name);
      const others = one.iterations.filter(({ model }) => model !== null && model !== name);
      const planned = one.planned - others.length;
      const counts = countIterations([{ ...one, iterations, planned }]);
      byModel.set(name, sumOf([byModel.get(name) ?? lost, counts]));
    }
  }
  const isOfAll = typeof rates === 'number';
  const isOfAny = ({ one }: CaseTally) =>
    one.isSampled && one.iterations.some(({ model }) => model === null);
  const models = tallies.some(isOfAny) ? [] : quarantined.flatMap((one) => [...modelsOf(one)]);
  const muted = [...new Set(models)].filter(
    (name) => !byModel.has(name) && (isOfAll || Object.hasOwn(rates, name)),
  );
  const asked = Object.entries(
    isOfAll ? Object.fromEntries([...byModel].map(([name]) => [name, rates])) : rates,
  ).filter(([name]) => !muted.includes(name));
  const rated = asked.map(([name, percent]) => {
    return { name, counts: byModel.get(name) ?? lost, threshold: percent / 100 };
  });
  const check = checkRates('min-pass-rate-by-model', rated, isOpen, muted);
  const absent = asked.map(([name]) => name).filter((name) => !byModel.has(name));
  setNotRun(check, isOfAll ? silent.map(({ one }) => one.title) : absent);
  // Result files name no models.
  if (report.source === 'results') settle(check, 'notApplicable', null);
  return check;
}
