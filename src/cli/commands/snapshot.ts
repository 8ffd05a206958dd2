import { statSync } from 'node:fs';
import path from 'node:path';
import { cleanLine } from '../../text/clean-text.ts';
import { modeCommand } from '../judged/mode-command.ts';
import type { AddCommand } from './command.ts';

/** Where what servers offer is written down, unless it is said. */
export const SNAPSHOT_FILE = 'mcp-surface.json';

/** `snapshot`: writes what servers offer to a file, and later holds them against it. */
export const addSnapshot: AddCommand = (terminal, end) =>
  modeCommand(
    {
      name: 'snapshot',
      mode: 'diff',
      description: 'Write down what servers offer; where that is done already, say what changed.',
      argument: ['[file]', `Where it is or will be written. Default: \`${SNAPSHOT_FILE}\`.`],
      without: ['compare-to', 'snapshot', 'fail-on-change'],
      options: [['--update', 'Write it anew.']],
      judgings: (words, raw, { update }) => {
        const file = [words].flat()[0] ?? SNAPSHOT_FILE;
        const facts = statSync(path.resolve(terminal.folder, file), { throwIfNoEntry: false });
        // A folder is refused, as one that a file is to be written to.
        if (facts !== undefined && !facts.isDirectory() && update !== true) {
          const against = { 'compare-to': `file:${file}`, 'fail-on-change': 'any' };
          return [{ title: null, raw: { ...raw, ...against } }];
        }
        const written = { 'compare-to': 'none', snapshot: file };
        const done = `What the servers offer is in ${cleanLine(file, 200)}.`;
        return [{ title: null, raw: { ...raw, ...written }, done }];
      },
    },
    terminal,
    end,
  );
