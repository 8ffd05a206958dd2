import type { ChangeSubject } from '../../model/regression/surface-change.ts';
import type { AnnotationName, SurfaceTool, ToolAnnotations } from '../../model/servers/surface.ts';
import type { Work } from './containment/containment.ts';
import { isRecord, valueKey } from './containment/forms.ts';
import { type SchemaChange, schemaChanges } from './schema-changes/schema-changes.ts';
import {
  pairUp,
  type ServerChange,
  valueChange,
  wholeChange,
  wordingChange,
  wordingChanges,
} from './server-change.ts';

/** Steps that all the tools of a server may take: some seconds, where somebody makes it hard. */
const MOST_STEPS = 4_000_000;

/** What became of the tools of a server. */
export function compareTools(
  before: readonly SurfaceTool[],
  after: readonly SurfaceTool[],
  work: Work = { stepsLeft: MOST_STEPS },
): ServerChange[] {
  const { removed, added, kept } = pairUp(before, after, ({ name }) => name);
  const renamed = renamedTools(removed, added);
  const isRenamed = (tool: SurfaceTool) => renamed.some((pair) => pair.includes(tool));
  const of = (tool: SurfaceTool): ChangeSubject => ({ kind: 'tool', name: tool.name });
  const shared = sharedWork(work, [...renamed, ...kept].filter(isChanged).length);
  return [
    ...renamed.flatMap(([old, fresh]): ServerChange[] => [
      {
        ...wholeChange(of(old), 'tool-renamed', 'removed', 'sent'),
        after: wholeChange(of(fresh), 'tool-added', 'added', 'sent').after,
      },
      ...shared(old, fresh),
    ]),
    ...removed
      .filter((tool) => !isRenamed(tool))
      .map((tool) => wholeChange(of(tool), 'tool-removed', 'removed', 'sent')),
    ...added
      .filter((tool) => !isRenamed(tool))
      .map((tool) => wholeChange(of(tool), 'tool-added', 'added', 'sent')),
    ...kept.flatMap(([old, fresh]) => shared(old, fresh)),
  ];
}

const isChanged = ([before, after]: readonly [SurfaceTool, SurfaceTool]) => {
  const key = valueKey(before);
  return key === null || key !== valueKey(after);
};

/**
 * Compares so many tools, each with its share of the steps and with what those before it left over:
 * a hard one must not keep others from being known as broken.
 */
function sharedWork(work: Work, changed: number) {
  let left = changed;
  return (before: SurfaceTool, after: SurfaceTool): ServerChange[] => {
    if (!isChanged([before, after])) return [];
    const share = Math.floor(work.stepsLeft / Math.max(1, left));
    const own: Work = { stepsLeft: share };
    const changes = compareTool(before, after, own);
    work.stepsLeft -= share - Math.max(0, own.stepsLeft);
    left -= 1;
    return changes;
  };
}

function compareTool(before: SurfaceTool, after: SurfaceTool, work: Work): ServerChange[] {
  const subject: ChangeSubject = { kind: 'tool', name: after.name };
  return [
    ...wordingChanges(subject, before, after),
    ...annotationChanges(subject, before.annotations ?? {}, after.annotations ?? {}),
    ...schemaChanges(before.inputSchema, after.inputSchema, 'sent', work).map((change) =>
      located(subject, 'inputSchema', 'sent', change),
    ),
    ...outputChanges(subject, before, after, work),
  ];
}

function outputChanges(
  subject: ChangeSubject,
  { outputSchema: before }: SurfaceTool,
  { outputSchema: after }: SurfaceTool,
  work: Work,
): ServerChange[] {
  const place = '/outputSchema';
  if (before === undefined && after === undefined) return [];
  if (before === undefined) {
    const of = { subject, place, direction: 'read', class: 'compatible' } as const;
    return [valueChange({ ...of, kind: 'output-schema-added' }, before, after)];
  }
  if (after === undefined) {
    const of = { subject, place, direction: 'read', class: 'breaking' } as const;
    return [valueChange({ ...of, kind: 'output-schema-removed' }, before, after)];
  }
  return schemaChanges(before, after, 'read', work).map((change) =>
    located(subject, 'outputSchema', 'read', change),
  );
}

