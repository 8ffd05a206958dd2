/** Builds `dist`: one bundle with chunks that load on demand, and an entry of two lines for each part. */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { minifySync } from '@swc/core';

const ROOT = join(import.meta.dirname, '..');
const BUNDLE = 'bundle/index.js';
/** In bytes. */
const LARGE_CHUNK = 250_000;
const ENTRIES = {
  index: 'runAction',
  cli: 'runCli',
  post: 'runPost',
  request: 'runRequest',
  // Next to the chunks: one of them starts it.
  'bundle/thread': 'runThread',
};

const run = (command: string, ...args: string[]) =>
  execFileSync(join(ROOT, 'node_modules/.bin', command), args, { cwd: ROOT, stdio: 'inherit' });

// ncc leaves old chunks behind.
for (const folder of ['build', 'dist']) {
  rmSync(join(ROOT, folder), { recursive: true, force: true });
}
run('tsc', '-p', 'tsconfig.build.json');
const entry = 'build/scripts/entries/bundle.js';
run('ncc', 'build', entry, '-o', 'dist/bundle', '--license', 'licenses.txt', '--no-cache', '-q');
// Large chunks are packages of others. Without comments and blanks they are half the size.
for (const chunk of globSync(join(ROOT, 'dist/bundle/*.js'))) {
  if (statSync(chunk).size < LARGE_CHUNK) continue;
  const options = { module: true, compress: false, mangle: false } as const;
  writeFileSync(chunk, minifySync(readFileSync(chunk, 'utf8'), options).code);
}
writeFileSync(join(ROOT, 'dist/package.json'), '{ "type": "module" }\n');
/** What people start must say so where the bundle cannot even be loaded. */
const VERSION_CHECK = `#!/usr/bin/env node
if (Number.parseInt(process.versions.node, 10) < 24) {
  const quoted = process.argv.slice(1).map((one) => /[^\\w./:=@-]/.test(one) ? JSON.stringify(one) : one);
  console.error(\`This needs Node.js 24 or later, not \${process.version}. Run it with: npx -y -p node@24 node \${quoted.join(' ')}\`);
  process.exit(2);
}`;
for (const [name, start] of Object.entries(ENTRIES)) {
  const bundle = posix.relative(posix.dirname(name), BUNDLE);
  const load = `const { ${start} } = await import('./${bundle}');`;
  const first =
    name === 'cli' ? [VERSION_CHECK, load] : [`import { ${start} } from './${bundle}';`];
  const lines = [...first, `await ${start}();`, ''];
  writeFileSync(join(ROOT, `dist/${name}.js`), lines.join('\n'));
}
