import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { program } from '../cli/captured-terminal.ts';
import type { ScriptedAnswer } from '../model-emulator.ts';
import { ACTION_FOLDER } from '../runner/job-environment.ts';
import { type MarkdownBlock, readBlocks } from './markdown-blocks.ts';

/** What stands in for the model on the page about models. */
export const TASK_MODEL: readonly ScriptedAnswer[] = [
  {
    prompt: 'Who wrote Dracula?',
    toolCalls: [{ name: 'search_books', arguments: { query: 'Dracula' } }],
    text: 'Dracula was written by Bram Stoker.',
  },
  {
    prompt: 'three days late',
    toolCalls: [{ name: 'late_fee', arguments: { days: 3 } }],
    text: 'You owe 0.60 euros.',
  },
  { prompt: 'Good morning!', text: 'Good morning! How can I help you?' },
];

/** A command of a page: what it prints, beside what the page says that it does. */
export interface ShownCommand {
  command: string;
  /** As the page has it, with the line breaks around it. */
  shown: string;
  printed: string;
}

/** A text without how long things took, which is another time each time. */
export const withoutTimes = (text: string) =>
  text
    .trim()
    .replace(/\b[\d.]+ m?s$/gm, 'N ms')
    .replace(/\n {4}/g, ' ');

/** Changes a line of a file as a block of a page says. */
function change(folder: string, { place, text }: MarkdownBlock): void {
  const lines = text.trimEnd().split('\n');
  const file = join(folder, lines.find((line) => line.startsWith('+++ b/'))?.slice(6) ?? '');
  const [before = '', after = ''] = ['-', '+'].map(
    (sign) => lines.findLast((line) => line.startsWith(sign))?.slice(1) ?? '',
  );
  const content = readFileSync(file, 'utf8');
  if (!content.includes(before)) throw new Error(`${place}: ${file} has no such line`);
  writeFileSync(file, content.replace(before, after));
}

/**
 * Does what a page of `docs/tasks` tells to do, block by block, in a folder of its own with the server of
 * the examples in it.
 */
export async function playPage(page: string, modelUrl: string): Promise<ShownCommand[]> {
  const folder = mkdtempSync(join(tmpdir(), 'task-page-'));
  try {
    cpSync(join(ACTION_FOLDER, 'examples/server'), join(folder, 'server'), { recursive: true });
    symlinkSync(join(ACTION_FOLDER, 'node_modules'), join(folder, 'node_modules'));
    const commands: ShownCommand[] = [];
    for (const block of [...readBlocks('docs/tasks/README.md'), ...readBlocks(page)]) {
      const { path, language, text } = block;
      if (path !== null) {
        await mkdir(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), text);
      } else if (language === 'diff') change(folder, block);
      else if (language === 'sh') {
        const command = text.trim();
        commands.push({ command, shown: '', printed: await play(folder, command, modelUrl) });
      } else if (language === '') {
        const last = commands.at(-1);
        if (last !== undefined) last.shown = text;
      }
    }
    return commands;
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function play(folder: string, command: string, modelUrl: string): Promise<string> {
  const [name, ...args] = command.split(' ');
  if (name !== 'mcp-eval-gate') throw new Error(`not a command of this program: ${command}`);
  const model = ['--model-base-urls', `openai=${modelUrl}`, '--model-api-keys', 'openai=none'];
  // One after the other, so that cases end in the same order each time.
  const more = args[0] === 'run' ? ['--concurrency', '1', ...model] : [];
  const { stdout, stderr } = await program(folder, [...args, ...more]);
  return `${stderr}${stdout}`;
}
