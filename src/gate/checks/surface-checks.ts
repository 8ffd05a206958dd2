import type { Baseline, BaselineSearch } from '../../model/baseline.ts';
import { listNames } from '../../model/listed-names.ts';
import type { SurfacePolicy } from '../../model/policy.ts';
import type { RunReport } from '../../model/run-report.ts';
import {
  type ServerSurface,
  SURFACE_LISTS,
  type SurfaceList,
} from '../../model/servers/surface.ts';
import type { SilentServer, SurfaceReport } from '../../model/servers/surface-report.ts';
import type { Check, Sample, SurfaceVerdict } from '../../model/verdict.ts';
import type { CheckBase } from '../evidence/decision.ts';
import { compareSurfaces } from '../surface/compare-surfaces.ts';

/** Servers that are named; of others there is a number. */
const MAX_NAMED = 20;

/** What servers offer, judged. */
export interface JudgedSurface {
  checks: Check[];
  judged: Sample;
  /** Absent where nothing was compared. */
  surface?: SurfaceVerdict;
}

/**
 * Judges what servers offer: all of them have to have told it, and what they offered before has to be
 * there still, as far as the policy asks for that.
 */
export function judgeSurface(
  { surface: head = { servers: [], silent: [] } }: Pick<RunReport, 'surface'>,
  policy: SurfacePolicy,
  search: BaselineSearch,
): JudgedSurface {
  const known = checkKnown(head);
  const { sampleOf, sampleSize, observed } = known;
  const { check, surface } = checkCompatible(head, policy, search, known);
  return {
    checks: [known, ...(check === null ? [] : [check])],
    judged: { sampleOf, sampleSize, observed },
    ...(surface && { surface }),
  };
}

/** Whether every server told what it offers. */
function checkKnown({ servers, silent }: SurfaceReport): Check {
  const asked = servers.length + silent.length;
  const check: CheckBase = {
    ...{ id: 'surface-known', gates: true, unit: 'fraction', threshold: 1 },
    ...{ sampleOf: 'server', sampleSize: asked },
    observed: asked === 0 ? null : servers.length / asked,
  };
  if (asked === 0) return { ...check, outcome: 'undecided', reason: { code: 'nothing-to-judge' } };
  if (silent.length === 0) return { ...check, outcome: 'passed' };
  const own = silent.filter(({ isOwnDoing }) => isOwnDoing);
  const named = own.length > 0 ? own : silent;
  return {
    ...check,
    outcome: own.length > 0 ? 'failed' : 'undecided',
    reason: {
      code: 'silent-servers',
      servers: named.slice(0, MAX_NAMED),
      more: Math.max(0, named.length - MAX_NAMED),
    },
  };
}

/** Whether what they offered before is there still. Null where nobody asks for that. */
function checkCompatible(
  head: SurfaceReport,
  { failOn }: SurfacePolicy,
  search: BaselineSearch,
  known: Check,
): { check: Check | null; surface?: SurfaceVerdict } {
  if (search.outcome === 'not-asked') return { check: null };
  const check: CheckBase = {
    ...{ id: 'surface-compatible', gates: failOn !== 'never', unit: 'fraction', threshold: 1 },
    ...{ sampleOf: 'server', sampleSize: 0, observed: null },
    changesHeld: failOn === 'any' ? 'any' : 'breaking',
  };
  if (search.outcome !== 'found') {
    const { message, outcome } = search;
    return {
      check: {
        ...check,
        // One that was named has to be there.
        outcome: outcome === 'unreadable' ? 'undecided' : 'notApplicable',
        reason: { code: 'no-surface-baseline', message },
      },
    };
  }
  const { report, origin } = search.baseline;
  const former = report.surface;
  if (former === undefined) {
    const message = 'the baseline does not tell what servers offered';
    const reason = { code: 'no-surface-baseline', message } as const;
    return { check: { ...check, outcome: 'undecided', reason } };
  }
  const { before, after } = comparable(former, head);
  const surface = { ...compareSurfaces(before, after), origin };
  const { breaking, unclear, wording, compatible } = surface.counts;
  const held = failOn === 'any' ? breaking + unclear + wording + compatible : breaking;
  const names = new Set([...before, ...after].map(({ server }) => server));
  const touched = new Set(
    surface.changes
      .filter((change) => failOn === 'any' || change.class === 'breaking')
      .map(({ server }) => server),
  );
  const size = names.size;
  const counted: CheckBase = {
    ...{ ...check, sampleSize: size },
    observed: size === 0 ? null : (size - touched.size) / size,
  };
  if (held > 0) {
    const reason = { code: 'surface-changed', changes: held } as const;
    return { check: { ...counted, outcome: 'failed', reason }, surface };
  }
  const gap = gapIn(former, head, search.baseline, known);
  return { check: { ...counted, ...(gap ?? { outcome: 'passed' }) }, surface };
}

