import { CHANGE_TEXT_LENGTH, type SurfaceChange } from '../../model/regression/surface-change.ts';
import type { SurfaceTool } from '../../model/servers/surface.ts';

/** A change, of whichever server. */
export type ServerChange = Omit<SurfaceChange, 'server'>;

/** What became of the tools of a server. */
export function compareTools(
  before: readonly SurfaceTool[],
  after: readonly SurfaceTool[],
): ServerChange[] {
  const [former, present] = [byName(before), byName(after)];
  const removed = [...former.keys()].filter((name) => !present.has(name)).sort();
  const added = [...present.keys()].filter((name) => !former.has(name)).sort();
  return [
    ...removed.map(
      (name): ServerChange => ({
        ...{ subject: { kind: 'tool', name }, place: '', direction: 'sent', class: 'breaking' },
        ...{ kind: 'tool-removed', before: cutText(name), after: null },
      }),
    ),
    ...added.map(
      (name): ServerChange => ({
        ...{ subject: { kind: 'tool', name }, place: '', direction: 'none', class: 'compatible' },
        ...{ kind: 'tool-added', before: null, after: cutText(name) },
      }),
    ),
  ];
}

/** Where a name stands twice, the first one is meant: clients take that. */
function byName(tools: readonly SurfaceTool[]): Map<string, SurfaceTool> {
  return new Map(tools.toReversed().map((tool) => [tool.name, tool]));
}

function cutText(text: string): string {
  return text.length > CHANGE_TEXT_LENGTH ? `${text.slice(0, CHANGE_TEXT_LENGTH - 1)}…` : text;
}
