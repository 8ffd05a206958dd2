import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { buildPage } from './page.ts';

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
  { entry: 'build/request/index.js', folder: 'dist/request' },
  { entry: 'build/service/index.js', folder: 'dist/service' },
  // At a terminal nothing is left as an artifact.
  { entry: 'build/cli/index.js', folder: 'dist/cli', without: '@actions/artifact' },
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

/** ncc has a bundle import what is left out, which no runner has; so nothing stands in its place. */
function leaveOut(file: string, module: string): void {
  const text = readFileSync(file, 'utf8');
  const statement = new RegExp(`^import \\* as (\\w+) from "${module}";$`, 'm');
  if (!statement.test(text)) throw new Error(`${file} does not import ${module}`);
  writeFileSync(file, text.replace(statement, 'const $1 = {};'));
}

/** On a runner there is no folder of packages beside a bundle. */
function requireNodeAlone(file: string): void {
  const imports = readFileSync(file, 'utf8').matchAll(/^import .*?from "([^".][^"]*)";$/gm);
  const foreign = [...imports].map(([, name = '']) => name).filter((name) => !isBuiltin(name));
  if (foreign.length > 0) throw new Error(`${file} imports ${foreign.join(', ')}`);
}

// ncc names chunks after the module tree and leaves old ones behind, so the folder starts empty.
rmSync('dist', { recursive: true, force: true });
rmSync('build', { recursive: true, force: true });
await buildPage();
await run('tsc', ['-p', 'tsconfig.build.json']);
await Promise.all(
  bundles.map(({ entry, folder, without }) => {
    const left = without === undefined ? [] : ['--external', without];
    const options = ['--license', 'licenses.txt', '--no-cache', ...left];
    return run('ncc', ['build', entry, '-o', folder, ...options]);
  }),
);
for (const { folder, without, isWhole } of bundles) {
  if (without !== undefined) leaveOut(join(folder, 'index.js'), without);
  const files = readdirSync(folder).filter((name) => name.endsWith('.js'));
  for (const file of files) requireNodeAlone(join(folder, file));
  if (isWhole && files.length > 1) {
    throw new Error(`${folder} has to be one file: ${files.join(', ')}`);
  }
}
