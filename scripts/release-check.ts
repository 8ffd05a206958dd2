/** Lists what a release still lacks, builds `dist` again, and fails if something is missing. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import own from '../package.json' with { type: 'json' };

const ROOT = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const { action, version } = own;
const [major = ''] = version.split('.');
const missing = new Set<string>();

if (!new RegExp(`^[\\w-]+/[\\w.-]+@v${major}$`).test(action)) {
  missing.add(
    `package.json: \`action\` is ${action}. Write owner/repository@v${Math.max(1, Number(major))}.`,
  );
}
if (major === '0') missing.add(`package.json: \`version\` is ${version}. Write 1.0.0 or later.`);
const notes = read('CHANGELOG.md')
  .split('\n## ')
  .find((one) => one.startsWith(`${version} - `));
if (!/^\S+ - \d{4}-\d\d-\d\d\n.*\n- /s.test(notes ?? '')) {
  missing.add(`CHANGELOG.md: no entry "## ${version} - YYYY-MM-DD" with a list of changes.`);
}
for (const path of globSync('.github/workflows/*.yml', { cwd: ROOT })) {
  for (const [, used = ''] of read(path).matchAll(/uses: (?!\.)(\S+)/g)) {
    if (/@([0-9a-f]{40}|sha256:[0-9a-f]{64})$/.test(used)) continue;
    missing.add(`${path}: pin ${used} to a full commit SHA, or an image to its digest.`);
  }
}
for (const one of missing) console.error(one);
if (missing.size > 0) process.exitCode = 1;
await import('./check-dist.ts');
