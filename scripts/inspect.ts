import { parseResultFile } from '../src/ingest/parse.ts';
import type { FileSummary } from '../src/ingest/parsed-case.ts';

/** Prints what was read of each result file, one line of JSON a file. Fails if one is damaged. */
async function main(files: string[]): Promise<boolean> {
  let whole = true;
  for (const file of files) {
    const summary = await parseResultFile(file, { file, workspace: process.cwd() }, () => {});
    console.log(toLine(summary));
    if (summary.errors.length > 0) whole = false;
  }
  return whole;
}

function toLine({ file, format, dialect, declared: _, ...facts }: FileSummary): string {
  return JSON.stringify({ file, format, ...(dialect && { dialect }), ...facts });
}

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('Usage: npm run --silent inspect -- FILE…');
  process.exitCode = 2;
} else if (!(await main(files))) {
  process.exitCode = 1;
}
