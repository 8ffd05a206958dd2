import type { Outcome } from '../report/report.ts';
import { type Findings, SYMBOLS } from './findings.ts';
import { fit, MEASURES, type Part } from './fitting.ts';
import { MarkdownWriter } from './markdown-writer.ts';

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
  /** Most bytes of UTF-8, or UTF-16 units; at least 2,000. */
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

/** Sections in the order in which they are left out last. */
const SECTIONS = ['differences', 'tools', 'gate', 'warnings', 'terms', 'others'] as const;

/**
 * Writes the document that the job summary, the comment, the check and `report.md` show: the news,
 * why it fails, and all else folded. Detail is left out until it fits; Markdown is never cut.
 */
export function renderMarkdown(findings: Findings, layout: Layout): string {
  const { value, suite, headline, facts, problems, causes, sections } = findings;
  const { links, before, limit, unit } = layout;
  const writer = new MarkdownWriter(findings.source, links, MEASURES[unit]);
  const [first, ...others] = causes;
  const news = `${suite === '' ? '' : `${suite}: `}${headline}`;
  const isQuiet = value === 'passed' && causes.length + sections.length === 0;
  const addresses = isQuiet ? { report: null, run: null } : links;
  const parts: (Part | false | undefined)[] = [
    writer.line('headline', 0, news, `### ${SYMBOLS[value]} `),
    facts !== '' && writer.line('facts', 2, facts),
    problems.length > 0 && writer.list('problems', 3, problems),
    first && writer.causes(4, value, causes),
    first && writer.example(5, first),
    ...SECTIONS.map((id, at) => {
      const section = sections.find((one) => one.id === id);
      return section && writer.section(6 + at, section);
    }),
    others.length > 0 && writer.others(6 + SECTIONS.length, others),
    writer.foot(1, before, addresses),
  ];
  return fit(parts.filter((part) => part !== false && part !== undefined), limit, MEASURES[unit]);
}
