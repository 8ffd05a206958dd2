/**
 * Writes `action` of `package.json`, as `owner/repository@version`, into all documents: behind `uses:`
 * and in the addresses of schemas. `--check` compares only.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import own from '../package.json' with { type: 'json' };
import { writeAll } from './suite-docs.ts';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
// The README begins with a workflow: what it uses is what was written before.
const written = /uses: (?!actions\/)([\w-]+\/\S+@\S+)/.exec(read('README.md'))?.[1];
if (written === undefined) throw new Error('README.md: no step uses this action');

const pages = globSync('{*,docs/**/*}.md', { cwd: ROOT });
const asPath = (reference: string) => reference.replace('@', '/');
writeAll(
  Object.fromEntries(
    pages.map((page) => {
      const text = read(page).replaceAll(written, own.action);
      return [page, text.replaceAll(asPath(written), asPath(own.action))];
    }),
  ),
);