/**
 * How the tools of a run's servers differ from those of its baseline, which nobody judges: the cases do
 * that. Absent where nothing differs, or one side does not tell.
 */
export function changedTools(
  { source, surface: head }: Pick<RunReport, 'source' | 'surface'>,
  search: BaselineSearch,
): SurfaceVerdict | undefined {
  if (source !== 'run' || head === undefined || search.outcome !== 'found') return undefined;
  const { report, origin } = search.baseline;
  if (report.surface === undefined) return undefined;
  const { before, after } = comparable(report.surface, head);
  const found = compareSurfaces(before, after);
  return found.changes.length === 0 ? undefined : { ...found, origin };
}

/** Why that nothing was found is no evidence; null where all that was asked for was compared. */
function gapIn(
  former: SurfaceReport,
  { servers, silent }: SurfaceReport,
  { origin }: Baseline,
  known: Check,
): Pick<Check, 'outcome' | 'reason'> | null {
  const untold = servers.filter(({ server }) => !isTold(former, server));
  if (untold.length > 0) {
    const names = listNames(untold.map(({ server }) => server));
    const message = `the baseline does not tell what ${names} offered`;
    // A report that was looked for may have been left while a server was down: there is none of it.
    const outcome = origin.kind === 'artifact' ? 'notApplicable' : 'undecided';
    return { outcome, reason: { code: 'no-surface-baseline', message } };
  }
  const unsaid = servers.flatMap((surface) => unsaidBy(surface, former));
  if (unsaid.length > 0) {
    const more = Math.max(0, unsaid.length - MAX_NAMED);
    const reason = { code: 'silent-servers', servers: unsaid.slice(0, MAX_NAMED), more } as const;
    return { outcome: 'undecided', reason };
  }
  const isNone = servers.length === 0 && silent.length > 0;
  return isNone ? { outcome: 'undecided', ...(known.reason && { reason: known.reason }) } : null;
}

/** A list that had something in it and is not told now: that it is there still is what nobody knows. */
function unsaidBy(head: ServerSurface, { servers }: SurfaceReport): SilentServer[] {
  const before = servers.find(({ server }) => server === head.server);
  const lists = SURFACE_LISTS.filter((list) => before?.[list]?.length && head[list] === undefined);
  if (lists.length === 0) return [];
  const message = `it is not told any more which ${lists.map(listWords).join(', ')} it has`;
  return [{ server: head.server, message, isOwnDoing: false }];
}

const listWords = (list: SurfaceList) =>
  list === 'resourceTemplates' ? 'templates of resources' : list;

/**
 * Servers of which both sides are known. One that did not tell is neither gone nor new; nor is one that
 * is not among those that were asked for, on either side.
 */
function comparable(former: SurfaceReport, head: SurfaceReport) {
  const isKnown = ({ server }: { server: string }) =>
    isTold(former, server) && isTold(head, server);
  return { before: former.servers.filter(isKnown), after: head.servers.filter(isKnown) };
}

/** Whether a report tells of a server, be it that there is none of the name. */
function isTold({ silent, chosen }: SurfaceReport, name: string): boolean {
  return !silent.some(({ server }) => server === name) && (chosen?.includes(name) ?? true);
}
