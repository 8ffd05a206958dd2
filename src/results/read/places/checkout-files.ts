import { type Dirent, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A folder of the checkout. */
export interface CheckoutFolder {
  /** Is there a file of this name right in it? */
  hasFile(name: string): boolean;
  /** The folder of this name right in it; null where there is none. */
  folder(name: string): CheckoutFolder | null;
}

/** The files of the checkout, by the lists of its folders. */
export interface CheckoutFiles {
  /** The checkout itself. */
  root(): CheckoutFolder;
}

/** Names kept in all; beyond that everything is forgotten, and read again where it is asked for. */
const MAX_NAMES = 500_000;
/** Costs of a folder beside its names. */
const FOLDER_NAMES = 16;

/**
 * Reads each folder once, when something in it is asked for. Results ask for millions of paths that
 * are not there: these cost a look into a list, and are not remembered.
 */
export function createCheckoutFiles(workspace: string): CheckoutFiles {
  let root: CheckoutFolder | null = null;
  let names = 0;

  function read(path: string): CheckoutFolder {
    const entries = new Map(entriesOf(path).map((entry) => [entry.name, entry]));
    const folders = new Map<string, CheckoutFolder>();
    names += entries.size + FOLDER_NAMES;
    return {
      hasFile(name) {
        const entry = entries.get(name);
        return entry !== undefined && (entry.isFile() || linked(path, entry)?.isFile() === true);
      },
      folder(name) {
        const entry = entries.get(name);
        if (entry === undefined) return null;
        if (!entry.isDirectory() && linked(path, entry)?.isDirectory() !== true) return null;
        const known = folders.get(name) ?? read(join(path, name));
        folders.set(name, known);
        return known;
      },
    };
  }

  return {
    root() {
      if (names > MAX_NAMES) {
        root = null;
        names = 0;
      }
      root ??= read(workspace);
      return root;
    },
  };
}

/** What cannot be listed holds nothing that a link could lead to. */
function entriesOf(path: string): Dirent[] {
  try {
    return readdirSync(path, { withFileTypes: true });
  } catch {
    return [];
  }
}

/** What a link leads to; null for what is no link, or leads nowhere. */
function linked(path: string, entry: Dirent) {
  if (!entry.isSymbolicLink()) return null;
  try {
    return statSync(join(path, entry.name), { throwIfNoEntry: false }) ?? null;
  } catch {
    return null;
  }
}
