import { firstOf, type ReasonOf, shown, writeReason } from './lines.ts';
import { count } from './verdicts.ts';

/** Says how far a run is, and how long it has taken. */
export const describeProgress = (done: number, total: number, failed: number, ms: number): string =>
  `${done} of ${count(total, 'iteration')}, ${failed} failed, after ${(ms / 1_000).toFixed(1)} s`;

/** Says which servers a run starts. */
export const describeStarting = (names: readonly string[]): string =>
  shown(`Starting ${count(names.length, 'server')}: ${names.join(', ')}…`);

/** Says how to end a program that runs suites again and again. */
export const describeWatching = (): string => 'Waiting for changes. Press Ctrl-C to end.';

/** Names a suite that did not run after a failed iteration, or that has none of the chosen cases. */
export function describeSkipped(suite: string, reason: 'bail' | 'selection'): string {
  const why = reason === 'bail' ? 'an iteration failed before' : 'it has no such case';
  return `Skipped ${shown(suite)}: ${why}.`;
}

/** One line for a sound suite. */
export const describeSound = (suite: string, cases: number, servers: number): string =>
  `${shown(suite)}: ${count(cases, 'case')}, ${count(servers, 'server')}`;

/** Warns of a secret that stays visible. `name` is the variable or server that holds it. */
export const warnWeakSecret = (name: string): string =>
  `The value of ${name} is too short or too common to be masked.`;

/** Says what was left out of an answer of the service. `paths` lead to it. */
export const describeUnreadable = (operation: string, paths: readonly string[]): string =>
  `Left out of the answer to ${operation}: ${firstOf(paths)}`;

/** Warns of tools whose schema cannot be used, or not in time. */
export const warnUnchecked = (tools: readonly string[]): string =>
  `Arguments are not checked, because the schema cannot be used: ${firstOf(tools)}`;

/** Warns of a surface that does not show the verdict. */
export const warnSurface = (surface: string, detail: string): string =>
  `Could not write the ${surface}: ${detail}`;

/** Says that processes were ended which the action had not ended itself. */
export const describeLeftovers = (number: number): string =>
  `The action was killed. Ended ${number} of its processes.`;

const RUN_ENDS = {
  'service-stopped': 'The service stopped before the run had ended.',
  'no-results': 'Iterations without a result: {missing}.',
  silence: 'No results and no end of the run came for {hours} hours.',
} as const;

/** Why a run ended without a result. */
export type RunEnd = ReasonOf<typeof RUN_ENDS>;

/** Says why a run ended without a result. */
export const describeRunEnd = (end: RunEnd): string => writeReason(RUN_ENDS, end);

/** Warns about variables of proxies that cannot be used. */
export const warnProxy = (): string =>
  'The service uses no proxy: `HTTP_PROXY` or `HTTPS_PROXY` is not an address.';
