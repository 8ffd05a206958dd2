import { type FSWatcher, watch } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { WatchedPaths } from './watched-paths.ts';

/** Endings of what a server may be written in: its logs and data are not what it is. */
const CODE = /\.(?:[cm]?[jt]sx?|py|go|rs|rb|java|kt|cs|php|ex|exs|sh|wasm)$/;
const APART: ReadonlySet<string> = new Set(['node_modules', 'venv', '__pycache__', 'target']);
/** Who has more has named a folder that is none of code. */
const MOST_FOLDERS = 500;
const MOST_DEPTH = 8;

/** Tells of changes of files, also of those that come to be or are put in the place of another one. */
export class FileWatch {
  readonly #onChange: (file: string) => void;
  readonly #watchers = new Map<string, FSWatcher>();
  /** By the file, what it was when it was last looked at. */
  readonly #stamps = new Map<string, string>();
  #files: ReadonlySet<string> = new Set();
  #ofCode: ReadonlySet<string> = new Set();

  /** @param onChange is told each once, however many events there are of it. */
  constructor(onChange: (file: string) => void) {
    this.#onChange = onChange;
  }

  /** Watches these from now on, beside what was watched before. */
  async follow({ files, folders }: WatchedPaths): Promise<void> {
    const ofCode = new Set<string>();
    for (const folder of folders) await addFolders(folder, ofCode);
    this.#files = files;
    this.#ofCode = ofCode;
    const around = [...files].map((file) => path.dirname(file));
    for (const folder of new Set([...around, ...ofCode])) await this.#watch(folder);
  }

  close(): void {
    for (const watcher of this.#watchers.values()) watcher.close();
    this.#watchers.clear();
  }

  /** Folders are watched, not files: editors put a new file in the place of the old one. */
  async #watch(folder: string): Promise<void> {
    if (this.#watchers.has(folder)) return;
    try {
      const watcher = watch(folder, (_event, name) => {
        if (name !== null) void this.#look(path.join(folder, name));
      });
      // A folder that is gone is none to watch.
      watcher.on('error', () => {
        watcher.close();
        this.#watchers.delete(folder);
      });
      this.#watchers.set(folder, watcher);
      const names = await readdir(folder);
      for (const file of names.map((name) => path.join(folder, name))) {
        if (this.#counts(file)) this.#stamps.set(file, await stampOf(file));
      }
    } catch (error) {
      // What is not there is told by the run.
      if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    }
  }

  async #look(file: string): Promise<void> {
    if (!this.#counts(file)) return;
    const stamp = await stampOf(file);
    if (this.#stamps.get(file) === stamp) return;
    this.#stamps.set(file, stamp);
    this.#onChange(file);
  }

  #counts(file: string): boolean {
    return this.#files.has(file) || (this.#ofCode.has(path.dirname(file)) && CODE.test(file));
  }
}

async function stampOf(file: string): Promise<string> {
  const stats = await stat(file).catch(() => null);
  return stats === null ? 'gone' : `${stats.mtimeMs} ${stats.size} ${stats.ino}`;
}

async function addFolders(folder: string, all: Set<string>, depth = 0): Promise<void> {
  if (all.size >= MOST_FOLDERS || depth > MOST_DEPTH) return;
  all.add(folder);
  const inside = await readdir(folder, { withFileTypes: true }).catch(() => []);
  for (const entry of inside) {
    if (!entry.isDirectory() || entry.name.startsWith('.') || APART.has(entry.name)) continue;
    await addFolders(path.join(folder, entry.name), all, depth + 1);
  }
}
