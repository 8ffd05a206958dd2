/**
 * Bundles the program and the styles of the HTML report, `src/page`, into a module of the renderer
 * that is not committed: `src/render/html/generated/page.ts`. It takes less than a tenth of a second,
 * so that whatever needs the module makes it anew.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';

const ROOT = join(import.meta.dirname, '..');
const MODULE = join(ROOT, 'src/render/html/generated/page.ts');

/** Of modules that only make functions and constants, what the page does not use is left out. */
const leaveOutUnused: Plugin = {
  name: 'leave-out-unused',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^\.\.?\// }, async ({ path, pluginData, ...from }) => {
      if (pluginData === leaveOutUnused) return undefined;
      const found = await resolve(path, { ...from, pluginData: leaveOutUnused });
      return { ...found, sideEffects: !/\/src\/(?:model|render|text)\//.test(found.path) };
    });
  },
};

const OPTIONS = {
  absWorkingDir: ROOT,
  bundle: true,
  write: false,
  minify: true,
  metafile: true,
  // Browsers since the spring of 2024, the first to know all of the styles.
  target: ['chrome123', 'firefox120', 'safari17.5'],
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'warning',
} as const satisfies BuildOptions;

/** Writes the module, where it is not what the sources make. */
export async function buildPage(): Promise<void> {
  const [script, styles] = await Promise.all([
    bundle('src/page/main.tsx', {
      format: 'iife',
      platform: 'browser',
      plugins: [leaveOutUnused],
      jsx: 'automatic',
      jsxImportSource: 'preact',
      define: { 'process.env.NODE_ENV': '"production"' },
    }),
    bundle('src/page/styles/page.css', {}),
  ]);
  const text = `/** Made by scripts/page.ts of src/page. */
export const PAGE_SCRIPT = ${JSON.stringify(script)};
/** Base64 SHA-256 of the script: the only one the page lets run. */
export const PAGE_SCRIPT_SHA256 = '${sha256(script)}';
export const PAGE_STYLES = ${JSON.stringify(styles)};
/** Base64 SHA-256 of the styles: the only ones the page lets apply. */
export const PAGE_STYLES_SHA256 = '${sha256(styles)}';
`;
  if (existsSync(MODULE) && readFileSync(MODULE, 'utf8') === text) return;
  mkdirSync(dirname(MODULE), { recursive: true });
  // At once, since others may be reading it.
  const draft = `${MODULE}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, MODULE);
}

async function bundle(entry: string, options: BuildOptions): Promise<string> {
  const { outputFiles = [], metafile } = await build({
    ...OPTIONS,
    ...options,
    entryPoints: [join(ROOT, entry)],
  });
  const [output] = outputFiles;
  if (output === undefined || metafile === undefined) throw new Error(`${entry} came to nothing`);
  const content = `${licencesOf(Object.keys(metafile.inputs))}${output.text.trim()}\n`;
  // Either would end the element that it stands in, or begin a comment there.
  if (/<\/|<!--/.test(content)) throw new Error(`${entry} has "</" or "<!--" in it`);
  return content;
}

/** Every report passes the packages on, and so their licences. */
function licencesOf(inputs: readonly string[]): string {
  const packages = inputs.map((path) => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1]);
  return [...new Set(packages)]
    .filter((name) => name !== undefined)
    .toSorted()
    .map(
      (name) =>
        `/*! ${name}\n\n${readFileSync(join(ROOT, 'node_modules', name, 'LICENSE'), 'utf8').trim()}\n*/\n`,
    )
    .join('');
}

function sha256(content: string): string {
  return createHash('sha256').update(content).digest('base64');
}

/** For Jest, which calls it before the first test. */
export default buildPage;

if (import.meta.main) await buildPage();
