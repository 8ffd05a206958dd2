import { isAbsolute, relative } from 'node:path';
import type { SourceLocation } from '../../../model/run-report.ts';
import type { ParsedCase } from '../parsed-case.ts';
import { type CheckoutFolder, createCheckoutFiles } from './checkout-files.ts';
import { stackPlaces } from './stack-places.ts';

/** Finds the source of a case among the files of the checkout; null where none of them is it. */
export type SourceLocator = (
  parsed: Pick<ParsedCase, 'file' | 'line' | 'className' | 'details'>,
) => SourceLocation | null;

/** Where build tools of the JVM keep what a dotted class name says. */
const JVM_ROOTS = [
  ['src', 'test', 'java'],
  ['src', 'test', 'kotlin'],
  ['src', 'test', 'groovy'],
  ['src', 'test', 'scala'],
  ['src'],
  ['test'],
];
const JVM_ENDINGS = ['.java', '.kt', '.groovy', '.scala'];

/** Systems have no longer paths, and people no deeper ones. */
const MAX_PATH_LENGTH = 4096;
const MAX_DEPTH = 100;

/**
 * Looks in this order: the file the result names, the file its class name stands for, the first
 * place of its stack that is in the checkout. A path that is not there is never given out, since
 * a link or annotation on it would lead nowhere.
 */
export function createSourceLocator(workspace: string): SourceLocator {
  const files = createCheckoutFiles(workspace);
  const fileOfPath = keepLast((path) => findPath(files.root(), workspace, path));
  const fileOfClass = keepLast((className) => findClass(files.root(), className));
  return ({ file, line, className, details }) => {
    const named = (file && fileOfPath(file)) || (className && fileOfClass(className));
    if (named && line !== null) return { file: named, line };
    if (details === null) return named ? { file: named, line: null } : null;
    for (const place of stackPlaces(details)) {
      const found = findPath(files.root(), workspace, place.path);
      if (found !== null && (!named || found === named)) return { file: found, line: place.line };
    }
    return named ? { file: named, line: null } : null;
  };
}

type Find = (text: string) => string | null;

/** The cases of a suite share their file and class; those of all suites are too many to keep. */
function keepLast(find: Find): Find {
  let last: { text: string; found: string | null } | null = null;
  return (text) => {
    if (last?.text !== text) last = { text, found: find(text) };
    return last.found;
  };
}

/**
 * What a path is relative to the workspace: itself, or, since tests often run in a container or an
 * other checkout, what is left of it without its first folders.
 */
function findPath(root: CheckoutFolder, workspace: string, path: string): string | null {
  if (path.length > MAX_PATH_LENGTH) return null;
  const inside = isAbsolute(path) ? relative(workspace, path) : path;
  const segments = inside.split(/[\\/]/).filter((segment) => segment !== '' && segment !== '.');
  if (segments.length > MAX_DEPTH) return null;
  const own = segments.filter((segment) => segment !== '..');
  if (own.length === segments.length && hasFile(root, own)) return own.join('/');
  if (!isAbsolute(path) && own.length === segments.length) return null;
  // The bare name of a file is too weak a sign of which one is meant.
  for (let start = 0; start < own.length - 1; start += 1) {
    if (hasFile(root, own, start)) return own.slice(start).join('/');
  }
  return null;
}

function hasFile(root: CheckoutFolder, segments: readonly string[], start = 0): boolean {
  let folder: CheckoutFolder | null = root;
  for (let at = start; at < segments.length - 1 && folder !== null; at += 1) {
    folder = folder.folder(segments[at] ?? '');
  }
  return folder?.hasFile(segments.at(-1) ?? '') === true;
}

/** The file a class name stands for: `com.acme.FooTest$Inner`, `tests.test_math.TestSum`. */
function findClass(root: CheckoutFolder, className: string): string | null {
  const [outer = ''] = className.split('$', 1);
  if (outer.length > MAX_PATH_LENGTH || !/^[\w.]+$/.test(outer) || !outer.includes('.'))
    return null;
  const segments = outer.split('.');
  if (segments.length > MAX_DEPTH) return null;
  return pythonFile(root, segments) ?? jvmFile(root, segments);
}

/** The longest beginning of the name that is a module. */
function pythonFile(root: CheckoutFolder, segments: readonly string[]): string | null {
  let longest: string | null = null;
  let folder: CheckoutFolder | null = root;
  for (const [depth, segment] of segments.entries()) {
    if (folder === null) break;
    if (folder.hasFile(`${segment}.py`)) longest = `${segments.slice(0, depth + 1).join('/')}.py`;
    folder = folder.folder(segment);
  }
  return longest;
}

function jvmFile(root: CheckoutFolder, segments: readonly string[]): string | null {
  const name = segments.at(-1) ?? '';
  for (const jvmRoot of JVM_ROOTS) {
    let folder: CheckoutFolder | null = root;
    const folders = [...jvmRoot, ...segments.slice(0, -1)];
    for (const segment of folders) folder = folder?.folder(segment) ?? null;
    const ending = JVM_ENDINGS.find((one) => folder?.hasFile(`${name}${one}`));
    if (ending !== undefined) return [...folders, `${name}${ending}`].join('/');
  }
  return null;
}
