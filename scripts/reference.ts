/**
 * Writes `action` of `package.json`, as `owner/repository@version`, into all documents: behind `uses:`,
 * also of an action in a folder, and in the addresses of schemas. `--check` compares only.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import own from '../package.json' with { type: 'json' };
import { writeAll } from './suite-docs.ts';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
// The README begins with a workflow: what it uses is what was written before.
const [, written = '', at = ''] =
  /uses: (?!actions\/)([\w-]+\/[\w.-]+)@(\S+)/.exec(read('README.md')) ?? [];
if (written === '') throw new Error('README.md: no step uses this action');
const [repository = '', version = ''] = own.action.split('@');

function renew(text: string): string {
  const uses = text.replace(
    /([\w-]+\/[\w.-]+)((?:\/[\w-]+)*)@([\w.-]+)/g,
    (used, path, folder, of) =>
      path === written && of === at ? `${repository}${folder}@${version}` : used,
  );
  return uses.replaceAll(`/${written}/${at}/`, `/${repository}/${version}/`);
}
const paths = globSync('{{*,docs/**/*}.md,examples/**/*.yml}', { cwd: ROOT });
writeAll(Object.fromEntries(paths.map((path) => [path, renew(read(path))])));
