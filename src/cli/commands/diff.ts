import { statSync } from 'node:fs';
import path from 'node:path';
import { modeCommand } from '../judged/mode-command.ts';
import type { AddCommand } from './command.ts';

/** What a baseline may be called; else it is a path. */
const KIND = /^(?:none|auto|(?:file|checkout|branch|run):.*)$/s;

/** `diff`: holds what servers offer against what they offered. */
export const addDiff: AddCommand = (terminal, end) =>
  modeCommand(
    {
      name: 'diff',
      mode: 'diff',
      description:
        'Hold what servers offer against what they offered, and say what breaks callers.',
      argument: ['[base]', 'Snapshot, report, or folder with a checkout of the base.'],
      // One word, unlike that of the others.
      judgings: (base, raw) => [
        { title: null, raw: { ...raw, ...compareTo([base].flat()[0], terminal.folder) } },
      ],
    },
    terminal,
    end,
  );

function compareTo(base: string | undefined, folder: string): { 'compare-to'?: string } {
  if (base === undefined) return {};
  if (KIND.test(base)) return { 'compare-to': base };
  const found = statSync(path.resolve(folder, base), { throwIfNoEntry: false });
  return { 'compare-to': `${found?.isDirectory() ? 'checkout' : 'file'}:${base}` };
}
