import { existsSync } from 'node:fs';
import path from 'node:path';
import { isEmbedded, type RawInputs } from '../../inputs/raw-inputs.ts';
import { modeCommand } from '../judged/mode-command.ts';
import type { AddCommand } from './command.ts';

/** `run`: runs eval suites and judges their results, one suite after the other. */
export const addRun: AddCommand = (terminal, end) =>
  modeCommand(
    {
      name: 'run',
      mode: 'run',
      description: 'Run eval suites and judge their results.',
      argument: ['[suites...]', 'Suite files; or saved suites, with an address in --base-url.'],
      judgings: (suites, raw) => {
        if (suites.length === 0) return [{ title: null, raw }];
        return suites.map((suite) => ({
          title: suites.length > 1 ? suite : null,
          raw: { ...raw, ...suiteInput(suite, raw, terminal.folder) },
        }));
      },
    },
    terminal,
    end,
  );

/** A service elsewhere has saved suites, which no file of that name stands for. */
function suiteInput(suite: string, raw: RawInputs, folder: string): RawInputs {
  const isSaved = !isEmbedded(raw) && !existsSync(path.resolve(folder, suite));
  return isSaved ? { suite } : { 'suite-file': suite };
}
