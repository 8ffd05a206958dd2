import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, rmSync } from 'node:fs';

interface Bundle {
  /** Emitted entry point. */
  entry: string;
  folder: string;
  /** A module that is left out, since nothing of ours comes by its import. */
  without?: string;
  /** Whether all of it has to be in one file. */
  isWhole?: boolean;
}

const bundles: Bundle[] = [
  { entry: 'build/index.js', folder: 'dist' },
  { entry: 'build/post.js', folder: 'dist/post' },
  { entry: 'build/service/index.js', folder: 'dist/service' },
  // One file, as it is started from memory. The MCP client loads `jose` to sign what we never send.
  {
    entry: 'build/service/mcp/worker/worker-process.js',
    folder: 'dist/service/worker',
    without: 'jose',
    isWhole: true,
  },
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
  bundles.map(({ entry, folder, without }) => {
    const left = without === undefined ? [] : ['--external', without];
    const options = ['--license', 'licenses.txt', '--no-cache', ...left];
    return run('ncc', ['build', entry, '-o', folder, ...options]);
  }),
);
for (const { folder } of bundles.filter(({ isWhole }) => isWhole === true)) {
  const files = readdirSync(folder).filter((name) => name.endsWith('.js'));
  if (files.length > 1) throw new Error(`${folder} has to be one file: ${files.join(', ')}`);
}
