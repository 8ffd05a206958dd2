/** Writes what the commands of the pages in `docs/tasks` print into them, where it is not what they show. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { playPage, TASK_MODEL, withoutTimes } from '../__tests__/support/documents/task-page.ts';
import { ModelEmulator } from '../__tests__/support/model-emulator.ts';

const emulator = await ModelEmulator.start(TASK_MODEL);
try {
  for (const page of globSync('docs/tasks/*-*.md').toSorted()) {
    const commands = await playPage(page, emulator.openAiUrl);
    let text = readFileSync(page, 'utf8');
    for (const { command, shown, printed } of commands) {
      if (withoutTimes(shown) === withoutTimes(printed)) continue;
      const block = `${command}\n\`\`\`\n\n\`\`\`\n`;
      text = text.replace(`${block}${shown}`, () => `${block}${printed.trim()}\n`);
      console.log(`${page}: ${command}`);
    }
    writeFileSync(page, text);
  }
} finally {
  await emulator.stop();
}
