/** Builds the program and the styles of the HTML report: one JSON file, which git ignores. */
import { hash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const PAGE = join(import.meta.dirname, '../src/page');

/** Of a policy that allows nothing else. */
const hashOf = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;

async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(PAGE, entry)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    // A script ends at this tag wherever it stands.
    supported: { 'inline-script': false },
  });
  return outputFiles[0]?.text ?? '';
}

const [script, style] = await Promise.all([bundle('main.tsx'), bundle('styles/page.css')]);
const program = { script, style, scriptHash: hashOf(script), styleHash: hashOf(style) };
writeFileSync(join(PAGE, 'program.json'), `${JSON.stringify(program)}\n`);
