/** Prints lines by room beside the budgets, and fails where one is exceeded. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CEILING, ROOMS } from './rooms.ts';

const ROOT = join(import.meta.dirname, '..');
const LONGEST_FILE = 350;
/** Most lines of tests for each line of source. */
const TEST_SHARE = 0.8;

const problems = new Set<string>();

/** Counts the lines of a folder's sources. Reports files that are too long. */
function countLines(folder: string): number {
  let sum = 0;
  for (const path of globSync(`${folder}/**/*.{ts,tsx,css,js}`, { cwd: ROOT })) {
    const lines = readFileSync(join(ROOT, path), 'utf8').split('\n').length - 1;
    if (lines > LONGEST_FILE) problems.add(`${path} has ${lines} lines; at most ${LONGEST_FILE}`);
    sum += lines;
  }
  return sum;
}

/** Prints one row of the table, with a warning above the budget. Reports what is above the limit. */
function addRow(name: string, lines: number, budget: number, limit = 1.1 * budget): void {
  const row = `${name.padEnd(10)} ${String(lines).padStart(6)} of ${String(budget).padStart(6)}`;
  console.log(lines > budget ? `${row}  over budget` : row);
  if (lines > limit) problems.add(`${name} has ${lines} lines; its budget is ${budget}`);
}

let inRooms = 0;
for (const [room, { lines: budget }] of Object.entries(ROOMS)) {
  const lines = countLines(`src/${room}`);
  addRow(room, lines, budget);
  inRooms += lines;
}
const source = countLines('src');
if (source > inRooms) problems.add('src has files outside the rooms of scripts/rooms.ts');
addRow('src', source, CEILING, CEILING);
addRow('__tests__', countLines('__tests__'), Math.floor(source * TEST_SHARE));
addRow('scripts', countLines('scripts'), 1_500);
addRow('examples', countLines('examples'), 800);

for (const problem of problems) console.error(`size: ${problem}`);
process.exitCode = problems.size > 0 ? 1 : 0;
