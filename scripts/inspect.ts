import { parseArgs } from 'node:util';
import { parseResultFile } from '../src/results/read/parse.ts';
import type { FileSummary } from '../src/results/read/parsed-case.ts';

/** Prints what was read of each result file, one line of JSON a file. Fails if one is damaged. */
async function main(files: string[], mergeRetries: boolean): Promise<boolean> {
  let whole = true;
  for (const file of files) {
    const options = { file, workspace: process.cwd(), mergeRetries };
    const summary = await parseResultFile(file, options, () => {});
    console.log(toLine(summary));
    if (summary.errors.length > 0) whole = false;
  }
  return whole;
}

function toLine({ file, format, dialect, declared: _, ...facts }: FileSummary): string {
  return JSON.stringify({ file, format, ...(dialect && { dialect }), ...facts });
}

const { values, positionals } = parseArgs({
  options: { 'merge-retries': { type: 'boolean', default: false } },
  allowPositionals: true,
});
if (positionals.length === 0) {
  console.error('Usage: npm run --silent inspect -- [--merge-retries] FILE…');
  process.exitCode = 2;
} else if (!(await main(positionals, values['merge-retries']))) {
  process.exitCode = 1;
}
