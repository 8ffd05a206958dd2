import { fitSections } from './markdown/document.ts';
import { WHOLE_TABLE } from './sections/case-table.ts';
import { WHOLE_PLAN } from './sections/story/causes.ts';
import { type ReportDetail, reportSections } from './summary.ts';
import type { ReportView } from './view.ts';

/** More than this no viewer of Markdown opens. */
const REPORT_MARKDOWN_BYTES = 16_000_000;

const WHOLE_DETAIL: ReportDetail = {
  causes: WHOLE_PLAN,
  table: WHOLE_TABLE,
  listLines: Number.POSITIVE_INFINITY,
};

/**
 * The whole report as Markdown: thousands of failing cases with their evidence, and of rows; of more
 * it tells the number.
 */
export function renderReportMarkdown(
  view: ReportView,
  limitBytes: number = REPORT_MARKDOWN_BYTES,
): string {
  const sections = reportSections(view, WHOLE_DETAIL);
  return fitSections(sections, { unit: 'bytes', limit: limitBytes });
}
