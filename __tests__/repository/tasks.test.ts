import { globSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { playPage, TASK_MODEL, withoutTimes } from '../support/documents/task-page.ts';
import { timeLimitMs } from '../support/effort.ts';
import { ModelEmulator } from '../support/model-emulator.ts';

const pages = globSync('docs/tasks/*.md')
  .filter((page) => !page.endsWith('README.md'))
  .toSorted();

let emulator: ModelEmulator;
beforeAll(async () => {
  emulator = await ModelEmulator.start(TASK_MODEL);
});
afterAll(() => emulator.stop());

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
