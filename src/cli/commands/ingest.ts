import { joined, modeCommand } from '../judged/mode-command.ts';
import type { AddCommand } from './command.ts';

/** `ingest`: judges result files of test runners. */
export const addIngest: AddCommand = (terminal, end) =>
  modeCommand(
    {
      name: 'ingest',
      mode: 'ingest',
      description: 'Judge result files of test runners: JUnit XML, Jest JSON, Vitest JSON.',
      argument: ['[files...]', 'Files or globs; one that begins with ! excludes files.'],
      judgings: (files, raw) => [{ title: null, raw: joined(raw, 'results', files) }],
    },
    terminal,
    end,
  );
