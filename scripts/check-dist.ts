/** Builds again, and fails if `dist` is not as it is committed. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const cwd = join(import.meta.dirname, '..');
const git = (...args: string[]) => execFileSync('git', args, { cwd, encoding: 'utf8' }).trim();

execFileSync('npm', ['run', 'build'], { cwd, stdio: 'inherit' });
const files = git('ls-files', 'dist');
const changes = git('status', '--porcelain', '--untracked-files=all', 'dist');
if (files === '' || changes !== '') {
  console.error(`dist is not what the sources build. Commit it as it is now:\n${changes}`);
  process.exitCode = 1;
} else console.log(`dist: ${files.split('\n').length} files, as committed`);
