import { clean } from '../lib/text.ts';

const MAX_PATH = 4_096;
/** GitHub refuses a whole check run for a line that is none. */
const MAX_LINE = 2 ** 31 - 1;
/** A drive, or dots and slashes that are encoded, once or more. */
const LEAVES = /^[a-z]:|%(?:25)*(?:2e|2f|5c)/i;

/**
 * A place as GitHub knows it: the path from the root of the repository, with slashes. Null for a path
 * that leads elsewhere, since reports of forks may say anything.
 */
export function repositoryPlace(
  file: string | null,
  line: number | null,
): { file: string; line: number | null } | null {
  // The length limits what is cleaned.
  if (file === null || file.length > MAX_PATH || clean(file) !== file || /\n/.test(file))
    return null;
  const names = file.split(/[\\/]/).filter((name) => name.trim() !== '.');
  const isElsewhere = names.length === 0 || names.some((name) => ['', '..'].includes(name.trim()));
  if (isElsewhere || LEAVES.test(file)) return null;
  const isLine = line !== null && Number.isInteger(line) && line >= 1 && line <= MAX_LINE;
  return { file: names.join('/'), line: isLine ? line : null };
}
