/**
 * Jest setup: bundles what tests start as processes of their own, into the folder TEST_PROGRAMS. A
 * process that removes types and reads hundreds of files takes three to five times as long to start.
 */
import { globSync, mkdirSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';

const ROOT = join(import.meta.dirname, '../..');
const PROGRAMS = [
  '__tests__/support/{*-entry,eval-program}.ts',
  '__tests__/support/servers/{calculator,hostile-http,hostile-stdio,scripted,stateful,versions,wordy}.ts',
  'scripts/cli.ts',
  'src/judge/thread.ts',
];
/** Packages that are CommonJS ask for it. Modules of others import the function by its own name. */
const REQUIRE =
  'import { createRequire as requireFrom } from "node:module"; const require = requireFrom("/");';

export default async function bundlePrograms(): Promise<void> {
  const outdir = process.env['TEST_PROGRAMS'] ?? '';
  mkdirSync(outdir);
  symlinkSync(join(ROOT, 'node_modules'), join(outdir, 'node_modules'));
  const files = globSync(PROGRAMS, { cwd: ROOT });
  await build({
    // Names are those of the files: what a bundle starts stands next to it.
    entryPoints: files.map((file) => ({ in: join(ROOT, file), out: basename(file, '.ts') })),
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    // The bundler misses exports of these.
    external: ['jsonc-parser', 'yaml'],
    banner: { js: REQUIRE },
  });
}
