/** Builds again, and compares each byte with `dist` as git has it, or as it was built before. */
import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const MAX_NAMED = 20;

const git = (args: string[], input = '') =>
  execFileSync('git', args, { cwd: ROOT, input, encoding: 'utf8' }).split('\n').filter(Boolean);
const build = () => execFileSync('npm', ['run', 'build'], { cwd: ROOT, stdio: 'inherit' });

/** Hashes that git gives the bytes, by file. */
function builtFiles(): Map<string, string> {
  const files = globSync('dist/**/*.*', { cwd: ROOT });
  const hashes = git(['hash-object', '--no-filters', '--stdin-paths'], files.join('\n'));
  return new Map(files.map((file, at) => [file, hashes[at] ?? '']));
}

// Lines such as `100644 HASH 0<tab>PATH`.
const entries = git(['ls-files', '--stage', 'dist']).map((line) => line.split(/[ \t]/));
const isCommitted = entries.length > 0;
if (!isCommitted && builtFiles().size === 0) build();
const before = isCommitted
  ? new Map(entries.map(([, hash, , path = '']) => [path, hash]))
  : builtFiles();
build();
const after = builtFiles();
const changed = [...new Map([...before, ...after]).keys()].filter((path) => {
  return before.get(path) !== after.get(path);
});
if (changed.length === 0) {
  console.log(`dist: ${after.size} files, as ${isCommitted ? 'committed' : 'built before'}`);
} else {
  const advice = isCommitted ? 'Commit dist as it is now' : 'The sources have changed';
  console.error(`dist is not what the sources build. ${advice}:`);
  for (const path of changed.slice(0, MAX_NAMED)) console.error(`  ${path}`);
  if (changed.length > MAX_NAMED) console.error(`  and ${changed.length - MAX_NAMED} more`);
  process.exitCode = 1;
}