function located(
  subject: ChangeSubject,
  member: 'inputSchema' | 'outputSchema',
  direction: 'sent' | 'read',
  { place, class: found, kind, before, after }: SchemaChange,
): ServerChange {
  const at = `/${member}${place}`;
  const texts = [before, after].map((value) => (typeof value === 'string' ? value : undefined));
  if (kind === 'title-changed' || kind === 'description-changed') {
    return wordingChange(subject, at, kind, texts[0], texts[1]);
  }
  const side = found === 'wording' ? 'none' : direction;
  return valueChange({ subject, place: at, direction: side, class: found, kind }, before, after);
}

/**
 * What MCP takes hints for where they are absent, and what they promise: hosts ask before they call a
 * tool that promises less. Of a tool that only reads, the next two have no meaning.
 */
const HINTS: readonly { name: AnnotationName; absent: boolean; promise: boolean }[] = [
  { name: 'readOnlyHint', absent: false, promise: true },
  { name: 'destructiveHint', absent: true, promise: false },
  { name: 'idempotentHint', absent: false, promise: true },
  { name: 'openWorldHint', absent: true, promise: false },
];

function annotationChanges(
  subject: ChangeSubject,
  before: ToolAnnotations,
  after: ToolAnnotations,
): ServerChange[] {
  return HINTS.flatMap(({ name, absent, promise }): ServerChange[] => {
    const [was, is] = [hintOf(before, name, absent, promise), hintOf(after, name, absent, promise)];
    if (was.value === is.value) return [];
    const found = is.value === promise ? 'compatible' : 'breaking';
    return [
      {
        ...{ subject, place: `/annotations/${name}`, direction: 'none', class: found },
        ...{ kind: 'annotation-changed', before: was.text, after: is.text },
      },
    ];
  });
}

function hintOf(hints: ToolAnnotations, name: AnnotationName, absent: boolean, promise: boolean) {
  const isMeant = name === 'destructiveHint' || name === 'idempotentHint';
  if (isMeant && hints.readOnlyHint === true) {
    return { value: promise, text: `${promise} (it only reads)` };
  }
  const own = hints[name];
  return own === undefined
    ? { value: absent, text: `${absent} (by default)` }
    : { value: own, text: String(own) };
}

const LEAST_LIKENESS = 0.5;
/** A server that renames more of one kind has other tools now. */
const MOST_ALIKE = 50;

/** Tools that are gone, with a new one that takes and gives the same under a name like theirs. */
function renamedTools(
  removed: readonly SurfaceTool[],
  added: readonly SurfaceTool[],
): [before: SurfaceTool, after: SurfaceTool][] {
  const free = Map.groupBy(added, schemasKey);
  const pairs: [SurfaceTool, SurfaceTool][] = [];
  for (const tool of removed) {
    const key = schemasKey(tool);
    const rivals = key === null ? [] : (free.get(key) ?? []).slice(0, MOST_ALIKE);
    const [best] = rivals
      .map((rival) => ({ rival, likeness: likeness(tool.name, rival.name) }))
      .filter((one) => one.likeness >= LEAST_LIKENESS)
      .toSorted((one, other) => other.likeness - one.likeness);
    if (best === undefined) continue;
    pairs.push([tool, best.rival]);
    free.set(
      key,
      (free.get(key) ?? []).filter((other) => other !== best.rival),
    );
  }
  return pairs;
}

/** Names and kinds of what it takes and gives, without words. */
function schemasKey({ inputSchema, outputSchema }: SurfaceTool): string | null {
  const input = valueKey(isRecord(inputSchema) ? (inputSchema['properties'] ?? {}) : inputSchema);
  const output = valueKey(outputSchema);
  return input === null || output === null ? null : `${input} ${output}`;
}

/** From 0 to 1, by the pairs of letters that two names share. */
function likeness(one: string, other: string): number {
  const [left, right] = [letterPairs(one), letterPairs(other)];
  const shared = [...left].filter((pair) => right.has(pair)).length;
  return left.size + right.size === 0 ? 0 : (2 * shared) / (left.size + right.size);
}

function letterPairs(name: string): Set<string> {
  const letters = name
    .slice(0, 200)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  return new Set(Array.from({ length: letters.length - 1 }, (_, at) => letters.slice(at, at + 2)));
}
