import { dirname } from 'node:path';
import type { Import } from './import-graph.ts';

/** Parts of one folder, each its file or subfolder, that import each other in a circle. */
export interface Circle {
  folder: string;
  parts: string[];
  /** What makes it one. */
  imports: string[];
}

/**
 * Circles between the parts of each folder, at whatever depth. A file is a part by itself, so that
 * files above may serve the folders beside them.
 */
export function circlesOf(imports: readonly Import[]): Circle[] {
  const folders = new Set(imports.flatMap(({ from }) => foldersAbove(from)));
  return [...folders].toSorted().flatMap((folder) => circlesIn(folder, imports));
}

function foldersAbove(path: string): string[] {
  const folder = dirname(path);
  return folder === '.' ? [] : [folder, ...foldersAbove(folder)];
}

function circlesIn(folder: string, imports: readonly Import[]): Circle[] {
  const partOf = (path: string) =>
    path.startsWith(`${folder}/`) ? path.slice(folder.length + 1).split('/', 1)[0] : undefined;
  const between = imports.flatMap(({ from, to }) => {
    const [ours, theirs] = [partOf(from), partOf(to)];
    const apart = ours !== undefined && theirs !== undefined && ours !== theirs;
    return apart ? [{ ours, theirs, text: `${from} → ${to}` }] : [];
  });
  const next = Map.groupBy(between, ({ ours }) => ours);
  const reached = (start: string): Set<string> => {
    const seen = new Set<string>();
    const open = [start];
    for (let part = open.pop(); part !== undefined; part = open.pop()) {
      for (const { theirs } of next.get(part) ?? []) {
        if (!seen.has(theirs)) open.push(theirs);
        seen.add(theirs);
      }
    }
    return seen;
  };
  const reach = new Map([...next.keys()].map((part) => [part, reached(part)]));
  const together = (one: string, other: string) =>
    reach.get(one)?.has(other) === true && reach.get(other)?.has(one) === true;
  const found = new Map<string, Circle>();
  for (const part of [...reach.keys()].toSorted()) {
    if (!together(part, part)) continue;
    const parts = [...reach.keys()].filter((other) => together(part, other)).toSorted();
    const texts = between
      .filter(({ ours, theirs }) => parts.includes(ours) && parts.includes(theirs))
      .map(({ text }) => text);
    found.set(parts.join(), { folder, parts, imports: texts });
  }
  return [...found.values()];
}
