import { readFileSync } from 'node:fs';

export const ARCHITECTURE = 'docs/architecture.md';

/** A row of the documented table of folders. */
export interface FolderRow {
  /** Below `src`. */
  folder: string;
  /** Folders below `src`, and single files in them. */
  imports: string[];
  packages: string[];
}

const TITLES = ['Folder', 'Holds', 'May import', 'Packages'];

/** Every row of the table, in its order. */
export function readFolderTable(): FolderRow[] {
  const lines = readFileSync(ARCHITECTURE, 'utf8').split('\n');
  const [titles, , ...rows] = lines.filter((line) => line.startsWith('|')).map(cellsOf);
  if (titles?.join() !== TITLES.join()) throw new Error(`${ARCHITECTURE}: the table is not read`);
  return rows.map(([folder = '', , imports = '', packages = '']) => ({
    folder: namesIn(folder).join(),
    imports: namesIn(imports),
    packages: namesIn(packages),
  }));
}

function cellsOf(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

/** Such as `` `model/`, `text/` ``, without what marks them; a cell may say `nothing`. */
function namesIn(cell: string): string[] {
  if (cell === 'nothing') return [];
  return cell.split(', ').map((name) => name.replaceAll('`', '').replace(/\/$/, ''));
}
