import type { CaseDetail } from '../../render/page-data.ts';

const NOTHING: CaseDetail = { iterations: [], before: [] };

/** Details of the case in this row, as they stand in the page. */
export function detailOf(row: number): CaseDetail {
  const script = document.querySelector(`#case-${row}`);
  // We wrote it.
  return script === null ? NOTHING : (JSON.parse(script.textContent) as CaseDetail);
}
