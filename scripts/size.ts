/** Prints lines by room next to the budgets, and fails where one is exceeded. */
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { CEILING, ROOMS } from './rooms.ts';

const ROOT = join(import.meta.dirname, '..');
const LONGEST_FILE = 350;
/** Most lines of tests for each line of source. */
const TEST_SHARE = 0.8;

const problems = new Set<string>();

/** Counts the lines of a folder's files other than data. Reports files that are too long. */
function countLines(folder: string): number {
  let sum = 0;
  for (const entry of globSync(`${folder}/**`, { cwd: ROOT, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.endsWith('.json')) continue;
    const path = join(entry.parentPath, entry.name);
    const lines = readFileSync(path, 'utf8').split('\n').length - 1;
    if (lines > LONGEST_FILE) {
      problems.add(`${relative(ROOT, path)} has ${lines} lines; at most ${LONGEST_FILE}`);
    }
    sum += lines;
  }
  return sum;
}

/** Prints one row of the table, with a warning above the budget. Reports what reaches the limit. */
function addRow(name: string, lines: number, budget: number, limit = 1.1 * budget): void {
  const row = `${name.padEnd(10)} ${String(lines).padStart(6)} of ${String(budget).padStart(6)}`;
  console.log(lines > budget ? `${row}  over budget` : row);
  if (lines >= limit) problems.add(`${name} has ${lines} lines; its budget is ${budget}`);
}

for (const [room, { lines: budget }] of Object.entries(ROOMS)) {
  addRow(room, countLines(`src/${room}`), budget);
}
for (const name of globSync('*', { cwd: join(ROOT, 'src') })) {
  if (!(name in ROOMS)) problems.add(`src/${name} is not a room of scripts/rooms.ts`);
}
const source = countLines('src');
addRow('src', source, CEILING, CEILING + 1);
addRow('__tests__', countLines('__tests__'), Math.floor(source * TEST_SHARE));
addRow('scripts', countLines('scripts'), 1_500);
addRow('examples', countLines('examples'), 800);

for (const problem of problems) console.error(`size: ${problem}`);
process.exitCode = problems.size > 0 ? 1 : 0;
