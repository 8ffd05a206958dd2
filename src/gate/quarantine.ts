import type { Quarantined } from '../report/policy.ts';
import type { RunReport } from '../report/report.ts';
import type { QuarantineState } from '../report/verdict.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Says which entries have an effect. An entry holds until the end of its last day in UTC. If only a
 * part of the suite ran, or it is wrong, the others are not unknown.
 *
 * @param now epoch milliseconds
 */
export function quarantineStates(
  entries: readonly Quarantined[],
  { cases, isPart, problems }: RunReport,
  now: number,
): QuarantineState[] {
  const titles = new Set(cases.map(({ title }) => title));
  const active = new Set<string>();
  const stateOf = ({ case: title, expires }: Quarantined): QuarantineState['state'] => {
    if (!titles.has(title)) return 'unknown';
    if (now >= Date.parse(expires) + DAY_MS) return 'expired';
    if (active.has(title)) return 'repeated';
    active.add(title);
    return 'active';
  };
  const states = entries.map((entry) => ({ ...entry, state: stateOf(entry) }));
  const isWhole = !isPart && problems.length === 0;
  return isWhole ? states : states.filter(({ state }) => state !== 'unknown');
}
