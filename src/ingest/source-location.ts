import { statSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import type { SourceLocation } from '../model/run-report.ts';
import type { ParsedCase } from './parsed-case.ts';

/** Finds the source of a case among the files of the checkout; null where none of them is it. */
export type SourceLocator = (
  parsed: Pick<ParsedCase, 'file' | 'line' | 'className' | 'details'>,
) => SourceLocation | null;

/** Where build tools of the JVM keep what a dotted class name says. */
const JVM_ROOTS = [
  'src/test/java',
  'src/test/kotlin',
  'src/test/groovy',
  'src/test/scala',
  'src',
  'test',
];
const JVM_ENDINGS = ['.java', '.kt', '.groovy', '.scala'];

/** What ends a place in a stack: `:12`, or Python's `", line 12`. */
const PLACE_END = /(?::|", line )(\d+)/g;
/** The path right before that, also behind `(`, `file://` or a quote. */
const PATH_BEFORE = /(?:[A-Za-z]:)?[\w@$.+~-]*(?:[\\/][\w@$.+~ -]+)*\.[A-Za-z]\w{0,5}$/;
/** A path of a stack is looked for in this many characters, since every one of them is a try. */
const PATH_CHARACTERS = 300;
const STACK_CHARACTERS = 20_000;
const STACK_PLACES = 40;

/**
 * Looks in this order: the file the result names, the file its class name stands for, the first
 * place of its stack that is in the checkout. A path that is not there is never given out, since
 * a link or annotation on it would lead nowhere.
 */
export function createSourceLocator(workspace: string): SourceLocator {
  const known = new Map<string, boolean>();
  const exists = (path: string): boolean => {
    const cached = known.get(path);
    if (cached !== undefined) return cached;
    const found = isFile(join(workspace, path));
    known.set(path, found);
    return found;
  };
  const resolve = (path: string) => pathsWithin(workspace, path).find(exists) ?? null;
  return ({ file, line, className, details }) => {
    const named = (file && resolve(file)) || (className && classPaths(className).find(exists));
    if (named && line !== null) return { file: named, line };
    const places = stackPlaces(details ?? '');
    if (named) {
      return {
        file: named,
        line: places.find(({ path }) => resolve(path) === named)?.line ?? null,
      };
    }
    for (const place of places) {
      const found = resolve(place.path);
      if (found !== null) return { file: found, line: place.line };
    }
    return null;
  };
}

/** What cannot be a path at all, being too long or with a NUL in it, is no file either. */
function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
  } catch {
    return false;
  }
}

/**
 * What a path may be relative to the workspace: itself, or, since tests often run in a container
 * or an other checkout, what is left of it without its first folders.
 */
function pathsWithin(workspace: string, path: string): string[] {
  const inside = isAbsolute(path) ? relative(workspace, path) : path;
  const segments = inside.split(/[\\/]/).filter((segment) => segment !== '' && segment !== '.');
  if (isAbsolute(path) || segments.includes('..')) {
    const rest = segments.filter((segment) => segment !== '..');
    // The bare name of a file is too weak a sign of which one is meant.
    return rest.slice(0, -1).map((_, start) => rest.slice(start).join('/'));
  }
  return [segments.join('/')];
}

/** Files a class name may stand for: `com.acme.FooTest$Inner`, `tests.test_math.TestSum`. */
function classPaths(className: string): string[] {
  const outer = className.split('$', 1)[0] ?? '';
  if (!/^[\w.]+$/.test(outer) || !outer.includes('.')) return [];
  const segments = outer.split('.');
  const python = segments.map(
    (_, index) => `${segments.slice(0, segments.length - index).join('/')}.py`,
  );
  const jvm = JVM_ROOTS.flatMap((root) =>
    JVM_ENDINGS.map((ending) => `${root}/${segments.join('/')}${ending}`),
  );
  return [...python, ...jvm];
}

function stackPlaces(details: string): { path: string; line: number }[] {
  const places: { path: string; line: number }[] = [];
  const stack = details.slice(0, STACK_CHARACTERS);
  for (const { index, 1: line } of stack.matchAll(PLACE_END)) {
    const before = stack.slice(Math.max(0, index - PATH_CHARACTERS), index);
    const path = PATH_BEFORE.exec(before)?.[0];
    if (path === undefined || path.split(/[\\/]/).includes('node_modules')) continue;
    places.push({ path, line: Number(line) });
    if (places.length === STACK_PLACES) break;
  }
  return places;
}
