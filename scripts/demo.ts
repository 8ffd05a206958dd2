/**
 * Shows the whole way, from a workflow line to a verdict, on real parts: the committed bundle, the
 * embedded service, MCP servers over stdio and HTTP. Only the model is emulated.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ModelEmulator } from '../__tests__/support/model-emulator.ts';
import { type ActionResult, runAction } from '../__tests__/support/runner/action-runner.ts';
import { ACTION_FOLDER } from '../__tests__/support/runner/job-environment.ts';
import { Catalogue } from '../examples/server/catalogue.ts';
import { serveHttp } from '../examples/server/http.ts';
import { MODEL_SCRIPT } from './demo/model-script.ts';
import { renderPage } from './preview.ts';

const FOLDER = '.demo';

/** What examples/suite.yaml comes to: its deliberate failures make the verdict `failed`. */
const EXPECTED = { verdict: 'failed', status: 'completed', total: '10', passed: '8', failed: '2' };

const EMULATED = 'The model is EMULATED: its answers come from a script, and no model was asked.';

function heading(title: string): void {
  console.log(`\n━━━ ${title} ${'━'.repeat(Math.max(0, 90 - title.length))}\n`);
}

async function runDemo(): Promise<ActionResult> {
  const emulator = await ModelEmulator.start(MODEL_SCRIPT);
  const library = await serveHttp(new Catalogue(), 0);
  try {
    return await runAction({
      workspace: ACTION_FOLDER,
      inputs: {
        'suite-file': 'examples/suite.yaml',
        'mcp-config': 'examples/.mcp.json',
        'min-pass-rate': '90',
        'model-base-urls': `openai=${emulator.openAiUrl}`,
        'model-api-keys': 'openai=emulated-model-needs-no-key',
        notes: EMULATED,
      },
      // The checkout is yours, at whatever commit, and no job of GitHub's.
      env: { LIBRARY_URL: library.url, GITHUB_ACTIONS: 'false' },
      onLogLine: (line) => console.log(line),
    });
  } finally {
    await Promise.all([emulator.stop(), library.close()]);
  }
}

/** Writes the summary as markdown and as pages in both themes; returns where the pages lie. */
async function keepSummary(summary: string): Promise<string[]> {
  await mkdir(FOLDER, { recursive: true });
  await writeFile(join(FOLDER, 'summary.md'), summary);
  const pages = [
    { theme: 'light', file: join(FOLDER, 'summary.html') },
    { theme: 'dark', file: join(FOLDER, 'summary-dark.html') },
  ] as const;
  for (const { theme, file } of pages) await writeFile(file, await renderPage(summary, { theme }));
  return pages.map(({ file }) => file);
}

console.log('The committed bundle runs examples/suite.yaml as a job of a workflow would.');
console.log(
  'Real: the action, its service, the MCP servers `everything` (stdio), `library` (stdio)',
);
console.log(`and \`library-http\` (streamable HTTP). ${EMULATED}`);

heading('Log of the step');
const result = await runDemo();
heading('Job summary');
console.log(result.summary ?? '(none)');
heading('Outputs');
for (const [name, value] of Object.entries(result.outputs)) console.log(`${name}: ${value}`);
heading('Outcome');
if (result.summary !== null) {
  console.log(`Summary as a page: ${(await keepSummary(result.summary)).join(', ')}`);
}
console.log(`Exit code of the action: ${result.exitCode}. ${EMULATED}`);

const surprises = Object.entries(EXPECTED).filter(
  ([name, value]) => result.outputs[name] !== value,
);
await result.dispose();
if (surprises.length === 0 && result.exitCode === 1) {
  console.log(
    `Verdict: ${EXPECTED.verdict}, as expected: two cases of the suite fail on purpose. The demo succeeded.`,
  );
} else {
  for (const [name, value] of surprises) {
    console.error(`${name}: expected ${value}, got ${result.outputs[name] ?? 'nothing'}`);
  }
  console.error('The demo did NOT come out as expected.');
  process.exitCode = 1;
}
