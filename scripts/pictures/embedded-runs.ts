import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { ModelEmulator, type ScriptedAnswer } from '../../__tests__/support/model-emulator.ts';
import { runAction } from '../../__tests__/support/runner/action-runner.ts';
import { ACTION_FOLDER } from '../../__tests__/support/runner/job-environment.ts';
import type { ReportView } from '../../src/render/view.ts';

const NANO = 'gpt-5-nano';
const SEARCH = 'search_books';
const RESERVE = 'reserve_book';

const LOOKED_UP: ScriptedAnswer = {
  prompt: 'Who wrote Dracula?',
  toolCalls: [{ name: SEARCH, arguments: { query: 'Dracula' } }],
  text: 'Dracula was written by Bram Stoker.',
};
const SAID_YEAR: ScriptedAnswer = {
  prompt: 'When was Frankenstein',
  toolCalls: [{ name: SEARCH, arguments: { query: 'Frankenstein' } }],
  text: 'Frankenstein was first printed in 1818.',
};
const GREETED: ScriptedAnswer = {
  prompt: 'Good morning!',
  text: 'Good morning! How can I help you with the library today?',
};
const reserved = (isbn: string): ScriptedAnswer => ({
  prompt: 'Reserve Great Expectations',
  toolCalls: [{ name: RESERVE, arguments: { isbn, member: 'Ada' } }],
  text: 'I have reserved Great Expectations for Ada.',
  latencyMs: 40,
});

const WELL = [LOOKED_UP, SAID_YEAR, GREETED, reserved('9780141439563')];
/** What models did over time: one that guessed a year learned it, and both take another book at last. */
const RUNS: readonly (readonly ScriptedAnswer[])[] = [
  [{ ...SAID_YEAR, model: NANO, toolCalls: [], text: 'Around 1820, I believe.' }, ...WELL],
  WELL,
  [{ ...SAID_YEAR, model: NANO, toolCalls: [], text: 'Around 1820, I believe.' }, ...WELL],
  [LOOKED_UP, SAID_YEAR, GREETED, reserved('9780141439600')],
];

/**
 * The last of some runs on the embedded service, each held against the one before. The models are
 * emulated; the service, the server and what it answers are real.
 */
export async function embeddedRun(): Promise<ReportView> {
  const cleanUps: (() => Promise<unknown>)[] = [];
  let path = '';
  try {
    for (const answers of RUNS) {
      const emulator = await ModelEmulator.start(answers);
      const result = await runAction({
        workspace: ACTION_FOLDER,
        inputs: {
          'suite-file': 'scripts/pictures/library.yaml',
          'mcp-config': 'examples/.mcp.json',
          'min-pass-rate': '90',
          regression: 'gate',
          confirm: 'never',
          ...(path !== '' && { baseline: `file:${relative(ACTION_FOLDER, path)}` }),
          'model-base-urls': `openai=${emulator.openAiUrl}`,
          'model-api-keys': 'openai=emulated-model-needs-no-key',
        },
        env: { GITHUB_ACTIONS: 'false' },
      });
      cleanUps.push(result.dispose, () => emulator.stop());
      path = result.outputs['report-path'] ?? '';
      if (path === '') throw new Error(`The action wrote no report:\n${result.log}`);
    }
    const { report, verdict } = JSON.parse(await readFile(path, 'utf8'));
    // That models are emulated is told beside the pictures, once.
    return {
      report: { ...report, notice: null },
      verdict,
      links: { report: 'https://github.com/octo/library/actions/runs/1/artifacts/2' },
      environment: [{ label: 'Service', value: 'embedded' }],
    };
  } finally {
    for (const cleanUp of cleanUps.reverse()) await cleanUp();
  }
}
