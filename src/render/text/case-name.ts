import type { CaseReport } from '../../model/run-report.ts';

/** The title, or what stands for one that nobody could see. Not yet escaped. */
export function caseName({ title }: Pick<CaseReport, 'title'>): string {
  return title.trim() === '' ? 'Untitled case' : title;
}
