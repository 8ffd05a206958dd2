import { Command } from 'commander';
import type { AddCommand } from './command.ts';

/** `inspect`: prints what is read of result files. It exits with 1 where one of them is damaged. */
export const addInspect: AddCommand = ({ folder, stdout, signal }, end) =>
  new Command('inspect')
    .description('Print what is read of each result file, a line of JSON a file.')
    .argument('<files...>', 'Result files of test runners.')
    .option('--merge-retries', 'Take cases of the same name for attempts of one test.')
    .action(async (files: string[], { mergeRetries = false }: { mergeRetries?: boolean }) => {
      const path = await import('node:path');
      const { parseResultFile } = await import('../../results/read/parse.ts');
      const { harmless } = await import('../terminal/harmless-json.ts');
      for (const file of files) {
        const options = { file, workspace: folder, mergeRetries, signal };
        const read = await parseResultFile(path.resolve(folder, file), options, () => {});
        const { file: name, format, dialect, declared: _, ...facts } = read;
        const told = { file: name, format, ...(dialect && { dialect }), ...facts };
        stdout.write(`${harmless(JSON.stringify(told))}\n`);
        if (read.errors.length > 0) end(1);
      }
    });
