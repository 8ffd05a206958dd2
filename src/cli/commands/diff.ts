import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { ConfigurationProblem } from '../../trouble/errors.ts';
import { modeCommand } from '../judged/mode-command.ts';
import type { AddCommand } from './command.ts';
import { SNAPSHOT_FILE } from './snapshot.ts';

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
      argument: [
        '[base]',
        `Snapshot, report, or folder with a checkout of the base. Default: \`${SNAPSHOT_FILE}\`.`,
      ],
      judgings: (words, raw) => {
        const { folder } = terminal;
        // One word, unlike that of the others.
        const named = [words].flat()[0];
        if (named === undefined && raw['compare-to']) return [{ title: null, raw }];
        const base = named ?? SNAPSHOT_FILE;
        const isThere = KIND.test(base) || existsSync(path.resolve(folder, base));
        const judged = { title: null, raw: { ...raw, 'compare-to': compareTo(base, folder) } };
        return [{ ...judged, problems: isThere ? [] : [noBase(named)] }];
      },
    },
    terminal,
    end,
  );

/** There are no runs of a workflow here that could have left one. */
function noBase(named: string | undefined): ConfigurationProblem {
  const missing =
    named === undefined
      ? `is missing, and there is no \`${SNAPSHOT_FILE}\``
      : `there is no file or folder \`${named}\``;
  const advice = 'Name a snapshot, a report, or a folder with a checkout';
  return {
    where: 'base',
    message: `${missing}. ${advice}; \`mcp-eval-gate snapshot\` writes the first.`,
  };
}

function compareTo(base: string, folder: string): string {
  if (KIND.test(base)) return base;
  const found = statSync(path.resolve(folder, base), { throwIfNoEntry: false });
  return `${found?.isDirectory() ? 'checkout' : 'file'}:${base}`;
}
