import type { Dirent } from 'node:fs';
import { lstat, readdir, realpath } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { errorCode } from '../../trouble/errors.ts';
import { type CheckoutHead, isWithin, readCheckoutHead } from './checkout-head.ts';
import { MAX_PATH_LENGTH } from './server-places.ts';

/** A git checkout. */
export interface Checkout {
  /** Relative to the workspace, `.` for the workspace itself; absolute where it lies elsewhere. */
  folder: string;
  /** Absolute, without links. */
  path: string;
  /** In the workspace, and the run names something that lies in it; others are beside that. */
  named: boolean;
  head: Exclude<CheckoutHead, { kind: 'submodule' }>;
}

export interface FoundCheckouts {
  checkouts: Checkout[];
  /** What the run names in the workspace and no checkout holds, relative to it. */
  outside: string[];
  /** Files it reads and folders it starts servers in that do not lie in the workspace. */
  elsewhere: string[];
}

/** Where `path:` of actions/checkout may lie; a tree deeper down holds no checkout of its own. */
const MAX_DEPTH = 4;
const MAX_FOLDERS = 5_000;
const PASSED_OVER = new Set(['.git', 'node_modules']);

/** What a run names of the workspace, as absolute paths. */
export interface NamedPlaces {
  /** Files it reads and folders it starts servers in; they need not exist. */
  places: readonly string[];
  /** Words of commands, some of which may be paths. */
  words: readonly string[];
}

/**
 * Every checkout that could hold what a run starts: those around the places that it names, in the
 * workspace or not, and those beside them in the workspace, to which a command may change.
 */
export async function findCheckouts(
  workspace: string,
  { places, words }: NamedPlaces,
): Promise<FoundCheckouts> {
  const root = await realpath(workspace);
  // A checkout in the workspace itself is where servers start, whatever is named.
  const named = new Set([root]);
  const outside = new Set<string>();
  const elsewhere = new Set<string>();
  const others = new Set<string>();
  for (const place of places) {
    if (place.length > MAX_PATH_LENGTH) {
      outside.add('a path that is too long');
      continue;
    }
    const { around, farther, leadsOut } = await checkoutsAround(place, root, workspace);
    if (leadsOut) elsewhere.add(shownPath(place, workspace));
    else if (around.length === 0) outside.add(shownPath(place, workspace));
    for (const folder of around) named.add(folder);
    for (const folder of farther) others.add(folder);
  }
  for (const word of words) {
    if (word === workspace || !(await exists(word))) continue;
    const { around, farther, leadsOut } = await checkoutsAround(word, root, workspace);
    // Most programs lie elsewhere and in no checkout.
    if (around.length === 0 && !leadsOut) outside.add(shownPath(word, workspace));
    for (const folder of around) named.add(folder);
    for (const folder of farther) others.add(folder);
  }
  const checkouts: Checkout[] = [];
  for (const folder of new Set([...(await checkoutsBelow(root)), ...named, ...others])) {
    if (!(await exists(join(folder, '.git')))) continue;
    const head = await readCheckoutHead(folder, root);
    // The checkout around a submodule is among these as well, and stands for it.
    if (head.kind === 'submodule') continue;
    checkouts.push({
      folder: shownPath(folder, root),
      path: folder,
      named: named.has(folder),
      head,
    });
  }
  return {
    checkouts: checkouts.toSorted(byFolder),
    outside: [...outside],
    elsewhere: [...elsewhere],
  };
}

const byFolder = (left: Checkout, right: Checkout) => (left.folder < right.folder ? -1 : 1);

/** Checkouts that hold a place, as it is written and where its links lead. */
async function checkoutsAround(
  place: string,
  root: string,
  workspace: string,
): Promise<{ around: string[]; farther: string[]; leadsOut: boolean }> {
  const real = await nearestReal(place);
  const paths = isWithin(place, workspace)
    ? [join(root, relative(workspace, place)), real]
    : [real];
  const folders = new Set<string>();
  for (const path of paths) {
    for (let folder = path; ; folder = dirname(folder)) {
      if (await exists(join(folder, '.git'))) folders.add(folder);
      if (folder === root || folder === dirname(folder)) break;
    }
  }
  const found = [...folders];
  return {
    around: found.filter((folder) => isWithin(folder, root)),
    farther: found.filter((folder) => !isWithin(folder, root)),
    leadsOut: !isWithin(real, root),
  };
}

/** The path without links, of its nearest part that exists. */
async function nearestReal(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch (error) {
    if (errorCode(error) === undefined || dirname(path) === path) throw error;
    return nearestReal(dirname(path));
  }
}

async function exists(path: string): Promise<boolean> {
  try {
    await lstat(path);
    return true;
  } catch (error) {
    if (errorCode(error) === undefined) throw error;
    return false;
  }
}

/** Level by level, so that no tree further down keeps a checkout above it from being found. */
async function checkoutsBelow(root: string): Promise<string[]> {
  const found: string[] = [];
  let level = [root];
  let looked = 0;
  for (let depth = 0; depth <= MAX_DEPTH && level.length > 0; depth += 1) {
    const next: string[] = [];
    for (const folder of level) {
      looked += 1;
      if (looked > MAX_FOLDERS) return found;
      const entries = await entriesOf(folder);
      if (entries.some(({ name }) => name === '.git')) found.push(folder);
      for (const entry of entries) {
        const within = entry.isDirectory() && !PASSED_OVER.has(entry.name);
        if (within) next.push(join(folder, entry.name));
      }
    }
    level = next;
  }
  return found;
}

/** What is in a folder; nothing where it cannot be read, for then no server starts in it either. */
async function entriesOf(folder: string): Promise<Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if (errorCode(error) === undefined) throw error;
    return [];
  }
}

function shownPath(path: string, workspace: string): string {
  const absolute = resolve(path);
  return isWithin(absolute, workspace)
    ? relative(workspace, absolute).replaceAll(sep, '/') || '.'
    : absolute;
}
