import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';

/** Emitted entry point and the bundle folder it becomes. */
const bundles = [
  { entry: 'build/index.js', folder: 'dist' },
  { entry: 'build/post.js', folder: 'dist/post' },
  { entry: 'build/service/index.js', folder: 'dist/service' },
];

function run(command: string, args: string[]): void {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit' });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

// ncc names chunks after the module tree and leaves old ones behind, so the folder starts empty.
rmSync('dist', { recursive: true, force: true });
rmSync('build', { recursive: true, force: true });
run('tsc', ['-p', 'tsconfig.build.json']);
for (const { entry, folder } of bundles) {
  run('ncc', ['build', entry, '-o', folder, '--license', 'licenses.txt', '--no-cache']);
}
