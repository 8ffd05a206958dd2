import { DOCUMENT } from '../words/document.ts';
import { type Findings, SYMBOLS } from './findings.ts';
import { fitParts, MEASURES, type Part } from './fitting.ts';
import { type Links, MarkdownWriter } from './markdown-writer.ts';

export type { Links } from './markdown-writer.ts';

/** What a document of a surface has to fit. */
export interface Layout {
  /** Most bytes of UTF-8, or UTF-16 units; at least 2,000. */
  limit: number;
  unit: 'bytes' | 'units';
  links: Links;
  /** The one under test; null: it is not known. */
  commit: string | null;
  /** What the surface showed before, such as `was 15 failing at 81d00b2`; empty: nothing. */
  before: string;
}

/** Sections in the order in which they are left out last. */
const SECTIONS = ['differences', 'tools', 'gate', 'warnings', 'terms', 'others'] as const;

/**
 * Writes the document that the job summary, the comment, the check and `report.md` show: the news,
 * why it fails, and all else folded. Detail is left out until it fits; Markdown is never cut.
 */
export function renderMarkdown(findings: Findings, layout: Layout): string {
  const { value, suite, headline, facts, problems, causes, sections, compared } = findings;
  const { links, before, limit, unit } = layout;
  const tested = DOCUMENT.at(layout.commit);
  const writer = new MarkdownWriter(findings.source, links, MEASURES[unit]);
  const [first, ...others] = causes;
  const folded = SECTIONS.flatMap((id) => sections.filter((section) => section.id === id));
  // Then a check says what to do.
  const isOfCheck = value !== 'passed' && !causes.some(({ isDeciding }) => isDeciding);
  const isQuiet = value === 'passed' && facts === '' && causes.length + folded.length === 0;
  const news = suite === '' ? headline : `${suite}: ${headline}`;
  // In the order of the document. What has the least rank is left out last.
  const parts: Part[] = [];
  const add = (name: Part['name'], rank: number, write: Part['write']) =>
    parts.push({ name, rank, write });
  add('headline', 0, (room) => writer.line(news, `### ${SYMBOLS[value]} `, room));
  add('facts', 2, (room) => writer.line(facts, '', room));
  add('problems', 3, (room) => writer.list(problems, room));
  add('causes', 4, (room) => writer.table(value, causes, room));
  if (first !== undefined) add('first', 5, (room) => writer.cause(first, first.isDeciding, room));
  for (const [at, { id, title, lines }] of folded.entries()) {
    const list = (room: number) => writer.list(lines, room);
    const isOpen = id === 'gate' && isOfCheck;
    add(id, isOpen ? 4 : 6 + at, (room: number) => writer.fold(title, isOpen, room, list));
  }
  if (others.length > 0) add('more', 20, (room) => writer.others(others, room));
  const known = [tested, isQuiet && findings.source !== 'diff' ? '' : compared, before];
  add('foot', 1, (room) => writer.foot(known, !isQuiet, room));
  return fitParts(parts, limit, MEASURES[unit]);
}
