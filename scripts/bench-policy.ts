/**
 * Prints how often the default policy is wrong: in months of 60 pull requests of one push, of which 6
 * break one case, and in 20 pushes of one clean pull request. Red is whatever does not pass.
 */
import { FOUND, sampled } from '../__tests__/support/comparisons.ts';
import { reportOf } from '../__tests__/support/reports.ts';
import { seededRandom } from '../__tests__/support/seeded-random.ts';
import { judge } from '../src/gate/gate.ts';
import type { Fresh } from '../src/gate/looks/looking.ts';
import type { Counts, Outcome } from '../src/report/report.ts';

const [CLEAN, BREAKING, PUSHES, MAX] = [54, 6, 20, 400];
const repeat = <One>(count: number, one: () => One) => Array.from({ length: count }, one);

/**
 * The figures with base, and of the head alone: means of a month, and two shares.
 *
 * @param rates at which the cases pass; the first one breaks, or falls to half
 * @param share correlation of the iterations of a case in one session
 */
export function simulate(rates: number[], iterations: number, share: number, months: number) {
  const random = seededRandom(1);
  /** Adds results to those of a case and session. */
  const draw = (rate: number, count: number, so?: Counts) => {
    const all = { passed: 0, failed: 0, missing: 0, ...so };
    for (let left = count; left > 0; left -= 1) {
      const weight = 1 - share + share * (all.passed + all.failed);
      const isPassed = random() * weight < rate * (1 - share) + share * all.passed;
      all[isPassed ? 'passed' : 'failed'] += 1;
    }
    return all;
  };
  const words = Array.from({ length: iterations + 1 }, (_, at) => 'p'.repeat(at));
  const caseOf = (word: string, at: number) => sampled(`${at}`, word.padEnd(iterations, 'f'));
  const known = rates.map((_, at) => words.map((word) => caseOf(word, at)));
  const run = (own = rates) =>
    reportOf(own.flatMap((rate, at) => known[at]?.[draw(rate, iterations).passed] ?? []));
  const push = (before = run(), first = rates[0] ?? 0) => {
    const own = rates.with(0, first);
    const report = run(own);
    const judgeWith = (hasBase: boolean) => {
      const fresh = new Map<string, Fresh>();
      const looks = { hasBase, max: MAX, fresh };
      const baseline = { facts: FOUND, report: before };
      const terms = { policy: {}, facts: null, now: 0, baseline, looks };
      for (let count = 0; ; ) {
        const { verdict, plan } = judge(report, terms);
        if (plan === null) return { value: verdict.value, fresh: count };
        for (const { id, title, iterations: wanted } of plan.items) {
          const [so, at] = [fresh.get(id), Number(title)];
          const before = draw(rates[at] ?? 0, wanted.before, so?.before);
          fresh.set(id, { before, after: draw(own[at] ?? 0, wanted.after, so?.after) });
          count += wanted.before + wanted.after;
        }
      }
    };
    const base = judgeWith(true);
    // Without a suspect, both are the same.
    return { base, head: base.fresh === 0 ? base : judgeWith(false) };
  };
  const clean = repeat(months * CLEAN, () => push());
  const breaking = repeat(months * BREAKING, () => push(run(), 0));
  const halved = repeat(months * BREAKING, () => push(run(), (rates[0] ?? 0) / 2));
  const pushed = repeat(months, () => {
    const base = run();
    return repeat(PUSHES, () => push(base));
  });
  return (['base', 'head'] as const).map((side) => {
    const count = (all: ReturnType<typeof push>[], ...wanted: Outcome[]) =>
      all.filter((both) => wanted.includes(both[side].value)).length;
    const fresh = clean.concat(breaking).reduce((sum, both) => sum + both[side].fresh, 0);
    return {
      side,
      red: count(clean, 'failed', 'incomplete') / months,
      failed: count(clean, 'failed') / months,
      missed: count(breaking, 'passed') / months,
      any20: pushed.filter((all) => count(all, 'passed') < PUSHES).length / months,
      half: count(halved, 'passed') / halved.length,
      fresh: fresh / months,
    };
  });
}

/** What `red`, `missed` and `any20` are at most with base, and the suite. */
const PROFILES: [name: string, goals: string, ...Parameters<typeof simulate>][] = [
  ['30×3 .97', '.1 .1 .015', Array(30).fill(0.97), 3, 0, 1_000],
  ['200×3 .98', '.1 .1 .015', Array(200).fill(0.98), 3, 0, 1_000],
  ['25 .99 + 5 .6, ×3', '.3 .2 .04', Array(30).fill(0.99).fill(0.6, 25), 3, 0, 200],
  ['27 .97 + 3 .1, ×3', '.3 .2 .04', Array(30).fill(0.97).fill(0.1, 27), 3, 0, 200],
  ['10×1 .95', 'none', Array(10).fill(0.95), 1, 0, 200],
  ['20×5 .9', '.3 .2 .04', Array(20).fill(0.9), 5, 0, 200],
  ['30×3 .97, correlation .2', 'none', Array(30).fill(0.97), 3, 0.2, 200],
];

for (const [name, goals, ...suite] of import.meta.main ? PROFILES : []) {
  console.log(`${name}; goals with base: ${goals}`);
  console.table(simulate(...suite));
}
