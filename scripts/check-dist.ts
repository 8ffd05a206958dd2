import { execFileSync } from 'node:child_process';

// `git diff` would miss files that a build adds, so ask for the status.
const changed = execFileSync('git', ['status', '--porcelain', '--', 'dist'], { encoding: 'utf8' });
if (changed !== '') {
  console.error(`dist is not what the sources build. Run "npm run build" and commit:\n${changed}`);
  process.exit(1);
}
console.log('dist is up to date');
