import {
  CHANGE_CLASSES,
  MOST_CHANGES,
  type SurfaceChange,
  type SurfaceComparison,
  type TokenWeight,
  type UntoldLists,
} from '../../model/regression/surface-change.ts';
import {
  type ServerSurface,
  SURFACE_LISTS,
  type SurfaceTool,
} from '../../model/servers/surface.ts';
import { comparePrompts, compareResources, compareTemplates } from './compare-offers.ts';
import { compareTools } from './compare-tools.ts';
import type { ServerChange } from './server-change.ts';
import { estimateTokens } from './token-weight.ts';

/**
 * What changed from one state of some servers to another, and what that means for callers who were
 * right before. Servers are found in each other by their names.
 */
export function compareSurfaces(
  before: readonly ServerSurface[],
  after: readonly ServerSurface[],
): SurfaceComparison {
  const [former, present] = [byServer(before), byServer(after)];
  const servers = [...new Set([...former.keys(), ...present.keys()])].sort();
  const changes = servers.flatMap((server) =>
    compareServer(server, former.get(server), present.get(server)),
  );
  const rank = new Map(CHANGE_CLASSES.map((name, index) => [name, index]));
  const ordered = changes.toSorted(
    (one, other) => (rank.get(one.class) ?? 0) - (rank.get(other.class) ?? 0),
  );
  const untold = servers.flatMap((server) =>
    untoldOf(server, former.get(server), present.get(server)),
  );
  const countOf = (name: (typeof CHANGE_CLASSES)[number]) =>
    changes.filter((change) => change.class === name).length;
  return {
    changes: ordered.slice(0, MOST_CHANGES),
    counts: {
      breaking: countOf('breaking'),
      unclear: countOf('unclear'),
      wording: countOf('wording'),
      compatible: countOf('compatible'),
    },
    weights: servers.map((server) =>
      weightOf(server, former.get(server)?.tools, present.get(server)?.tools),
    ),
    ...(untold.length > 0 && { untold }),
  };
}

/** Of a server that is new as a whole, nothing is missing. */
function untoldOf(
  server: string,
  before: ServerSurface | undefined,
  after: ServerSurface | undefined,
): UntoldLists[] {
  if (before === undefined || after === undefined) return [];
  const lists = SURFACE_LISTS.filter((list) => before[list] === undefined && after[list]);
  return lists.length === 0 ? [] : [{ server, lists }];
}

/** Where a name stands twice, the first one is meant. */
function byServer(surfaces: readonly ServerSurface[]): Map<string, ServerSurface> {
  return new Map(surfaces.toReversed().map((surface) => [surface.server, surface]));
}

function compareServer(
  server: string,
  before: ServerSurface | undefined,
  after: ServerSurface | undefined,
): SurfaceChange[] {
  const whole = { server, subject: { kind: 'server', name: server }, place: '' } as const;
  if (after === undefined) {
    const rest = { direction: 'sent', class: 'breaking', before: server, after: null } as const;
    return [{ ...whole, ...rest, kind: 'server-removed' }];
  }
  if (before === undefined) {
    const rest = { direction: 'none', class: 'compatible', before: null, after: server } as const;
    return [{ ...whole, ...rest, kind: 'server-added' }];
  }
  const found = [
    ...bothKnown(before.tools, after.tools, compareTools),
    ...bothKnown(before.prompts, after.prompts, comparePrompts),
    ...bothKnown(before.resources, after.resources, compareResources),
    ...bothKnown(before.resourceTemplates, after.resourceTemplates, compareTemplates),
  ];
  return found.map((change) => ({ server, ...change }));
}

/** Of a list that nobody found out, nothing came and nothing went. */
function bothKnown<List>(
  before: List | undefined,
  after: List | undefined,
  compare: (before: List, after: List) => ServerChange[],
): ServerChange[] {
  return before === undefined || after === undefined ? [] : compare(before, after);
}

function weightOf(
  server: string,
  before: readonly SurfaceTool[] | undefined,
  after: readonly SurfaceTool[] | undefined,
): TokenWeight {
  return {
    server,
    before: before === undefined ? null : estimateTokens(before),
    after: after === undefined ? null : estimateTokens(after),
  };
}
