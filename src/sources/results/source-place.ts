import { existsSync, statSync } from 'node:fs';
import { join, relative, win32 } from 'node:path';
import type { ParsedCase } from './read/reading.ts';

/** Where build tools of the JVM keep classes. */
const JVM_FILES = ['test/java/', 'test/kotlin/', 'test/groovy/', 'test/scala/', ''].flatMap(
  (root) => ['java', 'kt', 'groovy', 'scala'].map((ending) => ({ root: `src/${root}`, ending })),
);
/** Longer paths and class names are of no file. */
const MAX_PATH = 512;
/** So many paths are looked up in all. */
const MAX_LOOKUPS = 100_000;
const STACK_CHARACTERS = 20_000;

/** Finds the file of the checkout, relative to it, and the line of a failed test; null for no file. */
export function createPlaceFinder(workspace: string) {
  const known = new Map<string, boolean>();
  const isFile = (path: string): boolean => {
    const seen = known.get(path);
    if (seen !== undefined || known.size === MAX_LOOKUPS) return seen ?? false;
    const full = join(workspace, path);
    const exists = existsSync(full) && statSync(full).isFile();
    known.set(path, exists);
    return exists;
  };
  const find = (path: string) => candidates(path, workspace).find(isFile);
  return ({ file, line, className, message, details }: ParsedCase) => {
    const named = find(file ?? '') ?? classFiles(className).find(isFile);
    if (named !== undefined && line !== null) return { file: named, line };
    for (const place of stackPlaces(details || message)) {
      // Stacks of the JVM have bare names.
      const found = named?.endsWith(`/${place.path}`) ? named : find(place.path);
      if (found !== undefined && found === (named ?? found)) {
        return { file: found, line: place.line };
      }
    }
    return named === undefined ? null : { file: named, line: null };
  };
}

/**
 * What a path may be in the workspace: itself or, since tests may run in a container, without its
 * first folders. A bare name says too little about which file is meant.
 */
function candidates(path: string, workspace: string): string[] {
  if (path.length > MAX_PATH) return [];
  // It knows absolute paths of both systems.
  const isAbsolute = win32.isAbsolute(path);
  const segments = (isAbsolute ? relative(workspace, path) : path)
    .split(/[\\/]/)
    .filter((segment) => segment !== '' && segment !== '.');
  const own = segments.filter((segment) => segment !== '..');
  const isInside = own.length === segments.length;
  const shorter = own.slice(0, -1).map((_, start) => own.slice(start).join('/'));
  if (!isInside) return shorter;
  return isAbsolute ? [own.join('/'), ...shorter] : [own.join('/')];
}

/** What a class name may stand for: `com.acme.FooTest$Inner`, `tests.test_math.TestSum`. */
function classFiles(className: string): string[] {
  const [outer = ''] = className.split('$', 1);
  if (outer.length > MAX_PATH || !/^\w+(?:\.\w+)+$/.test(outer)) return [];
  const path = outer.replaceAll('.', '/');
  const modules = path.split('/').map((_, at, all) => `${all.slice(0, at + 1).join('/')}.py`);
  return [...modules.reverse(), ...JVM_FILES.map(({ root, ending }) => `${root}${path}.${ending}`)];
}

/** The places that a stack names, the first ones first, without those of dependencies. */
function stackPlaces(stack: string): { path: string; line: number }[] {
  // Python writes `"a.py", line 1`, and .NET `a.cs:line 1`.
  const text = stack.slice(0, STACK_CHARACTERS).replace(/(?:",|:) ?line /g, ':');
  return text.split(/[\s"'()<>,]+/).flatMap((word) => {
    const place = /^(.+\.[A-Za-z]\w{0,5}):(\d{1,9})(?::\d{1,9})?:?$/.exec(word);
    const path = place?.[1]?.replace(/^\w+:\/\/+/, '/') ?? '';
    const isForeign = path === '' || path.split(/[\\/]/).includes('node_modules');
    return isForeign ? [] : [{ path, line: Number(place?.[2]) }];
  });
}
