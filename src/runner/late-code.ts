import { readdir } from 'node:fs/promises';

/** Loads a part of the bundle; the bundler puts it in. */
declare const __webpack_chunk_load__: (id: string) => Promise<unknown>;

/** Parts of the bundle that are files of their own, read when they are first needed. */
const PART = /^(\d+)\.index\.js$/;

/**
 * Loads all parts of the bundle: a server under test may write where it lies, and what is read
 * after that would be the server's code. A part that is loaded is not looked for again.
 *
 * @param folder of the bundle; in that of the sources there is nothing to load.
 */
export async function loadLateCode(folder: string): Promise<void> {
  const parts = (await readdir(folder)).flatMap((name) => PART.exec(name)?.[1] ?? []);
  await Promise.all(parts.map((id) => __webpack_chunk_load__(id)));
}
