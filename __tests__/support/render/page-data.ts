import type {
  PageCase,
  PageCaseDetail,
  PageIndex,
} from '../../../src/render/html/data/page-data.ts';
import { PAGE_SCRIPT, PAGE_STYLES } from '../../../src/render/html/generated/page.ts';

/** What the program of an HTML report is given of each case. */
export function pageCasesOf(html: string): (PageCase & { detail: PageCaseDetail })[] {
  const block = (id: string) =>
    new RegExp(`<script type="[a-z/]+" id="${id}">([^<]*)</script>`).exec(html)?.[1];
  const index = block('case-index');
  if (index === undefined) return [];
  const { cases }: PageIndex = JSON.parse(index);
  const details = (block('case-details') ?? '').split('\n').filter((line) => line !== '');
  if (details.length !== cases.length) throw new Error('not a line a case');
  return cases.map((one, at) => ({ ...one, detail: JSON.parse(details[at] ?? '') }));
}

/** An HTML report without its program and styles, which are the same in all. */
export function ownTexts(html: string): string {
  return html.replace(PAGE_SCRIPT, '').replace(PAGE_STYLES, '');
}
