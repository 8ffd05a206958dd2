import { globSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { program } from '../support/cli/captured-terminal.ts';
import { readBlocks } from '../support/documents/markdown-blocks.ts';
import { playPage, TASK_MODEL, withoutTimes } from '../support/documents/task-page.ts';
import { timeLimitMs } from '../support/effort.ts';
import { ModelEmulator } from '../support/model-emulator.ts';
import { EvalWorkspace } from '../support/runner/eval-workspace.ts';

const pages = globSync('docs/tasks/*.md')
  .filter((page) => !page.endsWith('README.md'))
  .toSorted();

const SUITE = /^name: .+\n(?:\w+: .+\n)*tests:/m;

let emulator: ModelEmulator;
beforeAll(async () => {
  emulator = await ModelEmulator.start(TASK_MODEL);
});
afterAll(() => emulator.stop());

describe('suites that other documents show whole', () => {
  const suites = ['README.md', 'docs/editors.md'].flatMap((document) =>
    readBlocks(document).filter(({ language, text }) => language === 'yaml' && SUITE.test(text)),
  );

  it('are there', () => {
    expect(suites.map(({ place }) => place.split(':')[0])).toEqual(
      expect.arrayContaining(['README.md', 'docs/editors.md']),
    );
  });

  it.each(suites)(
    '$place passes on the servers of the examples',
    async ({ text }) => {
      const workspace = new EvalWorkspace({ 'suite.yaml': text });
      try {
        const servers = ['--servers', text.includes('Dracula') ? 'library' : 'everything'];
        const model = ['--model-base-urls', `openai=${emulator.openAiUrl}`];
        // Whoever the model is of, it is the emulated one.
        workspace.write('suite.yaml', text.replace(/^model: .*$/m, 'model: openai/gpt-5-mini'));
        const keys = ['--model-api-keys', 'openai=none'];
        const args = ['run', 'suite.yaml', ...servers, ...model, ...keys];
        const { stdout, exitCode } = await program(workspace.folder, args);
        expect({ exitCode, stdout }).toEqual({ exitCode: 0, stdout: expect.any(String) });
      } finally {
        await workspace.remove();
      }
    },
    timeLimitMs(120_000),
  );
});

describe('what a page of tasks tells to type', () => {
  it.each(pages)(
    'prints what %s shows',
    async (page) => {
      const commands = await playPage(page, emulator.openAiUrl);
      // What differs is for `npm run tasks` to write, and for you to read.
      expect(commands.map(({ command, printed }) => [command, withoutTimes(printed)])).toEqual(
        commands.map(({ command, shown }) => [command, withoutTimes(shown)]),
      );
      expect(commands).not.toEqual([]);
    },
    timeLimitMs(120_000),
  );
});
