import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';

/** Emitted entry point and the bundle folder it becomes. */
const bundles = [
  { entry: 'build/index.js', folder: 'dist' },
  { entry: 'build/post.js', folder: 'dist/post' },
  { entry: 'build/service/index.js', folder: 'dist/service' },
];

async function run(command: string, args: string[]): Promise<void> {
  const child = spawn(command, args, { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}`);
}

// ncc names chunks after the module tree and leaves old ones behind, so the folder starts empty.
rmSync('dist', { recursive: true, force: true });
rmSync('build', { recursive: true, force: true });
await run('tsc', ['-p', 'tsconfig.build.json']);
await Promise.all(
  bundles.map(({ entry, folder }) =>
    run('ncc', ['build', entry, '-o', folder, '--license', 'licenses.txt', '--no-cache']),
  ),
);
