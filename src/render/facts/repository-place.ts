import type { SourceLocation } from '../../model/run-report.ts';
import { cleanText } from '../../text/clean-text.ts';

/** GitHub has no longer paths. */
const MAX_PATH_LENGTH = 4_096;
/** What a signed number of 32 bits holds. */
const MAX_LINE = 2_147_483_647;

/** A drive, or dots and slashes that somebody has encoded, once or more. */
const LEAVES = /^[a-z]:|%(?:25)*(?:2e|2f|5c)/i;
/** Names of no file; an empty one is that before a root, and between slashes that name a server. */
const NO_NAMES: ReadonlySet<string> = new Set(['', '..']);

/**
 * A place as the repository knows it: its path relative to the root, with slashes and no `.` in it,
 * and a line that a file can have. Null where the path is none in the repository. A report from
 * elsewhere may say anything, and a link made of `..` leads to any page of the server.
 */
export function repositoryPlace(location: SourceLocation | null): SourceLocation | null {
  if (location === null) return null;
  const { file } = location;
  // What reads as another path than it is leads to another file than it seems to.
  if (file.length > MAX_PATH_LENGTH || /\n/.test(file) || cleanText(file) !== file) return null;
  const slashed = file.replaceAll('\\', '/');
  if (LEAVES.test(slashed)) return null;
  const segments = slashed.split('/').filter((segment) => segment.trim() !== '.');
  if (segments.length === 0 || segments.some((name) => NO_NAMES.has(name.trim()))) return null;
  return { file: segments.join('/'), line: possibleLine(location.line) };
}

/** The line where a file can have it; GitHub refuses a whole check run for one that is none. */
export function possibleLine(line: number | null): number | null {
  return line !== null && Number.isInteger(line) && line >= 1 && line <= MAX_LINE ? line : null;
}
