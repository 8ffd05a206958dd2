import type { Findings } from './findings.ts';

/** A message at a line of a file, or of the job if it has no file. Texts are plain. */
export interface Annotation {
  level: 'failure' | 'warning' | 'notice';
  title: string;
  message: string;
  file: string | null;
  line: number | null;
}

/** The messages of a report, the gravest first, at most `limit`. */
export function annotationsOf(_findings: Findings, _limit: number): Annotation[] {
  return [];
}
