import { oneLine } from '../lib/text.ts';
import { count } from './verdicts.ts';

/** Says how far a run is, and how long it has taken. */
export function describeProgress(done: number, total: number, failed: number, ms: number): string {
  return `${done} of ${count(total, 'iteration')}, ${failed} failed, now ${(ms / 1_000).toFixed(1)} s`;
}

/** Says which servers a run starts. */
export function describeStarting(names: readonly string[]): string {
  return oneLine(`Starting ${count(names.length, 'server')}: ${names.join(', ')}…`, 200);
}

/** Says how to end a program that runs suites again and again. */
export const describeWatching = (): string => 'Waiting for changes. Press Ctrl-C to end.';

/** Names a suite that did not run after a failed iteration, or that has none of the chosen cases. */
export function describeSkipped(suite: string, reason: 'bail' | 'selection'): string {
  const why = reason === 'bail' ? 'an iteration failed before' : 'it has no such case';
  return `Skipped ${oneLine(suite, 200)}: ${why}.`;
}

/** One line for a sound suite. */
export function describeSound(suite: string, cases: number, servers: number): string {
  return `${oneLine(suite, 200)}: ${count(cases, 'case')}, ${count(servers, 'server')}`;
}

/** Warns of a secret that stays visible. `name` is the variable or server that holds it. */
export function warnWeakSecret(name: string): string {
  return `The value of ${name} is too short or too common to be masked.`;
}

/** Says what was left out of an answer of the service. `paths` lead to it. */
export function describeUnreadable(operation: string, paths: readonly string[]): string {
  const more = paths.length > 5 ? ` and ${paths.length - 5} more` : '';
  const first = paths.slice(0, 5).map((path) => oneLine(path, 200));
  return `Left out of the answer to ${operation}: ${first.join(', ')}${more}`;
}

/** Warns of tools whose schema cannot be used, or not in time. */
export function warnUnchecked(tools: readonly string[]): string {
  const more = tools.length > 5 ? ` and ${tools.length - 5} more` : '';
  const first = tools.slice(0, 5).map((tool) => `\`${oneLine(tool, 200)}\``);
  return `Arguments are not checked, because the schema cannot be used: ${first.join(', ')}${more}`;
}

/** Warns of a surface that does not show the verdict. */
export function warnSurface(surface: string, detail: string): string {
  return `Could not write the ${surface}: ${detail}`;
}

/** Says that processes were ended which the action had not ended itself. */
export function describeLeftovers(count: number): string {
  return `The action was killed. Ended ${count} of its processes.`;
}

/** Why a run ended without a result. */
export type RunEnd =
  | { reason: 'service-stopped' }
  | { reason: 'no-results'; missing: number }
  | { reason: 'silence'; hours: number };

/** Says why a run ended without a result. */
export function describeRunEnd(end: RunEnd): string {
  switch (end.reason) {
    case 'service-stopped':
      return 'The service stopped before the run had ended.';
    case 'no-results':
      return `Iterations without a result: ${end.missing}.`;
    case 'silence':
      return `No results and no end of the run came for ${end.hours} hours.`;
  }
}

/** Warns about variables of proxies that cannot be used. */
export const warnProxy = (): string =>
  'The service uses no proxy: `HTTP_PROXY` or `HTTPS_PROXY` is not an address.';
