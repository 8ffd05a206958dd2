import type { CaseDetail } from '../../render/page-data.ts';

const MAX_KEPT = 20;
const kept = new Map<number, CaseDetail>();

/** Details of the case in this row, as they stand in the page. Null: it has none. */
export function detailOf(row: number): CaseDetail | null {
  const text = document.querySelector(`#case-${row}`)?.textContent ?? 'null';
  // We wrote it.
  const detail = kept.get(row) ?? (JSON.parse(text) as CaseDetail | null);
  kept.delete(row);
  if (detail !== null) kept.set(row, detail);
  for (const oldest of kept.keys()) if (kept.size > MAX_KEPT) kept.delete(oldest);
  return detail;
}
